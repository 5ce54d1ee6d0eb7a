// The last board quote of this browser, which a returning user can continue.

import { drafts } from "@/stores/drafts/draft";
import { readQuote, type StoredQuote, storeQuote } from "@/stores/drafts/stored-quote";

const KEY = "quote-pcb";

export type KeptQuote = StoredQuote;

export function keepQuote(quote: KeptQuote): Promise<void> {
  return drafts.keep(KEY, storeQuote(quote));
}

export function findKeptQuote(): Promise<KeptQuote | null> {
  return drafts.find(KEY, readQuote);
}

export function forgetKeptQuote(): Promise<void> {
  return drafts.forget(KEY);
}
