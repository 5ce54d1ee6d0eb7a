// Whether copper fills all of a circle's line: then what is flashed at its middle lies within a pour or a wider pad.

import type { CopperLayer } from "@/lib/core/dfm/views/copper";

const DIRECTIONS = Array.from({ length: 48 }, (_, k) => [Math.cos((k * Math.PI) / 24), Math.sin((k * Math.PI) / 24)]);

type Circle = { x: number; y: number; radiusMm: number };

/** Asked in 48 directions: the spokes of a thermal relief leave some of them open. */
export function isFilledAround({ index }: CopperLayer, { x, y, radiusMm }: Circle): boolean {
  return DIRECTIONS.every(([dx = 0, dy = 0]) => index.ownerAt(x + dx * radiusMm, y + dy * radiusMm, 0) >= 0);
}
