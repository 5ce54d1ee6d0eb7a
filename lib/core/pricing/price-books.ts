// The price books by kind of product.

import type { MarketArea } from "@/lib/core/market/area";
import type { AssemblyBook } from "@/lib/core/pricing/assembly/book";
import type { PriceBook } from "@/lib/core/pricing/book";
import { applicableBooks } from "@/lib/core/pricing/book-for";
import type { StencilBook } from "@/lib/core/pricing/stencil/price";

export const BOOK_KINDS = ["boards", "assemblies", "stencils"] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

export interface PriceBooks {
  boards: readonly PriceBook[];
  assemblies: readonly AssemblyBook[];
  stencils: readonly StencilBook[];
}

/** As `applicableBooks`, for each kind. */
export function effectivePriceBooks(
  priceBooks: PriceBooks,
  area: MarketArea,
  request: { version?: string | null; nowMs: number },
): { [K in BookKind]: PriceBooks[K][number][] } {
  return {
    boards: applicableBooks(priceBooks.boards, area, request),
    assemblies: applicableBooks(priceBooks.assemblies, area, request),
    stencils: applicableBooks(priceBooks.stencils, area, request),
  };
}
