"use client";
// Formatting of lengths and coordinates in the chosen unit: mm, mil or inch.
import { useFormatter, useTranslations } from "next-intl";
import { useMemo } from "react";
import { MM_PER_INCH } from "@/lib/base/units";
import type { ViewerUnit } from "@/stores/viewer/board-viewer-state";

/** A thousandth of a millimeter is a 25th of a mil. */
const MM_PER: Record<ViewerUnit, number> = { mm: 1, mil: MM_PER_INCH / 1000, inch: MM_PER_INCH };
const DIGITS: Record<ViewerUnit, number> = { mm: 3, mil: 2, inch: 5 };

export interface Lengths {
  /** Number with constant digits, so that a running readout does not jump. */
  figure(mm: number): string;
  /** With unit, without trailing zeros. */
  length(mm: number): string;
  /** Width × height. */
  size(widthMm: number, heightMm: number): string;
  angle(degrees: number): string;
}

export function useLengths(unit: ViewerUnit): Lengths {
  const t = useTranslations("viewer.units");
  const format = useFormatter();
  return useMemo(() => {
    const number = (mm: number, isWhole: boolean) =>
      format.number(mm / MM_PER[unit], {
        minimumFractionDigits: isWhole ? DIGITS[unit] : 0,
        maximumFractionDigits: DIGITS[unit],
      });
    return {
      figure: (mm) => number(mm, true),
      length: (mm) => t(unit, { length: number(mm, false) }),
      size: (widthMm, heightMm) => t(unit, { length: `${number(widthMm, false)} × ${number(heightMm, false)}` }),
      angle: (degrees) => t("degrees", { angle: format.number(degrees, { maximumFractionDigits: 2 }) }),
    };
  }, [unit, t, format]);
}
