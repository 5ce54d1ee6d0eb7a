"use client";
// Formatting of measured values, names of rules and layers.
import { useFormatter, useTranslations } from "next-intl";
import type { Unit } from "@/lib/core/dfm/finding";

export interface MeasureWords {
  measure: (value: number, unit: Unit) => string;
  /** Number without its unit. */
  figure: (value: number, unit: Unit) => string;
  /** File name; "whole board" for null. */
  layer: (file: string | null) => string;
}

export function useMeasureWords(): MeasureWords {
  "use memo";
  const t = useTranslations("finding");
  const format = useFormatter();
  const figure = (value: number, unit: Unit) =>
    format.number(
      value,
      unit === "mm" ? { minimumFractionDigits: 2, maximumFractionDigits: 3 } : { maximumFractionDigits: 2 },
    );
  return {
    figure,
    measure: (value, unit) => t(`unit.${unit}`, { value: figure(value, unit) }),
    layer: (file) => (file === null ? t("board") : (file.split("/").at(-1) ?? file)),
  };
}
