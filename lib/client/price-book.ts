// The price books as they are now, for what is priced in the browser long after its page was made.

import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "@/lib/client/call";
import { listPriceBooks } from "@/lib/contracts/price-book";
import { PRICE_BOOKS, type PriceBook, withPublished } from "@/lib/core/pricing/book";

export const priceBookKeys = { all: ["price-book"] as const };

/** As long as the server lets its answer be kept. */
const STALE_MS = 60_000;

/** Quiet: without it the books that the script brings price, and the server has the last word anyway. */
export function priceBookOptions() {
  return queryOptions({
    queryKey: priceBookKeys.all,
    queryFn: ({ signal }) => call(listPriceBooks, {}, { signal, isQuiet: true }),
    staleTime: STALE_MS,
  });
}

/** Null while they are asked for: no price is shown that the next moment takes back. */
export function usePriceBooks(): readonly PriceBook[] | null {
  const { data, isError, fetchStatus } = useQuery(priceBookOptions());
  return useMemo(() => {
    if (data) return withPublished(data.books as unknown as PriceBook[]);
    return isError || fetchStatus === "paused" ? PRICE_BOOKS : null;
  }, [data, isError, fetchStatus]);
}
