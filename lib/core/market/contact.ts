// Whether what somebody typed can be a contact address in an area.

export function isEmail(value: string): boolean {
  return value.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
}

export function isContact(value: string, area: "en-US" | "zh-CN"): boolean {
  return isEmail(value) || (area === "zh-CN" && /^1[3-9]\d{9}$/.test(value));
}
