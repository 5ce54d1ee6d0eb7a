// Named quotes, kept on this device until they are deleted.

import { type Drafts, drafts } from "@/stores/drafts/draft";
import { readQuote, type StoredQuote, storeQuote } from "@/stores/drafts/stored-quote";

const PREFIX = "quote-saved:";
/** Specification, section 5: limit of a project's name. */
export const QUOTE_NAME_MAX = 200;

export interface SavedQuote extends StoredQuote {
  id: string;
  name: string;
}

export type NameProblem = "empty" | "tooLong" | "slash" | "taken";

/** Trims and composes (NFC), so that names that look alike are equal. */
export function tidyName(name: string): string {
  return name.normalize("NFC").trim();
}

/** Problem of a name, or null. `others` are the names of the other quotes. */
export function nameProblem(name: string, others: readonly string[]): NameProblem | null {
  const tidy = tidyName(name);
  if (tidy === "") return "empty";
  if ([...tidy].length > QUOTE_NAME_MAX) return "tooLong";
  if (tidy.includes("/")) return "slash";
  return others.some((other) => tidyName(other) === tidy) ? "taken" : null;
}

/** Also restores a deleted one. */
export function keepSavedQuote({ id, name, ...quote }: SavedQuote, store: Drafts = drafts): Promise<void> {
  return store.keep(PREFIX + id, { ...storeQuote(quote), name: tidyName(name) });
}

export function forgetSavedQuote(id: string, store: Drafts = drafts): Promise<void> {
  return store.forget(PREFIX + id);
}

function readSaved(stored: unknown): Omit<SavedQuote, "id"> | null {
  const quote = readQuote(stored);
  const { name } = (stored ?? {}) as { name?: unknown };
  return quote !== null && typeof name === "string" ? { ...quote, name } : null;
}

/** Newest first. */
export async function listSavedQuotes(store: Drafts = drafts): Promise<SavedQuote[]> {
  const keys = await store.list(PREFIX);
  const found = await Promise.all(keys.map((key) => store.find(key, readSaved)));
  return found
    .flatMap((quote, at) => (quote === null ? [] : [{ ...quote, id: (keys[at] ?? "").slice(PREFIX.length) }]))
    .sort((a, b) => b.atMs - a.atMs);
}
