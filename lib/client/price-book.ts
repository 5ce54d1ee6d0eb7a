// Current price books, for prices computed in the browser long after its page was rendered.

import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "@/lib/client/transport/call";
import { listPriceBooks } from "@/lib/contracts/price-book";
import { PRICE_BOOKS, withPublished } from "@/lib/core/pricing/book";
import { mergePublished } from "@/lib/core/pricing/book-for";
import { completeForArea } from "@/lib/core/pricing/complete-book";
import type { PriceBooks } from "@/lib/core/pricing/price-books";
import { STENCIL_BOOKS } from "@/lib/core/pricing/stencil/price";

export const priceBookKeys = { all: ["price-book"] as const };

/** Equal to the max-age of the server's response. */
const STALE_MS = 60_000;

/** Quiet: if it fails, the books in the script are used, and the server computes the final price anyway. */
export function priceBookOptions() {
  return queryOptions({
    queryKey: priceBookKeys.all,
    queryFn: ({ signal }) => call(listPriceBooks, {}, { signal, isQuiet: true }),
    staleTime: STALE_MS,
  });
}

/** Items that a browser prices by itself: boards and stencils collected without an account. */
type Collectable = Pick<PriceBooks, "boards" | "stencils">;

const BUILT_IN: Collectable = { boards: PRICE_BOOKS, stencils: STENCIL_BOOKS };

/** Null while loading, so that no outdated price is shown. */
export function usePriceBooks(): Collectable | null {
  const { data, isError, fetchStatus } = useQuery(priceBookOptions());
  return useMemo(() => {
    if (data) {
      const boards = data.books.map((book) => completeForArea(book, book.area, PRICE_BOOKS));
      const stencils = data.stencils.map((book) => completeForArea(book, book.area, STENCIL_BOOKS));
      return { boards: withPublished(boards), stencils: mergePublished(STENCIL_BOOKS, stencils) };
    }
    return isError || fetchStatus === "paused" ? BUILT_IN : null;
  }, [data, isError, fetchStatus]);
}
