// States, provinces and regions of foreign addresses by ISO 3166-2 code, and cities if there are few.

import data from "./subdivisions.json";

/** `code` with its country: `US-CA`. */
export type Subdivision = { code: string; name: string };

const COUNTRIES: Readonly<Record<string, readonly string[]>> = data.countries;
const CITIES: Readonly<Record<string, readonly string[]>> = data.cities;

/** The countries whose states are listed. */
export const COUNTRIES_WITH_STATES: readonly string[] = Object.keys(COUNTRIES);

/** In alphabetical order; empty for a country whose states are typed. */
export function statesOf(country: string): Subdivision[] {
  const entries = Object.hasOwn(COUNTRIES, country) ? (COUNTRIES[country] ?? []) : [];
  return entries
    .map((entry) => {
      const at = entry.indexOf(" ");
      return { code: `${country}-${entry.slice(0, at)}`, name: entry.slice(at + 1) };
    })
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
}

/** The cities of a state (`US-DC`) that has few; empty if the city is typed. */
export function citiesOf(state: string): readonly string[] {
  return Object.hasOwn(CITIES, state) ? (CITIES[state] ?? []) : [];
}
