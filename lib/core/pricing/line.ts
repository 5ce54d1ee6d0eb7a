// A line of a price: what it is for, what it costs, and the rule that made it so.

import { scaleMicro } from "@/lib/base/money";
import type { PriceBook, Surcharge } from "@/lib/core/pricing/book";
import { AREA_UNITS_PER_M2, orderArea, type PcbSpecification } from "@/lib/core/pcb/specification";

export type LineKey =
  | "pcbToolingCost"
  | "boardFee"
  | "pcbTestingFee"
  | "surfaceFinish"
  | "enigAuThickness"
  | "outerCopper"
  | "innerCopper"
  | "minTraceSpace"
  | "minHole"
  | "leadTime"
  | "prototypeOffer";

/**
 * `key` names a sentence in messages/pricing.json. An argument ending in `Micro` is an amount: the sentence takes it
 * formatted, under the name without that ending.
 */
export type LineRule = { key: string; args: Record<string, string | number> };

export type PriceLine = { key: LineKey; amountMicro: number; rule: LineRule };

export type LineInput = {
  specification: PcbSpecification;
  book: PriceBook;
  /** The sum of the lines before: what percentages are of. */
  formulaMicro: number;
  /** Whether this order may have the prototype offer at all: once per order, account and day. */
  mayUseOffer: boolean;
};

/** The line, or null where it does not apply. */
export type CostLine = (input: LineInput) => Omit<PriceLine, "key"> | null;

/** A rate per square metre on the order's whole area, in millionths, half up. */
export function perArea(perM2Micro: number, specification: PcbSpecification): number {
  return scaleMicro(perM2Micro, orderArea(specification), AREA_UNITS_PER_M2);
}

/** Square metres for a sentence: four decimals, without zeros at the end. */
export function areaText(specification: PcbSpecification): string {
  return String(Math.round((orderArea(specification) / AREA_UNITS_PER_M2) * 1e4) / 1e4);
}

/**
 * The dearer of the lot's sum and the area's: it never falls when the order grows, so that nobody pays less for more.
 */
export function surchargeLine(
  specification: PcbSpecification,
  surcharge: Surcharge | undefined,
  value: string | number,
): ReturnType<CostLine> {
  if (!surcharge) return null;
  const byArea = perArea(surcharge.perM2Micro, specification);
  const isLot = surcharge.lotMicro >= byArea;
  const rule: LineRule = isLot
    ? { key: "perLot", args: { value } }
    : { key: "perArea", args: { value, area: areaText(specification), rateMicro: surcharge.perM2Micro } };
  return { amountMicro: isLot ? surcharge.lotMicro : byArea, rule };
}
