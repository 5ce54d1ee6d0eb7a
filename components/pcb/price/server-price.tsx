"use client";
// The server's price, requested once the options have been stable for a while. The request lives in this provider and
// not in the components that show it, so that a change of the form does not evaluate it everywhere.
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { useBook } from "@/components/pcb/price/use-book";
import { usePcbQuote } from "@/lib/client/pcb";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { useQuoteDraftStore } from "@/stores/drafts/quote-draft";

const STILL_MS = 300;

export interface ServerPrice {
  /** Requested specification. */
  settled: PcbSpecification;
  answer: Pick<ReturnType<typeof usePcbQuote>, "data" | "isError" | "fetchStatus">;
}

const ServerPriceContext = createContext<ServerPrice | null>(null);

function useSettled(): PcbSpecification {
  const draft = useQuoteDraftStore();
  const [settled, setSettled] = useState(() => draft.getState().specification);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => setSettled(draft.getState().specification);
    // Changes made before hydration.
    settle();
    const stopListening = draft.subscribe((now, before) => {
      if (now.specification === before.specification) return;
      clearTimeout(timer);
      timer = setTimeout(settle, STILL_MS);
    });
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [draft]);
  return settled;
}

export function ServerPriceProvider({ children }: { children: ReactNode }) {
  const settled = useSettled();
  const { book } = useBook();
  // Once the server has read the files, it compares them with the specification.
  const projectId = useGerberView((view) => (view.source === "server" ? view.projectId : null));
  const { data, isError, fetchStatus } = usePcbQuote({
    ...settled,
    bookVersion: book.version,
    projectId: projectId ?? undefined,
  });
  const value = useMemo(
    () => ({ settled, answer: { data, isError, fetchStatus } }),
    [settled, data, isError, fetchStatus],
  );
  return <ServerPriceContext value={value}>{children}</ServerPriceContext>;
}

export function useServerPrice(): ServerPrice {
  const price = use(ServerPriceContext);
  if (!price) throw new Error("a server price is used outside its provider");
  return price;
}
