// What the parts of lists cost for so many boards, and what stands in the way: lines of one part are bought together.

import { scaleMicro } from "@/lib/base/money";
import type { Ladder } from "@/lib/core/part/ladder";
import { priceByLadder } from "@/lib/core/part/ladder";
import { checkQuantity, orderable, withAttrition } from "@/lib/core/part/order-quantity";
import type { Lifecycle, Mounting } from "@/lib/core/part/part";
import { lineJoints, type KnownJoints } from "./line-joints";
import { type BomLineState, lineState } from "./line-state";

/** We buy the part, the customer sends it, or it is left off the boards. */
export type LineSupply = "turnkey" | "customer" | "none";

/** A line as a person settled it. Quantities are of one board. */
export interface ListedLine {
  quantity: number;
  isPlaced: boolean;
  supply: LineSupply;
  partId: string | null;
  /** Of a line without a part: whether any was proposed. */
  isProposed: boolean;
  mpn: string;
  manufacturer: string;
  value: string;
  footprint: string;
  description: string;
  side: "top" | "bottom" | "both" | null;
  /** What a person says of a part that is not in the catalogue. */
  joints: KnownJoints | null;
}

/** What the catalogue says of a part, its ladder in the currency of the answer. */
export interface PartTerms {
  id: string;
  packageName: string;
  pins: number;
  mounting: Mounting;
  lifecycle: Lifecycle;
  stock: number;
  minimum: number;
  multiple: number;
  attrition: number;
  tiers: Ladder;
  /** False where nobody who may order could pay for it: invented prices without play money. */
  isSold: boolean;
}

export interface SuppliedLine {
  state: BomLineState;
  /** The part that the catalogue knows. */
  part: PartTerms | null;
  /** Placed, and with a part or sent by the customer. */
  isAssembled: boolean;
  /** Of one part; null where nothing tells. */
  joints: KnownJoints | null;
  /** At what all lines of the part need together; null where it has no price, or nothing is bought. */
  unitPriceMicro: number | null;
  /** Of all lines of the part together, at the first of them; null where nothing is bought. */
  boughtQuantity: number | null;
  /** What the line adds; what is left over of the part stands at its first line of a board. Null where nothing is bought. */
  amountMicro: number | null;
}

/** What is bought of one part. */
interface Purchase {
  boughtQuantity: number;
  state: BomLineState;
  /** Null where it has no price or cannot be had. */
  price: { unitMicro: number; totalMicro: number } | null;
  /** Shown though it cannot be had. */
  unitPriceMicro: number | null;
}

/** A line of nothing, and one that is left off, is not placed. */
export function isOnBoard({ isPlaced, supply, quantity }: Pick<ListedLine, "isPlaced" | "supply" | "quantity">) {
  return isPlaced && supply !== "none" && quantity > 0;
}

const isBought = (line: ListedLine): boolean => isOnBoard(line) && line.supply === "turnkey";

/**
 * Attrition once for each part, however many lines name it; then what can be ordered, at the step that this many cost.
 * A stock that does not hold the next orderable number is too small.
 */
function purchase(part: PartTerms, placed: number): Purchase {
  const boughtQuantity = orderable(part, withAttrition(placed, part.attrition));
  const price = part.isSold ? priceByLadder(part.tiers, boughtQuantity) : null;
  const state = lineState({
    line: { mpn: "", distributorParts: [], values: [] },
    hasCandidates: true,
    supply: { stock: part.stock, hasPrice: price !== null, lifecycle: part.lifecycle },
    needed: boughtQuantity,
  });
  const isTooMany = checkQuantity(part, boughtQuantity).length > 0;
  const unitPriceMicro = price?.unitMicro ?? null;
  const isHad = state === "Normal" && !isTooMany;
  return {
    boughtQuantity,
    state: state === "Normal" && isTooMany ? "Supply exception" : state,
    price: isHad ? price : null,
    unitPriceMicro,
  };
}

/** A board's list, and how many of the board there are in all. */
export interface BoardList {
  lines: readonly ListedLine[];
  boards: number;
}

type Terms = ReadonlyMap<string, PartTerms>;

/** How many of each part stand on boards: by part, one figure for each list. */
function placedOf(lists: readonly BoardList[], terms: Terms): Map<string, number[]> {
  const placed = new Map<string, number[]>();
  for (const [at, { lines, boards }] of lists.entries())
    for (const line of lines) {
      if (!isBought(line) || line.partId === null || !terms.has(line.partId)) continue;
      const pieces = placed.get(line.partId) ?? lists.map(() => 0);
      pieces[at] = (pieces[at] ?? 0) + line.quantity * boards;
      placed.set(line.partId, pieces);
    }
  return placed;
}

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);

/** An amount by how much each takes of it: whole millionths, together exactly the amount. */
function sharesOf(amountMicro: number, taken: readonly number[]): number[] {
  const whole = sumOf(taken);
  const upTo = (at: number) => scaleMicro(amountMicro, sumOf(taken.slice(0, at)), whole);
  return taken.map((_, at) => upTo(at + 1) - upTo(at));
}

/** With what of its leftovers each list bears: machines are set up once for all boards. */
type SharedPurchase = Purchase & { leftMicro: number[] };

function purchasesOf(lists: readonly BoardList[], terms: Terms): Map<string, SharedPurchase> {
  const purchases = new Map<string, SharedPurchase>();
  for (const [id, placed] of placedOf(lists, terms)) {
    const part = terms.get(id);
    if (!part) continue;
    const pieces = sumOf(placed);
    const bought = purchase(part, pieces);
    const { price } = bought;
    const leftMicro = price ? sharesOf(price.totalMicro - price.unitMicro * pieces, placed) : [];
    purchases.set(id, { ...bought, leftMicro });
  }
  return purchases;
}

function stateWithoutPart({ mpn, value, isProposed }: ListedLine): BomLineState {
  const line = { mpn, distributorParts: [], values: value === "" ? [] : [value] };
  return lineState({ line, hasCandidates: isProposed, supply: null, needed: null });
}

/** What the customer sends needs no part of ours, and what is not placed none at all. */
function stateOf(line: ListedLine, part: PartTerms | null, bought: Purchase | undefined): BomLineState {
  if (part === null) return isOnBoard(line) && line.supply === "customer" ? "Normal" : stateWithoutPart(line);
  return bought?.state ?? "Normal";
}

/** Lists whose parts are bought together; of each one answer for each line, in their order. */
export function supplyLists(lists: readonly BoardList[], terms: Terms): SuppliedLine[][] {
  const purchases = purchasesOf(lists, terms);
  const begun = new Set<string>();
  return lists.map(({ lines, boards }, at) => {
    const begunHere = new Set<string>();
    return lines.map((line) => {
      const part = (line.partId === null ? undefined : terms.get(line.partId)) ?? null;
      const bought = part && isBought(line) ? purchases.get(part.id) : undefined;
      const isFirst = part !== null && bought !== undefined && !begun.has(part.id);
      const isFirstHere = part !== null && bought !== undefined && !begunHere.has(part.id);
      if (isFirst) begun.add(part.id);
      if (isFirstHere) begunHere.add(part.id);
      const price = bought?.price ?? null;
      const leftMicro = isFirstHere ? (bought.leftMicro[at] ?? 0) : 0;
      return {
        state: stateOf(line, part, bought),
        part,
        isAssembled: isOnBoard(line) && (line.supply === "customer" || part !== null),
        joints: lineJoints(line, part),
        unitPriceMicro: bought?.unitPriceMicro ?? null,
        boughtQuantity: price && bought ? (isFirst ? bought.boughtQuantity : 0) : null,
        amountMicro: price && price.unitMicro * line.quantity * boards + leftMicro,
      };
    });
  });
}

/** The list of a board that is bought for alone: `boards` in all. */
export function supplyLines(lines: readonly ListedLine[], terms: Terms, boards: number): SuppliedLine[] {
  return supplyLists([{ lines, boards }], terms)[0] ?? [];
}

export interface PartsCost {
  /** Of the parts that stand on one board. */
  perBoardMicro: number;
  /** What machines lose, least quantities and whole steps add, for all boards. */
  minimumMicro: number;
}

/** What is bought, as far as it can be had: `perBoardMicro × boards + minimumMicro` is the sum of all lines. */
export function partsCost(lines: readonly ListedLine[], supplied: readonly SuppliedLine[], boards: number): PartsCost {
  let [perBoardMicro, totalMicro] = [0, 0];
  for (const [at, { unitPriceMicro, amountMicro }] of supplied.entries()) {
    if (amountMicro === null || unitPriceMicro === null) continue;
    perBoardMicro += unitPriceMicro * (lines[at]?.quantity ?? 0);
    totalMicro += amountMicro;
  }
  return { perBoardMicro, minimumMicro: totalMicro - perBoardMicro * boards };
}
