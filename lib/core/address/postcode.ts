// Whether a postcode can be one of its country.

import data from "./postcodes.json";

type Format = { pattern: string; example: string; required?: boolean };

const FORMATS: Readonly<Record<string, Format>> = data.countries;

function formatOf(country: string): Format | null {
  return Object.hasOwn(FORMATS, country) ? (FORMATS[country] ?? null) : null;
}

/** Blanks, hyphens and small letters are as good; so is the country's code in front, as Europe writes it abroad. */
export function isPostcodeOf(country: string, postcode: string): boolean {
  const format = formatOf(country);
  if (!format) return true;
  const squeezed = postcode.toUpperCase().replace(/[\s-]/g, "");
  const withoutCountry = squeezed.startsWith(country) ? squeezed.slice(country.length) : squeezed;
  const whole = new RegExp(`^(?:${format.pattern})$`);
  return whole.test(squeezed) || whole.test(withoutCountry);
}

/** Whether a parcel to the country needs one. */
export function needsPostcode(country: string): boolean {
  return formatOf(country)?.required === true;
}

/** One as it is written there; null for a country whose form is not known. */
export function postcodeExample(country: string): string | null {
  return formatOf(country)?.example ?? null;
}
