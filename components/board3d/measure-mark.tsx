"use client";
// Dimension line between two measured points of the 3D view.
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { Board3dController } from "@/components/board3d/board3d-controller";
import { distance3 } from "@/lib/core/board3d/mesh";
import { useBoard3dView } from "@/stores/viewer/board3d-view";
import { MM_PER_INCH } from "@/lib/base/units";
import styles from "./board3d.module.css";

const PERCENT = 100;

export function MeasureMark({ controller }: { controller: Board3dController }) {
  const t = useTranslations("board3d.measure");
  const say = useLengthWords();
  const svg = useRef<SVGSVGElement>(null);
  const points = useBoard3dView((view) => view.points);
  const tool = useBoard3dView((view) => view.tool);
  useEffect(() => {
    // Written to the DOM directly: rendering React on every frame would be slow.
    const draw = () => {
      const [line, ...dots] = svg.current?.children ?? [];
      const places = points.map((point) => controller.project(point));
      dots.forEach((dot, k) => {
        const place = places[k];
        dot.toggleAttribute("hidden", !place);
        dot.setAttribute("cx", `${(place?.[0] ?? 0) * PERCENT}%`);
        dot.setAttribute("cy", `${(place?.[1] ?? 0) * PERCENT}%`);
      });
      const [a, b] = places;
      line?.toggleAttribute("hidden", !(a && b));
      for (const [name, value] of [
        ["x1", a?.[0]],
        ["y1", a?.[1]],
        ["x2", b?.[0]],
        ["y2", b?.[1]],
      ] as const)
        line?.setAttribute(name, `${(value ?? 0) * PERCENT}%`);
    };
    draw();
    return controller.watch(draw);
  }, [controller, points]);
  const [a, b] = points;
  const far = a && b ? distance3(a, b) : null;
  if (tool !== "measure") return null;
  return (
    <>
      <svg ref={svg} className={styles.marks} aria-hidden="true">
        <line />
        <circle r={4.5} />
        <circle r={4.5} />
      </svg>
      <output className={styles.measured}>
        {far ? (
          <>
            <b className="num">{say(far.mm)}</b>
            <span className="num">{t("parts", { x: say(far.dxMm), y: say(far.dyMm), z: say(far.dzMm) })}</span>
          </>
        ) : (
          t(a ? "second" : "first")
        )}
      </output>
    </>
  );
}

/** Formatting of lengths in the 3D view: millimeters to a hundredth, inches to a thousandth. */
function useLengthWords(): (mm: number) => string {
  const t = useTranslations("board3d.units");
  const format = useFormatter();
  const unit = useBoard3dView((view) => view.unit);
  return (mm) => {
    const digits = unit === "mm" ? 2 : 3;
    const value = unit === "mm" ? mm : mm / MM_PER_INCH;
    return t(unit, { length: format.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits }) });
  };
}
