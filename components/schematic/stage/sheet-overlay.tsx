"use client";
// Shapes in millimeters of the sheet above the canvas; they follow the camera without a render.
import { type ReactNode, useEffect, useRef } from "react";
import { useOpenProject } from "@/components/schematic/editor-context";
import type { Bbox } from "@/lib/base/bbox";
import { toMm } from "@/lib/core/schematic/model/units";
import styles from "./sheet-overlay.module.css";

export function SheetOverlay({ children }: { children: ReactNode }) {
  const { viewport } = useOpenProject();
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    const follow = () => {
      const { a, e, f } = viewport.transform();
      group.current?.setAttribute("transform", `translate(${e} ${f}) scale(${a})`);
    };
    follow();
    return viewport.watch(follow);
  }, [viewport]);
  return (
    <svg className={styles.overlay} aria-hidden="true">
      <g ref={group}>{children}</g>
    </svg>
  );
}

/** Attributes of a rectangle whose line has the same width at every scale. */
export const rectangleOf = ({ minX, minY, maxX, maxY }: Bbox) => ({
  ...{ x: toMm(minX), y: toMm(minY), width: toMm(maxX - minX), height: toMm(maxY - minY) },
  vectorEffect: "non-scaling-stroke" as const,
});
