// The price books as the pages of this process know them: Next has modules of its own, so they are handed over here.

import type { MarketArea } from "@/lib/core/market/area";
import { ASSEMBLY_BOOKS, type AssemblyBook } from "@/lib/core/pricing/assembly/book";
import { PRICE_BOOKS, type PriceBook } from "@/lib/core/pricing/book";
import { bookFor, type DatedBook } from "@/lib/core/pricing/book-for";
import { type BookKind, type PriceBooks, effectivePriceBooks } from "@/lib/core/pricing/price-books";
import { STENCIL_BOOKS } from "@/lib/core/pricing/stencil/price";

const shared = globalThis as typeof globalThis & { boardwrightPriceBooks?: PriceBooks };

export function publishBooksToPages(books: PriceBooks): void {
  shared.boardwrightPriceBooks = books;
}

const BUILT_IN: PriceBooks = { boards: PRICE_BOOKS, assemblies: ASSEMBLY_BOOKS, stencils: STENCIL_BOOKS };

/** While the product is built nothing is published yet: then what it brings. */
const known = () => shared.boardwrightPriceBooks ?? BUILT_IN;

/** When a page was made, which happens anew every hour, and when a price book takes effect. */
export function pageMadeAt(): number {
  return Date.now();
}

interface PageRequest {
  nowMs: number;
  /** Price book that the quote on the page names. */
  version?: string | null;
}

/** Published books that the page's script does not contain: none until somebody publishes one. */
export function publishedBooks(area: MarketArea, request: PageRequest): { [K in BookKind]: PriceBooks[K][number][] } {
  const counting = effectivePriceBooks(known(), area, request);
  const others = <B extends DatedBook>(builtIn: readonly B[], books: readonly B[]): B[] =>
    books.filter(({ version }) => builtIn.every((own) => own.version !== version));
  return {
    boards: others(BUILT_IN.boards, counting.boards),
    assemblies: others(BUILT_IN.assemblies, counting.assemblies),
    stencils: others(BUILT_IN.stencils, counting.stencils),
  };
}

/** The books by which a board and its assembly are priced at a moment. */
export function currentBooks(area: MarketArea, nowMs: number): { boards: PriceBook; assemblies: AssemblyBook } {
  const { boards, assemblies } = known();
  return { boards: bookFor(boards, area, { nowMs }).book, assemblies: bookFor(assemblies, area, { nowMs }).book };
}
