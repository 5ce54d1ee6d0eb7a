// Prices of a published version as boards, assembled and as a kit of parts, by the engines that price every order.

import type { OFFER_OBSTACLES, Offered, OfferKind } from "@/lib/contracts/community-offer";
import { boardFacts } from "@/lib/contracts/gerber";
import type { ListedPart } from "@/lib/contracts/part";
import { currencyOf } from "@/lib/core/market/area";
import { promiseOnPayment } from "@/lib/core/order/promise";
import { shanghaiDay } from "@/lib/core/order/working-days";
import { PART_LEAD_DAYS } from "@/lib/core/part/dispatch";
import { checkQuantity, orderable } from "@/lib/core/part/order-quantity";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { checkSpecification } from "@/lib/core/pcb/rules";
import { suggestSpecification } from "@/lib/core/pcb/suggest";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { pasteSidesOf } from "@/lib/core/placement/paste-sides";
import { bookFor } from "@/lib/core/pricing/book-for";
import { pricePart } from "@/lib/core/pricing/part/price";
import { pricePcb } from "@/lib/core/pricing/price";
import type { QuoteLine } from "@/lib/contracts/bom-lines";
import { type ListRequest, supplyBoards, type SuppliedList } from "@/lib/server/bom/list";
import { priceLists } from "@/lib/server/bom/lists-price";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { measuredContradictions } from "@/lib/server/pcb/measured";
import { toQuoteLine } from "./bom-lines";
import type { VersionSummary } from "./rows";
import { type SettledPart, settleParts } from "./settle-parts";

type Obstacle = (typeof OFFER_OBSTACLES)[number];
export type Reader = Pick<RequestContext, "area" | "locale" | "now">;

export interface KindPrice {
  readonly kind: OfferKind;
  readonly offer: Offered | null;
  readonly obstacles: Obstacle[];
}

/** A part of the kit: pieces for all boards, at the next orderable quantity. */
export interface KitPart {
  readonly part: ListedPart;
  readonly quantity: number;
  readonly totalMicro: number;
}

export interface PricedPublication {
  readonly bookVersion: string;
  readonly kinds: readonly KindPrice[];
  readonly settled: readonly SettledPart[];
  readonly board: PcbSpecification | null;
  /** As a quote of assembled boards takes them; null without a board. */
  readonly request: ListRequest | null;
  readonly list: SuppliedList | null;
  readonly kit: readonly KitPart[];
  readonly alternatives: number;
  readonly missing: number;
}

export interface Wanted {
  readonly quantity: number;
  readonly mayReplace: boolean;
  /** True where invented parts may be bought: with play money. */
  readonly sellsSamples: boolean;
}

/** The board's own measures with everything else at its default, as a quote of its files begins. */
function boardOf({ facts, fileKey }: VersionSummary, quantity: number): PcbSpecification | null {
  const measured = fileKey === null ? undefined : boardFacts.safeParse(facts).data;
  if (!measured) return null;
  return completeSpecification({ ...suggestSpecification(measured).values, quantity });
}

type Amounts = Pick<Offered, "boardsMicro" | "partsMicro" | "assemblyMicro">;

function offeredOf(kind: OfferKind, amounts: Amounts, quantity: number, days: number, { now }: Reader): Offered | null {
  const totalMicro = amounts.boardsMicro + amounts.partsMicro + amounts.assemblyMicro;
  const shipsMs = promiseOnPayment(now.getTime(), days);
  if (shipsMs === null) return null;
  const unitPriceMicro = Math.round(totalMicro / quantity);
  return { kind, totalMicro, unitPriceMicro, ...amounts, leadTimeDays: days, shipDate: shanghaiDay(shipsMs) };
}

interface PricedBoard {
  readonly totalMicro: number;
  readonly days: number;
  readonly obstacles: Obstacle[];
}

function priceBoard(
  deps: Pick<Deps, "books">,
  version: VersionSummary,
  board: PcbSpecification | null,
  reader: Reader,
) {
  const { book } = bookFor(deps.books.boards, reader.area, { nowMs: reader.now.getTime() });
  const none: PricedBoard = { totalMicro: 0, days: 0, obstacles: ["noBoard"] };
  if (board === null) return { bookVersion: book.version, priced: none };
  const isMakeable = checkSpecification(board).length === 0;
  const isMeasured = measuredContradictions(board, { facts: version.facts }).length === 0;
  const obstacles: Obstacle[] = isMakeable ? (isMeasured ? [] : ["needsReview"]) : ["boardUnpriced"];
  const totalMicro = obstacles.length > 0 ? 0 : pricePcb(board, book).total.amountMicro;
  const priced: PricedBoard = { totalMicro, days: board.leadTimeDays, obstacles };
  return { bookVersion: book.version, priced };
}

/** Parts that are short, or have no price, are left out. */
function kitOf(
  lines: readonly QuoteLine[],
  settled: readonly SettledPart[],
  boards: number,
  reader: Reader,
): KitPart[] {
  const wanted = new Map<string, { part: ListedPart; pieces: number }>();
  for (const [at, { part }] of settled.entries()) {
    if (part === null) continue;
    const pieces = (wanted.get(part.id)?.pieces ?? 0) + (lines[at]?.quantity ?? 0) * boards;
    wanted.set(part.id, { part, pieces });
  }
  return [...wanted.values()].flatMap(({ part, pieces }) => {
    const quantity = orderable(part, pieces);
    const currency = currencyOf(reader.area);
    const { total, lines: priced } = pricePart({ tiers: part.tiers, quantity, currency, bookVersion: "" });
    const isHad = priced.length > 0 && quantity <= part.stock && checkQuantity(part, quantity).length === 0;
    return isHad ? [{ part, quantity, totalMicro: total.amountMicro }] : [];
  });
}

function requestOf(version: VersionSummary, board: PcbSpecification, lines: readonly QuoteLine[]): ListRequest {
  const facts = boardFacts.safeParse(version.facts).data;
  return {
    options: { board, assembly: { supply: "turnkey" } },
    ...{ lines, project: { facts: version.facts }, isConfirmed: false },
    sources: { placements: [], repeats: [], isUnread: false, pasteSides: facts ? pasteSidesOf(facts) : null },
  };
}

const OPEN_PARTS: ReadonlySet<string> = new Set(["linesOpen", "linesUnassociated", "partsUnpriced"]);

function assembledPrice(deps: Deps, list: SuppliedList | null, { quantity }: Wanted, reader: Reader): KindPrice {
  const kind = "assembled" as const;
  if (list === null) return { kind, offer: null, obstacles: ["noBoard"] };
  if (list.lines.length === 0) return { kind, offer: null, obstacles: ["noParts"] };
  const price = priceLists(deps, [list], { names: [""], reader });
  const obstacles = new Set<Obstacle>();
  if (price.violations.length > 0) obstacles.add("boardUnpriced");
  if (price.contradictions.length > 0) obstacles.add("needsReview");
  for (const review of list.reviews) obstacles.add(OPEN_PARTS.has(review) ? "partsMissing" : "needsReview");
  if (obstacles.size > 0) return { kind, offer: null, obstacles: [...obstacles] };
  const amounts = {
    boardsMicro: price.pcbTotal.amountMicro,
    partsMicro: price.componentsTotal.amountMicro,
    assemblyMicro: price.assemblyTotal.amountMicro + price.stencilTotal.amountMicro,
  };
  const offer = offeredOf(kind, amounts, quantity, price.leadTimeDays, reader);
  return { kind, offer, obstacles: offer ? [] : ["needsReview"] };
}

/** `deps.db` may be a transaction. The price is that of the books in force. */
export async function pricePublication(
  deps: Deps,
  version: VersionSummary,
  wanted: Wanted,
  reader: Reader,
): Promise<PricedPublication> {
  const { quantity, sellsSamples } = wanted;
  const { area } = reader;
  const settled = await settleParts(deps, version.bom, { ...wanted, area });
  const lines = version.bom.map((row, at) => {
    const { match, part } = settled[at] ?? { match: { candidates: [], isChosen: false }, part: null };
    return toQuoteLine(row, part?.id ?? null, match);
  });
  const board = boardOf(version, quantity);
  const { bookVersion, priced } = priceBoard(deps, version, board, reader);
  const request = board && lines.length > 0 ? requestOf(version, board, lines) : null;
  const [list = null] = request
    ? await supplyBoards(deps.db, [request], { currency: currencyOf(area), sellsSamples })
    : [];
  const kit = kitOf(lines, settled, quantity, reader);
  const isWhole = new Set(kit.map(({ part }) => part.id));
  const missing = settled.filter(({ part }) => part === null || !isWhole.has(part.id)).length;
  const boardsMicro = priced.totalMicro;
  const nothing = { boardsMicro, partsMicro: 0, assemblyMicro: 0 };
  const boards = priced.obstacles.length > 0 ? null : offeredOf("boards", nothing, quantity, priced.days, reader);
  return {
    ...{ bookVersion, settled, board, request, list, kit, missing },
    alternatives: settled.filter(({ replaced }) => replaced !== null).length,
    kinds: [
      { kind: "boards", offer: boards, obstacles: boards ? [] : obstaclesOf(priced.obstacles) },
      board === null || lines.length > 0
        ? assembledPrice(deps, list, wanted, reader)
        : { kind: "assembled", offer: null, obstacles: ["noParts"] },
      kitPrice({ priced, kit, missing, lineCount: lines.length }, wanted, reader),
    ],
  };
}

/** A board that prices, but ships on no promised day, is for a person. */
const obstaclesOf = (found: readonly Obstacle[]): Obstacle[] => (found.length > 0 ? [...found] : ["needsReview"]);

interface Kit {
  readonly priced: PricedBoard;
  readonly kit: readonly KitPart[];
  readonly missing: number;
  readonly lineCount: number;
}

/** Without a board it is the parts alone. */
function kitPrice({ priced, kit, missing, lineCount }: Kit, { quantity }: Wanted, reader: Reader): KindPrice {
  const kind = "kit" as const;
  if (lineCount === 0) return { kind, offer: null, obstacles: ["noParts"] };
  const ofBoard = priced.obstacles.filter((obstacle) => obstacle !== "noBoard");
  const obstacles: Obstacle[] = [...ofBoard, ...(missing > 0 ? (["partsMissing"] as const) : [])];
  if (obstacles.length > 0) return { kind, offer: null, obstacles };
  const partsMicro = kit.reduce((sum, { totalMicro }) => sum + totalMicro, 0);
  const amounts = { boardsMicro: priced.totalMicro, partsMicro, assemblyMicro: 0 };
  const offer = offeredOf(kind, amounts, quantity, Math.max(priced.days, PART_LEAD_DAYS), reader);
  return { kind, offer, obstacles: offer ? [] : ["needsReview"] };
}
