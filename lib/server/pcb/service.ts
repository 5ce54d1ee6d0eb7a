// Pricing for whoever asks: the same engine and book as in the page, here believed.

import type { z } from "zod";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { PcbQuote, pcbSpecificationInput, quoteMatrix, violation } from "@/lib/contracts/pcb";
import type { Locale } from "@/lib/core/market/area";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { offeredDays } from "@/lib/core/pcb/lead-time";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { reviewReasons } from "@/lib/core/pcb/review";
import { checkSpecification } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { bookOf } from "@/lib/core/pricing/book";
import { hintsFor } from "@/lib/core/pricing/hints";
import { type PcbPrice, priceLeadTimes, priceMatrix, pricePcb } from "@/lib/core/pricing/price";
import { shippingEstimate } from "@/lib/core/pricing/shipping";
import type { RequestContext } from "@/lib/server/http/context";
import { ruleMessage } from "@/lib/server/http/translate";

type Given = z.output<typeof pcbSpecificationInput>;

/** Contracts say which values exist; this is the place where that becomes the engine's own type. */
function complete(given: Given | Record<string, unknown>): PcbSpecification {
  return completeSpecification(given as Partial<PcbSpecification>);
}

function violationsOf(specification: PcbSpecification, locale: Locale): z.infer<typeof violation>[] {
  return checkSpecification(specification).map(({ rule, option, args }) => ({
    rule,
    option,
    args,
    message: ruleMessage(locale, rule, args),
  }));
}

/** A whole, makeable specification with its price; UNSUPPORTED_COMBINATION with the violations otherwise. */
export function completeOrRefuse(
  given: Given | Record<string, unknown>,
  context: Pick<RequestContext, "area" | "locale">,
): { specification: PcbSpecification; price: PcbPrice } {
  const specification = complete(given);
  const violations = violationsOf(specification, context.locale);
  if (violations.length > 0) throw new AppError("UNSUPPORTED_COMBINATION", { data: { violations } });
  return { specification, price: pricePcb(specification, bookOf(context.area)) };
}

export function quote(given: Given, context: RequestContext): PcbQuote {
  const specification = complete(given);
  const book = bookOf(context.area);
  const violations = violationsOf(specification, context.locale);
  if (violations.length > 0) {
    const none = { currency: book.currency, amountMicro: 0 };
    const totals = { pcbTotal: none, componentsTotal: none, assemblyTotal: none, stencilTotal: none, total: none };
    const nothing = { lines: [], unitPriceMicro: 0, leadTimes: [], hints: [], reviews: [], shippingEstimate: none };
    return { ...totals, ...nothing, currency: book.currency, bookVersion: book.version, specification, violations };
  }
  return {
    ...pricePcb(specification, book),
    specification,
    leadTimes: priceLeadTimes(specification, book),
    shippingEstimate: shippingEstimate([specification], "standard", book),
    violations,
    reviews: reviewReasons(specification),
    hints: hintsFor(specification, book),
  };
}

export function matrix(input: ParsedInputOf<typeof quoteMatrix>, context: RequestContext) {
  const { quantities = [...QUANTITY_STEPS], leadTimes, ...given } = input;
  const specification = complete(given);
  const book = bookOf(context.area);
  const days = leadTimes ?? offeredDays(specification);
  const totalsMicro = priceMatrix(specification, book, { quantities, leadTimes: days });
  return { currency: book.currency, quantities, leadTimes: days, totalsMicro };
}
