// The board side of each line of a parts list: the customer's answer first, then the coordinate file, the list's own
// column, and the board's solder paste. If two sources contradict each other, the customer is asked.

import type { Side } from "@/lib/core/bom/side";
import type { Placement } from "./read-placements";

export const SIDE_SOURCES = ["customer", "coordinates", "list", "board"] as const;
export type SideSource = (typeof SIDE_SOURCES)[number];

/** The source that contradicts the resolved side, and the side that it states. */
export interface SideConflict {
  source: "list" | "board";
  side: Side;
}

export interface ResolvedSide {
  /** Null if no source states one. */
  side: Side | null;
  source: SideSource | null;
  /** Null if the sources agree, or the customer has answered. */
  conflict: SideConflict | null;
}

export interface SidedLine {
  designators: readonly string[];
  /** From the list's column, or the customer's answer. */
  side: Side | null;
  isAnswered: boolean;
  /** Null if the mounting type is unknown. */
  mounting: "smt" | "tht" | null;
}

export interface SideSources {
  placements: readonly Pick<Placement, "designator" | "side">[];
  /** Sides of the board with solder paste; null if its files do not state it. */
  pasteSides: Side | null;
}

function sideOfAll(sides: ReadonlySet<"top" | "bottom">): Side | null {
  if (sides.size === 2) return "both";
  return [...sides][0] ?? null;
}

/** "both" in the list does not contradict a coordinate file that states one of the two. */
const contradicts = (stated: Side, resolved: Side): boolean => stated !== "both" && stated !== resolved;

function resolveSide(line: SidedLine, placed: Side | null, pasteSides: Side | null): ResolvedSide {
  const { side: listed, isAnswered, mounting } = line;
  if (isAnswered && listed !== null) return { side: listed, source: "customer", conflict: null };
  const side = placed ?? listed;
  if (side === null) {
    // Only surface-mounted parts need paste: a header may be on either side.
    const isOnOneSide = mounting === "smt" && pasteSides !== null && pasteSides !== "both";
    return { side: isOnOneSide ? pasteSides : null, source: isOnOneSide ? "board" : null, conflict: null };
  }
  const source = placed !== null ? "coordinates" : "list";
  if (placed !== null && listed !== null && contradicts(listed, placed))
    return { side, source, conflict: { source: "list", side: listed } };
  if (mounting === "smt" && pasteSides !== null && contradicts(pasteSides, side))
    return { side, source, conflict: { source: "board", side: pasteSides } };
  return { side, source, conflict: null };
}

/** One result per line, in their order. */
export function resolveSides(lines: readonly SidedLine[], { placements, pasteSides }: SideSources): ResolvedSide[] {
  const sideOf = new Map(placements.map(({ designator, side }) => [designator.toUpperCase(), side]));
  return lines.map((line) => {
    const sides = line.designators.map((name) => sideOf.get(name.toUpperCase()) ?? null);
    const placed = sideOfAll(new Set(sides.filter((side) => side !== null)));
    return resolveSide(line, placed, pasteSides);
  });
}
