"use client";
// The viewer's ruler: length, dx and dy, and angle in the chosen unit.
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { useInstruments } from "@/components/gerber/viewer/instruments";
import { useLengths } from "@/components/gerber/viewer/lengths";
import { measured } from "@/components/gerber/viewer/measured";
import { RulerMark } from "@/components/stage/ruler-mark";
import type { Vec2 } from "@/lib/base/vec2";
import { useBoardViewer } from "@/stores/viewer/board-viewer";

export function BoardRuler() {
  const { viewport, ruler } = useInstruments();
  const t = useTranslations("viewer.ruler");
  const snapLabel = useTranslations("viewer.snaps");
  const lengths = useLengths(useBoardViewer((viewer) => viewer.unit));
  const values = useCallback(
    (from: Vec2, to: Vec2) => {
      const { lengthMm, dxMm, dyMm, angleDegrees } = measured(from, to);
      return [
        lengths.length(lengthMm),
        t("parts", { dx: lengths.length(dxMm), dy: lengths.length(dyMm) }),
        t("angle", { angle: lengths.angle(angleDegrees) }),
      ];
    },
    [t, lengths],
  );
  return <RulerMark viewport={viewport} ruler={ruler} values={values} snapLabel={snapLabel} />;
}
