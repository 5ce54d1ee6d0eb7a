"use client";
// What can be opened and compared: the quote on the page, the saved ones, the recent ones.
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Quote } from "@/components/pcb/use-quote";
import type { ListedQuote, SavedQuotesList } from "@/components/pcb/use-saved-quotes";
import { isPanel } from "@/lib/core/pcb/panel";
import { isMakeable } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { type PcbPrice, pricePcb } from "@/lib/core/pricing/price";
import { useSpecificationWords } from "@/lib/i18n/use-specification-words";
import { useGerberView } from "@/stores/gerber-view";
import type { StoredQuote } from "@/stores/stored-quote";

/** More columns cannot be read side by side. */
export const MOST_COMPARED = 4;
export const CURRENT_KEY = "current";

export interface Candidate {
  key: string;
  name: string;
  /** The specification in a line. */
  summary: string;
  specification: PcbSpecification;
  projectId: string | null;
  /** Null for the quote on the page. */
  atMs: number | null;
  /** Null where it has no name of its own. */
  saved: ListedQuote | null;
  /** Today's; null where it cannot be made. */
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
  const { specification, price, book } = quote;
  const others = useMemo(
    () => [
      ...(saved ?? []).map((named) => ({ key: `saved:${named.id}`, named, stored: named as StoredQuote })),
      ...recent.map((stored, at) => ({ key: `recent:${at}`, named: null, stored })),
    ],
    [saved, recent],
  );
  const prices = useMemo(
    () => others.map(({ stored }) => (isMakeable(stored.specification) ? pricePcb(stored.specification, book) : null)),
    [others, book],
  );
  const summaryOf = (board: PcbSpecification) =>
    t("saved.summary", {
      pieces: t(`summary.${isPanel(board) ? "panels" : "pieces"}`, { count: board.quantity }),
      words: words(board),
    });
  return [
    {
      key: CURRENT_KEY,
      name: t("saved.current"),
      summary: summaryOf(specification),
      ...{ specification, projectId, price, atMs: null, saved: null },
    },
    ...others.map(({ key, named, stored }, at) => ({
      key,
      name: named?.name ?? "",
      summary: summaryOf(stored.specification),
      specification: stored.specification,
      projectId: stored.projectId,
      atMs: stored.atMs,
      saved: named,
      price: prices[at] ?? null,
    })),
  ];
}
