// Published price books beside the built-in ones, for all prices of this process.

import { currencyOf } from "@/lib/core/market/area";
import { ASSEMBLY_BOOKS } from "@/lib/core/pricing/assembly/book";
import { parseBook, PRICE_BOOKS } from "@/lib/core/pricing/book";
import { mergePublished, type DatedBook } from "@/lib/core/pricing/book-for";
import { completeForArea } from "@/lib/core/pricing/complete-book";
import type { BookKind, PriceBooks } from "@/lib/core/pricing/price-books";
import { STENCIL_BOOKS } from "@/lib/core/pricing/stencil/price";
import type { Deps } from "@/lib/server/deps";
import { publishBooksToPages } from "@/lib/server/pricing/page-books";
import * as rows from "@/lib/server/pricing/rows";

type Row = Awaited<ReturnType<typeof rows.list>>[number];

/** It was checked when it was published, by the figures that there were then. */
function filed<B extends DatedBook>({ area, book }: Row, builtIn: readonly B[]): B {
  return { ...completeForArea(book, area, builtIn), area, currency: currencyOf(area) };
}

const parseBoards = ({ area, book }: Row) => parseBook(area, currencyOf(area), book);

/**
 * Prices by what was published: at the start, and again as others may have published. The pages of this process price
 * by the same.
 */
export async function loadBooks({ db, books }: Pick<Deps, "db" | "books">): Promise<void> {
  const published = await rows.list(db);
  const of = (kind: BookKind) => published.filter((row) => row.kind === kind);
  const priceBooks: PriceBooks = {
    boards: mergePublished(PRICE_BOOKS, of("boards").map(parseBoards)),
    assemblies: mergePublished(
      ASSEMBLY_BOOKS,
      of("assemblies").map((row) => filed(row, ASSEMBLY_BOOKS)),
    ),
    stencils: mergePublished(
      STENCIL_BOOKS,
      of("stencils").map((row) => filed(row, STENCIL_BOOKS)),
    ),
  };
  Object.assign(books, priceBooks);
  publishBooksToPages(priceBooks);
}
