// Amounts as staff type them.
import { MICRO_PER_UNIT, parseMicro } from "@/lib/base/money";

/** Millionths of what was typed; null for what is no amount, or one below nothing. */
export function readAmount(typed: string): number | null {
  const text = typed.trim().replace(",", ".");
  return /^\d{1,9}(\.\d{1,6})?$/.test(text) ? parseMicro(text) : null;
}

/** To the last millionth, with two decimals at least: what is not touched is sent as it was. */
export function writeAmount(amountMicro: number): string {
  const decimals = String(amountMicro % MICRO_PER_UNIT).padStart(6, "0");
  return `${Math.floor(amountMicro / MICRO_PER_UNIT)}.${decimals.replace(/0{1,4}$/, "")}`;
}
