// Compares the parts list with the pick-and-place file.

import type { BomLine } from "@/lib/core/bom/read-bom";
import type { Placement } from "./read-placements";

export interface CrossCheck {
  /** Placed by the parts list but without coordinates: sockets added by hand, or an older file. */
  unplaced: string[];
  /** With coordinates but in no line of the list. */
  unlisted: string[];
  /** With coordinates although the list excludes them. */
  leftAway: string[];
  /** On another side than the list states. */
  otherSide: string[];
}

type Listed = Pick<BomLine, "designators" | "isPlaced" | "side">;
type Placed = Pick<Placement, "designator" | "side">;

export function crossCheck(lines: readonly Listed[], placements: readonly Placed[]): CrossCheck {
  const placed = new Map(placements.map((placement) => [placement.designator, placement]));
  const listed = new Map(lines.flatMap((line) => line.designators.map((name) => [name, line] as const)));
  const check: CrossCheck = { unplaced: [], unlisted: [], leftAway: [], otherSide: [] };
  for (const [name, line] of listed) {
    const placement = placed.get(name);
    if (placement === undefined) {
      if (line.isPlaced) check.unplaced.push(name);
      continue;
    }
    if (!line.isPlaced) check.leftAway.push(name);
    const hasSide = line.side === "top" || line.side === "bottom";
    if (hasSide && placement.side !== null && placement.side !== line.side) check.otherSide.push(name);
  }
  for (const name of placed.keys()) if (!listed.has(name)) check.unlisted.push(name);
  return check;
}
