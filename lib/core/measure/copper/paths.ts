// Conversion between points in mm and the polygon library's integers.

import type { Path64 } from "clipper2-ts";

/** Units per millimeter: a tenth of a micrometer, so that products of coordinates within ten meters are exact. */
const STEPS_PER_MM = 10_000;

/** From coordinate pairs. */
export function toPath(points: ArrayLike<number>): Path64 {
  const out: Path64 = [];
  for (let k = 0; k + 1 < points.length; k += 2)
    out.push({ x: Math.round((points[k] ?? 0) * STEPS_PER_MM), y: Math.round((points[k + 1] ?? 0) * STEPS_PER_MM) });
  return out;
}

export function toPoints(path: Path64): Float64Array {
  const out = new Float64Array(path.length * 2);
  path.forEach(({ x, y }, k) => {
    out[2 * k] = x / STEPS_PER_MM;
    out[2 * k + 1] = y / STEPS_PER_MM;
  });
  return out;
}
