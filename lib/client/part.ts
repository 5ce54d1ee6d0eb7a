// Parts: search, suggestions, and details with the price at a quantity.

import { keepPreviousData, queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/transport/call";
import type { InputOf } from "@/lib/contracts/endpoint";
import {
  type Alternatives,
  compareParts,
  getPart,
  listAlternatives,
  listPartUses,
  MAX_PARTS_TOGETHER,
  type PartComparison,
  type PartDetail,
  type PartSearch,
  searchParts,
  suggestParts,
} from "@/lib/contracts/part";

export type PartFilter = InputOf<typeof searchParts>;

export const partKeys = {
  all: ["part"] as const,
  search: (filter: PartFilter) => [...partKeys.all, "search", filter] as const,
  detail: (id: string, quantity: number | undefined) => [...partKeys.all, "detail", id, quantity] as const,
  alternatives: (id: string, quantity: number | undefined) => [...partKeys.all, "alternatives", id, quantity] as const,
  comparison: (ids: readonly string[], quantity: number | undefined) =>
    [...partKeys.all, "comparison", ids, quantity] as const,
  uses: (id: string) => [...partKeys.all, "uses", id] as const,
  suggestions: (mpn: string) => [...partKeys.all, "suggestions", mpn] as const,
};

/** The previous page stays visible while the next one loads. */
export function partSearchOptions(filter: PartFilter) {
  return queryOptions({
    queryKey: partKeys.search(filter),
    queryFn: ({ signal }) => call(searchParts, { ...filter, type: 1 }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The previous price of the same part stays visible while another quantity loads. */
export function partOptions(id: string, quantity?: number) {
  return queryOptions({
    queryKey: partKeys.detail(id, quantity),
    queryFn: ({ signal }) => call(getPart, { id, quantity }, { signal, isQuiet: true }),
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
  });
}

export function alternativesOptions(id: string, quantity?: number) {
  return queryOptions({
    queryKey: partKeys.alternatives(id, quantity),
    queryFn: ({ signal }) => call(listAlternatives, { id, quantity }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  });
}

/** The previous parts stay visible while one is added or removed. */
export function comparisonOptions(ids: readonly string[], quantity?: number) {
  return queryOptions({
    queryKey: partKeys.comparison(ids, quantity),
    queryFn:
      ids.length === 0
        ? skipToken
        : ({ signal }) => call(compareParts, { ids: ids.join(","), quantity }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  });
}

export function usesOptions(id: string) {
  return queryOptions({
    queryKey: partKeys.uses(id),
    queryFn: ({ signal }) => call(listPartUses, { id }, { signal, isQuiet: true }),
  });
}

const MIN_SUGGESTED = 3;

/** Fetches nothing for fewer than three characters. */
export function suggestionOptions(typed: string) {
  const mpn = typed.trim();
  const isMeant = mpn.length >= MIN_SUGGESTED && mpn.length <= 60;
  return queryOptions({
    queryKey: partKeys.suggestions(mpn),
    queryFn: isMeant ? ({ signal }) => call(suggestParts, { mpn }, { signal, isQuiet: true }) : skipToken,
    staleTime: 60_000,
  });
}

/** Fetches a part without the cache; failures show a toast. */
export const fetchPart = (id: string): Promise<PartDetail> => call(getPart, { id });

/** Current catalog data of several parts; a part that is no longer in the catalog is missing. */
export async function fetchParts(ids: readonly string[], signal?: AbortSignal): Promise<PartComparison> {
  const pages = [];
  for (let at = 0; at < ids.length; at += MAX_PARTS_TOGETHER)
    pages.push(ids.slice(at, at + MAX_PARTS_TOGETHER).join(","));
  const found = await Promise.all(pages.map((page) => call(compareParts, { ids: page }, { signal, isQuiet: true })));
  return { rows: found.flatMap(({ rows }) => rows), currency: found[0]?.currency ?? "USD" };
}

export const useParts = (ids: readonly string[]) =>
  useQuery({
    queryKey: partKeys.comparison(ids, undefined),
    queryFn: ids.length === 0 ? skipToken : ({ signal }) => fetchParts(ids, signal),
    placeholderData: keepPreviousData,
  });

/** `initial`: the server's result for the filter of the address. */
export function usePartSearch(filter: PartFilter, initial?: { filter: PartFilter; found: PartSearch }) {
  const isInitial = initial !== undefined && JSON.stringify(initial.filter) === JSON.stringify(filter);
  return useQuery({ ...partSearchOptions(filter), initialData: isInitial ? initial.found : undefined });
}
/** `initial`: the server's result for this quantity. */
export const usePart = (id: string, quantity?: number, initial?: PartDetail) =>
  useQuery({ ...partOptions(id, quantity), initialData: initial });
export const useAlternatives = (id: string, quantity?: number, initial?: Alternatives) =>
  useQuery({ ...alternativesOptions(id, quantity), initialData: initial });
export const useComparison = (ids: readonly string[], quantity?: number) => useQuery(comparisonOptions(ids, quantity));
export const usePartUses = (id: string, isEnabled: boolean) => useQuery({ ...usesOptions(id), enabled: isEnabled });
export const usePartSuggestions = (typed: string) => useQuery(suggestionOptions(typed));
