// Whether copper fills all of a circle's line: then what is flashed at its middle lies within a pour or a wider pad.

import type { CopperLayer } from "@/lib/core/dfm/views/copper";

/** Each far from those before it: what is open on one side is found soon. */
const DIRECTIONS = Array.from({ length: 48 }, (_, k) => {
  const turn = (((k * 29) % 48) * Math.PI) / 24;
  return [Math.cos(turn), Math.sin(turn)];
});

type Circle = { x: number; y: number; radiusMm: number };

/** Asked in 48 directions: the spokes of a thermal relief leave some of them open. */
export function isFilledAround({ index }: CopperLayer, { x, y, radiusMm }: Circle): boolean {
  return DIRECTIONS.every(([dx = 0, dy = 0]) => index.hasAt(x + dx * radiusMm, y + dy * radiusMm));
}
