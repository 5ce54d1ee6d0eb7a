// The price lines of parts: by their price breaks, in the currency of the area, with the break that applies.

import { type Currency, scaleMicro } from "@/lib/base/money";
import { type Ladder, priceByLadder } from "@/lib/core/part/ladder";
import { type Bill, billOf, sectionMicro } from "@/lib/core/pricing/bill";

export type PartLine = {
  key: "partPrice";
  amountMicro: number;
  rule:
    | { key: "partEach"; args: { count: number; eachMicro: number } }
    /** The quantity that is billed, if a larger one costs less. */
    | { key: "partStep"; args: { count: number; billed: number; eachMicro: number } };
};

export type PartPrice = Bill<PartLine>;

type Bought = { tiers: Ladder; quantity: number; currency: Currency; bookVersion: string };

/** Without price breaks there are no lines: such a part is not sold. */
export function pricePart({ tiers, quantity, currency, bookVersion }: Bought): PartPrice {
  const price = priceByLadder(tiers, quantity);
  const lines = price ? [partPriceLine(price, quantity)] : [];
  const sections = { components: sectionMicro(lines) };
  const bill = billOf({ currency, bookVersion, lines, sections, pieces: quantity });
  // Thousandths of a cent matter for thousands of parts: the unit price is not rounded, only the total.
  return { ...bill, unitPriceMicro: price ? scaleMicro(price.totalMicro, 1, quantity) : 0 };
}

function partPriceLine(
  { totalMicro, billedFrom, unitMicro }: NonNullable<ReturnType<typeof priceByLadder>>,
  count: number,
): PartLine {
  const rule: PartLine["rule"] =
    billedFrom > count
      ? { key: "partStep", args: { count, billed: billedFrom, eachMicro: unitMicro } }
      : { key: "partEach", args: { count, eachMicro: unitMicro } };
  return { key: "partPrice", amountMicro: totalMicro, rule };
}
