"use client";
// Mark of the selected measurement: a dimension line, a circle around a ring, a frame, or a cross.
import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef } from "react";
import { placeLabel } from "@/components/stage/place-label";
import type { ViewportController } from "@/components/stage/viewport-controller";
import { markPath } from "@/components/dfm/mark-path";
import { useMeasureWords } from "@/components/dfm/use-measure-words";
import type { Finding, Measure } from "@/lib/core/dfm/finding";
import styles from "./stage-marks.module.css";

interface MeasureMarkProps {
  viewport: ViewportController;
  place: Measure;
  finding: Finding;
}

export function MeasureMark({ viewport, place, finding }: MeasureMarkProps) {
  const t = useTranslations("dfm.detail");
  const { measure } = useMeasureWords();
  const svg = useRef<SVGSVGElement>(null);
  const label = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const draw = () => {
      const d = markPath(place.mark, (point) => viewport.worldToScreen(point));
      for (const path of svg.current?.children ?? []) path.setAttribute("d", d);
      const [x, y] = viewport.worldToScreen([place.x, place.y]);
      if (label.current) placeLabel(label.current, [x + 36, y + 28], 8);
    };
    draw();
    return viewport.watch(draw);
  }, [viewport, place]);
  return (
    <>
      <svg ref={svg} className={styles.marks} aria-hidden="true" data-part="measure">
        <path className={styles.under} />
        <path className={styles.line} />
      </svg>
      <div ref={label} className={styles.label} aria-hidden="true">
        <b className="num">{measure(place.value, finding.unit)}</b>
        <small className="num">{t("limitHere", { limit: measure(finding.limit, finding.unit) })}</small>
      </div>
    </>
  );
}
