"use client";
// Offers the last quote of this browser to a returning user.
import { useTranslations } from "next-intl";
import { KeptNotice } from "@/components/quote/kept-notice";
import { useKeptQuote } from "@/components/pcb/saved/use-kept-quote";
import { formatLength } from "@/lib/core/pcb/length";
import { isPanel } from "@/lib/core/pcb/panel";
import { useEffect, useEffectEvent, useState } from "react";
import { useBook } from "@/components/pcb/price/use-book";
import { useDebounced } from "@/components/quote/use-debounced";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import { keepRecentQuote } from "@/stores/drafts/recent-quotes";

export function DraftNotice() {
  const t = useTranslations("quote");
  const values = useTranslations("pcb.values");
  const { kept, take, dismiss } = useKeptQuote();
  useRecentQuote();
  if (!kept) return null;
  const { layers, widthMm, heightMm, quantity } = kept.specification;
  const size = values("size", { width: formatLength(widthMm, "mm"), height: formatLength(heightMm, "mm") });
  const summary = t("holds.board", {
    layers: values("layers", { layers }),
    size,
    pieces: values(isPanel(kept.specification) ? "panels" : "pieces", { count: quantity }),
  });
  return <KeptNotice summary={summary} atMs={kept.atMs} onTake={take} onDismiss={dismiss} />;
}

const REST_MS = 10_000;

/** Adds the quote to the recent ones after a pause, and when the page is left. */
function useRecentQuote(): void {
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
