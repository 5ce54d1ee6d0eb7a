// Country-specific checks of an address: completeness of the name, postcode and phone number.

import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { isPostcodeOf, needsPostcode } from "@/lib/core/address/postcode";

export type CheckedAddress = { country: string; postcode: string; phone: string; firstName: string };

/** `message` is a key under `validation`. */
export type AddressIssue = { field: "postcode" | "phone" | "firstName"; message: string };

/** A shipping address must be complete; a billing address may lack a postcode, and a phone number in any case. */
export function checkAddress(
  { country, postcode, phone, firstName }: CheckedAddress,
  isReceiver: boolean,
): AddressIssue[] {
  const issues: AddressIssue[] = [];
  // A Chinese name is one field, stored as the family name.
  if (isReceiver && country !== "CN" && firstName === "")
    issues.push({ field: "firstName", message: "common.required" });
  if (postcode === "") {
    if (isReceiver && needsPostcode(country)) issues.push({ field: "postcode", message: "common.required" });
  } else if (!isPostcodeOf(country, postcode)) {
    issues.push({ field: "postcode", message: "address.postcode" });
  }
  if (phone !== "" && !isPhoneOf(country, phone)) issues.push({ field: "phone", message: "address.phone" });
  return issues;
}

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
