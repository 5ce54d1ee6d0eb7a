// Pricing assembled boards for whoever asks: the same engine and books as in the page, here believed.

import type { z } from "zod";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { violation } from "@/lib/contracts/pcb";
import type { PcbaQuote, quotePcba } from "@/lib/contracts/pcba";
import type { Locale } from "@/lib/core/market/area";
import type { Contradiction } from "@/lib/core/pcb/contradictions";
import { offeredDays, SCHEDULED_FROM_DAYS } from "@/lib/core/pcb/lead-time";
import { isPcbaScheduled, pcbaDays } from "@/lib/core/pcba/lead-time";
import { checkPcba, isOnlyTooMuch, type PcbaViolation } from "@/lib/core/pcba/rules";
import { completePcba, type PcbaInput, type PcbaSpecification } from "@/lib/core/pcba/specification";
import { type PcbaBooks, pcbaBooksFor } from "@/lib/core/pricing/assembly/books-for";
import type { PriceBooks } from "@/lib/core/pricing/price-books";
import type { PricedParts } from "@/lib/core/pricing/assembly/line";
import { isWhollyPriced, type PcbaPrice, pricePcba } from "@/lib/core/pricing/assembly/price";
import { assembledKg } from "@/lib/core/pricing/assembly/weight";
import { shippingByWeight } from "@/lib/core/pricing/shipping";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { ruleMessage } from "@/lib/server/http/translate";
import { toBookStatus } from "@/lib/server/pcb/book-status";
import { measuredContradictions, namedProject, describeContradictions } from "@/lib/server/pcb/measured";

type Reader = Pick<RequestContext, "area" | "locale" | "now">;

/** Broken rules; `found` holds all of them by default. */
function violationsOf(
  specification: PcbaSpecification,
  locale: Locale,
  found: readonly PcbaViolation[] = checkPcba(specification),
): z.infer<typeof violation>[] {
  return found.map((each) => ({ ...each, message: ruleMessage(locale, each.rule, each.args) }));
}

/** A whole, makeable specification; UNSUPPORTED_COMBINATION with the violations otherwise. */
export function completePcbaOrRefuse(options: PcbaInput, { locale }: Pick<Reader, "locale">): PcbaSpecification {
  const specification = completePcba(options);
  requireMakeable([{ boardName: "", specification }], { locale });
  return specification;
}

type NamedBoard = { boardName: string; specification: PcbaSpecification };

/**
 * UNSUPPORTED_COMBINATION with the violations of all boards, each with its `board` (from 0) and that one's name.
 * `isListed`: too much of something waits for a person instead.
 */
export function requireMakeable(
  boards: readonly NamedBoard[],
  { locale, isListed = false }: Pick<Reader, "locale"> & { isListed?: boolean },
): void {
  const violations = boards.flatMap(({ boardName, specification }, board) =>
    violationsOf(specification, locale, listedViolations(specification, isListed)).map((violation) => ({
      ...violation,
      board,
      boardName,
    })),
  );
  if (violations.length > 0) throw new AppError("UNSUPPORTED_COMBINATION", { data: { violations } });
}

function listedViolations(specification: PcbaSpecification, isListed: boolean): PcbaViolation[] {
  const found = checkPcba(specification);
  return isListed ? found.filter((each) => !isOnlyTooMuch(each, specification)) : found;
}

export const priceBooksOf = ({ books }: Pick<Deps, "books">): PriceBooks => books;

/** Item to price: with parts if a list names them. */
type PricedItem = { specification: PcbaSpecification; parts: PricedParts | null; isListed: boolean };

/** Total for each lead time of the boards. The last is a date by agreement, where the standard lead time promises a date. */
function leadTimesOf({ specification, parts, isListed }: PricedItem, books: PcbaBooks): PcbaQuote["leadTimes"] {
  const { board, assembly } = specification;
  const at = (leadTimeDays: number) => ({ board: { ...board, leadTimeDays }, assembly });
  const [standard = SCHEDULED_FROM_DAYS, ...quicker] = offeredDays(board);
  const agreed = isPcbaScheduled(at(standard)) ? [] : [SCHEDULED_FROM_DAYS];
  return [standard, ...quicker, ...agreed].map(at).flatMap((other) => {
    if (listedViolations(other, isListed).length > 0) return [];
    const { amountMicro: totalMicro } = pricePcba(other, books, parts).total;
    return [{ days: pcbaDays(other), totalMicro, isScheduled: isPcbaScheduled(other) }];
  });
}

/** The price of what the engine does not price: no lines, all totals zero. */
export function noPrice({ currency, bookVersion }: Pick<PcbaPrice, "currency" | "bookVersion">): PcbaPrice {
  const none = { currency, amountMicro: 0 };
  const totals = { pcbTotal: none, componentsTotal: none, assemblyTotal: none, stencilTotal: none, total: none };
  return { currency, bookVersion, lines: [], ...totals, unitPriceMicro: 0 };
}

/** Shipping of a parcel with all the boards. */
export function shippingOf(
  deps: Pick<Deps, "books">,
  boards: readonly PcbaSpecification[],
  { area, now }: Pick<Reader, "area" | "now">,
): PcbaQuote["shippingEstimate"] {
  const { current } = pcbaBooksFor(priceBooksOf(deps), area, { nowMs: now.getTime() });
  const weightKg = boards.reduce((sum, board) => sum + assembledKg(board), 0);
  return shippingByWeight(weightKg, "standard", current.board);
}

type PricedWhole = PricedItem & {
  bookVersion?: string;
  /** Between the board and its project's files. */
  contradictions: readonly Contradiction[];
};

/** Price, lead times, freight, violations and contradictions; with one of these there are no lines, all totals zero. */
export function priceWhole(
  deps: Pick<Deps, "books">,
  { bookVersion, contradictions, ...item }: PricedWhole,
  { area, locale, now }: Reader,
): Omit<PcbaQuote, "reviews"> {
  const { specification, parts, isListed } = item;
  const { book, current, validity } = pcbaBooksFor(priceBooksOf(deps), area, {
    version: bookVersion,
    nowMs: now.getTime(),
  });
  const violations = violationsOf(specification, locale, listedViolations(specification, isListed));
  const facts = {
    bookStatus: toBookStatus(validity),
    specification,
    leadTimeDays: pcbaDays(specification),
    violations,
    contradictions: describeContradictions(contradictions, locale),
  };
  if (violations.length + contradictions.length > 0) {
    const nothing = noPrice({ currency: book.board.currency, bookVersion: book.version });
    return { ...nothing, ...facts, leadTimes: [], shippingEstimate: nothing.total };
  }
  return {
    ...pricePcba(specification, book, parts),
    ...facts,
    leadTimes: leadTimesOf(item, book),
    shippingEstimate: shippingByWeight(assembledKg(specification), "standard", current.board),
  };
}

export async function quote(
  deps: Deps,
  { bookVersion, projectId, ...options }: ParsedInputOf<typeof quotePcba>,
  context: RequestContext,
): Promise<PcbaQuote> {
  const project = await namedProject(deps, projectId, context);
  const specification = completePcba(options as PcbaInput);
  const contradictions = measuredContradictions(specification.board, project);
  return {
    ...priceWhole(deps, { specification, parts: null, isListed: false, bookVersion, contradictions }, context),
    reviews: isWhollyPriced(specification, null) ? [] : ["partsUnpriced"],
  };
}
