"use client";
// Options of state, city and district, depending on the field above.
import { useChildAreas, useChinaAreas } from "@/lib/client/area";
import type { Area } from "@/lib/contracts/area";
import { useMarket } from "@/lib/i18n/use-market";

export const PLACE_NAMES = ["state", "city", "district"] as const;
export type PlaceName = (typeof PLACE_NAMES)[number];
type Place = Record<PlaceName | "country", string>;

export interface PlaceOptions {
  names: string[];
  /** Only listed values are allowed, also before the list is loaded. */
  isWhole: boolean;
}

const NONE: PlaceOptions = { names: [], isWhole: false };
const idOf = (areas: Area[] | undefined, name: string) =>
  areas?.find(({ areaName }) => areaName === name)?.areaId ?? null;
const namesOf = (areas: Area[] | undefined) => (areas ?? []).map(({ areaName }) => areaName);

/** Addresses store names, so the codes of lists are looked up among the options above. */
export function usePlaceOptions({ country, state, city }: Place): Record<PlaceName, PlaceOptions> {
  const { area } = useMarket();
  const isChina = area === "zh-CN" && country === "CN";
  const provinces = useChinaAreas(isChina ? "" : null);
  const cities = useChinaAreas(isChina ? idOf(provinces, state) : null);
  const districts = useChinaAreas(isChina ? idOf(cities, city) : null);
  const states = useChildAreas(isChina || country === "" ? null : country);
  const known = states?.find(({ areaName }) => areaName === state);
  const few = useChildAreas(known?.hasChildren ? known.areaId : null);
  if (isChina) {
    return {
      state: { names: namesOf(provinces), isWhole: true },
      city: { names: namesOf(cities), isWhole: true },
      district: { names: namesOf(districts), isWhole: true },
    };
  }
  return {
    state: { names: namesOf(states), isWhole: states?.length !== 0 },
    city: { names: namesOf(known?.hasChildren ? few : undefined), isWhole: false },
    district: NONE,
  };
}
