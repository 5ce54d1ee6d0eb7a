// Pricing stencils for whoever asks: the same engine and books as in the page, here believed.

import type { z } from "zod";
import type { OutputOf, ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { violation } from "@/lib/contracts/pcb";
import type { quoteStencil } from "@/lib/contracts/stencil";
import { currencyOf, type Locale } from "@/lib/core/market/area";
import { priceStencil } from "@/lib/core/pricing/stencil/price";
import {
  checkStencil,
  completeStencil,
  STENCIL_QUANTITY,
  stencilDays,
  type StencilSpecification,
} from "@/lib/core/pricing/stencil/specification";
import type { RequestContext } from "@/lib/server/http/context";
import { ruleMessage } from "@/lib/server/http/translate";

function violationsOf(specification: StencilSpecification, locale: Locale): z.infer<typeof violation>[] {
  return checkStencil(specification).map(({ rule, option }) => {
    const args = rule === "stencilQuantity" ? STENCIL_QUANTITY : {};
    return { rule, option, args, message: ruleMessage(locale, rule, args) };
  });
}

/** A whole, makeable specification; UNSUPPORTED_COMBINATION with the violations otherwise. */
export function completeStencilOrRefuse(
  given: Record<string, unknown>,
  { locale }: Pick<RequestContext, "locale">,
): StencilSpecification {
  const specification = completeStencil(given as Partial<StencilSpecification>);
  const violations = violationsOf(specification, locale);
  if (violations.length > 0) throw new AppError("UNSUPPORTED_COMBINATION", { data: { violations } });
  return specification;
}

export function quote(
  given: ParsedInputOf<typeof quoteStencil>,
  { area, locale }: Pick<RequestContext, "area" | "locale">,
): OutputOf<typeof quoteStencil> {
  const specification = completeStencil(given);
  const violations = violationsOf(specification, locale);
  const leadTimeDays = stencilDays(specification);
  if (violations.length === 0) return { ...priceStencil(specification, area), specification, leadTimeDays, violations };
  const currency = currencyOf(area);
  const none = { currency, amountMicro: 0 };
  const totals = { pcbTotal: none, componentsTotal: none, assemblyTotal: none, stencilTotal: none, total: none };
  return {
    ...totals,
    currency,
    bookVersion: "",
    lines: [],
    unitPriceMicro: 0,
    specification,
    leadTimeDays,
    violations,
  };
}
