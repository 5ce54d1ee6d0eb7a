// Whether copper fills all of a circle's line: then what is flashed at its middle lies within a pour or a wider pad.

import type { CopperLayer } from "@/lib/core/dfm/derived/copper";

/** Each far from those before it: what is open on one side is found soon. */
const TURNS = Float64Array.from({ length: 48 }, (_, k) => (((k * 29) % 48) * Math.PI) / 24);
const COSINES = TURNS.map(Math.cos);
const SINES = TURNS.map(Math.sin);

type Circle = { x: number; y: number; radiusMm: number };

/** Asked in 48 directions: the spokes of a thermal relief leave some of them open. */
export function isFilledAround({ index }: CopperLayer, { x, y, radiusMm }: Circle): boolean {
  for (let k = 0; k < TURNS.length; k++)
    if (!index.hasAt(x + (COSINES[k] ?? 0) * radiusMm, y + (SINES[k] ?? 0) * radiusMm)) return false;
  return true;
}
