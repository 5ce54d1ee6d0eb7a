// A parts list with a person's corrections: the list as read is never changed, edits are kept separately.

import { type Ladder, priceByLadder } from "@/lib/core/part/ladder";
import { orderable, withAttrition } from "@/lib/core/part/order-quantity";
import type { Mounting } from "@/lib/core/part/part";
import { lineJoints, type KnownJoints } from "./line-joints";
import { BOM_LINE_STATES, type BomLineState, lineState } from "./line-state";
import type { Side } from "./side";
import type { BomProblem } from "./read-bom";

/** Edits of a line; absent properties keep the value that was read. */
export interface LineEdit {
  /** The chosen part; null if the proposed one was rejected. */
  partId?: string | null;
  /** Per board. */
  quantity?: number;
  mpn?: string;
  isPlaced?: boolean;
  /** Joints of one part that the catalog does not have; null if the entry was withdrawn. */
  pins?: number | null;
  /** Mounting type of these joints. */
  mounting?: Mounting;
  /** True if the customer supplies the part. */
  isOwn?: boolean;
  isRemoved?: boolean;
  /** True if the doubts about the line were reviewed and accepted. */
  isSeen?: boolean;
  /** Side of the board as answered by the customer; it overrides every file. */
  side?: Side;
}

/** By the line's key. */
export type LineEdits = Readonly<Record<string, LineEdit>>;

/** A line as read and matched. */
export interface ReadLine {
  /** Row of the sheet, from 1; two lines share one if some of its parts are not placed. */
  row: number;
  designators: readonly string[];
  quantity: number | null;
  mpn: string;
  manufacturer: string;
  distributorParts: string[];
  values: string[];
  footprint: string;
  dnp: 1 | 2;
  problems: readonly BomProblem[];
  partId: string | null;
  candidates: readonly unknown[];
}

/** Catalog data that the list needs of a part. */
export interface CatalogPart {
  id: string;
  stock: number;
  minimum: number;
  multiple: number;
  tiers: Ladder;
  lifecycle: "active" | "nrnd" | "obsolete";
  /** Pieces that a machine loses during setup. */
  attrition: number;
  pins: number;
  mounting: Mounting;
}

/** A state of the specification, or a line for which nothing is bought. */
export type LineStatus = BomLineState | "dnp" | "own";
export const LINE_STANDINGS: readonly LineStatus[] = [...BOM_LINE_STATES, "own", "dnp"];

export interface EditedLine<L extends ReadLine, P extends CatalogPart> {
  key: string;
  line: L;
  /** After corrections. */
  mpn: string;
  quantity: number | null;
  isPlaced: boolean;
  isOwn: boolean;
  part: P | null;
  partId: string | null;
  /** True if the part was proposed, and the customer has neither accepted nor changed it. */
  isProposed: boolean;
  problems: BomProblem[];
  status: LineStatus;
  needsReview: boolean;
  /** Per part; null if unknown. */
  joints: KnownJoints | null;
  /** Pieces for all boards including attrition; null if the list does not state a quantity. */
  needed: number | null;
  /** Cost of at least the minimum quantity; null if nothing is bought or there is no price. */
  cost: { pieces: number; unitMicro: number; totalMicro: number } | null;
}

/** Data of the whole order that lines depend on. */
export interface LineContext<L extends ReadLine, P extends CatalogPart> {
  boards: number;
  supply: "turnkey" | "partial" | "customer";
  partOf: (partId: string) => P | undefined;
  /** The part to propose for a line that names none; without it nothing is proposed. */
  proposalFor?: (line: L) => string | null;
}

/** Keys that do not change when the columns are reassigned: the row, and the index of the line within it. */
export function lineKeys(lines: readonly Pick<ReadLine, "row">[]): string[] {
  const seen = new Map<number, number>();
  return lines.map(({ row }) => {
    const at = seen.get(row) ?? 0;
    seen.set(row, at + 1);
    return at === 0 ? String(row) : `${row}.${at}`;
  });
}

/** A quantity or part number entered by hand resolves the problems with it. */
function openProblems(line: ReadLine, edit: LineEdit, partId: string | null): BomProblem[] {
  const settled = new Set<BomProblem>();
  if (edit.quantity !== undefined) settled.add("quantityMissing").add("quantityDiffers");
  if (edit.mpn !== undefined && edit.mpn !== "") settled.add("mpnMissing");
  // A chosen part replaces a missing number, whoever chose it.
  if (partId !== null) settled.add("mpnMissing");
  return line.problems.filter((problem) => !settled.has(problem));
}

/** Missing data that prevents buying the part; other problems are only to be reviewed. */
const BLOCKING: readonly BomProblem[] = ["designatorMissing", "quantityMissing"];

function costOf(part: CatalogPart | null, needed: number | null): EditedLine<ReadLine, CatalogPart>["cost"] {
  if (part === null || needed === null || needed <= 0) return null;
  const pieces = orderable(part, needed);
  const price = priceByLadder(part.tiers, pieces);
  return price && { pieces, unitMicro: price.unitMicro, totalMicro: price.totalMicro };
}

function jointsOf({ footprint }: ReadLine, { pins, mounting = "smt" }: LineEdit, part: CatalogPart | null) {
  const joints = pins ? ({ pins, mounting, by: "customer" } as const) : null;
  return lineJoints({ footprint, joints }, part);
}

function editedLine<L extends ReadLine, P extends CatalogPart>(
  { key, line, edit }: { key: string; line: L; edit: LineEdit },
  { boards, supply, partOf, proposalFor }: LineContext<L, P>,
): EditedLine<L, P> {
  const quantity = edit.quantity ?? line.quantity;
  const mpn = edit.mpn ?? line.mpn;
  const isPlaced = edit.isPlaced ?? line.dnp === 2;
  const isOwn = isPlaced && (supply === "customer" || (supply === "partial" && edit.isOwn === true));
  const isOpen = edit.partId === undefined && line.partId === null && isPlaced && !isOwn;
  const proposal = isOpen ? (proposalFor?.(line) ?? null) : null;
  const partId = edit.partId === undefined ? (line.partId ?? proposal) : edit.partId;
  const isProposed = proposal !== null && edit.isSeen !== true;
  const part = partId === null ? null : (partOf(partId) ?? null);
  const needed = quantity === null ? null : withAttrition(quantity * boards, part?.attrition ?? 0);
  const problems = openProblems(line, edit, partId);
  const state = lineState({
    line: { mpn, distributorParts: line.distributorParts, values: line.values },
    hasCandidates: line.candidates.length > 0 || partId !== null,
    supply: part && { stock: part.stock, hasPrice: part.tiers.length > 0, lifecycle: part.lifecycle },
    needed,
  });
  const status: LineStatus = !isPlaced ? "dnp" : isOwn ? "own" : state;
  const isDoubtful = isOwn ? problems.some((problem) => problem !== "mpnMissing") : problems.length > 0;
  const isBlocked = problems.some((problem) => BLOCKING.includes(problem));
  const isStuck = status !== "Normal" && status !== "own";
  const needsReview = isPlaced && (isStuck || isBlocked || isProposed || (isDoubtful && edit.isSeen !== true));
  const isBought = isPlaced && !isOwn;
  return {
    ...{ key, line, mpn, quantity, isPlaced, isOwn, part, partId, isProposed, problems, status, needsReview, needed },
    joints: jointsOf(line, edit, part),
    cost: isBought ? costOf(part, needed) : null,
  };
}

/** The list after edits, without deleted lines. */
export function editLines<L extends ReadLine, P extends CatalogPart>(
  lines: readonly L[],
  edits: LineEdits,
  context: LineContext<L, P>,
): EditedLine<L, P>[] {
  const keys = lineKeys(lines);
  return lines.flatMap((line, at) => {
    const key = keys[at] ?? "";
    const edit = edits[key] ?? {};
    return edit.isRemoved === true ? [] : [editedLine({ key, line, edit }, context)];
  });
}

/** Lines that ask for the same part: a choice for one applies to the others. */
export function wantedKey({
  mpn,
  line,
}: {
  mpn: string;
  line: Pick<ReadLine, "manufacturer" | "values" | "footprint">;
}) {
  const plain = (text: string) => text.trim().toLowerCase();
  return JSON.stringify([mpn, line.manufacturer, line.footprint, ...line.values].map(plain));
}

/** True for a line that is placed and to be bought but has no part: it will neither be bought nor assembled. */
export function isUnassociated({
  isPlaced,
  isOwn,
  partId,
}: Pick<EditedLine<ReadLine, CatalogPart>, "isPlaced" | "isOwn" | "partId">) {
  return isPlaced && !isOwn && partId === null;
}
