// The places that addresses are made of, as the server lists them.

import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Area, listChildAreas, listChinaAreas } from "@/lib/contracts/area";
import { call } from "@/lib/client/transport/call";

export const areaKeys = {
  all: ["area"] as const,
  children: (parentId: string) => [...areaKeys.all, "children", parentId] as const,
  china: (regionId: string) => [...areaKeys.all, "china", regionId] as const,
};

/** A failure has shown the server's message by then; the list is empty, and what it would offer is typed. */
async function rowsOf(answer: Promise<{ rows: Area[] }>): Promise<Area[]> {
  try {
    return (await answer).rows;
  } catch {
    return [];
  }
}

/** Lists do not change while a page stands; an empty one is asked for again, in case it failed. */
const staleTime = ({ state }: { state: { data?: Area[] } }) => (state.data?.length ? Infinity : 0);

/** The states of a country, or the cities of a state. */
export function childAreasOptions(parentId: string) {
  return queryOptions({
    queryKey: areaKeys.children(parentId),
    queryFn: ({ signal }) => rowsOf(call(listChildAreas, { parentId }, { signal })),
    staleTime,
  });
}

/** Subdivisions of a region of China; the provinces for "". */
export function chinaAreasOptions(regionId: string) {
  return queryOptions({
    queryKey: areaKeys.china(regionId),
    queryFn: ({ signal }) => rowsOf(call(listChinaAreas, { regionId: regionId || undefined }, { signal })),
    staleTime,
  });
}

/** For null nothing is requested, and the result is undefined even if another list is cached under that key. */
export function useChildAreas(parentId: string | null): Area[] | undefined {
  const { data } = useQuery({ ...childAreasOptions(parentId ?? ""), enabled: parentId !== null });
  return parentId === null ? undefined : data;
}

export function useChinaAreas(regionId: string | null): Area[] | undefined {
  const { data } = useQuery({ ...chinaAreasOptions(regionId ?? ""), enabled: regionId !== null });
  return regionId === null ? undefined : data;
}
