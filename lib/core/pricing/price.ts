// The price of a board specification: its lines, their sum in cents, and what other lead times and quantities cost.

import { type Currency, type Money, roundToCents, scaleMicro } from "@/lib/base/money";
import { offeredDays } from "@/lib/core/pcb/lead-time";
import { checkSpecification } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook } from "./book";
import type { CostLine, LineKey, PriceLine } from "./line";
import { board } from "./lines/board";
import { leadTime } from "./lines/lead-time";
import { enigAuThickness, innerCopper, minHole, minTraceSpace, outerCopper, surfaceFinish } from "./lines/options";
import { prototypeOffer } from "./lines/prototype-offer";
import { testing } from "./lines/testing";
import { tooling } from "./lines/tooling";

/** In the order of the bill: shares of a sum come after what they are shares of. */
const LINES: Record<LineKey, CostLine> = {
  pcbToolingCost: tooling,
  boardFee: board,
  pcbTestingFee: testing,
  surfaceFinish,
  enigAuThickness,
  outerCopper,
  innerCopper,
  minTraceSpace,
  minHole,
  leadTime,
  prototypeOffer,
};

export type PcbPrice = {
  currency: Currency;
  bookVersion: string;
  lines: PriceLine[];
  pcbTotal: Money;
  componentsTotal: Money;
  assemblyTotal: Money;
  stencilTotal: Money;
  total: Money;
  unitPriceMicro: number;
};

export type PriceOptions = {
  /** False where the account has had the prototype offer today, or another item of the order has it. */
  mayUseOffer?: boolean;
};

/** The specification must pass `checkSpecification`; what cannot be made has no price. */
export function pricePcb(
  specification: PcbSpecification,
  book: PriceBook,
  { mayUseOffer = true }: PriceOptions = {},
): PcbPrice {
  const lines: PriceLine[] = [];
  let sumMicro = 0;
  for (const key of Object.keys(LINES) as LineKey[]) {
    const line = LINES[key]({ specification, book, formulaMicro: sumMicro, mayUseOffer });
    if (!line) continue;
    lines.push({ key, ...line });
    sumMicro += line.amountMicro;
  }
  const { currency } = book;
  const totalMicro = roundToCents(sumMicro);
  const none = { currency, amountMicro: 0 };
  return {
    currency,
    bookVersion: book.version,
    lines,
    pcbTotal: { currency, amountMicro: totalMicro },
    componentsTotal: none,
    assemblyTotal: none,
    stencilTotal: none,
    total: { currency, amountMicro: totalMicro },
    unitPriceMicro: scaleMicro(totalMicro, 1, specification.quantity),
  };
}

/** What each lead time would cost, the standard one first; only those with which the rest can be made. */
export function priceLeadTimes(
  specification: PcbSpecification,
  book: PriceBook,
  options: PriceOptions = {},
): { days: number; totalMicro: number }[] {
  return offeredDays(specification).flatMap((days) => {
    const other = { ...specification, leadTimeDays: days };
    return checkSpecification(other).length > 0
      ? []
      : [{ days, totalMicro: pricePcb(other, book, options).total.amountMicro }];
  });
}

/** Totals by quantity (rows) and lead time (columns); null where that combination is not made. */
export function priceMatrix(
  specification: PcbSpecification,
  book: PriceBook,
  { quantities, leadTimes, ...options }: PriceOptions & { quantities: readonly number[]; leadTimes: readonly number[] },
): (number | null)[][] {
  return quantities.map((quantity) =>
    leadTimes.map((leadTimeDays) => {
      const other = { ...specification, quantity, leadTimeDays };
      return checkSpecification(other).length > 0 ? null : pricePcb(other, book, options).total.amountMicro;
    }),
  );
}
