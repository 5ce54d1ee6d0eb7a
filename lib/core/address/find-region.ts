// Finds the province, city and district at the beginning of a Chinese address, in full or short form, with any of them
// omitted.

import { type City, type Province, PROVINCES, type Region } from "./china-regions";
import { type Alias, aliasesOf } from "./region-aliases";

export type FoundRegion = {
  province: Province;
  city: City | null;
  district: Region | null;
  /** The text after the region. */
  rest: string;
};

/** Separators between the parts of a region. */
const GAP = /^(?:[\s,;|/·、.-]|市辖区)*/;
/** 深圳市民中心 is a civic center (市民), not in a city of that name. */
const CITIZENS = /^民(?:中心|广场|服务|之家)/;
/** Suffixes that turn a short name into that of a street, or of something else. */
const STREET = /^(?:[东西南北中]?(?:一|二|三|四|五|六)?[路街巷里弄道]|[东西南北]?大[道街]|[省市区县州盟旗])/;

type Named<R extends Region> = { region: R; aliases: Alias[] };
type District = Named<Region> & { city: City };

const named = <R extends Region>(region: R, rank: "province" | "lower"): Named<R> => ({
  region,
  aliases: aliasesOf(region, rank),
});

const namedCities = (province: Province) => province.cities.map((city) => named(city, "lower"));

/** 苏州工业园区 is also written 苏州市工业园区. */
function namedDistricts(city: City): District[] {
  const stem = city.name.replace(/市$/, "");
  return city.districts.map((district) => {
    const { region, aliases } = named(district, "lower");
    const tail = region.name.startsWith(stem) ? region.name.slice(stem.length) : "";
    return { region, city, aliases: tail.length >= 4 ? [...aliases, { text: tail, isShort: true }] : aliases };
  });
}

type Entry = Named<Province> & { cities: Named<City>[]; districts: District[] };
type Owner = { entry: Entry; district: District };
/** Districts of the whole country by the first character of their full names. */
type Atlas = { provinces: Entry[]; districtsBySign: Map<string, Owner[]> };

let atlas: Atlas | undefined;

/** Built on first use: some nine thousand names. */
function openAtlas(): Atlas {
  return (atlas ??= makeAtlas());
}

function makeAtlas(): Atlas {
  const provinces = PROVINCES.map((province) => ({
    ...named(province, "province"),
    cities: namedCities(province),
    districts: province.cities.flatMap(namedDistricts),
  }));
  const districtsBySign = new Map<string, Owner[]>();
  for (const entry of provinces) {
    for (const district of entry.districts) {
      const [sign = ""] = district.region.name;
      districtsBySign.set(sign, [...(districtsBySign.get(sign) ?? []), { entry, district }]);
    }
  }
  return { provinces, districtsBySign };
}

const skipGap = (text: string) => text.replace(GAP, "");

/** Length of the alias at the start of `text`; 0 if it does not match. */
function matchedLength(text: string, { text: alias, isShort }: Alias): number {
  if (!text.startsWith(alias)) return 0;
  const rest = text.slice(alias.length);
  const isOther = isShort ? STREET.test(rest) : alias.endsWith("市") && CITIZENS.test(rest);
  return isOther ? 0 : alias.length;
}

/** The longest matching name at the beginning, and the text after it. */
function longest<N extends { aliases: Alias[] }>(
  text: string,
  list: readonly N[],
  isTaken: (alias: Alias) => boolean = () => true,
): { found: N; rest: string } | null {
  let best: { found: N; length: number } | null = null;
  for (const found of list) {
    for (const alias of found.aliases) {
      const length = isTaken(alias) ? matchedLength(text, alias) : 0;
      if (length > (best?.length ?? 0)) best = { found, length };
    }
  }
  return best && { found: best.found, rest: skipGap(text.slice(best.length)) };
}

const isWhole = ({ isShort }: Alias) => !isShort;

/** The district of a known city, and the text after it. */
function withDistrict(province: Province, city: City, text: string): FoundRegion {
  const district = longest(text, namedDistricts(city));
  return { province, city, district: district?.found.region ?? null, rest: district?.rest ?? text };
}

/** After the province: its city, or one of its districts if the city is omitted. */
function within(entry: Entry, text: string): FoundRegion {
  const { region: province, cities, districts } = entry;
  const city = longest(text, cities);
  const district = longest(text, districts, isWhole);
  const isLonger = district !== null && (city === null || district.rest.length < city.rest.length);
  if (city && !isLonger) return withDistrict(province, city.found.region, city.rest);
  if (district) return { province, city: district.found.city, district: district.found.region, rest: district.rest };
  const [only] = province.cities;
  if (province.cities.length === 1 && only) return withDistrict(province, only, text);
  return { province, city: null, district: null, rest: text };
}

/** A city or, if its full name is unique in the country, a district without a province before it. */
function withoutProvince(text: string): FoundRegion | null {
  const { provinces, districtsBySign } = openAtlas();
  const candidates = provinces.flatMap((entry) => {
    const city = longest(text, entry.cities);
    return city ? [{ entry, city }] : [];
  });
  const shortest = Math.min(...candidates.map(({ city }) => city.rest.length));
  const [first, second] = candidates.filter(({ city }) => city.rest.length === shortest);
  if (first && !second) return withDistrict(first.entry.region, first.city.found.region, first.city.rest);
  const [sign = ""] = text;
  const owners = districtsBySign.get(sign) ?? [];
  const [owner, other] = owners.filter(({ district }) => longest(text, [district], isWhole) !== null);
  const found = owner && !other ? longest(text, [owner.district], isWhole) : null;
  if (!owner || !found) return null;
  return { province: owner.entry.region, city: owner.district.city, district: owner.district.region, rest: found.rest };
}

function findOnce(text: string): FoundRegion | null {
  const province = longest(text, openAtlas().provinces);
  return province ? within(province.found, province.rest) : withoutProvince(text);
}

/** Null if the text does not begin with a region. One that is repeated, as by forms, is skipped. */
export function findRegion(text: string): FoundRegion | null {
  const found = findOnce(skipGap(skipGap(text).replace(/^中国/, "")));
  if (!found) return null;
  const { province, city, district, rest } = found;
  const isRepeated = [province, city].some((region) => region !== null && rest.startsWith(region.name));
  const again = isRepeated ? findOnce(rest) : null;
  if (!again || again.province !== province || (city !== null && again.city !== city)) return found;
  if (district !== null && again.district !== null && again.district !== district) return found;
  return { ...again, district: again.district ?? district };
}
