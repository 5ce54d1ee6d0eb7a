// Picking: the nearest part, or the board, along a ray.

import { isInside } from "@/lib/core/geometry/contour";
import type { Assembly, UprightPart } from "@/lib/core/board3d/assemble";
import type { Box3, Point3 } from "@/lib/core/board3d/mesh";
import type { Ray } from "@/lib/core/board3d/orbit";
import type { Matrix4 } from "@/lib/core/board3d/placing";

export interface Picked {
  at: Point3;
  /** Null for the board itself. */
  part: UprightPart | null;
}

export interface Pickable {
  /** Edges and cut-outs of the board as coordinate pairs, in the coordinates of the solid. */
  edges: readonly Float64Array[];
  cuts: readonly Float64Array[];
  thicknessMm: number;
  assembly: Assembly | null;
  isShown: (part: UprightPart) => boolean;
}

/** Null if the ray hits nothing. Parts are hit at their envelopes. */
export function pick(ray: Ray, { edges, cuts, thicknessMm, assembly, isShown }: Pickable): Picked | null {
  let best: { distance: number; part: UprightPart | null } | null = null;
  const offer = (distance: number | null, part: UprightPart | null) => {
    if (distance !== null && distance > 0 && (!best || distance < best.distance)) best = { distance, part };
  };
  for (const z of [0, thicknessMm]) offer(faceDistance(ray, z, { edges, cuts }), null);
  for (const part of assembly?.parts ?? []) {
    const body = assembly?.bodies[part.body];
    if (body && isShown(part)) offer(boxDistance(inFrame(ray, part.matrix), { ...body.envelope, minZ: 0 }), part);
  }
  const found = best as { distance: number; part: UprightPart | null } | null;
  return found && { at: along(ray, found.distance), part: found.part };
}

function along({ from, along: way }: Ray, distance: number): Point3 {
  return [from[0] + way[0] * distance, from[1] + way[1] * distance, from[2] + way[2] * distance];
}

function faceDistance(ray: Ray, z: number, { edges, cuts }: Pick<Pickable, "edges" | "cuts">): number | null {
  if (Math.abs(ray.along[2]) < 1e-9) return null;
  const distance = (z - ray.from[2]) / ray.along[2];
  const [x, y] = along(ray, distance);
  const isBoard = edges.some((edge) => isInside(edge, x, y)) && !cuts.some((cut) => isInside(cut, x, y));
  return isBoard ? distance : null;
}

/** The ray in part coordinates: the matrix is a rotation and a translation, so its inverse uses the transpose. */
function inFrame({ from, along: way }: Ray, m: Matrix4): Ray {
  const back = (p: Point3): Point3 => {
    const row = (k: 0 | 1 | 2) => (m[4 * k] ?? 0) * p[0] + (m[4 * k + 1] ?? 0) * p[1] + (m[4 * k + 2] ?? 0) * p[2];
    return [row(0), row(1), row(2)];
  };
  return { from: back([from[0] - (m[12] ?? 0), from[1] - (m[13] ?? 0), from[2] - (m[14] ?? 0)]), along: back(way) };
}

/** The slab method (Kay and Kajiya): the distance at which the ray enters the box, null if it misses. */
function boxDistance({ from, along: way }: Ray, box: Box3): number | null {
  const sides = [
    [box.minX, box.maxX],
    [box.minY, box.maxY],
    [box.minZ, box.maxZ],
  ] as const;
  let [enter, leave] = [-Infinity, Infinity];
  for (const k of [0, 1, 2] as const) {
    const [low, high] = sides[k] ?? [0, 0];
    if (Math.abs(way[k]) < 1e-12) {
      if (from[k] < low || from[k] > high) return null;
      continue;
    }
    const [a, b] = [(low - from[k]) / way[k], (high - from[k]) / way[k]];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter <= leave ? enter : null;
}
