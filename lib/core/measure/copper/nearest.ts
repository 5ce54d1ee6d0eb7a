// The gap between two pieces: how wide it is from edge to edge, and between which two points.

import type { CopperPieces } from "@/lib/core/measure/copper/copper-outline";

/** `mm` is below 0 where the two overlap; the points then lie on their middle lines. */
export type Gap = { mm: number; x0: number; y0: number; x1: number; y1: number };

type Pieces = Pick<CopperPieces, "x0" | "y0" | "x1" | "y1" | "radius">;

/** Between piece `a` of `first` and piece `b` of `second`; for pieces side by side, in the middle of what they share. */
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

/** By less than this the middle of what two lines share is as near as an end of it. */
const SLACK_MM = 1e-6;

type Lines = Pick<Pieces, "x0" | "y0" | "x1" | "y1">;

/** The two points of two lines that lie nearest to each other; equal where they cross. Plain numbers, to be used again. */
export class NearestPoints {
  ax = 0;
  ay = 0;
  bx = 0;
  by = 0;
  lengthMm = 0;

  /** Of the middle lines of piece `a` of `first` and piece `b` of `second`. */
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
      // The middle of the stretch of the first line that lies beside the second.
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

  /** A point of the first line with the one of the second that lies nearest to it. */
  #offerOnSecond(x: number, y: number, qx: number, qy: number, dx: number, dy: number, squared: number): void {
    const t = shareOf((x - qx) * dx + (y - qy) * dy, squared);
    this.#offer(x, y, qx + t * dx, qy + t * dy);
  }

  #offerOnFirst(x: number, y: number, px: number, py: number, dx: number, dy: number, squared: number): void {
    const t = shareOf((x - px) * dx + (y - py) * dy, squared);
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

/** How far along a line a point's foot lies, 0 to 1. */
function shareOf(along: number, squared: number): number {
  return squared === 0 ? 0 : Math.max(0, Math.min(1, along / squared));
}
