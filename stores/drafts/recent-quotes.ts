// The last specifications a user viewed, stored automatically.

import { toQuery } from "@/lib/core/pcb/query";
import { type Drafts, drafts } from "@/stores/drafts/draft";
import { readQuote, type StoredQuote, storeQuote } from "@/stores/drafts/stored-quote";

const KEY = "quote-recent";
export const RECENT_MAX = 8;

function isSame(a: StoredQuote, b: StoredQuote): boolean {
  const isPricedAlike = a.projectId === b.projectId && a.bookVersion === b.bookVersion;
  return isPricedAlike && String(toQuery(a.specification)) === String(toQuery(b.specification));
}

function readRecent(stored: unknown): StoredQuote[] | null {
  if (!Array.isArray(stored)) return null;
  return stored.flatMap((entry) => readQuote(entry) ?? []).slice(0, RECENT_MAX);
}

/** Newest first. */
export async function listRecentQuotes(store: Drafts = drafts): Promise<StoredQuote[]> {
  return (await store.find(KEY, readRecent)) ?? [];
}

/** An existing one moves to the front; the untouched form is not stored. */
export async function keepRecentQuote(quote: StoredQuote, store: Drafts = drafts): Promise<void> {
  if (quote.projectId === null && toQuery(quote.specification).length === 0) return;
  const others = (await listRecentQuotes(store)).filter((other) => !isSame(other, quote));
  await store.keep(KEY, [quote, ...others].slice(0, RECENT_MAX).map(storeQuote));
}
