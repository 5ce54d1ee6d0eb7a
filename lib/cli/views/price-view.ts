// A board's price as `--json` gives it: decimals in a named currency, never millionths.

import { toDecimal } from "@/lib/base/money";
import type { PcbQuote } from "@/lib/contracts/pcb";

/** Amounts are decimal text in `currency`; null where the board has no automatic price. */
export function priceView(quote: PcbQuote) {
  const { currency, bookVersion, violations, contradictions, reviews, hints } = quote;
  const isPriced = violations.length + contradictions.length === 0;
  const amount = (amountMicro: number) => (isPriced ? toDecimal(amountMicro) : null);
  return {
    isPriced,
    currency,
    total: amount(quote.total.amountMicro),
    unitPrice: amount(quote.unitPriceMicro),
    shippingEstimate: amount(quote.shippingEstimate.amountMicro),
    lines: quote.lines.map(({ key, amountMicro }) => ({ name: key, amount: toDecimal(amountMicro) })),
    leadTimes: quote.leadTimes.map(({ days, totalMicro, isScheduled }) => ({
      ...{ workingDays: days, total: toDecimal(totalMicro), isAgreedLater: isScheduled },
    })),
    violations: violations.map(({ rule, option, message }) => ({ rule, option, message })),
    contradictions: contradictions.map(({ code, option, message }) => ({ code, option, message })),
    reviews: [...reviews],
    hints: hints.map(({ change, savesMicro }) => ({ change, saves: toDecimal(savesMicro) })),
    bookVersion,
  };
}
export type PriceView = ReturnType<typeof priceView>;
