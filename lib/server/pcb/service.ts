// Pricing for whoever asks: the same engine and book as in the page, here believed.

import type { z } from "zod";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { PcbQuote, pcbSpecificationInput, quoteMatrix, quotePcb, violation } from "@/lib/contracts/pcb";
import type { Locale } from "@/lib/core/market/area";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { isScheduled, offeredDays } from "@/lib/core/pcb/lead-time";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { reviewReasons } from "@/lib/core/pcb/review";
import { checkSpecification } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook } from "@/lib/core/pricing/book";
import { bookFor } from "@/lib/core/pricing/book-for";
import { hintsFor } from "@/lib/core/pricing/hints";
import { priceLeadTimes, priceMatrix, pricePcb, priceScheduled } from "@/lib/core/pricing/price";
import { shippingEstimate } from "@/lib/core/pricing/shipping";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { ruleMessage } from "@/lib/server/http/translate";
import { toBookStatus } from "./book-status";
import { measuredContradictions, namedProject, describeContradictions } from "./measured";

type PcbOptions = z.output<typeof pcbSpecificationInput>;

/** Contracts say which values exist; this is the place where that becomes the engine's own type. */
function complete(options: PcbOptions | Record<string, unknown>): PcbSpecification {
  return completeSpecification(options as Partial<PcbSpecification>);
}

function violationsOf(specification: PcbSpecification, locale: Locale): z.infer<typeof violation>[] {
  return checkSpecification(specification).map(({ rule, option, args }) => ({
    rule,
    option,
    args,
    message: ruleMessage(locale, rule, args),
  }));
}

/** A whole, makeable specification; UNSUPPORTED_COMBINATION with the violations otherwise. */
export function completeOrRefuse(
  options: PcbOptions | Record<string, unknown>,
  { locale }: Pick<RequestContext, "locale">,
): PcbSpecification {
  const specification = complete(options);
  const violations = violationsOf(specification, locale);
  if (violations.length > 0) throw new AppError("UNSUPPORTED_COMBINATION", { data: { violations } });
  return specification;
}

function chooseBook({ books }: Pick<Deps, "books">, version: string | undefined, { area, now }: RequestContext) {
  const { validity, ...chosen } = bookFor(books.boards, area, { version, nowMs: now.getTime() });
  return { ...chosen, bookStatus: toBookStatus(validity) };
}

type Refused = Pick<PcbQuote, "specification" | "violations" | "contradictions" | "bookStatus">;

/** The answer for what the engine does not price: no lines, all totals zero. */
function withoutPrice({ currency, version }: PriceBook, refused: Refused): PcbQuote {
  const none = { currency, amountMicro: 0 };
  const totals = { pcbTotal: none, componentsTotal: none, assemblyTotal: none, stencilTotal: none, total: none };
  const nothing = { lines: [], unitPriceMicro: 0, leadTimes: [], hints: [], reviews: [], shippingEstimate: none };
  return { ...totals, ...nothing, currency, bookVersion: version, ...refused };
}

/** The lead times that the board has, the standard one first, and a date by agreement as the last. */
function leadTimesOf(specification: PcbSpecification, book: PriceBook): PcbQuote["leadTimes"] {
  const scheduled = priceScheduled(specification, book);
  return [...priceLeadTimes(specification, book), ...(scheduled ? [scheduled] : [])].map((offered) => ({
    ...offered,
    isScheduled: isScheduled({ leadTimeDays: offered.days }),
  }));
}

export async function quote(
  deps: Deps,
  input: ParsedInputOf<typeof quotePcb>,
  context: RequestContext,
): Promise<PcbQuote> {
  const { bookVersion, projectId, ...options } = input;
  const project = await namedProject(deps, projectId, context);
  const specification = complete(options);
  const { book, current, bookStatus } = chooseBook(deps, bookVersion, context);
  const violations = violationsOf(specification, context.locale);
  const contradictions = describeContradictions(measuredContradictions(specification, project), context.locale);
  if (violations.length + contradictions.length > 0) {
    return withoutPrice(book, { specification, violations, contradictions, bookStatus });
  }
  return {
    ...pricePcb(specification, book),
    bookStatus,
    specification,
    leadTimes: leadTimesOf(specification, book),
    shippingEstimate: shippingEstimate([specification], "standard", current),
    violations,
    contradictions,
    reviews: reviewReasons(specification),
    hints: hintsFor(specification, book),
  };
}

export function matrix(deps: Deps, input: ParsedInputOf<typeof quoteMatrix>, context: RequestContext) {
  const { quantities = [...QUANTITY_STEPS], leadTimes, bookVersion, ...options } = input;
  const specification = complete(options);
  const { book, bookStatus } = chooseBook(deps, bookVersion, context);
  const days = leadTimes ?? offeredDays(specification);
  const totalsMicro = priceMatrix(specification, book, { quantities, leadTimes: days });
  return { currency: book.currency, bookVersion: book.version, bookStatus, quantities, leadTimes: days, totalsMicro };
}
