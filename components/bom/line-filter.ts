// Which lines of the list are shown, and in which order.
import type { BomRow } from "@/components/bom/bom-row";
import type { LineStanding } from "@/lib/core/bom/edited-lines";

export type LineFilter = "all" | "look" | LineStanding;

export function filterRows(rows: readonly BomRow[], filter: LineFilter): readonly BomRow[] {
  if (filter === "all") return rows;
  return rows.filter((row) => (filter === "look" ? row.needsLook : row.standing === filter));
}

/** What a person has to look at stands first; otherwise the order of the list. */
export const lookFirst = (rows: readonly BomRow[]): readonly BomRow[] => [
  ...rows.filter((row) => row.needsLook),
  ...rows.filter((row) => !row.needsLook),
];
