// Country-specific checks of an address: completeness of the name, postcode and phone number.

import { isPhoneOf } from "./phone";
import { isPostcodeOf, needsPostcode } from "./postcode";

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
