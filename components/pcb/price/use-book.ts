"use client";
// Price book of the current quote, and the reason for it.
import { useMemo } from "react";
import type { PriceBook } from "@/lib/core/pricing/book";
import { bookFor, type ChosenBook } from "@/lib/core/pricing/book-for";
import { useMarket } from "@/lib/i18n/use-market";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";

export function useBook(): ChosenBook<PriceBook> {
  const { area } = useMarket();
  const prices = useQuoteDraft((draft) => draft.prices);
  return useMemo(() => bookFor(prices.books, area, prices), [prices, area]);
}
