// The price books of everything that is sold, by what they price.

import type { MarketArea } from "@/lib/core/market/area";
import type { AssemblyBook } from "@/lib/core/pricing/assembly/book";
import type { PriceBook } from "@/lib/core/pricing/book";
import { booksThatCount } from "@/lib/core/pricing/book-for";
import type { StencilBook } from "@/lib/core/pricing/stencil/price";

export const BOOK_KINDS = ["boards", "assemblies", "stencils"] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

export interface PriceShelf {
  boards: readonly PriceBook[];
  assemblies: readonly AssemblyBook[];
  stencils: readonly StencilBook[];
}

/** As `booksThatCount`, of each kind. */
export function shelfThatCounts(
  shelf: PriceShelf,
  area: MarketArea,
  asked: { version?: string | null; nowMs: number },
): { [K in BookKind]: PriceShelf[K][number][] } {
  return {
    boards: booksThatCount(shelf.boards, area, asked),
    assemblies: booksThatCount(shelf.assemblies, area, asked),
    stencils: booksThatCount(shelf.stencils, area, asked),
  };
}
