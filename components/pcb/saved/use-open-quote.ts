"use client";
// Opens a saved or recent quote; the previous one moves to the recent ones.
import { useTranslations } from "next-intl";
import type { Candidate } from "@/components/pcb/price/quote-candidates";
import { useBook } from "@/components/pcb/price/use-book";
import { searchWith } from "@/components/pcb/use-quote-address";
import { toast } from "@/components/ui/toast";
import { useGerberViewStore } from "@/stores/viewer/gerber-view";
import { useQuoteDraftStore } from "@/stores/drafts/quote-draft";
import { keepRecentQuote } from "@/stores/drafts/recent-quotes";

export function useOpenQuote(onOpened: () => void): (candidate: Candidate) => Promise<void> {
  const t = useTranslations("quote.saved");
  const draft = useQuoteDraftStore();
  const view = useGerberViewStore();
  const previousBook = useBook().book.version;
  return async ({ name, summary, specification, projectId, bookVersion }) => {
    const { specification: previous, replace } = draft.getState();
    const { projectId: previousProject } = view.getState();
    const bookOfPrevious = { bookVersion: previousBook, atMs: Date.now() };
    await keepRecentQuote({ specification: previous, projectId: previousProject, ...bookOfPrevious });
    if (projectId !== previousProject) {
      // For another board the page is reloaded, so that nothing of the previous files stays.
      location.assign(location.pathname + searchWith("", { specification, projectId, bookVersion }));
      return;
    }
    replace(specification, bookVersion);
    toast({ kind: "success", message: t("opened", { name: name || summary }) });
    onOpened();
  };
}
