"use client";
// Stores the quote on this device, and offers it to a returning user.
import { useEffect, useState } from "react";
import { useBook } from "@/components/pcb/price/use-book";
import { useDebounced } from "@/components/quote/use-debounced";
import { toQuery } from "@/lib/core/pcb/query";
import { useGerberView, useGerberViewStore } from "@/stores/viewer/gerber-view";
import { findKeptQuote, forgetKeptQuote, keepQuote, type KeptQuote } from "@/stores/drafts/kept-quote";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";

const STILL_MS = 1000;

export interface KeptQuoteOffer {
  kept: KeptQuote | null;
  take: () => void;
  dismiss: () => void;
}

export function useKeptQuote(): KeptQuoteOffer {
  const specification = useQuoteDraft((draft) => draft.specification);
  const replace = useQuoteDraft((draft) => draft.replace);
  const projectId = useGerberView((view) => view.projectId);
  const isUntouched = useGerberView((view) => view.file === null && view.projectId === null);
  const view = useGerberViewStore();
  const bookVersion = useBook().book.version;
  const [opened] = useState({ specification, projectId, bookVersion });
  const [kept, setKept] = useState<KeptQuote | null>(null);

  // A page opened with a quote in its address, or without changes, has nothing to offer.
  useEffect(() => {
    if (opened.projectId !== null || toQuery(opened.specification).length > 0) return;
    let isStale = false;
    void findKeptQuote().then((found) => {
      if (!isStale) setKept(found);
    });
    return () => {
      isStale = true;
    };
  }, [opened]);

  const settled = useDebounced(specification, STILL_MS);
  const isChanged =
    settled !== opened.specification || projectId !== opened.projectId || bookVersion !== opened.bookVersion;
  useEffect(() => {
    if (isChanged) void keepQuote({ specification: settled, projectId, bookVersion, atMs: Date.now() });
  }, [settled, projectId, bookVersion, isChanged]);

  return {
    // Once an option is chosen here, the previous quote is no longer offered.
    kept: isUntouched && specification === opened.specification ? kept : null,
    take() {
      if (!kept) return;
      replace(kept.specification, kept.bookVersion);
      if (kept.projectId !== null) view.getState().openProject(kept.projectId);
    },
    dismiss() {
      setKept(null);
      void forgetKeptQuote();
    },
  };
}
