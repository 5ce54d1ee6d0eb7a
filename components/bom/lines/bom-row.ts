// Line of the list with the user's corrections and the server's match.
import type { ListedPrice } from "@/lib/contracts/bom-lines";
import type { UploadedLine } from "@/lib/contracts/bom-upload";
import type { ListedPart } from "@/lib/contracts/part";
import type { PlacementState } from "@/lib/core/placement/placement-conflicts";
import type { ResolvedSide } from "@/lib/core/placement/resolve-sides";
import { type EditedLine, isUnassociated, type LineStatus } from "@/lib/core/bom/edited-lines";

export type BomLine = EditedLine<UploadedLine, ListedPart> & {
  /** Side of the board, its source, and conflicts. */
  resolved: ResolvedSide;
  /** Agreement of the files on the positions of its parts; null without conflict. */
  placement: PlacementState | null;
};
export type PricedLine = ListedPrice["partList"][number];
export type BomRow = BomLine & {
  /** Null until the server has priced the current list. */
  priced: PricedLine | null;
};

/** Attrition and other lines of the same part are known only to the server, whose state takes precedence. */
export function pricedRow(line: BomLine, priced: PricedLine | null): BomRow {
  if (priced === null || !line.isPlaced || line.isOwn) return { ...line, priced };
  const status: LineStatus = priced.state;
  const isStuck = status !== "Normal";
  const wasStuck = line.status !== "Normal";
  return { ...line, priced, status, needsReview: isStuck || (line.needsReview && !wasStuck) };
}

/** Shortest identifying text of the line; empty if it has none. */
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

/** Five bars; at least one, since every candidate has some likeness. */
export const barsOf = (confidence: number) => Math.max(1, Math.min(5, Math.round(confidence * 5)));

export const unassociatedRows = (rows: readonly BomRow[]) => rows.filter(isUnassociated);

/** Rows whose part is priced but not accepted yet. */
export const proposedRows = (rows: readonly BomRow[]) => rows.filter(({ isProposed }) => isProposed);

/** Rows to be placed that lack designators or quantity, without which no quote is possible. */
export const blockedRows = (rows: readonly BomRow[]) =>
  rows.filter(({ isPlaced, quantity, line }) => isPlaced && (quantity === null || line.designators.length === 0));
