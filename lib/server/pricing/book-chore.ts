// Price books over time: another process may publish one, and on its day the pages that were made before say old prices.

import type { MarketArea } from "@/lib/core/market/area";
import type { PriceBook } from "@/lib/core/pricing/book";
import { bookFor } from "@/lib/core/pricing/book-for";

export const BOOK_CHORES_MS = 60_000;

const AREAS: readonly MarketArea[] = ["en-US", "zh-CN"];

interface Parts {
  load: () => Promise<void>;
  books: () => readonly PriceBook[];
  /** False where it could not be done. */
  refreshPages: () => Promise<boolean>;
  /** When the pages were last made. */
  startedMs: number;
}

/** Loads what was published, and has the pages made anew when another book prices than when they were made. */
export function createBookChore({ load, books, refreshPages, startedMs }: Parts): (now: Date) => Promise<void> {
  const inForce = (nowMs: number) => AREAS.map((area) => bookFor(books(), area, { nowMs }).book.version).join(" ");
  let shown = inForce(startedMs);
  return async (now) => {
    await load();
    const today = inForce(now.getTime());
    if (today === shown) return;
    if (await refreshPages()) shown = today;
  };
}
