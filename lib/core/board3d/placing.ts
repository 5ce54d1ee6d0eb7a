// Where a part stands in space: from its place on the board to a matrix.

import { cosSin } from "@/lib/base/vec2";

/** What a placement says: the anchor of the part in board coordinates, counter-clockwise degrees seen from above. */
export interface PartPlace {
  xMm: number;
  yMm: number;
  rotationDeg: number;
  /** Where the files do not say: the top. */
  side: "top" | "bottom" | null;
}

/** Columns of 4, as WebGL has them. */
export type Matrix4 = readonly number[];

/**
 * A part on the bottom is turned over about its own x axis and then turned by its angle, as KiCad keeps such parts:
 * pin 1 of an unturned chip lies at the left on either side, seen from above. Altium's and Eagle's are turned about y,
 * which is the same with 180° more.
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

/** A point of the part in space. */
export function placed(matrix: Matrix4, [x, y, z]: readonly [number, number, number]): [number, number, number] {
  const at = (row: number) =>
    (matrix[row] ?? 0) * x + (matrix[4 + row] ?? 0) * y + (matrix[8 + row] ?? 0) * z + (matrix[12 + row] ?? 0);
  return [at(0), at(1), at(2)];
}
