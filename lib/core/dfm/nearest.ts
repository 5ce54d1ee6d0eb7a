// The gap between two pieces: how wide it is from edge to edge, and between which two points.

import type { Measure } from "@/lib/core/dfm/finding";
import type { CopperPieces } from "@/lib/core/gerber/copper-outline";

/** `mm` is below 0 where the two overlap; the points then lie on their middle lines. */
export type Gap = { mm: number; x0: number; y0: number; x1: number; y1: number };

type Pieces = Pick<CopperPieces, "x0" | "y0" | "x1" | "y1" | "radius">;

/** Between piece `a` of `first` and piece `b` of `second`; for pieces side by side, in the middle of what they share. */
export function gapBetween(first: Pieces, a: number, second: Pieces, b: number): Gap {
  const p = lineOf(first, a);
  const q = lineOf(second, b);
  const [ax, ay, bx, by] = closestPoints(p, q);
  const middle = Math.hypot(bx - ax, by - ay);
  const [ra, rb] = [first.radius[a] ?? 0, second.radius[b] ?? 0];
  const mm = middle - ra - rb;
  if (mm <= 0 || middle === 0) return { mm, x0: ax, y0: ay, x1: bx, y1: by };
  const [ux, uy] = [(bx - ax) / middle, (by - ay) / middle];
  return { mm, x0: ax + ux * ra, y0: ay + uy * ra, x1: bx - ux * rb, y1: by - uy * rb };
}

/** A gap as a measure on a layer. */
export function gapMeasure({ mm, x0, y0, x1, y1 }: Gap, layer: string | null): Measure {
  return { value: mm, x: (x0 + x1) / 2, y: (y0 + y1) / 2, mark: { kind: "gap", x0, y0, x1, y1 }, layer };
}

export type Line = readonly [x0: number, y0: number, x1: number, y1: number];

function lineOf(pieces: Pieces, k: number): Line {
  return [pieces.x0[k] ?? 0, pieces.y0[k] ?? 0, pieces.x1[k] ?? 0, pieces.y1[k] ?? 0];
}

/** The two points of two lines that lie nearest to each other; equal where they cross. */
export function closestPoints(p: Line, q: Line): [ax: number, ay: number, bx: number, by: number] {
  const crossing = crossingOf(p, q);
  if (crossing) return [...crossing, ...crossing];
  const shared = sharedMiddle(p, q);
  const candidates: [number, number, number, number][] = [];
  if (shared) candidates.push([...shared, ...footOn(q, ...shared)]);
  candidates.push(
    [p[0], p[1], ...footOn(q, p[0], p[1])],
    [p[2], p[3], ...footOn(q, p[2], p[3])],
    [...footOn(p, q[0], q[1]), q[0], q[1]],
    [...footOn(p, q[2], q[3]), q[2], q[3]],
  );
  let best = candidates[0] ?? [p[0], p[1], q[0], q[1]];
  // By less than this the middle of what they share is as near as an end of it.
  const slack = 1e-6;
  for (const candidate of candidates) if (lengthOf(candidate) < lengthOf(best) - slack) best = candidate;
  return best;
}

function lengthOf([ax, ay, bx, by]: readonly [number, number, number, number]): number {
  return Math.hypot(bx - ax, by - ay);
}

/** The point of a line nearest to (x, y). */
export function footOn([x0, y0, x1, y1]: Line, x: number, y: number): [number, number] {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / length));
  return [x0 + t * dx, y0 + t * dy];
}

/** The middle of the stretch of `p` that lies beside `q`; null where none does. */
function sharedMiddle(p: Line, q: Line): [number, number] | null {
  const [dx, dy] = [p[2] - p[0], p[3] - p[1]];
  const length = dx * dx + dy * dy;
  if (length === 0) return null;
  const along = (x: number, y: number) => ((x - p[0]) * dx + (y - p[1]) * dy) / length;
  const [u, v] = [along(q[0], q[1]), along(q[2], q[3])];
  const [from, to] = [Math.max(0, Math.min(u, v)), Math.min(1, Math.max(u, v))];
  return from < to ? [p[0] + (dx * (from + to)) / 2, p[1] + (dy * (from + to)) / 2] : null;
}

function crossingOf(p: Line, q: Line): [number, number] | null {
  const [dx, dy, ex, ey] = [p[2] - p[0], p[3] - p[1], q[2] - q[0], q[3] - q[1]];
  const cross = dx * ey - dy * ex;
  if (cross === 0) return null;
  const t = ((q[0] - p[0]) * ey - (q[1] - p[1]) * ex) / cross;
  const u = ((q[0] - p[0]) * dy - (q[1] - p[1]) * dx) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [p[0] + t * dx, p[1] + t * dy] : null;
}
