"use client";
// The server's price, requested once the options have been stable for a while.
import { useLocale } from "next-intl";
import type { PcbaQuote } from "@/components/pcba/use-quote";
import type { Confirmation } from "@/components/quote/confirmation-line";
import { toConfirmation } from "@/components/quote/to-confirmation";
import { useDebounced } from "@/components/quote/use-debounced";
import { usePcbaQuote } from "@/lib/client/pcba";
import { useGerberView } from "@/stores/viewer/gerber-view";

const STILL_MS = 300;

export function useConfirmation({ specification, price, books }: PcbaQuote): Confirmation {
  const tag = useLocale();
  const settled = useDebounced(specification, STILL_MS);
  const projectId = useGerberView((view) => view.projectId) ?? undefined;
  const answer = usePcbaQuote({ ...settled, bookVersion: books.version, projectId });
  return toConfirmation({ price, isSettled: settled === specification, answer, tag });
}
