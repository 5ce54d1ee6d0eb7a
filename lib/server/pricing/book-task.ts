// Price books over time: another process may publish one, and on its day the pages that were made before say old prices.

import type { MarketArea } from "@/lib/core/market/area";
import { bookFor, type DatedBook } from "@/lib/core/pricing/book-for";
import { BOOK_KINDS, type PriceBooks } from "@/lib/core/pricing/price-books";

export const BOOK_TASKS_MS = 60_000;

const AREAS: readonly MarketArea[] = ["en-US", "zh-CN"];

interface Parts {
  load: () => Promise<void>;
  books: () => PriceBooks;
  /** False where it could not be done. */
  refreshPages: () => Promise<boolean>;
  /** When the pages were last made. */
  startedMs: number;
}

const HOUR_MS = 3_600_000;

/**
 * Loads what was published, and has the pages made anew when another book prices than when they were made, and when
 * another hour has begun: prerendered quote pages say when an order leaves, to the hour.
 */
export function createBookTask({ load, books, refreshPages, startedMs }: Parts): (now: Date) => Promise<void> {
  const versionOf = (priceBooks: readonly DatedBook[], area: MarketArea, nowMs: number) =>
    bookFor(priceBooks, area, { nowMs }).book.version;
  const inForce = (nowMs: number) => {
    const versions = AREAS.flatMap((area) => BOOK_KINDS.map((kind) => versionOf(books()[kind], area, nowMs)));
    return [Math.floor(nowMs / HOUR_MS), ...versions].join(" ");
  };
  let shown = inForce(startedMs);
  return async (now) => {
    await load();
    const today = inForce(now.getTime());
    if (today === shown) return;
    if (await refreshPages()) shown = today;
  };
}
