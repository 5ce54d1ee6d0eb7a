// Validates postcodes by country.

import data from "./postcodes.json";

type Format = { pattern: string; example: string; required?: boolean };

const FORMATS: Readonly<Record<string, Format>> = data.countries;

function formatOf(country: string): Format | null {
  return Object.hasOwn(FORMATS, country) ? (FORMATS[country] ?? null) : null;
}

/** Spaces, hyphens and lower-case letters are accepted; so is the country code in front, as in Europe. */
export function isPostcodeOf(country: string, postcode: string): boolean {
  const format = formatOf(country);
  if (!format) return true;
  const squeezed = postcode.toUpperCase().replace(/[\s-]/g, "");
  const withoutCountry = squeezed.startsWith(country) ? squeezed.slice(country.length) : squeezed;
  const whole = new RegExp(`^(?:${format.pattern})$`);
  return whole.test(squeezed) || whole.test(withoutCountry);
}

/** True if a parcel to the country needs a postcode. */
export function needsPostcode(country: string): boolean {
  return formatOf(country)?.required === true;
}

/** An example in the country's format; null if that is unknown. */
export function postcodeExample(country: string): string | null {
  return formatOf(country)?.example ?? null;
}
