// A line of the list as the page shows it: as it was corrected, and what our server made of it.
import type { ListedPrice } from "@/lib/contracts/bom-lines";
import type { UploadedLine } from "@/lib/contracts/bom-upload";
import type { ListedPart } from "@/lib/contracts/part";
import type { PlacementState } from "@/lib/core/placement/placement-conflicts";
import type { ResolvedSide } from "@/lib/core/placement/resolve-sides";
import { type EditedLine, isUnassociated, type LineStatus } from "@/lib/core/bom/edited-lines";

export type BomLine = EditedLine<UploadedLine, ListedPart> & {
  /** On which side of the board it is, by whom, and what contradicts that. */
  resolved: ResolvedSide;
  /** Whether the files agree on where its parts sit; null where they do. */
  placement: PlacementState | null;
};
export type PricedLine = ListedPrice["partList"][number];
export type BomRow = BomLine & {
  /** Null until the server has priced the list as it stands. */
  priced: PricedLine | null;
};

/** What a machine loses and other lines of the same part are known to the server alone: its word on a state wins. */
export function pricedRow(line: BomLine, priced: PricedLine | null): BomRow {
  if (priced === null || !line.isPlaced || line.isOwn) return { ...line, priced };
  const status: LineStatus = priced.state;
  const isStuck = status !== "Normal";
  const wasStuck = line.status !== "Normal";
  return { ...line, priced, status, needsReview: isStuck || (line.needsReview && !wasStuck) };
}

/** What the line says it wants, shortest telling thing first; empty where it says nothing. */
export const wantedText = ({ mpn, line }: Pick<BomLine, "mpn" | "line">): string =>
  mpn || line.values.join(", ") || line.distributorParts[0] || line.description;

export const designatorText = ({ line }: Pick<BomLine, "line">): string => rangesOf(line.designators);

/** `R1, R2, R3, R7` as `R1–R3, R7`. */
export function rangesOf(designators: readonly string[]): string {
  const groups: { prefix: string; from: number; to: number }[] = [];
  const words: string[] = [];
  const flush = () => {
    const group = groups.pop();
    if (!group) return;
    const { prefix, from, to } = group;
    if (to - from >= 2) words.push(`${prefix}${from}–${prefix}${to}`);
    else for (let number = from; number <= to; number++) words.push(prefix + number);
  };
  for (const name of designators) {
    const [, prefix = "", digits = ""] = /^(.*?)([1-9]\d{0,6})$/.exec(name) ?? [];
    const last = groups.at(-1);
    if (digits !== "" && last?.prefix === prefix && last.to + 1 === Number(digits)) last.to += 1;
    else {
      flush();
      if (digits === "") words.push(name);
      else groups.push({ prefix, from: Number(digits), to: Number(digits) });
    }
  }
  flush();
  return words.join(", ");
}

/** Five bars; at least one, as nothing is offered without any likeness. */
export const barsOf = (confidence: number) => Math.max(1, Math.min(5, Math.round(confidence * 5)));

export const unassociatedRows = (rows: readonly BomRow[]) => rows.filter(isUnassociated);

/** Their parts are priced before the customer has accepted them. */
export const proposedRows = (rows: readonly BomRow[]) => rows.filter(({ isProposed }) => isProposed);

/** What is to be placed must say where and how often: without it no quote can be made. */
export const blockedRows = (rows: readonly BomRow[]) =>
  rows.filter(({ isPlaced, quantity, line }) => isPlaced && (quantity === null || line.designators.length === 0));
