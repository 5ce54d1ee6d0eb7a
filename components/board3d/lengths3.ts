"use client";
// Formatting of lengths in the 3D view: millimeters to a hundredth, inches to a thousandth.
import { useFormatter, useTranslations } from "next-intl";
import { MM_PER_INCH } from "@/lib/base/units";
import { useBoard3dView } from "@/stores/viewer/board3d-view";

export function useLengthWords(): (mm: number) => string {
  const t = useTranslations("board3d.units");
  const format = useFormatter();
  const unit = useBoard3dView((view) => view.unit);
  return (mm) => {
    const digits = unit === "mm" ? 2 : 3;
    const value = unit === "mm" ? mm : mm / MM_PER_INCH;
    return t(unit, { length: format.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits }) });
  };
}
