"use client";
// The chosen measure as it was taken: a dimension line across a gap, a circle around a ring, a frame, or a cross.
import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef } from "react";
import type { BoardGlass } from "@/components/dfm/board-glass";
import { markPath } from "@/components/dfm/mark-path";
import { useMeasureWords } from "@/components/dfm/use-measure-words";
import type { Finding, Measure } from "@/lib/core/dfm/finding";
import styles from "./stage-marks.module.css";

interface MeasureMarkProps {
  glass: BoardGlass;
  place: Measure;
  finding: Finding;
}

export function MeasureMark({ glass, place, finding }: MeasureMarkProps) {
  const t = useTranslations("dfm.detail");
  const { measure } = useMeasureWords();
  const svg = useRef<SVGSVGElement>(null);
  const label = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const draw = () => {
      const d = markPath(place.mark, (point) => glass.toScreen(point));
      for (const path of svg.current?.children ?? []) path.setAttribute("d", d);
      if (label.current) placeLabel(label.current, glass.toScreen([place.x, place.y]));
    };
    draw();
    return glass.watch(draw);
  }, [glass, place]);
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

/** Beside what is measured, and whole within the stage. */
function placeLabel(label: HTMLElement, [x, y]: readonly [number, number]): void {
  const stage = label.parentElement;
  if (!stage) return;
  const within = (value: number, most: number) => Math.max(8, Math.min(value, most - 8));
  label.style.left = `${within(x + 36, stage.clientWidth - label.offsetWidth)}px`;
  label.style.top = `${within(y + 28, stage.clientHeight - label.offsetHeight)}px`;
}
