"use client";
// Values of the preview's ruler: length in the unit of the quote and in mil, dx and dy.
import { useFormatter, useTranslations } from "next-intl";
import { useCallback } from "react";
import type { ViewportController } from "@/components/stage/viewport-controller";
import { MM_PER_INCH } from "@/lib/base/units";
import { distance, type Vec2 } from "@/lib/base/vec2";
import type { LengthUnit } from "@/lib/core/pcb/length";

/** From this scale a pointer can resolve a thousandth of a millimeter. */
const FINE_PX_PER_MM = 100;

export function useRulerValues(viewport: ViewportController, unit: LengthUnit): (from: Vec2, to: Vec2) => string[] {
  const t = useTranslations("gerber.measured");
  const format = useFormatter();
  return useCallback(
    (from, to) => {
      const isFine = viewport.camera().pxPerMm > FINE_PX_PER_MM;
      const number = (value: number, digits: number) =>
        format.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
      const inUnit = (mm: number) =>
        unit === "mm" ? number(mm, isFine ? 3 : 2) : number(mm / MM_PER_INCH, isFine ? 4 : 3);
      const mm = distance(from, to);
      return [
        t(unit, { length: inUnit(mm) }),
        t("mil", { length: number((mm / MM_PER_INCH) * 1000, 1) }),
        t("parts", { dx: inUnit(Math.abs(to[0] - from[0])), dy: inUnit(Math.abs(to[1] - from[1])) }),
      ];
    },
    [viewport, unit, t, format],
  );
}
