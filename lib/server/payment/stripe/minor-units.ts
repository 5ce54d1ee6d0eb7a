// Amounts as Stripe writes them: in the smallest unit that its currency has there.

import { MICRO_PER_UNIT } from "@/lib/base/money";

/** Currencies that Stripe charges in whole units (docs.stripe.com/currencies, "zero-decimal"), in lower case. */
const ZERO_DECIMAL = new Set("bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf".split(" "));

function microPerMinor(currency: string): number {
  return ZERO_DECIMAL.has(currency.toLowerCase()) ? MICRO_PER_UNIT : MICRO_PER_UNIT / 100;
}

/** Throws where the amount has a part that cannot be charged: it would have to be rounded, and nobody agreed to that. */
export function toMinorUnits(currency: string, amountMicro: number): number {
  const minor = amountMicro / microPerMinor(currency);
  if (!Number.isSafeInteger(minor)) throw new Error(`${amountMicro} millionths of ${currency} cannot be charged`);
  return minor;
}

export function fromMinorUnits(currency: string, minor: number): number {
  return minor * microPerMinor(currency);
}
