"use client";
// Quotes on this device: the current one, saved ones, recent ones.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Candidate, MAX_COMPARED, useCandidates } from "@/components/pcb/price/quote-candidates";
import { SavedCompare } from "@/components/pcb/saved/saved-compare";
import { SavedCurrent } from "@/components/pcb/saved/saved-current";
import { SavedRows } from "@/components/pcb/saved/saved-rows";
import { useWholeQuote } from "@/components/pcb/quote-source";
import { useSavedQuotes } from "@/components/pcb/saved/use-saved-quotes";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { useBook } from "@/components/pcb/price/use-book";
import { searchWith } from "@/components/pcb/use-quote-address";
import { toast } from "@/components/ui/toast";
import { useGerberViewStore } from "@/stores/viewer/gerber-view";
import { useQuoteDraftStore } from "@/stores/drafts/quote-draft";
import { keepRecentQuote } from "@/stores/drafts/recent-quotes";
import styles from "./saved-quotes.module.css";

interface SavedQuotesProps {
  shipsOn: (days: number) => string;
  isOpen: boolean;
  onClose: () => void;
}

export function SavedQuotes({ shipsOn, isOpen, onClose }: SavedQuotesProps) {
  const t = useTranslations("quote.saved");
  const quote = useWholeQuote();
  const list = useSavedQuotes(isOpen);
  const candidates = useCandidates(quote, list);
  const open = useOpenQuote(close);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [isComparing, setComparing] = useState(false);
  const chosen = candidates.filter(({ key, saved }) => keys.includes(key) && !saved?.isRemoved);
  const canCompare = chosen.length >= 2;
  const choice = {
    keys: chosen.map(({ key }) => key),
    isFull: chosen.length >= MAX_COMPARED,
    toggle: (key: string) => setKeys(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]),
  };
  const [current, ...others] = candidates;

  function close() {
    setKeys([]);
    setComparing(false);
    onClose();
  }

  if (isComparing && canCompare) {
    return (
      <Modal
        kind="wide"
        isOpen={isOpen}
        onClose={close}
        title={t("comparison.title")}
        actions={<Button onClick={() => setComparing(false)}>{t("comparison.back")}</Button>}
      >
        <SavedCompare candidates={chosen} book={quote.book} onOpen={open} />
      </Modal>
    );
  }
  return (
    <Modal
      kind="wide"
      isOpen={isOpen}
      onClose={close}
      title={t("title")}
      actions={
        <>
          <p className={styles.count}>
            {canCompare ? t("compareCount", { count: chosen.length }) : t("compareHint", { max: MAX_COMPARED })}
          </p>
          <Button variant="primary" disabled={!canCompare} onClick={() => setComparing(true)}>
            {t("compare")}
          </Button>
        </>
      }
    >
      <div className={styles.page}>
        {current && <SavedCurrent quote={quote} candidate={current} choice={choice} list={list} shipsOn={shipsOn} />}
        <SavedRows
          title={t("list")}
          none={list.saved === null ? null : t("none")}
          candidates={others.filter(({ saved }) => saved !== null)}
          {...{ choice, list, onOpen: open }}
        />
        <SavedRows
          title={t("recent")}
          none={t("noRecent")}
          candidates={others.filter(({ saved }) => saved === null)}
          {...{ choice, list, onOpen: open }}
        />
      </div>
    </Modal>
  );
}

/** Opens a saved or recent quote; the previous one moves to the recent ones. */
function useOpenQuote(onOpened: () => void): (candidate: Candidate) => Promise<void> {
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
