// Subtracts areas from an area; returns the remaining parts.

import { Clipper, ClipType, FillRule, type Path64, type Point64, type PolyPath64, PolyTree64 } from "clipper2-ts";
import { loneRings, pierce } from "@/lib/core/geometry/rings/lone-rings";
import type { AreaPart } from "@/lib/core/geometry/rings/ring";

/**
 * `dark` without `clear`, each filled by the non-zero rule (outer rings counter-clockwise, holes clockwise). Parts are
 * in the order of the sweep; holes that touch nothing else follow the other holes of their part.
 */
export function cut(dark: readonly Float64Array[], clear: readonly Float64Array[]): AreaPart[] {
  const { lone, others } = loneRings(dark, clear);
  const tree = new PolyTree64();
  Clipper.booleanOpWithPolyTree(ClipType.Difference, toPaths(dark), toPaths(others), tree, FillRule.NonZero);
  const parts: AreaPart[] = [];
  collect(tree, parts);
  pierce(parts, lone);
  return parts;
}

/** Children of the root and of holes are outer rings; an island in a hole is a separate part. */
function collect(parent: PolyPath64, parts: AreaPart[]): void {
  for (let k = 0; k < parent.count; k++) {
    const outer = parent.child(k);
    const holes = Array.from({ length: outer.count }, (_, h) => outer.child(h));
    parts.push([outer, ...holes].map(({ poly }) => toPoints(poly ?? [])));
    for (const hole of holes) collect(hole, parts);
  }
}

function toPaths(rings: readonly Float64Array[]): Path64[] {
  return rings.map((ring) => withoutSpikes(toPath(ring))).filter(({ length }) => length > 0);
}

/** Removes spikes, which enclose nothing: for rings that consist of them the polygon library does not terminate. */
function withoutSpikes(path: Path64): Path64 {
  const out: Path64 = [];
  for (const point of path) {
    while (isSpike(out.at(-2), out.at(-1), point)) out.pop();
    out.push(point);
  }
  let first = 0;
  for (let isDone = false; !isDone;) {
    if (out.length - first < 3) return [];
    if (isSpike(out.at(-2), out.at(-1), out[first])) out.pop();
    else if (isSpike(out.at(-1), out[first], out[first + 1])) first++;
    else isDone = true;
  }
  return out.slice(first);
}

/** True if the path reverses at `b`, or has a duplicate point there. */
function isSpike(a: Point64 | undefined, b: Point64 | undefined, c: Point64 | undefined): boolean {
  if (!b || !c) return false;
  if (b.x === c.x && b.y === c.y) return true;
  if (!a) return false;
  const [x0, y0, x1, y1] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y];
  return x0 * y1 === y0 * x1 && x0 * x1 + y0 * y1 < 0;
}

/** Units per millimeter: a tenth of a micrometer, so that products of coordinates within ten meters are exact. */
const STEPS_PER_MM = 10_000;

/** Coordinate pairs in mm as a path of the polygon library, in integers. */
export function toPath(points: ArrayLike<number>): Path64 {
  const out: Path64 = [];
  for (let k = 0; k + 1 < points.length; k += 2)
    out.push({ x: Math.round((points[k] ?? 0) * STEPS_PER_MM), y: Math.round((points[k + 1] ?? 0) * STEPS_PER_MM) });
  return out;
}

function toPoints(path: Path64): Float64Array {
  const out = new Float64Array(path.length * 2);
  path.forEach(({ x, y }, k) => {
    out[2 * k] = x / STEPS_PER_MM;
    out[2 * k + 1] = y / STEPS_PER_MM;
  });
  return out;
}
