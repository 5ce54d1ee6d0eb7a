"use client";
// Offers the last quote of this browser to a returning user.
import { useTranslations } from "next-intl";
import { KeptNotice } from "@/components/quote/kept-notice";
import { useKeptQuote } from "@/components/pcb/saved/use-kept-quote";
import { useRecentQuote } from "@/components/pcb/saved/use-recent-quote";
import { formatLength } from "@/lib/core/pcb/length";
import { isPanel } from "@/lib/core/pcb/panel";

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
