"use client";
// Keeps the address equal to the quote, for reloads, bookmarks and links.
import { useEffect } from "react";
import { useBook } from "@/components/pcb/price/use-book";
import { QUOTED_BOOK } from "@/lib/client/edit-address";
import { OPTION_NAMES } from "@/lib/core/pcb/options";
import { toQuery } from "@/lib/core/pcb/query";
import { onNavigation } from "@/lib/i18n/navigation-events";
import { useGerberView } from "@/stores/viewer/gerber-view";
import type { StoredQuote } from "@/stores/drafts/stored-quote";
import { useQuoteDraftStore } from "@/stores/drafts/quote-draft";

/** Browsers refuse more than about a hundred changes of the address in ten seconds. */
const SETTLE_MS = 200;
export const PROJECT_PARAMETER = "project";

/** `search` with the quote's parameters; others are kept. */
export function searchWith(
  search: string,
  { specification, projectId, bookVersion }: Omit<StoredQuote, "atMs">,
): string {
  const parameters = new URLSearchParams(search);
  for (const name of [...OPTION_NAMES, PROJECT_PARAMETER, QUOTED_BOOK]) parameters.delete(name);
  if (projectId !== null) parameters.set(PROJECT_PARAMETER, projectId);
  for (const [option, value] of toQuery(specification)) parameters.set(option, value);
  if (bookVersion !== null) parameters.set(QUOTED_BOOK, bookVersion);
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

/** Subscribes to the draft, so that the page does not render for its address. */
export function useQuoteAddress(): void {
  const draft = useQuoteDraftStore();
  const projectId = useGerberView((view) => view.projectId);
  const { book, validity } = useBook();
  const [isKept, version] = [validity.kind === "kept", book.version];
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function write() {
      clearTimeout(timer);
      const { specification } = draft.getState();
      const { pathname, search, hash } = window.location;
      // The untouched form is not pinned to a price book: its address takes the prices of the day.
      const isNew = !isKept && projectId === null && toQuery(specification).length === 0;
      const next = searchWith(search, { specification, projectId, bookVersion: isNew ? null : version });
      if (next !== search) window.history.replaceState(null, "", pathname + next + hash);
    }
    write();
    const stopListening = draft.subscribe((now, before) => {
      if (now.specification === before.specification) return;
      clearTimeout(timer);
      timer = setTimeout(write, SETTLE_MS);
    });
    // Changing the address cancels a pending navigation, so pending changes are written before it.
    const stopWatching = onNavigation(write);
    return () => {
      clearTimeout(timer);
      stopListening();
      stopWatching();
    };
  }, [draft, projectId, isKept, version]);
}
