"use client";
// Everything derived from the stencil on the page, computed in the same frame.
import { useMemo } from "react";
import type { PriceBook } from "@/lib/core/pricing/book";
import { bookFor, type ChosenBook } from "@/lib/core/pricing/book-for";
import { priceStencil, type StencilBook, type StencilPrice } from "@/lib/core/pricing/stencil/price";
import {
  changeStencil,
  checkStencil,
  type StencilSpecification,
  type StencilViolation,
} from "@/lib/core/pricing/stencil/specification";
import { useMarket } from "@/lib/i18n/use-market";
import { useStencilDraft } from "@/stores/drafts/stencil-draft";

export interface StencilQuote {
  specification: StencilSpecification;
  violations: StencilViolation[];
  /** Null if it cannot be manufactured. */
  price: StencilPrice | null;
  prices: ChosenBook<StencilBook>;
  /** Price book in force, which prices freight. */
  freightBook: PriceBook;
  /** Price effect of a change; null if it cannot be manufactured. */
  effectOf: (patch: Partial<StencilSpecification>) => number | null;
}

function priceOf(specification: StencilSpecification, book: StencilBook): StencilPrice | null {
  return checkStencil(specification).length === 0 ? priceStencil(specification, book) : null;
}

export function useQuote(): StencilQuote {
  const { area } = useMarket();
  const specification = useStencilDraft((draft) => draft.specification);
  const version = useStencilDraft((draft) => draft.bookVersion);
  const nowMs = useStencilDraft((draft) => draft.nowMs);
  const boards = useStencilDraft((draft) => draft.boards);
  const stencils = useStencilDraft((draft) => draft.stencils);
  return useMemo(() => {
    const prices = bookFor(stencils, area, { version, nowMs });
    const price = priceOf(specification, prices.book);
    return {
      specification,
      violations: checkStencil(specification),
      price,
      prices,
      freightBook: bookFor(boards, area, { nowMs }).book,
      effectOf(patch) {
        const then = priceOf(changeStencil(specification, patch), prices.book);
        return then && price && then.total.amountMicro - price.total.amountMicro;
      },
    };
  }, [specification, version, nowMs, boards, stencils, area]);
}
