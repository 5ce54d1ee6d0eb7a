// The name of a finding that stays the same when a board is checked again: what is accepted is accepted by it.

import type { Finding } from "@/lib/core/dfm/finding";

/** Of the grid that places are rounded to; files written anew move things by their rounding. */
const GRID_MM = 0.1;

type Placed = Pick<Finding, "rule" | "layer" | "x" | "y">;

/** "spacingOuter/top.gbr/10.1/13.2": the check, the layer's file ("" for the board as a whole) and the worst place. */
export function findingKey({ rule, layer, x, y }: Placed): string {
  const rounded = (mm: number) => (Math.round(mm / GRID_MM) * GRID_MM + 0).toFixed(1).replace("-0.0", "0.0");
  return `${rule}/${layer ?? ""}/${rounded(x)}/${rounded(y)}`;
}
