"use client";
// What can be opened and compared: the quote on the page, the saved ones, the recent ones.
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

/** More columns cannot be read side by side. */
export const MAX_COMPARED = 4;
export const CURRENT_KEY = "current";

export interface Candidate {
  key: string;
  name: string;
  /** The specification in a line. */
  summary: string;
  specification: PcbSpecification;
  projectId: string | null;
  /** The price book that it names. */
  bookVersion: string | null;
  /** What that comes to now. */
  prices: ChosenBook<PriceBook>;
  /** Null for the quote on the page. */
  atMs: number | null;
  /** Null where it has no name of its own. */
  saved: ListedQuote | null;
  /** By the book that counts for it; null where it cannot be made. */
  price: PcbPrice | null;
}

/** Which candidates are to be compared. */
export interface CandidateChoice {
  keys: readonly string[];
  /** No more can be chosen. */
  isFull: boolean;
  toggle: (key: string) => void;
}

/** The quote on the page first, then the saved ones, then the recent ones. */
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
