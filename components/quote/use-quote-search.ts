"use client";
// The quote in the address of a prerendered page, read in the browser.
import { useState, useSyncExternalStore } from "react";
import { quoteQuery } from "@/lib/core/pricing/quote-address";

interface QuoteSearch {
  /** Another one means another quote. */
  key: string;
  read: (name: string) => string | null;
}

const subscribeToNothing = () => () => undefined;

/** Nothing while the page comes alive, as the server drew it; then what the address said when it was opened. */
export function useQuoteSearch(path: string): QuoteSearch {
  // Taken while drawing: the page's own effects bring the address up to the form.
  const [opened] = useState(() =>
    typeof window === "undefined" ? "" : (quoteQuery(path, new URLSearchParams(window.location.search)) ?? ""),
  );
  // The first drawing must equal the server's, so the quote takes its place after it.
  const key = useSyncExternalStore(
    subscribeToNothing,
    () => opened,
    () => "",
  );
  const query = new URLSearchParams(key);
  return { key, read: (name) => query.get(name) };
}
