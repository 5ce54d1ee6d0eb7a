// Whether what somebody typed can be a contact address in an area.

/** Characters that nobody sees (\p{C}: controls, zero-width and direction marks) would make two accounts look like one. */
const EMAIL = /^[^\s@\p{C}]+@[^\s@.\p{C}]+(\.[^\s@.\p{C}]+)+$/u;

export function isEmail(value: string): boolean {
  return value.length <= 254 && EMAIL.test(value);
}

const MOBILE = /^1[3-9]\d{9}$/;

/** A mainland mobile number, without its country code. */
export function isMobile(value: string): boolean {
  return MOBILE.test(value);
}

/**
 * The one spelling behind every way to type a contact: an address differing only in case or width is the same, and so
 * is a mobile number with spaces, hyphens or its country code.
 */
export function toCanonicalContact(typed: string): string {
  const plain = typed.normalize("NFKC").trim().toLowerCase();
  const digits = plain.replace(/[\s-]/g, "").replace(/^(\+86|0086)/, "");
  return isMobile(digits) ? digits : plain;
}

export function isContact(value: string, area: "en-US" | "zh-CN"): boolean {
  return isEmail(value) || (area === "zh-CN" && isMobile(value));
}
