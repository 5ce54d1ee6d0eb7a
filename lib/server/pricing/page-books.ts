// The price books as the pages of this process know them: Next has modules of its own, so they are handed over here.

import type { MarketArea } from "@/lib/core/market/area";
import { PRICE_BOOKS, type PriceBook } from "@/lib/core/pricing/book";
import { booksThatCount } from "@/lib/core/pricing/book-for";

const shared = globalThis as typeof globalThis & { boardwrightPriceBooks?: readonly PriceBook[] };

export function tellPages(books: readonly PriceBook[]): void {
  shared.boardwrightPriceBooks = books;
}

/** While the product is built nothing is published yet: then what it brings. */
const known = () => shared.boardwrightPriceBooks ?? PRICE_BOOKS;

interface Asked {
  nowMs: number;
  /** What the quote on the page names. */
  version?: string | null;
}

/** Of the books that may price on a page those that its script does not bring: none until somebody publishes one. */
export function publishedBooks(area: MarketArea, asked: Asked): PriceBook[] {
  const brought = new Set(PRICE_BOOKS.map(({ version }) => version));
  return booksThatCount(known(), area, asked).filter(({ version }) => !brought.has(version));
}
