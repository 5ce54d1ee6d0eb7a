// How a board is looked at: the spot in the middle of the picture, how near, which way turned, from which side.

import type { Vec2 } from "@/lib/base/vec2";
import type { QuarterTurns } from "@/lib/core/gerber/camera";

export type Look = {
  centreXmm: number;
  centreYmm: number;
  /** Pixels as the page counts them. */
  pxPerMm: number;
  /** Clockwise as one looks at the screen. */
  turns: QuarterTurns;
  /** Seen from below: x runs the other way. */
  isMirrored: boolean;
};

type Size = { widthPx: number; heightPx: number };

/** x' = a·x + c·y + e, y' = b·x + d·y + f: from mm to px of a picture whose corner is its upper left, y down. */
export type LookMap = { a: number; b: number; c: number; d: number; e: number; f: number };

const TURNS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

export function lookMap(look: Look, { widthPx, heightPx }: Size): LookMap {
  const [cos, sin] = TURNS[look.turns];
  const s = look.pxPerMm;
  const mirror = look.isMirrored ? -1 : 1;
  // Mirrored, y turned down, then turned clockwise on the screen: (x, y) → (cos·x − sin·y, sin·x + cos·y), y down.
  const a = s * cos * mirror;
  const b = s * sin * mirror;
  const c = s * sin;
  const d = -s * cos;
  const e = widthPx / 2 - a * look.centreXmm - c * look.centreYmm;
  const f = heightPx / 2 - b * look.centreXmm - d * look.centreYmm;
  return { a, b, c, d, e, f };
}

export function toPicture({ a, b, c, d, e, f }: LookMap, [x, y]: Vec2): Vec2 {
  return [a * x + c * y + e, b * x + d * y + f];
}

export function toBoardPoint({ a, b, c, d, e, f }: LookMap, [px, py]: Vec2): Vec2 {
  const determinant = a * d - b * c;
  const x = px - e;
  const y = py - f;
  return [(d * x - c * y) / determinant, (a * y - b * x) / determinant];
}
