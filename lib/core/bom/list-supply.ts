// Cost and availability of the parts of lists for a number of boards: lines of one part are bought together.

import { scaleMicro } from "@/lib/base/money";
import type { Ladder } from "@/lib/core/part/ladder";
import { priceByLadder } from "@/lib/core/part/ladder";
import { checkQuantity, orderable, withAttrition } from "@/lib/core/part/order-quantity";
import type { Lifecycle, Mounting } from "@/lib/core/part/part";
import { lineJoints, type KnownJoints } from "./line-joints";
import { type BomLineState, lineState } from "./line-state";

/** Turnkey (we buy the part), supplied by the customer, or not placed. */
export type LineSupply = "turnkey" | "customer" | "none";

/** A completed line. Quantities are per board. */
export interface ListedLine {
  quantity: number;
  isPlaced: boolean;
  supply: LineSupply;
  partId: string | null;
  /** For a line without a part: true if any was proposed. */
  isProposed: boolean;
  mpn: string;
  manufacturer: string;
  value: string;
  footprint: string;
  description: string;
  side: "top" | "bottom" | "both" | null;
  /** A person's entry for a part that is not in the catalog. */
  joints: KnownJoints | null;
}

/** Catalog data of a part, with its price ladder in the currency of the answer. */
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
  /** False if the part cannot be bought: sample prices without play money. */
  isSold: boolean;
}

export interface SuppliedLine {
  state: BomLineState;
  /** The catalog part. */
  part: PartTerms | null;
  /** True for a line that is placed, with a part or supplied by the customer. */
  isAssembled: boolean;
  /** Per part; null if unknown. */
  joints: KnownJoints | null;
  /** Unit price at the quantity of all lines of the part; null if it has no price, or nothing is bought. */
  unitPriceMicro: number | null;
  /** Quantity for all lines of the part, at the first of them; null if nothing is bought. */
  boughtQuantity: number | null;
  /** Amount of the line; the excess of the part is added to its first line of each board. Null if nothing is bought. */
  amountMicro: number | null;
}

/** The purchase of one part. */
interface Purchase {
  boughtQuantity: number;
  state: BomLineState;
  /** Null if it has no price or is not available. */
  price: { unitMicro: number; totalMicro: number } | null;
  /** Shown even if the part is not available. */
  unitPriceMicro: number | null;
}

/** False for a line of zero pieces, and for one that is not placed. */
export function isOnBoard({ isPlaced, supply, quantity }: Pick<ListedLine, "isPlaced" | "supply" | "quantity">) {
  return isPlaced && supply !== "none" && quantity > 0;
}

const isBought = (line: ListedLine): boolean => isOnBoard(line) && line.supply === "turnkey";

/**
 * Attrition counts once per part, however many lines name it; then the next orderable quantity, at its price tier. A
 * stock below that quantity is insufficient.
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

/** The parts list of a board, and the number of boards. */
export interface BoardList {
  lines: readonly ListedLine[];
  boards: number;
}

type Terms = ReadonlyMap<string, PartTerms>;

/** Placed pieces of each part, as one number per list. */
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

/** Divides an amount in proportion to the quantities: integers whose sum is exactly the amount. */
function apportion(amountMicro: number, pieces: readonly number[]): number[] {
  const whole = sumOf(pieces);
  const upTo = (at: number) => scaleMicro(amountMicro, sumOf(pieces.slice(0, at)), whole);
  return pieces.map((_, at) => upTo(at + 1) - upTo(at));
}

/** With the cost of excess that each list bears: machines are set up once for all boards. */
type SharedPurchase = Purchase & { leftMicro: number[] };

function purchasesOf(lists: readonly BoardList[], terms: Terms): Map<string, SharedPurchase> {
  const purchases = new Map<string, SharedPurchase>();
  for (const [id, placed] of placedOf(lists, terms)) {
    const part = terms.get(id);
    if (!part) continue;
    const pieces = sumOf(placed);
    const bought = purchase(part, pieces);
    const { price } = bought;
    const leftMicro = price ? apportion(price.totalMicro - price.unitMicro * pieces, placed) : [];
    purchases.set(id, { ...bought, leftMicro });
  }
  return purchases;
}

function stateWithoutPart({ mpn, value, isProposed }: ListedLine): BomLineState {
  const line = { mpn, distributorParts: [], values: value === "" ? [] : [value] };
  return lineState({ line, hasCandidates: isProposed, supply: null, needed: null });
}

/** Parts supplied by the customer need no catalog part, and parts that are not placed need none at all. */
function stateOf(line: ListedLine, part: PartTerms | null, bought: Purchase | undefined): BomLineState {
  if (part === null) return isOnBoard(line) && line.supply === "customer" ? "Normal" : stateWithoutPart(line);
  return bought?.state ?? "Normal";
}

/** Lists whose parts are bought together; returns for each list one result per line, in their order. */
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

/** The list of a board whose parts are bought separately, for `boards` boards. */
export function supplyLines(lines: readonly ListedLine[], terms: Terms, boards: number): SuppliedLine[] {
  return supplyLists([{ lines, boards }], terms)[0] ?? [];
}

export interface PartsCost {
  /** Parts placed on one board. */
  perBoardMicro: number;
  /** Attrition, minimum quantities and order multiples, for all boards. */
  minimumMicro: number;
}

/** Cost of the available parts: `perBoardMicro × boards + minimumMicro` is the sum of all lines. */
export function partsCost(lines: readonly ListedLine[], supplied: readonly SuppliedLine[], boards: number): PartsCost {
  let [perBoardMicro, totalMicro] = [0, 0];
  for (const [at, { unitPriceMicro, amountMicro }] of supplied.entries()) {
    if (amountMicro === null || unitPriceMicro === null) continue;
    perBoardMicro += unitPriceMicro * (lines[at]?.quantity ?? 0);
    totalMicro += amountMicro;
  }
  return { perBoardMicro, minimumMicro: totalMicro - perBoardMicro * boards };
}
