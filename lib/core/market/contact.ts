// Validates and normalizes email addresses and mobile numbers.

/** Invisible characters (\p{C}: controls, zero-width and direction marks) would make two accounts look alike. */
const EMAIL = /^[^\s@\p{C}]+@[^\s@.\p{C}]+(\.[^\s@.\p{C}]+)+$/u;

export function isEmail(value: string): boolean {
  return value.length <= 254 && EMAIL.test(value);
}

const MOBILE = /^1[3-9]\d{9}$/;

/** A mainland China mobile number, without its country code. */
export function isMobile(value: string): boolean {
  return MOBILE.test(value);
}

/**
 * The canonical spelling of a contact: email addresses that differ only in case or width are equal, and so are mobile
 * numbers with spaces, hyphens or the country code.
 */
export function toCanonicalContact(typed: string): string {
  const plain = typed.normalize("NFKC").trim().toLowerCase();
  const digits = plain.replace(/[\s-]/g, "").replace(/^(\+86|0086)/, "");
  return isMobile(digits) ? digits : plain;
}

export function isContact(value: string, area: "en-US" | "zh-CN"): boolean {
  return isEmail(value) || (area === "zh-CN" && isMobile(value));
}
