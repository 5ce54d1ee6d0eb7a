"use client";
// Quotes that can be opened and compared: the current, saved and recent ones.
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Quote } from "@/components/pcb/price/quote-for";
import type { ListedQuote, SavedQuotesList } from "@/components/pcb/saved/use-saved-quotes";
import { isPanel } from "@/lib/core/pcb/panel";
import { isMakeable } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook } from "@/lib/core/pricing/book";
import { bookFor, type ChosenBook } from "@/lib/core/pricing/book-for";
import { type PcbPrice, pricePcb } from "@/lib/core/pricing/price";
import { useMarket } from "@/lib/i18n/use-market";
import { useSpecificationWords } from "@/lib/i18n/use-specification-words";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import type { StoredQuote } from "@/stores/drafts/stored-quote";

/** Limit of columns that fit side by side. */
export const MAX_COMPARED = 4;
export const CURRENT_KEY = "current";

export interface Candidate {
  key: string;
  name: string;
  /** One-line specification. */
  summary: string;
  specification: PcbSpecification;
  projectId: string | null;
  /** Price book named by the quote. */
  bookVersion: string | null;
  /** Price book that applies now. */
  prices: ChosenBook<PriceBook>;
  /** Null for the current quote. */
  atMs: number | null;
  /** Null for an unnamed one. */
  saved: ListedQuote | null;
  /** By the book that applies; null if it cannot be manufactured. */
  price: PcbPrice | null;
}

/** Selection of candidates to compare. */
export interface CandidateChoice {
  keys: readonly string[];
  /** The maximum is selected. */
  isFull: boolean;
  toggle: (key: string) => void;
}

/** The current quote, then saved, then recent ones. */
export function useCandidates(quote: Quote, { saved, recent }: SavedQuotesList): Candidate[] {
  const t = useTranslations("quote");
  const projectId = useGerberView((view) => view.projectId);
  const words = useSpecificationWords();
  const values = useTranslations("pcb.values");
  const { area } = useMarket();
  const { books, nowMs } = useQuoteDraft((draft) => draft.prices);
  const { specification, price, prices } = quote;
  const others = useMemo(
    () => [
      ...(saved ?? []).map((named) => ({ key: `saved:${named.id}`, named, stored: named as StoredQuote })),
      ...recent.map((stored, at) => ({ key: `recent:${at}`, named: null, stored })),
    ],
    [saved, recent],
  );
  const priced = useMemo(
    () =>
      others.map(({ key, named, stored }) => {
        const chosen = bookFor(books, area, { version: stored.bookVersion, nowMs });
        const canBeMade = isMakeable(stored.specification);
        return { key, named, stored, chosen, price: canBeMade ? pricePcb(stored.specification, chosen.book) : null };
      }),
    [others, books, area, nowMs],
  );
  const summaryOf = (board: PcbSpecification) =>
    t("saved.summary", {
      pieces: values(isPanel(board) ? "panels" : "pieces", { count: board.quantity }),
      words: words(board),
    });
  return [
    {
      key: CURRENT_KEY,
      name: t("saved.current"),
      summary: summaryOf(specification),
      ...{ specification, projectId, bookVersion: prices.book.version, prices, price, atMs: null, saved: null },
    },
    ...priced.map(({ key, named, stored, chosen, price: ofStored }) => ({
      key,
      name: named?.name ?? "",
      summary: summaryOf(stored.specification),
      specification: stored.specification,
      projectId: stored.projectId,
      bookVersion: stored.bookVersion,
      prices: chosen,
      atMs: stored.atMs,
      saved: named,
      price: ofStored,
    })),
  ];
}
