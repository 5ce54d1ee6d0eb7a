// Countries, regions and cities for address forms, from the server.

import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Area, listChildAreas, listChinaAreas } from "@/lib/contracts/area";
import { call } from "@/lib/client/transport/call";

export const areaKeys = {
  all: ["area"] as const,
  children: (parentId: string) => [...areaKeys.all, "children", parentId] as const,
  china: (regionId: string) => [...areaKeys.all, "china", regionId] as const,
};

/** On failure the server's message is shown and the list is empty; the field is typed instead. */
async function rowsOf(answer: Promise<{ rows: Area[] }>): Promise<Area[]> {
  try {
    return (await answer).rows;
  } catch {
    return [];
  }
}

/** Lists do not change while a page is open; an empty one is fetched again, as it may come from a failure. */
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

/** Without a parent nothing is fetched, and the result is undefined even if another list is cached under that key. */
export function useChildAreas(parentId: string | null): Area[] | undefined {
  const { data } = useQuery({ ...childAreasOptions(parentId ?? ""), enabled: parentId !== null });
  return parentId === null ? undefined : data;
}

export function useChinaAreas(regionId: string | null): Area[] | undefined {
  const { data } = useQuery({ ...chinaAreasOptions(regionId ?? ""), enabled: regionId !== null });
  return regionId === null ? undefined : data;
}
