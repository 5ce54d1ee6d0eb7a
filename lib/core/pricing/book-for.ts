// The version of a price book that applies: the one in force, or an older one while it is honored.

import { assert } from "@/lib/base/assert";
import type { MarketArea } from "@/lib/core/market/area";

/**
 * Days, from the first day of the newer book on, for which quotes of the former book keep their price: the validity of
 * a quote.
 */
export const HONOURED_DAYS = 30;

const DAY_MS = 86_400_000;

export interface DatedBook {
  area: MarketArea;
  version: string;
  /** `YYYY-MM-DD`: in force from the first moment of this day in Shanghai. */
  effectiveFrom: string;
}

export interface ChosenBook<B> {
  /** The book that applies. */
  book: B;
  /** The book in force, which always gives freight and fees. */
  current: B;
  validity:
    | { kind: "inForce" }
    /** An older version was given. `lastDay` is the last day on which it is honored, `YYYY-MM-DD` in Shanghai. */
    | { kind: "kept"; lastDay: string }
    /** The given version is not honored, so `book` is the one in force; `previous` is null for an unknown version. */
    | { kind: "renewed"; previous: B | null };
}

interface BookRequest {
  /** The version of the quote; a new quote has none. */
  version?: string | null;
  nowMs: number;
}

/** Shanghai has no daylight saving time. */
const startMs = ({ effectiveFrom }: DatedBook) => Date.parse(`${effectiveFrom}T00:00:00+08:00`);

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Takes the books of an area in any order. A book with a later day does not apply; before the first day of all,
 * as on a computer with a wrong clock, the first one does.
 */
export function bookFor<B extends DatedBook>(
  books: readonly B[],
  area: MarketArea,
  { version, nowMs }: BookRequest,
): ChosenBook<B> {
  const ofArea = books.filter((book) => book.area === area).sort((a, b) => startMs(a) - startMs(b));
  const published = ofArea.filter((book) => startMs(book) <= nowMs);
  const current = published.at(-1) ?? ofArea[0];
  assert(current !== undefined, `a price book of ${area}`);
  if (version === undefined || version === null || version === current.version) {
    return { book: current, current, validity: { kind: "inForce" } };
  }
  const at = published.findIndex((book) => book.version === version);
  const named = published[at];
  const newer = published[at + 1];
  if (named && newer && nowMs < startMs(newer) + HONOURED_DAYS * DAY_MS) {
    const lastDay = dayAfter(newer.effectiveFrom, HONOURED_DAYS - 1);
    return { book: named, current, validity: { kind: "kept", lastDay } };
  }
  return { book: current, current, validity: { kind: "renewed", previous: named ?? null } };
}

/**
 * The books of an area that may apply at `nowMs`: the one in force first, then the older ones that are still
 * honored, and the given version if it was ever published, for the total that was shown.
 */
export function applicableBooks<B extends DatedBook>(
  books: readonly B[],
  area: MarketArea,
  { version, nowMs }: BookRequest,
): B[] {
  const { book: current } = bookFor(books, area, { nowMs });
  const others = books.filter((book) => book.area === area && book.version !== current.version);
  const counts = others.filter(({ version: other }) => {
    const { validity } = bookFor(books, area, { version: other, nowMs });
    return validity.kind === "kept" || (other === version && validity.kind === "renewed" && validity.previous !== null);
  });
  return [current, ...counts.sort((a, b) => startMs(b) - startMs(a))];
}

/** The built-in books and those published since; no published book replaces a built-in one. */
export function mergePublished<B extends DatedBook>(builtIn: readonly B[], published: readonly B[]): readonly B[] {
  const versions = new Set(builtIn.map(({ version }) => version));
  const others = published.filter(({ version }) => !versions.has(version));
  return others.length === 0 ? builtIn : [...builtIn, ...others];
}
