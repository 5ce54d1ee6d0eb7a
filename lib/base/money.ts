// Money as integer millionths of a currency unit, so that no float ever holds an amount.

export type Currency = "USD" | "CNY";

/** An amount: 1.25 USD is `{ currency: "USD", amountMicro: 1_250_000 }`. */
export type Money = { currency: Currency; amountMicro: number };

export const MICRO_PER_UNIT = 1_000_000;
export const MICRO_PER_CENT = 10_000;

/** Rounds millionths to whole cents, half up (away from zero), still in millionths. */
export function roundToCents(amountMicro: number): number {
  const cents = Math.floor((Math.abs(amountMicro) + MICRO_PER_CENT / 2) / MICRO_PER_CENT);
  return cents === 0 ? 0 : Math.sign(amountMicro) * cents * MICRO_PER_CENT;
}

/**
 * `amountMicro × numerator / denominator`, half up (away from zero), exact even where the product passes 2^53.
 * All three are integers; the denominator is positive.
 */
export function scaleMicro(amountMicro: number, numerator: number, denominator: number): number {
  // A form calls this thousands of times per change. Rates are whole cents and areas powers of ten: reduced by their
  // common factor, nearly every product fits a number exactly.
  const shared = amountMicro % MICRO_PER_CENT === 0 && denominator % MICRO_PER_CENT === 0 ? MICRO_PER_CENT : 1;
  const product = (amountMicro / shared) * numerator;
  const divisor = 2 * (denominator / shared);
  const doubled = 2 * Math.abs(product) + divisor / 2;
  if (doubled > Number.MAX_SAFE_INTEGER) return scaleLarge(amountMicro, numerator, denominator);
  const rounded = (doubled - (doubled % divisor)) / divisor;
  return product < 0 && rounded !== 0 ? -rounded : rounded;
}

function scaleLarge(amountMicro: number, numerator: number, denominator: number): number {
  const product = BigInt(amountMicro) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const magnitude = product < 0n ? -product : product;
  const rounded = (2n * magnitude + divisor) / (2n * divisor);
  return Number(product < 0n ? -rounded : rounded);
}

/** A typed decimal ("0.0012", "-9") as millionths; digits beyond the sixth decimal are refused. */
export function parseMicro(decimal: string): number {
  const match = /^(-?)(\d{1,9})(?:\.(\d{1,6}))?$/.exec(decimal);
  if (!match) throw new Error(`not an amount: ${decimal}`);
  const [, sign = "", whole = "", fraction = ""] = match;
  const micro = Number(whole) * MICRO_PER_UNIT + Number(fraction.padEnd(6, "0"));
  return sign === "-" && micro !== 0 ? -micro : micro;
}

/** The amount as a plain decimal with 2 to 4 places ("1.20", "0.0012"), for wires and spreadsheets. */
export function toDecimal(amountMicro: number): string {
  const magnitude = Math.abs(amountMicro);
  const tenThousandths = Math.floor((magnitude + 50) / 100);
  const fraction = String(tenThousandths % 10_000)
    .padStart(4, "0")
    .replace(/0{1,2}$/, "");
  const sign = amountMicro < 0 && tenThousandths > 0 ? "-" : "";
  return `${sign}${Math.floor(tenThousandths / 10_000)}.${fraction}`;
}
