// A layer's drawing as short straight segments with a radius, each with the object that drew it.

import { addPoint, emptyBbox } from "@/lib/base/bbox";
import { filledBy } from "@/lib/core/geometry/rings/filled";
import { type CopperPieces, noPieces } from "@/lib/core/measure/copper/copper-outline";
import { PolygonRows } from "@/lib/core/geometry/polygon-rows";

/** Owners are connected parts of drawn objects. The segments of owner n are `firstOf[n]` up to `firstOf[n + 1]`. */
export type DrawnPieces = CopperPieces & {
  /** The image object that each owner is part of; -1 for the ground of an inverted image. */
  objects: number[];
  /** For filled owners the outer ring, then its holes, if their segments do not suffice: see `ringsOf`. */
  rings: (readonly Float64Array[] | null)[];
  firstOf: number[];
};

export function noDrawnPieces(): DrawnPieces {
  return { ...noPieces(), objects: [], rings: [], firstOf: [0] };
}

/** A stroke along points (pairs); one duplicated point is a disc. */
export function addLine(out: DrawnPieces, points: ArrayLike<number>, how: { radius: number; object: number }): void {
  const box = emptyBbox();
  for (let k = 0; k + 3 < points.length; k += 2) addPiece(out, points, { k, next: k + 2, radius: how.radius });
  for (let k = 0; k < points.length; k += 2) {
    addPoint(box, (points[k] ?? 0) - how.radius, (points[k + 1] ?? 0) - how.radius);
    addPoint(box, (points[k] ?? 0) + how.radius, (points[k + 1] ?? 0) + how.radius);
  }
  out.bounds.push(box);
  out.fills.push(null);
  out.rings.push(null);
  closeOwner(out, [points[0] ?? 0, points[1] ?? 0], how.object);
}

/** A filled area: its outer ring, then its holes. */
export function addArea(out: DrawnPieces, rings: readonly Float64Array[], object: number): void {
  const [outer] = rings;
  if (!outer || outer.length < 6) return;
  const box = emptyBbox();
  for (let k = 0; k < outer.length; k += 2) addPoint(box, outer[k] ?? 0, outer[k + 1] ?? 0);
  for (const ring of rings)
    for (let k = 0; k < ring.length; k += 2) addPiece(out, ring, { k, next: (k + 2) % ring.length, radius: 0 });
  out.bounds.push(box);
  out.fills.push(filledBy(rings));
  out.rings.push(rings);
  closeOwner(out, [outer[0] ?? 0, outer[1] ?? 0], object);
}

/** An area bounded by one ring, drawn at a position; its points are the segments. */
export function addRing(out: DrawnPieces, ring: Float64Array, how: { x: number; y: number; object: number }): void {
  if (ring.length < 6) return;
  const { x, y, object } = how;
  const box = emptyBbox();
  const first = out.count;
  let x0 = (ring[0] ?? 0) + x;
  let y0 = (ring[1] ?? 0) + y;
  for (let k = 2; k <= ring.length; k += 2) {
    const next = k < ring.length ? k : 0;
    const x1 = (ring[next] ?? 0) + x;
    const y1 = (ring[next + 1] ?? 0) + y;
    out.x0.push(x0);
    out.y0.push(y0);
    out.x1.push(x1);
    out.y1.push(y1);
    out.radius.push(0);
    out.owner.push(out.fills.length);
    out.count++;
    addPoint(box, x1, y1);
    x0 = x1;
    y0 = y1;
  }
  out.bounds.push(box);
  out.fills.push(new RingFill(out, first, out.count));
  out.rings.push(null);
  closeOwner(out, [x0, y0], object);
}

/** For a filled owner the outer ring, then its holes; null for strokes and discs. */
export function ringsOf(pieces: DrawnPieces, owner: number): readonly Float64Array[] | null {
  const known = pieces.rings[owner];
  if (known) return known;
  if (!pieces.fills[owner]) return null;
  return [pointsOf(pieces, pieces.firstOf[owner] ?? 0, pieces.firstOf[owner + 1] ?? 0)];
}

function pointsOf({ x0, y0 }: DrawnPieces, first: number, end: number): Float64Array {
  const out = new Float64Array(2 * (end - first));
  for (let k = first; k < end; k++) {
    out[2 * (k - first)] = x0[k] ?? 0;
    out[2 * (k - first) + 1] = y0[k] ?? 0;
  }
  return out;
}

/** The interior of a ring of segments, computed on demand: most pads are never tested. */
class RingFill {
  readonly #pieces: DrawnPieces;
  readonly #first: number;
  readonly #end: number;
  #rows: PolygonRows | null = null;

  constructor(pieces: DrawnPieces, first: number, end: number) {
    this.#pieces = pieces;
    this.#first = first;
    this.#end = end;
  }

  has(x: number, y: number): boolean {
    this.#rows ??= new PolygonRows(pointsOf(this.#pieces, this.#first, this.#end));
    return this.#rows.has(x, y);
  }
}

function closeOwner(out: DrawnPieces, anchor: [number, number], object: number): void {
  out.anchors.push(anchor);
  out.objects.push(object);
  out.firstOf.push(out.count);
}

type Step = { k: number; next: number; radius: number };

function addPiece(out: DrawnPieces, points: ArrayLike<number>, { k, next, radius }: Step): void {
  out.x0.push(points[k] ?? 0);
  out.y0.push(points[k + 1] ?? 0);
  out.x1.push(points[next] ?? 0);
  out.y1.push(points[next + 1] ?? 0);
  out.radius.push(radius);
  out.owner.push(out.fills.length);
  out.count++;
}
