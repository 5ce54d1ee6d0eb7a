// Filter and order of the lines.
import type { BomRow } from "@/components/bom/lines/bom-row";
import { LINE_STANDINGS, type LineStatus } from "@/lib/core/bom/edited-lines";

/** A state, or a suggested part that could be bought as it is. */
export type LineGroup = LineStatus | "proposed";
export type LineFilter = "all" | "review" | LineGroup;

export const lineGroup = ({ status, isProposed }: Pick<BomRow, "status" | "isProposed">): LineGroup =>
  isProposed && status === "Normal" ? "proposed" : status;

/** Groups in the order of their states, with suggestions after settled lines; empty groups are omitted. */
export function countGroups(rows: readonly BomRow[]): readonly (readonly [LineGroup, number])[] {
  const [settled, ...others] = LINE_STANDINGS;
  const groups: readonly LineGroup[] = [...(settled ? [settled] : []), "proposed", ...others];
  const count = (group: LineGroup) => rows.filter((row) => lineGroup(row) === group).length;
  return groups.map((group) => [group, count(group)] as const).filter(([, found]) => found > 0);
}

export function filterRows(rows: readonly BomRow[], filter: LineFilter): readonly BomRow[] {
  if (filter === "all") return rows;
  return rows.filter((row) => (filter === "review" ? row.needsReview : lineGroup(row) === filter));
}

/** Rows that need review first, otherwise in the order of the list. */
export const reviewFirst = (rows: readonly BomRow[]): readonly BomRow[] => [
  ...rows.filter((row) => row.needsReview),
  ...rows.filter((row) => !row.needsReview),
];
