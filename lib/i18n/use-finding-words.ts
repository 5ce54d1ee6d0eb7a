"use client";
// A DFM finding as text: rule, layer, measured value and limit.
import { useFormatter, useTranslations } from "next-intl";
import type { Finding, Unit } from "@/lib/core/dfm/finding";

export type NamedFinding = Pick<Finding, "rule" | "layer" | "measured" | "limit" | "unit" | "count">;

export function useFindingWords() {
  "use memo";
  const t = useTranslations("finding");
  const format = useFormatter();
  const measure = (value: number, unit: Unit) =>
    t(`unit.${unit}`, {
      value: format.number(
        value,
        unit === "mm" ? { minimumFractionDigits: 2, maximumFractionDigits: 3 } : { maximumFractionDigits: 2 },
      ),
    });
  return {
    name: ({ rule }: NamedFinding) => t(`names.${rule}`),
    layer: ({ layer }: NamedFinding) => (layer === null ? t("board") : (layer.split("/").at(-1) ?? layer)),
    measured: ({ measured, limit, unit }: NamedFinding) =>
      t("order.measure", { measured: measure(measured, unit), limit: measure(limit, unit) }),
    places: ({ count }: NamedFinding) => t("order.places", { count }),
  };
}
