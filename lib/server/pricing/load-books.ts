// What was published beside what the product brings, for everything that this process prices.

import { currencyOf, type MarketArea } from "@/lib/core/market/area";
import { ASSEMBLY_BOOKS, type AssemblyBook } from "@/lib/core/pricing/assembly/book";
import { parseBook, PRICE_BOOKS, type RawBook } from "@/lib/core/pricing/book";
import { besideBrought } from "@/lib/core/pricing/book-for";
import type { BookKind, PriceShelf } from "@/lib/core/pricing/shelf";
import { STENCIL_BOOKS, type StencilBook } from "@/lib/core/pricing/stencil/price";
import type { Deps } from "@/lib/server/deps";
import { tellPages } from "@/lib/server/pricing/page-books";
import * as rows from "@/lib/server/pricing/rows";

type Row = Awaited<ReturnType<typeof rows.list>>[number];

/** It was checked when it was published. */
const filed = ({ area, book }: Row) => ({ ...book, area, currency: currencyOf(area as MarketArea) });

const parseBoards = ({ area, book }: Row) =>
  parseBook(area as MarketArea, currencyOf(area as MarketArea), book as RawBook);

/**
 * Prices by what was published: at the start, and again as others may have published. The pages of this process price
 * by the same.
 */
export async function loadBooks({ db, books }: Pick<Deps, "db" | "books">): Promise<void> {
  const published = await rows.list(db);
  const of = (kind: BookKind) => published.filter((row) => row.kind === kind);
  const shelf: PriceShelf = {
    boards: besideBrought(PRICE_BOOKS, of("boards").map(parseBoards)),
    assemblies: besideBrought(ASSEMBLY_BOOKS, of("assemblies").map(filed) as unknown as AssemblyBook[]),
    stencils: besideBrought(STENCIL_BOOKS, of("stencils").map(filed) as unknown as StencilBook[]),
  };
  Object.assign(books, shelf);
  tellPages(shelf);
}
