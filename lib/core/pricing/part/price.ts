// What parts come to on a bill: by their ladder, in the area's currency, with the step that made it so.

import { type Currency, scaleMicro } from "@/lib/base/money";
import { type Ladder, priceByLadder } from "@/lib/core/part/ladder";
import { type Bill, billOf, sectionMicro } from "@/lib/core/pricing/bill";

export type PartLine = {
  key: "partPrice";
  amountMicro: number;
  rule:
    | { key: "partEach"; args: { count: number; eachMicro: number } }
    /** Billed as more of them, which cost less. */
    | { key: "partStep"; args: { count: number; billed: number; eachMicro: number } };
};

export type PartPrice = Bill<PartLine>;

type Bought = { tiers: Ladder; quantity: number; currency: Currency; bookVersion: string };

/** Without a ladder there are no lines, and nothing is billed: such a part is not sold. */
export function pricePart({ tiers, quantity, currency, bookVersion }: Bought): PartPrice {
  const price = priceByLadder(tiers, quantity);
  const lines = price ? [lineOf(price, quantity)] : [];
  const sections = { components: sectionMicro(lines) };
  const bill = billOf({ currency, bookVersion, lines, sections, pieces: quantity });
  // Thousandths of a cent count where thousands are bought: one costs what it costs before the sum is rounded.
  return { ...bill, unitPriceMicro: price ? scaleMicro(price.totalMicro, 1, quantity) : 0 };
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
