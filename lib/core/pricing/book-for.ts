// Which version of a price book counts: the one in force, or an older one for as long as it is honoured.

import { assert } from "@/lib/base/assert";
import type { MarketArea } from "@/lib/core/market/area";

/**
 * For so many days, the first of the newer book being the first of them, what names the book before it is still priced
 * by that one: as long as a quotation stands.
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
  /** The one that prices. */
  book: B;
  /** The one in force, which freight and fees are always taken from. */
  current: B;
  validity:
    | { kind: "inForce" }
    /** An older one that was named. `lastDay` is the last on which it is honoured, `YYYY-MM-DD` in Shanghai. */
    | { kind: "kept"; lastDay: string }
    /** What was named is not honoured, so `book` is the one in force; `previous` is null where there never was such a one. */
    | { kind: "renewed"; previous: B | null };
}

interface Asked {
  /** What the quote names; a new one names none. */
  version?: string | null;
  nowMs: number;
}

/** Shanghai has no summer time. */
const startMs = ({ effectiveFrom }: DatedBook) => Date.parse(`${effectiveFrom}T00:00:00+08:00`);

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Of the books of an area, which may lie in any order. One whose day has not come is as good as none; before the first
 * one's day, as on a computer whose clock is wrong, the first one counts.
 */
export function bookFor<B extends DatedBook>(
  books: readonly B[],
  area: MarketArea,
  { version, nowMs }: Asked,
): ChosenBook<B> {
  const known = books.filter((book) => book.area === area).sort((a, b) => startMs(a) - startMs(b));
  const published = known.filter((book) => startMs(book) <= nowMs);
  const current = published.at(-1) ?? known[0];
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
 * Of the books of an area those that may price at `nowMs`: the one in force first, then the older ones that are still
 * honoured, and the one that is named where it was ever published, for the sum that its reader saw.
 */
export function applicableBooks<B extends DatedBook>(
  books: readonly B[],
  area: MarketArea,
  { version, nowMs }: Asked,
): B[] {
  const { book: current } = bookFor(books, area, { nowMs });
  const others = books.filter((book) => book.area === area && book.version !== current.version);
  const counts = others.filter(({ version: other }) => {
    const { validity } = bookFor(books, area, { version: other, nowMs });
    return validity.kind === "kept" || (other === version && validity.kind === "renewed" && validity.previous !== null);
  });
  return [current, ...counts.sort((a, b) => startMs(b) - startMs(a))];
}

/** What the product brings, and beside it what was published since; nothing published takes the place of what it brings. */
export function mergePublished<B extends DatedBook>(brought: readonly B[], published: readonly B[]): readonly B[] {
  const known = new Set(brought.map(({ version }) => version));
  const others = published.filter(({ version }) => !known.has(version));
  return others.length === 0 ? brought : [...brought, ...others];
}
