// Prices as agents read them: decimals in a named currency, never millionths.

import { type Currency, toDecimal } from "@/lib/base/money";
import type { PcbPriceView } from "@/lib/contracts/pcb";

export const amountOf = (amountMicro: number) => toDecimal(amountMicro);

export const moneyText = (currency: Currency, amountMicro: number) => `${toDecimal(amountMicro)} ${currency}`;

interface Violation {
  readonly rule: string;
  readonly option: string;
  readonly message: string;
}

interface Priced extends PcbPriceView {
  readonly violations: readonly Violation[];
  readonly contradictions: readonly { readonly code: string; readonly option: string; readonly message: string }[];
  readonly leadTimes: readonly { readonly days: number; readonly totalMicro: number; readonly isScheduled: boolean }[];
  readonly shippingEstimate: { readonly amountMicro: number };
  readonly reviews: readonly string[];
}

/** Amounts are decimal text in `currency`. */
export function priceView(quote: Priced) {
  const { currency, bookVersion, violations, contradictions, reviews } = quote;
  const isPriced = violations.length + contradictions.length === 0;
  return {
    isPriced,
    currency,
    total: isPriced ? amountOf(quote.total.amountMicro) : null,
    unitPrice: isPriced ? amountOf(quote.unitPriceMicro) : null,
    shippingEstimate: isPriced ? amountOf(quote.shippingEstimate.amountMicro) : null,
    lines: quote.lines.map(({ key, amountMicro }) => ({ name: key, amount: amountOf(amountMicro) })),
    leadTimes: quote.leadTimes.map(({ days, totalMicro, isScheduled }) => ({
      ...{ workingDays: days, total: amountOf(totalMicro), isAgreedLater: isScheduled },
    })),
    violations: violations.map(({ rule, option, message }) => ({ rule, option, message })),
    contradictions: contradictions.map(({ code, option, message }) => ({ code, option, message })),
    reviews: [...reviews],
    bookVersion,
  };
}

export function priceText(title: string, quote: Priced): string {
  const { currency, total, unitPriceMicro, leadTimes, reviews } = quote;
  const problems = [...quote.violations, ...quote.contradictions].map(({ message }) => `- ${message}`);
  if (problems.length > 0) return [`${title}: not priced.`, ...problems].join("\n");
  const times = leadTimes.map(({ days, totalMicro, isScheduled }) =>
    isScheduled
      ? `date by agreement: ${moneyText(currency, totalMicro)}`
      : `${days} working days: ${moneyText(currency, totalMicro)}`,
  );
  return [
    `${title}: ${moneyText(currency, total.amountMicro)}, ${moneyText(currency, unitPriceMicro)} each, shipping not included.`,
    ...quote.lines.map(({ key, amountMicro }) => `- ${key}: ${moneyText(currency, amountMicro)}`),
    ...(times.length > 0 ? [`Lead times: ${times.join("; ")}`] : []),
    ...(reviews.length > 0 ? [`A person reviews it before production: ${reviews.join(", ")}`] : []),
  ].join("\n");
}
