// A point or direction in the plane, as a plain pair of numbers.

export type Vec2 = readonly [x: number, y: number];

export function distance(a: Vec2, b: Vec2): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** Turns `v` around the origin, counter-clockwise; the angle is in degrees and exact at multiples of 90. */
export function rotate(v: Vec2, degrees: number): Vec2 {
  const [cos, sin] = cosSin(degrees);
  return [v[0] * cos - v[1] * sin, v[0] * sin + v[1] * cos];
}

/** Cosine and sine of an angle in degrees, without rounding noise at multiples of 90. */
export function cosSin(degrees: number): Vec2 {
  const turn = ((degrees % 360) + 360) % 360;
  if (turn === 0) return [1, 0];
  if (turn === 90) return [0, 1];
  if (turn === 180) return [-1, 0];
  if (turn === 270) return [0, -1];
  const radians = (turn * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
}
