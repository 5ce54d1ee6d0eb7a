// The gap between two segments: its width from edge to edge, and its two end points.

import type { CopperPieces } from "@/lib/core/measure/copper/copper-outline";

/** `mm` is below 0 if the two overlap; the points then lie on their center lines. */
export type Gap = { mm: number; x0: number; y0: number; x1: number; y1: number };

type Pieces = Pick<CopperPieces, "x0" | "y0" | "x1" | "y1" | "radius">;

/**
 * Between segment `a` of `first` and segment `b` of `second`; for parallel segments, at the center of the part they
 * share.
 */
export function gapBetween(first: Pieces, a: number, second: Pieces, b: number): Gap {
  const points = new NearestPoints();
  points.between(first, a, second, b);
  const { ax, ay, bx, by } = points;
  const center = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  const ra = first.radius[a] ?? 0;
  const rb = second.radius[b] ?? 0;
  const mm = center - ra - rb;
  if (mm <= 0 || center === 0) return { mm, x0: ax, y0: ay, x1: bx, y1: by };
  const ux = (bx - ax) / center;
  const uy = (by - ay) / center;
  return { mm, x0: ax + ux * ra, y0: ay + uy * ra, x1: bx - ux * rb, y1: by - uy * rb };
}

/** Tolerance within which the center of the shared part is as near as one of its ends. */
const SLACK_MM = 1e-6;

type Lines = Pick<Pieces, "x0" | "y0" | "x1" | "y1">;

/** The nearest points of two lines; equal where they cross. A reusable object with plain numbers. */
export class NearestPoints {
  ax = 0;
  ay = 0;
  bx = 0;
  by = 0;
  lengthMm = 0;

  /** For the center lines of segment `a` of `first` and segment `b` of `second`. */
  between(first: Lines, a: number, second: Lines, b: number): void {
    const px = first.x0[a] ?? 0;
    const py = first.y0[a] ?? 0;
    const pdx = (first.x1[a] ?? 0) - px;
    const pdy = (first.y1[a] ?? 0) - py;
    const qx = second.x0[b] ?? 0;
    const qy = second.y0[b] ?? 0;
    const qdx = (second.x1[b] ?? 0) - qx;
    const qdy = (second.y1[b] ?? 0) - qy;
    this.lengthMm = Infinity;
    const cross = pdx * qdy - pdy * qdx;
    if (cross !== 0) {
      const t = ((qx - px) * qdy - (qy - py) * qdx) / cross;
      const u = ((qx - px) * pdy - (qy - py) * pdx) / cross;
      if (t >= 0 && t <= 1 && u >= 0 && u <= 1) {
        this.#offer(px + t * pdx, py + t * pdy, px + t * pdx, py + t * pdy);
        return;
      }
    }
    const pp = pdx * pdx + pdy * pdy;
    const qq = qdx * qdx + qdy * qdy;
    if (pp > 0) {
      // The center of the part of the first line that lies next to the second.
      const from = ((qx - px) * pdx + (qy - py) * pdy) / pp;
      const to = (((second.x1[b] ?? 0) - px) * pdx + ((second.y1[b] ?? 0) - py) * pdy) / pp;
      const low = Math.max(0, Math.min(from, to));
      const high = Math.min(1, Math.max(from, to));
      if (low < high)
        this.#offerOnSecond(px + (pdx * (low + high)) / 2, py + (pdy * (low + high)) / 2, qx, qy, qdx, qdy, qq);
    }
    this.#offerOnSecond(px, py, qx, qy, qdx, qdy, qq);
    this.#offerOnSecond(first.x1[a] ?? 0, first.y1[a] ?? 0, qx, qy, qdx, qdy, qq);
    this.#offerOnFirst(qx, qy, px, py, pdx, pdy, pp);
    this.#offerOnFirst(second.x1[b] ?? 0, second.y1[b] ?? 0, px, py, pdx, pdy, pp);
  }

  /** A point of the first line with the nearest one of the second. */
  #offerOnSecond(x: number, y: number, qx: number, qy: number, dx: number, dy: number, squared: number): void {
    const t = parameterOf((x - qx) * dx + (y - qy) * dy, squared);
    this.#offer(x, y, qx + t * dx, qy + t * dy);
  }

  #offerOnFirst(x: number, y: number, px: number, py: number, dx: number, dy: number, squared: number): void {
    const t = parameterOf((x - px) * dx + (y - py) * dy, squared);
    this.#offer(px + t * dx, py + t * dy, x, y);
  }

  #offer(ax: number, ay: number, bx: number, by: number): void {
    const lengthMm = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    if (!(lengthMm < this.lengthMm - SLACK_MM)) return;
    this.ax = ax;
    this.ay = ay;
    this.bx = bx;
    this.by = by;
    this.lengthMm = lengthMm;
  }
}

/** Position of a point's projection along a line, clamped to 0 … 1. */
function parameterOf(along: number, squared: number): number {
  return squared === 0 ? 0 : Math.max(0, Math.min(1, along / squared));
}
