// Assembly prices of the server.

import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/transport/call";
import type { InputOf } from "@/lib/contracts/endpoint";
import { quotePcba } from "@/lib/contracts/pcba";

export type PcbaQuoteInput = InputOf<typeof quotePcba>;

export const pcbaKeys = {
  all: ["pcba"] as const,
  quote: (input: PcbaQuoteInput) => [...pcbaKeys.all, "quote", input] as const,
};

/** A price book changes a few times a year. */
const STALE_MS = 60_000;

/** Quiet: the price area shows errors. */
export function pcbaQuoteOptions(input: PcbaQuoteInput) {
  return queryOptions({
    queryKey: pcbaKeys.quote(input),
    queryFn: ({ signal }) => call(quotePcba, input, { signal, isQuiet: true }),
    staleTime: STALE_MS,
  });
}

export const usePcbaQuote = (input: PcbaQuoteInput) => useQuery(pcbaQuoteOptions(input));
