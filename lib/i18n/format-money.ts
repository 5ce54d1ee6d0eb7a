import { type Money, toDecimal } from "@/lib/base/money";

/**
 * Creating an `Intl.NumberFormat` costs far more than using one, and a price table formats a hundred amounts per
 * change.
 */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: Money["currency"], tag: string): Intl.NumberFormat {
  const key = `${tag} ${currency}`;
  const existing = formats.get(key);
  if (existing) return existing;
  const format = new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  });
  formats.set(key, format);
  return format;
}

/**
 * "$1,234.50", "¥0.008": two decimals, and up to four if the amount has them. Narrow currency symbol: a market has one
 * currency.
 */
export function formatMoney({ currency, amountMicro }: Money, tag: string): string {
  // A decimal string keeps every digit, as a float would not.
  return formatOf(currency, tag).format(toDecimal(amountMicro) as `${number}`);
}

/** As `formatMoney`, with a sign: "+$2.40", "−$7.20". */
export function formatMoneyChange(money: Money, tag: string): string {
  const magnitude = formatMoney({ ...money, amountMicro: Math.abs(money.amountMicro) }, tag);
  if (money.amountMicro === 0) return magnitude;
  return `${money.amountMicro < 0 ? "−" : "+"}${magnitude}`;
}
