// Server price of an assembled board with the parts of its list.

import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/transport/call";
import { priceBomQuote } from "@/lib/contracts/bom-lines";
import type { InputOf } from "@/lib/contracts/endpoint";

export type BomPriceInput = InputOf<typeof priceBomQuote>;

/**
 * A list has up to ten thousand lines, and a key is hashed at each render: what is asked for goes by its identity.
 * Callers keep the same object as long as they mean the same.
 */
const numbers = new WeakMap<BomPriceInput, number>();
let lastNumber = 0;

function numberOf(input: BomPriceInput): number {
  const known = numbers.get(input);
  if (known !== undefined) return known;
  numbers.set(input, ++lastNumber);
  return lastNumber;
}

export const bomPriceKeys = {
  all: ["bom-price"] as const,
  price: (input: BomPriceInput | null) => [...bomPriceKeys.all, input && numberOf(input)] as const,
};

/** Stock moves; within a minute nobody sees it. */
const STALE_MS = 60_000;
/** Each holds a whole list: what nobody looks at goes soon. */
const KEPT_MS = 30_000;

/** The former price stands while that of a changed list is asked for. Quiet: the price's place says what is wrong. */
export function bomPriceOptions(input: BomPriceInput | null) {
  return queryOptions({
    queryKey: bomPriceKeys.price(input),
    queryFn: input === null ? skipToken : ({ signal }) => call(priceBomQuote, input, { signal, isQuiet: true }),
    placeholderData: (previous) => (input === null ? undefined : previous),
    staleTime: STALE_MS,
    gcTime: KEPT_MS,
  });
}

export const useBomPrice = (input: BomPriceInput | null) => useQuery(bomPriceOptions(input));
