// Pricing assembled boards for whoever asks: the same engine and books as in the page, here believed.

import type { z } from "zod";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { violation } from "@/lib/contracts/pcb";
import type { PcbaQuote, quotePcba } from "@/lib/contracts/pcba";
import type { Locale } from "@/lib/core/market/area";
import { offeredDays } from "@/lib/core/pcb/lead-time";
import { assemblyDays, pcbaDays } from "@/lib/core/pcba/lead-time";
import { checkPcba } from "@/lib/core/pcba/rules";
import { completePcba, type GivenPcba, type PcbaSpecification } from "@/lib/core/pcba/specification";
import { type PcbaBooks, pcbaBooksFor, type PcbaShelf } from "@/lib/core/pricing/assembly/books-for";
import { isWhollyPriced, pricePcba } from "@/lib/core/pricing/assembly/price";
import { assembledKg } from "@/lib/core/pricing/assembly/weight";
import { shippingByWeight } from "@/lib/core/pricing/shipping";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { ruleMessage } from "@/lib/server/http/translate";
import { toBookStanding } from "@/lib/server/pcb/book-standing";

type Reader = Pick<RequestContext, "area" | "locale" | "now">;

function violationsOf(specification: PcbaSpecification, locale: Locale): z.infer<typeof violation>[] {
  return checkPcba(specification).map((found) => ({ ...found, message: ruleMessage(locale, found.rule, found.args) }));
}

/** A whole, makeable specification; UNSUPPORTED_COMBINATION with the violations otherwise. */
export function completePcbaOrRefuse(given: GivenPcba, { locale }: Pick<Reader, "locale">): PcbaSpecification {
  const specification = completePcba(given);
  const violations = violationsOf(specification, locale);
  if (violations.length > 0) throw new AppError("UNSUPPORTED_COMBINATION", { data: { violations } });
  return specification;
}

export const shelfOf = ({ books }: Pick<Deps, "books">): PcbaShelf => books;

/** What each lead time of the boards would make of the whole. */
function leadTimesOf(specification: PcbaSpecification, books: PcbaBooks): PcbaQuote["leadTimes"] {
  const { board, assembly } = specification;
  return offeredDays(board).flatMap((leadTimeDays) => {
    const other = { board: { ...board, leadTimeDays }, assembly };
    if (checkPcba(other).length > 0) return [];
    return [{ days: leadTimeDays + assemblyDays(other), totalMicro: pricePcba(other, books).total.amountMicro }];
  });
}

export function quote(
  deps: Pick<Deps, "books">,
  { bookVersion, ...given }: ParsedInputOf<typeof quotePcba>,
  { area, locale, now }: Reader,
): PcbaQuote {
  const specification = completePcba(given as GivenPcba);
  const { book, current, standing } = pcbaBooksFor(shelfOf(deps), area, { version: bookVersion, nowMs: now.getTime() });
  const violations = violationsOf(specification, locale);
  const facts = {
    bookStanding: toBookStanding(standing),
    specification,
    leadTimeDays: pcbaDays(specification),
    violations,
    reviews: isWhollyPriced(specification, null) ? [] : (["partsUnpriced"] as const).slice(),
  };
  const { currency } = book.board;
  const none = { currency, amountMicro: 0 };
  if (violations.length > 0) {
    const totals = { pcbTotal: none, componentsTotal: none, assemblyTotal: none, stencilTotal: none, total: none };
    const nothing = { lines: [], unitPriceMicro: 0, leadTimes: [], shippingEstimate: none };
    return { ...totals, ...nothing, ...facts, currency, bookVersion: book.version };
  }
  return {
    ...pricePcba(specification, book),
    ...facts,
    leadTimes: leadTimesOf(specification, book),
    shippingEstimate: shippingByWeight(assembledKg(specification), "standard", current.board),
  };
}
