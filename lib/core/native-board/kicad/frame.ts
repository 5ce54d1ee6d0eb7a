// Where a record's coordinates lie: KiCad counts y downwards and turns footprints counter-clockwise.

import { compose, type Matrix, rotation, scaling, translation } from "@/lib/base/matrix";
import { findList, numbersOf, type SList } from "@/lib/base/s-expression";
import type { Vec2 } from "@/lib/base/vec2";

/** Maps a footprint's own coordinates, or the board's, to ours. */
export type Frame = { map: Matrix; angleDeg: number };

export const BOARD_FRAME: Frame = { map: scaling(1, -1), angleDeg: 0 };

/** (at x y angle) in a list; NaN where it is missing, so that what hangs on it is not drawn. */
export function placeOf(list: SList): { x: number; y: number; angleDeg: number } {
  const [x = NaN, y = NaN, angleDeg = 0] = numbersOf(findList(list, "at"));
  return { x, y, angleDeg: Number.isFinite(angleDeg) ? angleDeg : 0 };
}

export function footprintFrame(footprint: SList): Frame {
  const { x, y, angleDeg } = placeOf(footprint);
  return { map: compose(compose(scaling(1, -1), rotation(angleDeg)), translation(x, -y)), angleDeg };
}

export function pointIn({ map }: Frame, x: number, y: number): Vec2 {
  return [map[0] * x + map[2] * y + map[4], map[1] * x + map[3] * y + map[5]];
}

/** (head x y) within a list, in our coordinates. */
export function findPoint(list: SList, head: string, frame: Frame): Vec2 | undefined {
  const found = findList(list, head);
  if (!found) return undefined;
  const [x = NaN, y = NaN] = numbersOf(found);
  return pointIn(frame, x, y);
}
