"use client";
// Puts a saved or recent quote on the page; what stood there before goes to the recent ones.
import { useTranslations } from "next-intl";
import type { Candidate } from "@/components/pcb/quote-candidates";
import { searchWith } from "@/components/pcb/use-quote-address";
import { toast } from "@/components/ui/toast";
import { useGerberViewStore } from "@/stores/gerber-view";
import { useQuoteDraftStore } from "@/stores/quote-draft";
import { keepRecentQuote } from "@/stores/recent-quotes";

export function useOpenQuote(onOpened: () => void): (candidate: Candidate) => Promise<void> {
  const t = useTranslations("quote.saved");
  const draft = useQuoteDraftStore();
  const view = useGerberViewStore();
  return async ({ name, summary, specification, projectId }) => {
    const { specification: former, replace } = draft.getState();
    const { projectId: formerProject } = view.getState();
    await keepRecentQuote({ specification: former, projectId: formerProject, atMs: Date.now() });
    if (projectId !== formerProject) {
      // Another board: its page is opened anew, so that nothing of the former files stays.
      location.assign(location.pathname + searchWith("", specification, projectId));
      return;
    }
    replace(specification);
    toast({ kind: "success", message: t("opened", { name: name || summary }) });
    onOpened();
  };
}
