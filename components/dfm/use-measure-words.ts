"use client";
// Measures, checks and layers as a reader wants them.
import { useFormatter, useTranslations } from "next-intl";
import type { Unit } from "@/lib/core/dfm/finding";

export interface MeasureWords {
  measure: (value: number, unit: Unit) => string;
  /** Without its unit. */
  figure: (value: number, unit: Unit) => string;
  /** The file's own name; the whole board where there is none. */
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
