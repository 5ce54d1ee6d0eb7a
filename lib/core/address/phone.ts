// Validates phone numbers by the numbering plan of their country.

import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** A Chinese landline with its extension, as offices write it: 0755-26881234-801. */
const WITH_EXTENSION = /^((?:\+?86[- ]?)?0\d{2,3}[- ]?\d{7,8})(?:-| ?转 ?)\d{1,6}$/;

/**
 * True for a complete number of the country's plan, or of any other with its country code. Numbers of a country without
 * a plan need their code.
 */
export function isPhoneOf(country: string, phone: string): boolean {
  const home: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  const number = country === "CN" ? phone.replace(WITH_EXTENSION, "$1") : phone;
  return parsePhoneNumberFromString(number, home)?.isValid() === true;
}
