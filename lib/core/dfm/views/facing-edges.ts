// Where two edges of one filled area come near each other: a neck or an arm of its copper, or a slit into it.

import type { DrawnLayer } from "@/lib/core/dfm/views/drawn-layer";
import { closestPoints, type Gap, type Line } from "@/lib/core/dfm/nearest";
import type { DrawnPieces } from "@/lib/core/dfm/views/pieces";
import { segmentDistance } from "@/lib/core/gerber/segment-distance";
import { RingMeasure } from "@/lib/core/dfm/views/ring-measure";

/**
 * `within` is true where the area lies between the two edges, false where it is the gap that is narrow. An arm is what
 * hangs on the area by this width alone and is hardly wider: `armMm` is how far it reaches, null for a neck.
 */
export type Facing = Gap & { owner: number; within: boolean; armMm: number | null };

/** Shorter than this many widths along the edge it is a corner. */
const LEAST_WAY = 3;
/** An arm is at most this much wider on the whole than where it starts. */
const ARM_SHARE = 1.2;
const SAME_MM = 1e-6;
/** Nearer edges lie on each other: cut-ins that lead from a rim to a hole. */
const LEAST_MM = 0.001;

/** Every place below `reachMm` where the width is least; `isWanted` chooses the areas by owner. */
export function facingEdges(
  { pieces, index }: DrawnLayer,
  reachMm: number,
  isWanted: (owner: number) => boolean,
): Facing[] {
  const out: Facing[] = [];
  if (!index) return out;
  const lineAt = (k: number): Line => [pieces.x0[k] ?? 0, pieces.y0[k] ?? 0, pieces.x1[k] ?? 0, pieces.y1[k] ?? 0];
  for (let owner = 0; owner < pieces.fills.length; owner++) {
    const rings = pieces.rings[owner];
    if (!rings || !isWanted(owner)) continue;
    const measure = new RingMeasure(rings, pieces.firstOf[owner] ?? 0);
    for (let a = pieces.firstOf[owner] ?? 0; a < (pieces.firstOf[owner + 1] ?? 0); a++) {
      index.eachAround(a, reachMm, (b) => {
        if (b <= a || pieces.owner[b] !== owner || !runsAgainst(pieces, a, b)) return;
        // Nearly all pairs end here: the points between them cost more than the distance.
        if (segmentDistance(pieces, a, b) >= reachMm) return;
        const facing = facingOf([a, b], { lineAt, measure, reachMm });
        const mid = facing && pieces.fills[owner]?.has((facing.x0 + facing.x1) / 2, (facing.y0 + facing.y1) / 2);
        if (facing && mid === facing.within) out.push({ ...facing, owner });
      });
    }
  }
  return out;
}

/** Edges of one area run against each other where it or its gap is narrow. */
function runsAgainst({ x0, y0, x1, y1 }: DrawnPieces, a: number, b: number): boolean {
  const [ax = 0, ay = 0, bx = 0, by = 0] = [x0[a], y0[a], x1[a], y1[a]];
  const [cx = 0, cy = 0, dx = 0, dy = 0] = [x0[b], y0[b], x1[b], y1[b]];
  return (bx - ax) * (dx - cx) + (by - ay) * (dy - cy) < 0;
}

type Edges = { lineAt: (k: number) => Line; measure: RingMeasure; reachMm: number };

/** Null where the two do not face each other, and where an edge beside one of them comes nearer. */
function facingOf(
  [a, b]: readonly [number, number],
  { lineAt, measure, reachMm }: Edges,
): Omit<Facing, "owner"> | null {
  const [p, q] = [lineAt(a), lineAt(b)];
  const [dx, dy] = [p[2] - p[0], p[3] - p[1]];
  const [x0, y0, x1, y1] = closestPoints(p, q);
  const mm = Math.hypot(x1 - x0, y1 - y0);
  if (mm < LEAST_MM || mm >= reachMm) return null;
  const isNearer = (other: number, line: Line) => {
    const [ax, ay, bx, by] = closestPoints(lineAt(other), line);
    return Math.hypot(bx - ax, by - ay) < mm - SAME_MM;
  };
  const beside = (k: number, x: number, y: number) => {
    const line = lineAt(k);
    if (Math.hypot(line[0] - x, line[1] - y) < SAME_MM) return measure.before(k);
    return Math.hypot(line[2] - x, line[3] - y) < SAME_MM ? measure.after(k) : -1;
  };
  const [besideA, besideB] = [beside(a, x0, y0), beside(b, x1, y1)];
  if ((besideA >= 0 && isNearer(besideA, q)) || (besideB >= 0 && isNearer(besideB, p))) return null;
  const within = dx * (y1 - y0) - dy * (x1 - x0) > 0;
  const way = measure.between({ a, x0, y0 }, { b, x1, y1 });
  if (way && way.lengthMm < LEAST_WAY * mm) return null;
  const isArm = within && way !== null && (2 * way.areaMm2) / way.lengthMm < ARM_SHARE * mm;
  return { mm, x0, y0, x1, y1, within, armMm: isArm ? way.lengthMm / 2 : null };
}
