// Pricing stencils for whoever asks: the same engine and books as in the page, here believed.

import type { z } from "zod";
import type { OutputOf, ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { violation } from "@/lib/contracts/pcb";
import type { quoteStencil } from "@/lib/contracts/stencil";
import type { Locale } from "@/lib/core/market/area";
import { bookFor } from "@/lib/core/pricing/book-for";
import { priceStencil } from "@/lib/core/pricing/stencil/price";
import {
  checkStencil,
  completeStencil,
  STENCIL_QUANTITY,
  stencilDays,
  type StencilSpecification,
} from "@/lib/core/pricing/stencil/specification";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { ruleMessage } from "@/lib/server/http/translate";
import { toBookStatus } from "@/lib/server/pcb/book-status";

function violationsOf(specification: StencilSpecification, locale: Locale): z.infer<typeof violation>[] {
  return checkStencil(specification).map(({ rule, option }) => {
    const args = rule === "stencilQuantity" ? STENCIL_QUANTITY : {};
    return { rule, option, args, message: ruleMessage(locale, rule, args) };
  });
}

/** A whole, makeable specification; UNSUPPORTED_COMBINATION with the violations otherwise. */
export function completeStencilOrRefuse(
  options: Record<string, unknown>,
  { locale }: Pick<RequestContext, "locale">,
): StencilSpecification {
  const specification = completeStencil(options as Partial<StencilSpecification>);
  const violations = violationsOf(specification, locale);
  if (violations.length > 0) throw new AppError("UNSUPPORTED_COMBINATION", { data: { violations } });
  return specification;
}

export function quote(
  { books }: Pick<Deps, "books">,
  { bookVersion, ...options }: ParsedInputOf<typeof quoteStencil>,
  { area, locale, now }: Pick<RequestContext, "area" | "locale" | "now">,
): OutputOf<typeof quoteStencil> {
  const specification = completeStencil(options);
  const chosen = bookFor(books.stencils, area, { version: bookVersion, nowMs: now.getTime() });
  const { book } = chosen;
  const violations = violationsOf(specification, locale);
  const facts = {
    bookStatus: toBookStatus(chosen.validity),
    specification,
    leadTimeDays: stencilDays(specification),
    violations,
  };
  if (violations.length === 0) return { ...priceStencil(specification, book), ...facts };
  const { currency } = book;
  const none = { currency, amountMicro: 0 };
  const totals = { pcbTotal: none, componentsTotal: none, assemblyTotal: none, stencilTotal: none, total: none };
  return { ...totals, currency, bookVersion: book.version, lines: [], unitPriceMicro: 0, ...facts };
}
