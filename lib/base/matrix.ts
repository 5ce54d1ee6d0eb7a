// An affine map of the plane: x' = a·x + c·y + e, y' = b·x + d·y + f.

import { cosSin } from "@/lib/base/vec2";

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function translation(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

export function scaling(x: number, y: number): Matrix {
  return [x, 0, 0, y, 0, 0];
}

/** Counter-clockwise, in degrees. */
export function rotation(degrees: number): Matrix {
  const [cos, sin] = cosSin(degrees);
  return [cos, sin, -sin, cos, 0, 0];
}

/** The map that does `first`, then `then`. */
export function compose(first: Matrix, then: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [a2, b2, c2, d2, e2, f2] = then;
  return [
    a * a2 + b * c2,
    a * b2 + b * d2,
    c * a2 + d * c2,
    c * b2 + d * d2,
    e * a2 + f * c2 + e2,
    e * b2 + f * d2 + f2,
  ];
}

export function isIdentity(m: Matrix): boolean {
  return m[0] === 1 && m[1] === 0 && m[2] === 0 && m[3] === 1 && m[4] === 0 && m[5] === 0;
}

/** True if the map changes the orientation. */
export function isMirroring(m: Matrix): boolean {
  return m[0] * m[3] - m[1] * m[2] < 0;
}

/** The factor by which lengths grow (exact for similarities, the geometric mean otherwise). */
export function scaleOf(m: Matrix): number {
  return Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));
}
