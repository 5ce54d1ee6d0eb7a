// China's provinces, cities and districts by their codes (GB/T 2260).

import data from "./china-regions.json";

/** `code` is six digits; streets of cities without districts have nine. */
export type Region = { code: string; name: string };
export type City = Region & { districts: readonly Region[] };
export type Province = Region & { cities: readonly City[] };

function toRegion(entry: string): Region {
  const [code = "", name = ""] = entry.split(" ");
  return { code, name };
}

const toDistricts = (list: string) => (list === "" ? [] : list.split(", ").map(toRegion));

/** The 31 of the mainland. Counties without a prefecture are listed among the cities, without districts. */
export const PROVINCES: readonly Province[] = Object.entries(data.provinces).map(([province, cities]) => ({
  ...toRegion(province),
  cities: Object.entries(cities).map(([city, districts]) => ({ ...toRegion(city), districts: toDistricts(districts) })),
}));

export type ListedRegion = Region & { hasChildren: boolean };

/** Children of a region: the provinces for null, empty for a district; null for an unknown code. */
export function chinaRegionsIn(code: string | null): ListedRegion[] | null {
  const listed = ({ code, name }: Region, within: readonly Region[]) => ({
    code,
    name,
    hasChildren: within.length > 0,
  });
  if (code === null) return PROVINCES.map((province) => listed(province, province.cities));
  for (const province of PROVINCES) {
    if (province.code === code) return province.cities.map((city) => listed(city, city.districts));
    for (const city of province.cities) {
      if (city.code === code) return city.districts.map((district) => listed(district, []));
      if (city.districts.some((district) => district.code === code)) return [];
    }
  }
  return null;
}
