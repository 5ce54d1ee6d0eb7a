"use client";
// Quote in the address of a prerendered page, read in the browser.
import { useState, useSyncExternalStore } from "react";
import { quoteQuery } from "@/lib/core/pricing/quote-address";

interface QuoteSearch {
  /** Changes with the quote. */
  key: string;
  read: (name: string) => string | null;
}

const subscribeToNothing = () => () => undefined;

/** Empty during hydration, as on the server; then the parameters with which the page was opened. */
export function useQuoteSearch(path: string): QuoteSearch {
  // Read during render, as the page's effects later rewrite the address.
  const [opened] = useState(() =>
    typeof window === "undefined" ? "" : (quoteQuery(path, new URLSearchParams(window.location.search)) ?? ""),
  );
  // The first render must match the server's, so the quote follows after it.
  const key = useSyncExternalStore(
    subscribeToNothing,
    () => opened,
    () => "",
  );
  const query = new URLSearchParams(key);
  return { key, read: (name) => query.get(name) };
}
