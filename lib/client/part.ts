// Parts: searched, suggested while somebody types, and one with its price at a quantity.

import { keepPreviousData, queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import type { InputOf } from "@/lib/contracts/endpoint";
import { getPart, searchParts, suggestParts } from "@/lib/contracts/part";

export type PartFilter = InputOf<typeof searchParts>;

export const partKeys = {
  all: ["part"] as const,
  search: (filter: PartFilter) => [...partKeys.all, "search", filter] as const,
  detail: (id: string, quantity: number | undefined) => [...partKeys.all, "detail", id, quantity] as const,
  suggestions: (mpn: string) => [...partKeys.all, "suggestions", mpn] as const,
};

/** The former page stands while the next one loads. */
export function partSearchOptions(filter: PartFilter) {
  return queryOptions({
    queryKey: partKeys.search(filter),
    queryFn: ({ signal }) => call(searchParts, { ...filter, type: 1 }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The former price of the same part stands while that of another quantity loads. */
export function partOptions(id: string, quantity?: number) {
  return queryOptions({
    queryKey: partKeys.detail(id, quantity),
    queryFn: ({ signal }) => call(getPart, { id, quantity }, { signal, isQuiet: true }),
    placeholderData: (former) => (former?.id === id ? former : undefined),
  });
}

const MIN_SUGGESTED = 3;

/** Nothing is asked for fewer than three signs. */
export function suggestionOptions(typed: string) {
  const mpn = typed.trim();
  const isMeant = mpn.length >= MIN_SUGGESTED && mpn.length <= 60;
  return queryOptions({
    queryKey: partKeys.suggestions(mpn),
    queryFn: isMeant ? ({ signal }) => call(suggestParts, { mpn }, { signal, isQuiet: true }) : skipToken,
    staleTime: 60_000,
  });
}

export const usePartSearch = (filter: PartFilter) => useQuery(partSearchOptions(filter));
export const usePart = (id: string, quantity?: number) => useQuery(partOptions(id, quantity));
export const usePartSuggestions = (typed: string) => useQuery(suggestionOptions(typed));
