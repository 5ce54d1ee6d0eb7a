"use client";
// The quote derived from draft and files, shared by all components that show a part of it; each renders only when its
// own part has changed.
import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from "react";
import { createQuotes, type Quote } from "@/components/pcb/price/quote-for";
import { createLaterSource, NEXT_MS, type QuoteSource, STILL_MS } from "@/components/pcb/later-source";
import { keepEqual } from "@/lib/base/keep-equal";
import type { PriceBook } from "@/lib/core/pricing/book";
import { bookFor, type ChosenBook } from "@/lib/core/pricing/book-for";
import type { MarketArea } from "@/lib/core/market/area";
import { useMarket } from "@/lib/i18n/use-market";
import { type createGerberView, type GerberView, useGerberViewStore } from "@/stores/viewer/gerber-view";
import {
  type createQuoteDraft,
  type DraftPrices,
  type QuoteDraft,
  type QuoteDraftState,
  useQuoteDraftStore,
} from "@/stores/drafts/quote-draft";

/** Inputs of a quote: equal inputs give the same quote. */
interface Made extends Pick<QuoteDraftState, "specification" | "freight" | "prices"> {
  facts: NonNullable<GerberView["finding"]>["facts"] | undefined;
  chosen: ChosenBook<PriceBook>;
  quote: Quote;
}

/** Derived from two stores: only the last result is cached, and it is computed on demand. */
export function createQuoteSource(
  draft: ReturnType<typeof createQuoteDraft>,
  view: ReturnType<typeof createGerberView>,
  area: MarketArea,
): QuoteSource {
  const quoteOf = createQuotes();
  let last: Made | null = null;

  const bookOf = (prices: DraftPrices) => (last?.prices === prices ? last.chosen : bookFor(prices.books, area, prices));

  function read({ specification, freight, prices }: QuoteDraft, { finding }: GerberView): Quote {
    const facts = finding?.facts;
    const isSame =
      last?.specification === specification &&
      last.freight === freight &&
      last.prices === prices &&
      last.facts === facts;
    if (last && isSame) return last.quote;
    const chosen = bookOf(prices);
    const quote = quoteOf(specification, { prices: chosen, facts, freight });
    last = { specification, freight, prices, facts, chosen, quote };
    return quote;
  }

  const getState = () => read(draft.getState(), view.getState());
  return {
    getState,
    getInitialState: () => read(draft.getInitialState(), view.getInitialState()),
    subscribe(listener) {
      let before = getState();
      const notify = () => {
        const now = getState();
        if (now === before) return;
        before = now;
        listener();
      };
      const stops = [draft.subscribe(notify), view.subscribe(notify)];
      return () => stops.forEach((stop) => stop());
    },
  };
}

interface Sources {
  /** In the frame of the change: price and available values. */
  now: QuoteSource;
  /** In a task after that frame: price effects of everything else. */
  next: QuoteSource;
}

const QuoteContext = createContext<Sources | null>(null);

export function QuoteProvider({ children }: { children: ReactNode }) {
  const draft = useQuoteDraftStore();
  const view = useGerberViewStore();
  const { area } = useMarket();
  const sources = useMemo(() => {
    const now = createQuoteSource(draft, view, area);
    return { now, next: createLaterSource(now, NEXT_MS) };
  }, [draft, view, area]);
  return <QuoteContext value={sources}>{children}</QuoteContext>;
}

/** Visible components follow at once, hidden ones after a pause, so that a change costs no more than what it shows. */
export function QuoteFollowers({ areVisible, children }: { areVisible: boolean; children: ReactNode }) {
  const sources = useSources();
  const settled = useMemo(() => {
    const still = createLaterSource(sources.now, STILL_MS);
    return { now: still, next: still };
  }, [sources]);
  return <QuoteContext value={areVisible ? sources : settled}>{children}</QuoteContext>;
}

function useSources(): Sources {
  const sources = use(QuoteContext);
  if (!sources) throw new Error("a quote is used outside its provider");
  return sources;
}

/** For handlers that need the quote without rendering it. */
export function useQuoteSource(): QuoteSource {
  return useSources().now;
}

function createKeeper<T>(): (next: T) => T {
  let kept: { value: T } | null = null;
  return (next) => {
    kept = { value: kept === null ? next : keepEqual(kept.value, next) };
    return kept.value;
  };
}

function usePartOf<T>({ getState, getInitialState, subscribe }: QuoteSource, select: (quote: Quote) => T): T {
  const [keep] = useState(createKeeper<T>);
  return useSyncExternalStore(
    subscribe,
    () => keep(select(getState())),
    () => keep(select(getInitialState())),
  );
}

/** A part of the quote, or a value derived from it; renders only when the value changes. */
export function useQuote<T>(select: (quote: Quote) => T): T {
  return usePartOf(useSources().now, select);
}

/** As `useQuote`, in the task after the price was shown. */
export function useNextQuote<T>(select: (quote: Quote) => T): T {
  return usePartOf(useSources().next, select);
}

/** The complete quote, for dialogs that show all of it. */
export function useWholeQuote(): Quote {
  const { getState, getInitialState, subscribe } = useQuoteSource();
  return useSyncExternalStore(subscribe, getState, getInitialState);
}
