// Coordinate frames: KiCad counts y downwards and turns footprints counter-clockwise.

import { compose, type Matrix, rotation, scaling, translation } from "@/lib/base/matrix";
import type { Vec2 } from "@/lib/base/vec2";
import type { KicadPlacement } from "@/lib/core/formats/kicad/fields";

/** Maps a footprint's own coordinates, or the board's, to ours. */
export type Frame = { map: Matrix; angleDeg: number };

export const BOARD_FRAME: Frame = { map: scaling(1, -1), angleDeg: 0 };

/** For a record without a place: what hangs on it is then not drawn. */
export const NOWHERE: KicadPlacement = { x: NaN, y: NaN, angleDeg: 0, isUnlocked: false };

export function footprintFrame({ x, y, angleDeg }: KicadPlacement): Frame {
  return { map: compose(compose(scaling(1, -1), rotation(angleDeg)), translation(x, -y)), angleDeg };
}

export function pointIn({ map }: Frame, x: number, y: number): Vec2 {
  return [map[0] * x + map[2] * y + map[4], map[1] * x + map[3] * y + map[5]];
}
