// Stencil apertures of one side to scale, with those at risk highlighted and circled.
import { memo } from "react";
import type { ApertureSet } from "@/lib/core/measure/openings/aperture";
import type { StencilBoard } from "@/lib/core/stencil/stencil-board";
import styles from "./aperture-drawing.module.css";

interface ApertureDrawingProps {
  board: Pick<StencilBoard, "edge" | "bounds">;
  set: ApertureSet;
  /** Mirrored, for the bottom. */
  isMirrored: boolean;
  /** Indexes of apertures. */
  atRisk: readonly number[];
  /** Indexes of selected apertures at risk; null for all. */
  marked: readonly number[] | null;
  label: string;
}

/** More circles would hide the board. */
const MAX_RINGS = 300;
const MARGIN = 0.03;
const RING = 0.014;

export const ApertureDrawing = memo(function ApertureDrawing(props: ApertureDrawingProps) {
  const { board, set, isMirrored, atRisk, marked, label } = props;
  const { minX, minY, maxX, maxY } = board.bounds;
  const [width, height] = [1000 * (maxX - minX), 1000 * (maxY - minY)];
  const margin = MARGIN * Math.max(width, height);
  const left = isMirrored ? -1000 * maxX : 1000 * minX;
  const risky = new Set(atRisk);
  const good = set.paths.filter((_, at) => !risky.has(at)).join("");
  const bad = atRisk.map((at) => set.paths[at]).join("");
  const min = RING * Math.max(width, height);
  const rings = apart(set, marked ?? atRisk, min);
  return (
    <svg
      className={styles.drawing}
      viewBox={`${left - margin} ${-1000 * maxY - margin} ${width + 2 * margin} ${height + 2 * margin}`}
      role="img"
      aria-label={label}
    >
      <g transform={`scale(${isMirrored ? -1 : 1} -1)`}>
        <path className={styles.edge} d={board.edge} />
        <path className={styles.good} d={good} />
        <path className={styles.bad} d={bad} />
        {rings.map((at) => {
          const { xMm = 0, yMm = 0, sidesMm = [0, 0] } = set.apertures[at] ?? {};
          const radius = Math.max(min, 700 * Math.hypot(...sidesMm));
          return (
            <circle
              key={at}
              className={styles.ring}
              data-marked={marked !== null || undefined}
              cx={1000 * xMm}
              cy={1000 * yMm}
              r={radius}
            />
          );
        })}
      </g>
    </svg>
  );
});

/** Drops circles that would overlap another; `min` is in µm. */
function apart({ apertures }: ApertureSet, wanted: readonly number[], min: number): number[] {
  const kept: number[] = [];
  for (const at of wanted) {
    if (kept.length >= MAX_RINGS) break;
    const { xMm = 0, yMm = 0 } = apertures[at] ?? {};
    const isNew = kept.every((other) => {
      const ring = apertures[other];
      return !ring || 1000 * Math.hypot(ring.xMm - xMm, ring.yMm - yMm) > min;
    });
    if (isNew) kept.push(at);
  }
  return kept;
}
