// A parts list as a person corrects it: what was read stays as it is, and beside it stands only what they changed.

import { type Ladder, priceByLadder } from "@/lib/core/part/ladder";
import { orderable, withAttrition } from "@/lib/core/part/order-quantity";
import type { Mounting } from "@/lib/core/part/part";
import { lineJoints, type KnownJoints } from "./line-joints";
import { BOM_LINE_STATES, type BomLineState, lineState } from "./line-state";
import type { Side } from "./side";
import type { BomProblem } from "./read-bom";

/** What a person said of a line; what they said nothing of stays as it was read. */
export interface LineEdit {
  /** The part they chose; null where they took the proposed one away. */
  partId?: string | null;
  /** Of one board. */
  quantity?: number;
  mpn?: string;
  isPlaced?: boolean;
  /** Joints of one part that the catalogue does not have; null where they took their word back. */
  pins?: number | null;
  /** How these are soldered. */
  mounting?: Mounting;
  /** They send it themselves. */
  isOwn?: boolean;
  isRemoved?: boolean;
  /** They looked at what is doubtful about it and leave it so. */
  isSeen?: boolean;
  /** Their answer to which side of the board it is on; it wins over every file. */
  side?: Side;
}

/** By the line's key. */
export type LineEdits = Readonly<Record<string, LineEdit>>;

/** A line as it was read and matched. */
export interface ReadLine {
  /** Of the sheet, from 1; two lines share one where some of its parts are left away. */
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

/** What of a part the list needs to know. */
export interface CatalogPart {
  id: string;
  stock: number;
  minimum: number;
  multiple: number;
  tiers: Ladder;
  lifecycle: "active" | "nrnd" | "obsolete";
  /** Pieces that a machine loses while it is set up. */
  attrition: number;
  pins: number;
  mounting: Mounting;
}

/** A state of the specification, or that nothing is bought for the line. */
export type LineStatus = BomLineState | "dnp" | "own";
export const LINE_STANDINGS: readonly LineStatus[] = [...BOM_LINE_STATES, "own", "dnp"];

export interface EditedLine<L extends ReadLine, P extends CatalogPart> {
  key: string;
  line: L;
  /** As corrected. */
  mpn: string;
  quantity: number | null;
  isPlaced: boolean;
  isOwn: boolean;
  part: P | null;
  partId: string | null;
  /** The part is our proposal, which the customer has neither accepted nor changed. */
  isProposed: boolean;
  problems: BomProblem[];
  status: LineStatus;
  needsReview: boolean;
  /** Of one part; null where nothing tells. */
  joints: KnownJoints | null;
  /** Pieces for all boards, with what a machine loses; null where the list does not say. */
  needed: number | null;
  /** For as many as are sold at least; null where nothing is bought or its price is not known. */
  cost: { pieces: number; unitMicro: number; totalMicro: number } | null;
}

/** What follows of the whole order for each line. */
export interface LineContext<L extends ReadLine, P extends CatalogPart> {
  boards: number;
  supply: "turnkey" | "partial" | "customer";
  partOf: (partId: string) => P | undefined;
  /** The part to propose for a line that names none; left out, nothing is proposed. */
  proposalFor?: (line: L) => string | null;
}

/** Stays the same when the columns are read anew: its row, and which of the lines of that row. */
export function lineKeys(lines: readonly Pick<ReadLine, "row">[]): string[] {
  const seen = new Map<number, number>();
  return lines.map(({ row }) => {
    const at = seen.get(row) ?? 0;
    seen.set(row, at + 1);
    return at === 0 ? String(row) : `${row}.${at}`;
  });
}

/** A quantity or a number that was typed by hand settles what was said of it. */
function openProblems(line: ReadLine, edit: LineEdit, partId: string | null): BomProblem[] {
  const settled = new Set<BomProblem>();
  if (edit.quantity !== undefined) settled.add("quantityMissing").add("quantityDiffers");
  if (edit.mpn !== undefined && edit.mpn !== "") settled.add("mpnMissing");
  // A part is as good as its number, whoever found it.
  if (partId !== null) settled.add("mpnMissing");
  return line.problems.filter((problem) => !settled.has(problem));
}

/** What is missing keeps a line from being bought; the rest is for somebody to look at. */
const BLOCKING: readonly BomProblem[] = ["designatorMissing", "quantityMissing"];

function costOf(part: CatalogPart | null, needed: number | null): EditedLine<ReadLine, CatalogPart>["cost"] {
  if (part === null || needed === null || needed <= 0) return null;
  const pieces = orderable(part, needed);
  const price = priceByLadder(part.tiers, pieces);
  return price && { pieces, unitMicro: price.unitMicro, totalMicro: price.totalMicro };
}

function jointsOf({ footprint }: ReadLine, { pins, mounting = "smt" }: LineEdit, part: CatalogPart | null) {
  const said = pins ? ({ pins, mounting, by: "customer" } as const) : null;
  return lineJoints({ footprint, joints: said }, part);
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

/** The list as it stands now; what was taken off it is left out. */
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

/** Lines that want the same thing: what is chosen for one will do for the others. */
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

/** Placed, to be bought, and without any part: it will be neither bought nor assembled. */
export function isUnassociated({
  isPlaced,
  isOwn,
  partId,
}: Pick<EditedLine<ReadLine, CatalogPart>, "isPlaced" | "isOwn" | "partId">) {
  return isPlaced && !isOwn && partId === null;
}
