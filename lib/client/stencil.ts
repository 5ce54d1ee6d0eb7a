// Stencil prices of the server.

import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/transport/call";
import type { InputOf } from "@/lib/contracts/endpoint";
import { quoteStencil } from "@/lib/contracts/stencil";

export type StencilQuoteInput = InputOf<typeof quoteStencil>;

export const stencilKeys = {
  all: ["stencil"] as const,
  quote: (input: StencilQuoteInput) => [...stencilKeys.all, "quote", input] as const,
};

/** A price book changes a few times a year. */
const STALE_MS = 60_000;

/** Quiet: the price area shows errors. */
export function stencilQuoteOptions(input: StencilQuoteInput) {
  return queryOptions({
    queryKey: stencilKeys.quote(input),
    queryFn: ({ signal }) => call(quoteStencil, input, { signal, isQuiet: true }),
    staleTime: STALE_MS,
  });
}

export const useStencilQuote = (input: StencilQuoteInput) => useQuery(stencilQuoteOptions(input));
