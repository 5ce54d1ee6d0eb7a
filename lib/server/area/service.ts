// The places that addresses are made of, from dated lists of our own.

import type { Area } from "@/lib/contracts/area";
import { AppError } from "@/lib/contracts/errors";
import { chinaRegionsIn } from "@/lib/core/address/china-regions";
import countries from "@/lib/core/address/countries.json";
import { citiesOf, COUNTRIES_WITH_STATES, statesOf } from "@/lib/core/address/subdivisions";
import type { Locale } from "@/lib/core/market/area";

type Areas = { rows: Area[]; total: number };

const answer = (rows: Area[]): Areas => ({ rows, total: rows.length });

const COUNTRY_NAMES: Record<Locale, Intl.DisplayNames> = {
  en: new Intl.DisplayNames("en", { type: "region" }),
  zh: new Intl.DisplayNames("zh-CN", { type: "region" }),
};

/** The country in the reader's language; a code that names none stays as it is. */
export function countryName(code: string, locale: Locale): string {
  return /^[A-Z]{2}$/.test(code) ? (COUNTRY_NAMES[locale].of(code) ?? code) : code;
}

/** We send everywhere, so the countries of parcels are all of them. */
export async function listCountries(locale: Locale): Promise<Areas> {
  const rows = countries.codes.map((code) => ({
    areaId: code,
    areaName: countryName(code, locale),
    hasChildren: COUNTRIES_WITH_STATES.includes(code),
  }));
  return answer(rows.sort((one, other) => one.areaName.localeCompare(other.areaName, locale)));
}

/** NOT_FOUND for what is neither a country nor a state of one. */
export async function listChildren(parentId: string): Promise<Areas> {
  const [country = ""] = parentId.split("-");
  if (!countries.codes.includes(country)) throw new AppError("NOT_FOUND");
  const states = statesOf(country);
  if (parentId === country) {
    return answer(
      states.map(({ code, name }) => ({ areaId: code, areaName: name, hasChildren: citiesOf(code).length > 0 })),
    );
  }
  if (!states.some(({ code }) => code === parentId)) throw new AppError("NOT_FOUND");
  return answer(
    citiesOf(parentId).map((name) => ({ areaId: `${parentId}-${name}`, areaName: name, hasChildren: false })),
  );
}

/** NOT_FOUND for a code of no region. */
export async function listChina(regionId: string | undefined): Promise<Areas> {
  const regions = chinaRegionsIn(regionId || null);
  if (!regions) throw new AppError("NOT_FOUND");
  return answer(regions.map(({ code, name, hasChildren }) => ({ areaId: code, areaName: name, hasChildren })));
}
