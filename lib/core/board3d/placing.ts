// The matrix of a part from its placement on the board.

import { cosSin } from "@/lib/base/vec2";

/** A placement: the anchor of the part in board coordinates, counter-clockwise degrees from above. */
export interface PartPlace {
  xMm: number;
  yMm: number;
  rotationDeg: number;
  /** The top by default. */
  side: "top" | "bottom" | null;
}

/** Column-major, as in WebGL. */
export type Matrix4 = readonly number[];

/**
 * A part on the bottom is flipped about its own x axis and then rotated by its angle, as in KiCad:
 * pin 1 of an unrotated chip is at the left on either side, seen from above. Altium and Eagle flip about y,
 * which is the same plus 180°.
 */
export function matrixOf(
  { xMm, yMm, rotationDeg, side }: PartPlace,
  board: { origin: readonly [number, number]; thicknessMm: number },
): Matrix4 {
  const [cos, sin] = cosSin(rotationDeg);
  const flip = side === "bottom" ? -1 : 1;
  const z = side === "bottom" ? 0 : board.thicknessMm;
  return [
    cos,
    sin,
    0,
    0,
    -sin * flip,
    cos * flip,
    0,
    0,
    0,
    0,
    flip,
    0,
    xMm - board.origin[0],
    yMm - board.origin[1],
    z,
    1,
  ];
}

/** A point of the part in board space. */
export function placed(matrix: Matrix4, [x, y, z]: readonly [number, number, number]): [number, number, number] {
  const at = (row: number) =>
    (matrix[row] ?? 0) * x + (matrix[4 + row] ?? 0) * y + (matrix[8 + row] ?? 0) * z + (matrix[12 + row] ?? 0);
  return [at(0), at(1), at(2)];
}
