// Draft of a price book, based on the one in force.
import type { FiledBook } from "@/lib/core/pricing/book-check";
import { figureName, type FigurePath, withTyped } from "@/lib/core/pricing/book-figures";
import type { BookKind } from "@/lib/core/pricing/price-books";
import type { AdminBook } from "@/lib/contracts/ops-book";

export interface BookDraft {
  /** Base of the typed rates: the book in force, or a pasted one. */
  base: FiledBook;
  /** By rate name; raw text, so that "1." is not lost on the way to "1.5". */
  typed: ReadonlyMap<string, { path: FigurePath; text: string }>;
  effectiveFrom: string;
  /** Null: named after its first day. */
  version: string | null;
}

const DAY_MS = 86_400_000;
const DATED_NAME = /\d{4}-\d{2}-\d{2}$/;

/** First day after `today` on which no book of the kind and area starts. */
export function freeDay(books: readonly AdminBook[], { kind, area }: { kind: BookKind; area: string }, today: string) {
  const taken = new Set(
    books.filter((book) => book.kind === kind && book.area === area).map((book) => book.effectiveFrom),
  );
  let dayMs = Date.parse(today) + DAY_MS;
  const text = () => new Date(dayMs).toISOString().slice(0, 10);
  while (taken.has(text())) dayMs += DAY_MS;
  return text();
}

export const namedAfter = (previous: string, day: string): string =>
  DATED_NAME.test(previous) ? previous.replace(DATED_NAME, day) : `${previous}-${day}`;

export function bookOf({ base, typed, effectiveFrom, version }: BookDraft, previous: string): FiledBook {
  const name = version ?? namedAfter(previous, effectiveFrom);
  return [...typed.values()].reduce<FiledBook>((book, { path, text }) => withTyped(book, path, text), {
    ...base,
    ...{ version: name, effectiveFrom },
  });
}

export function withText(draft: BookDraft, path: FigurePath, text: string): BookDraft {
  return { ...draft, typed: new Map(draft.typed).set(figureName(path), { path, text }) };
}

/** Draft with a pasted book; null if the text is no book. */
export function pasted(draft: BookDraft, text: string): BookDraft | null {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== "object" || found === null || Array.isArray(found)) return null;
    const base = { ...draft.base, version: "", effectiveFrom: "", ...found } as FiledBook;
    const onlyPasted = Object.fromEntries(Object.keys(found).map((name) => [name, base[name]])) as FiledBook;
    return {
      base: onlyPasted,
      typed: new Map(),
      effectiveFrom: String(base.effectiveFrom || draft.effectiveFrom),
      version: String(base.version) || draft.version,
    };
  } catch {
    return null;
  }
}
