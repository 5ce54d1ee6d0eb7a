// Board prices of the server.

import { queryOptions, useQuery } from "@tanstack/react-query";
import type { InputOf } from "@/lib/contracts/endpoint";
import { quotePcb } from "@/lib/contracts/pcb";
import { call } from "@/lib/client/transport/call";

export type PcbQuoteInput = InputOf<typeof quotePcb>;

export const pcbKeys = {
  all: ["pcb"] as const,
  quote: (input: PcbQuoteInput) => [...pcbKeys.all, "quote", input] as const,
};

/** A price book changes a few times a year. */
const STALE_MS = 60_000;

/** Quiet: it runs while the user types, and the price area shows errors. */
export function pcbQuoteOptions(input: PcbQuoteInput) {
  return queryOptions({
    queryKey: pcbKeys.quote(input),
    queryFn: ({ signal }) => call(quotePcb, input, { signal, isQuiet: true }),
    staleTime: STALE_MS,
  });
}

export const usePcbQuote = (input: PcbQuoteInput) => useQuery(pcbQuoteOptions(input));
