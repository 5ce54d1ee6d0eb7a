// Server price of an assembled board with the parts of its list.

import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/transport/call";
import { priceBomQuote } from "@/lib/contracts/bom-lines";
import type { InputOf } from "@/lib/contracts/endpoint";

export type BomPriceInput = InputOf<typeof priceBomQuote>;

/**
 * A list has up to ten thousand lines, and a query key is hashed on each render, so the key is a number given by object
 * identity. Callers keep the same object as long as its content is the same.
 */
const numbers = new WeakMap<BomPriceInput, number>();
let lastNumber = 0;

function numberOf(input: BomPriceInput): number {
  const existing = numbers.get(input);
  if (existing !== undefined) return existing;
  numbers.set(input, ++lastNumber);
  return lastNumber;
}

export const bomPriceKeys = {
  all: ["bom-price"] as const,
  price: (input: BomPriceInput | null) => [...bomPriceKeys.all, input && numberOf(input)] as const,
};

/** Stock changes within a minute do not matter here. */
const STALE_MS = 60_000;
/** Each entry holds a whole list, so unused ones are dropped soon. */
const KEPT_MS = 30_000;

/** The previous price is shown while the new one loads. Quiet: the price area shows errors. */
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
