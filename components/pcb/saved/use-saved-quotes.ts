"use client";
// Saved and recent quotes of this device while their list is open; deletion can be undone meanwhile.
import { useEffect, useState } from "react";
import { newKey } from "@/lib/client/intent";
import { listRecentQuotes } from "@/stores/drafts/recent-quotes";
import {
  forgetSavedQuote,
  keepSavedQuote,
  listSavedQuotes,
  type NameProblem,
  nameProblem,
  type SavedQuote,
  tidyName,
} from "@/stores/drafts/saved-quotes";
import type { StoredQuote } from "@/stores/drafts/stored-quote";

export interface ListedQuote extends SavedQuote {
  isRemoved: boolean;
}

export interface SavedQuotesList {
  /** Null while loading. */
  saved: readonly ListedQuote[] | null;
  recent: readonly StoredQuote[];
  /** Saving, renaming and undoing return the problem of the name, or null. */
  save: (name: string, quote: StoredQuote) => NameProblem | null;
  rename: (quote: ListedQuote, name: string) => NameProblem | null;
  remove: (quote: ListedQuote) => void;
  putBack: (quote: ListedQuote) => NameProblem | null;
}

/** Read whenever the list is opened: another tab may have changed it. */
export function useSavedQuotes(isOpen: boolean): SavedQuotesList {
  const [saved, setSaved] = useState<readonly ListedQuote[] | null>(null);
  const [recent, setRecent] = useState<readonly StoredQuote[]>([]);

  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    void Promise.all([listSavedQuotes(), listRecentQuotes()]).then(([named, stopped]) => {
      if (!isWanted) return;
      setSaved(named.map((quote) => ({ ...quote, isRemoved: false })));
      setRecent(stopped);
    });
    return () => {
      isWanted = false;
    };
  }, [isOpen]);

  const all = saved ?? [];
  const problemOf = (name: string, id?: string) =>
    nameProblem(
      name,
      all.filter((other) => other.id !== id && !other.isRemoved).map((other) => other.name),
    );
  function change({ isRemoved, ...quote }: ListedQuote): void {
    setSaved(all.map((other) => (other.id === quote.id ? { ...quote, isRemoved } : other)));
    void (isRemoved ? forgetSavedQuote(quote.id) : keepSavedQuote(quote));
  }

  return {
    saved,
    recent,
    save(name, quote) {
      const problem = problemOf(name);
      if (problem !== null) return problem;
      const named: SavedQuote = { ...quote, id: newKey(), name: tidyName(name) };
      setSaved([{ ...named, isRemoved: false }, ...all]);
      void keepSavedQuote(named);
      return null;
    },
    rename(quote, name) {
      const problem = problemOf(name, quote.id);
      if (problem === null) change({ ...quote, name: tidyName(name) });
      return problem;
    },
    remove: (quote) => change({ ...quote, isRemoved: true }),
    putBack(quote) {
      const problem = problemOf(quote.name, quote.id);
      if (problem === null) change({ ...quote, isRemoved: false });
      return problem;
    },
  };
}
