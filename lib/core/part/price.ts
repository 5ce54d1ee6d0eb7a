// What parts come to on a bill: by their ladder, in the area's currency, with the step that made it so.

import { type Currency, type Money, roundToCents, scaleMicro } from "@/lib/base/money";
import { type Ladder, priceByLadder } from "./ladder";

/** One dollar in yuan, times a thousand; the price books stand at the same rate (a setup of 5 USD is one of 35 CNY). */
const CNY_PER_USD_THOUSANDTHS = 7_000;

/** A ladder in another currency, each step rounded by itself; what rounds alike stays in its order. */
export function convertLadder(tiers: Ladder, from: Currency, to: Currency): Ladder {
  if (from === to) return tiers;
  const [numerator, denominator] = to === "CNY" ? [CNY_PER_USD_THOUSANDTHS, 1000] : [1000, CNY_PER_USD_THOUSANDTHS];
  return tiers.map((tier) => ({ ...tier, unitMicro: scaleMicro(tier.unitMicro, numerator, denominator) }));
}

export type PartLine = {
  key: "partPrice";
  amountMicro: number;
  rule:
    | { key: "partEach"; args: { count: number; eachMicro: number } }
    /** Billed as more of them, which cost less. */
    | { key: "partStep"; args: { count: number; billed: number; eachMicro: number } };
};

export type PartPrice = {
  currency: Currency;
  bookVersion: string;
  lines: PartLine[];
  pcbTotal: Money;
  componentsTotal: Money;
  assemblyTotal: Money;
  stencilTotal: Money;
  total: Money;
  unitPriceMicro: number;
};

type Bought = { tiers: Ladder; quantity: number; currency: Currency; bookVersion: string };

/** Without a ladder there are no lines, and nothing is billed: such a part is not sold. */
export function pricePart({ tiers, quantity, currency, bookVersion }: Bought): PartPrice {
  const price = priceByLadder(tiers, quantity);
  const lines = price ? [lineOf(price, quantity)] : [];
  const amountMicro = roundToCents(price?.totalMicro ?? 0);
  const none = { currency, amountMicro: 0 };
  return {
    currency,
    bookVersion,
    lines,
    pcbTotal: none,
    componentsTotal: { currency, amountMicro },
    assemblyTotal: none,
    stencilTotal: none,
    total: { currency, amountMicro },
    unitPriceMicro: price ? scaleMicro(price.totalMicro, 1, quantity) : 0,
  };
}

function lineOf(
  { totalMicro, billedFrom, unitMicro }: NonNullable<ReturnType<typeof priceByLadder>>,
  count: number,
): PartLine {
  const rule: PartLine["rule"] =
    billedFrom > count
      ? { key: "partStep", args: { count, billed: billedFrom, eachMicro: unitMicro } }
      : { key: "partEach", args: { count, eachMicro: unitMicro } };
  return { key: "partPrice", amountMicro: totalMicro, rule };
}
