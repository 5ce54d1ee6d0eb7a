"use client";
// Adds the quote to the recent ones after a pause, and when the page is left.
import { useEffect, useEffectEvent, useState } from "react";
import { useBook } from "@/components/pcb/price/use-book";
import { useDebounced } from "@/components/quote/use-debounced";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import { keepRecentQuote } from "@/stores/drafts/recent-quotes";

const REST_MS = 10_000;

export function useRecentQuote(): void {
  const specification = useQuoteDraft((draft) => draft.specification);
  const projectId = useGerberView((view) => view.projectId);
  const rested = useDebounced(specification, REST_MS);
  const [opened] = useState(specification);
  const bookVersion = useBook().book.version;
  const keep = useEffectEvent(() => void keepRecentQuote({ specification, projectId, bookVersion, atMs: Date.now() }));

  useEffect(() => {
    if (rested !== opened) keep();
  }, [rested, opened]);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") keep();
    };
    document.addEventListener("visibilitychange", leave);
    return () => document.removeEventListener("visibilitychange", leave);
  }, []);
}
