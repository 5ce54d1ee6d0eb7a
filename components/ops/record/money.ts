// Amounts typed by staff.
import { MICRO_PER_UNIT, parseMicro } from "@/lib/base/money";

/** Millionths; null for an invalid or negative amount. */
export function readAmount(typed: string): number | null {
  const text = typed.trim().replace(",", ".");
  return /^\d{1,9}(\.\d{1,6})?$/.test(text) ? parseMicro(text) : null;
}

/** All decimals, two at least, so that an untouched amount is sent unchanged. */
export function writeAmount(amountMicro: number): string {
  const decimals = String(amountMicro % MICRO_PER_UNIT).padStart(6, "0");
  return `${Math.floor(amountMicro / MICRO_PER_UNIT)}.${decimals.replace(/0{1,4}$/, "")}`;
}
