// Places where two edges of one filled area come close: a neck or an arm of its copper, or a slit into it.

import type { CopperIndex } from "@/lib/core/measure/copper/copper-index";
import { type Gap, NearestPoints } from "@/lib/core/measure/copper/nearest";
import { type DrawnPieces, ringsOf } from "@/lib/core/measure/copper/pieces";
import { segmentDistance } from "@/lib/core/geometry/segment-distance";
import { RingMeasure } from "@/lib/core/measure/copper/ring-measure";
import { WideRings } from "@/lib/core/measure/copper/wide-rings";

/**
 * `within` is true if the area lies between the two edges, false if the gap between them is narrow. An arm is attached
 * to the area by this width alone and is hardly wider: `armMm` is its length, null for a neck.
 */
export type Facing = Gap & { owner: number; within: boolean; armMm: number | null };

/** A path along the edge shorter than this many widths is a corner. */
const MIN_WAY = 3;
/** The mean width of an arm is at most this ratio of its width at the base. */
const ARM_RATIO = 1.2;
const SAME_MM = 1e-6;
/** Closer edges coincide: cut-ins that lead from the outline to a hole. */
const MIN_MM = 0.001;
/** Distance beyond an edge at which other copper is searched. */
const BEYOND_MM = 0.01;

/** Every local minimum of width below `reachMm`; `isWanted` selects the areas by owner. */
export function facingEdges(
  { pieces, index }: { pieces: DrawnPieces; index: CopperIndex | null },
  reachMm: number,
  isWanted: (owner: number) => boolean,
): Facing[] {
  const out: Facing[] = [];
  if (!index) return out;
  const points = new NearestPoints();
  for (let owner = 0; owner < pieces.fills.length; owner++) {
    const rings = isWanted(owner) ? ringsOf(pieces, owner) : null;
    if (!rings) continue;
    const edges = { pieces, points, measure: new RingMeasure(rings, pieces.firstOf[owner] ?? 0), reachMm };
    const end = pieces.firstOf[owner + 1] ?? 0;
    let a = pieces.firstOf[owner] ?? 0;
    const compareEdges = (b: number) => {
      if (b >= end || !runsAgainst(pieces, a, b)) return;
      // Nearly all pairs end here: finding the nearest points costs more than the distance.
      if (segmentDistance(pieces, a, b) >= reachMm) return;
      const facing = facingOf(a, b, edges);
      const mid = facing && pieces.fills[owner]?.has((facing.x0 + facing.x1) / 2, (facing.y0 + facing.y1) / 2);
      if (facing && mid === facing.within) out.push({ ...facing, owner });
    };
    const wide = new WideRings(rings, reachMm);
    rings.forEach((ring, r) => {
      const ringEnd = a + ring.length / 2;
      for (; a < ringEnd; a++) if (wide.mayFace(r, pieces, a)) index.eachLaterAround(a, reachMm, compareEdges);
    });
  }
  return out;
}

/** True if both ends of a width are real edges of copper: a trace along one of them would widen it. */
export function isBare(index: CopperIndex, { mm, x0, y0, x1, y1 }: Facing): boolean {
  const [ux, uy] = [((x1 - x0) / mm) * BEYOND_MM, ((y1 - y0) / mm) * BEYOND_MM];
  return !index.hasAt(x0 - ux, y0 - uy) && !index.hasAt(x1 + ux, y1 + uy);
}

/** Edges of one area run in opposite directions where it or its gap is narrow. */
function runsAgainst({ x0, y0, x1, y1 }: DrawnPieces, a: number, b: number): boolean {
  const ax = (x1[a] ?? 0) - (x0[a] ?? 0);
  const ay = (y1[a] ?? 0) - (y0[a] ?? 0);
  return ax * ((x1[b] ?? 0) - (x0[b] ?? 0)) + ay * ((y1[b] ?? 0) - (y0[b] ?? 0)) < 0;
}

type Edges = { pieces: DrawnPieces; points: NearestPoints; measure: RingMeasure; reachMm: number };

/** Null if the two do not face each other, and if a neighboring edge of one of them is closer. */
function facingOf(a: number, b: number, { pieces, points, measure, reachMm }: Edges): Omit<Facing, "owner"> | null {
  points.between(pieces, a, pieces, b);
  const { ax: x0, ay: y0, bx: x1, by: y1, lengthMm: mm } = points;
  if (mm < MIN_MM || mm >= reachMm) return null;
  const adjacentA = adjacentOf(a, x0, y0, { pieces, measure });
  if (adjacentA >= 0 && distanceBetween(points, pieces, adjacentA, b) < mm - SAME_MM) return null;
  const adjacentB = adjacentOf(b, x1, y1, { pieces, measure });
  if (adjacentB >= 0 && distanceBetween(points, pieces, adjacentB, a) < mm - SAME_MM) return null;
  const [dx, dy] = [(pieces.x1[a] ?? 0) - (pieces.x0[a] ?? 0), (pieces.y1[a] ?? 0) - (pieces.y0[a] ?? 0)];
  const within = dx * (y1 - y0) - dy * (x1 - x0) > 0;
  const way = measure.between({ a, x0, y0 }, { b, x1, y1 });
  if (way && way.lengthMm < MIN_WAY * mm) return null;
  const isArm = within && way !== null && (2 * way.areaMm2) / way.lengthMm < ARM_RATIO * mm;
  return { mm, x0, y0, x1, y1, within, armMm: isArm ? way.lengthMm / 2 : null };
}

function distanceBetween(points: NearestPoints, pieces: DrawnPieces, a: number, b: number): number {
  points.between(pieces, a, pieces, b);
  return points.lengthMm;
}

/** The edge that shares the end of edge `k` at a point; -1 if the point is neither of its ends. */
function adjacentOf(k: number, x: number, y: number, { pieces, measure }: Pick<Edges, "pieces" | "measure">): number {
  if (isAt(x - (pieces.x0[k] ?? 0), y - (pieces.y0[k] ?? 0))) return measure.before(k);
  return isAt(x - (pieces.x1[k] ?? 0), y - (pieces.y1[k] ?? 0)) ? measure.after(k) : -1;
}

function isAt(dx: number, dy: number): boolean {
  return dx * dx + dy * dy < SAME_MM * SAME_MM;
}
