// A price line: its key, amount and rule.

import { assert } from "@/lib/base/assert";
import { scaleMicro } from "@/lib/base/money";
import { AREA_UNITS_PER_M2, orderArea } from "@/lib/core/pcb/area";
import type { OptionValue, PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook, Surcharge } from "@/lib/core/pricing/book";
import type { SurchargeKey } from "@/lib/core/pricing/surcharges";

/** The keys of the specification, and our own for further lines. */
export type LineKey =
  | "pcbToolingCost"
  | "boardFee"
  | "pcbTestingFee"
  | "filmFee"
  | SurchargeKey
  | "panelScoring"
  | "leadTime"
  | "prototypeOffer";

/**
 * `key` names a message in messages/pricing.json. An argument ending in `Micro` is an amount: the message takes it
 * formatted, under the name without that ending.
 */
export type LineRule = { key: string; args: Record<string, string | number> };

export type PriceLine = { key: LineKey; amountMicro: number; rule: LineRule };

export type LineInput = {
  specification: PcbSpecification;
  book: PriceBook;
  /** Setup and area price: the base of percentages. */
  formulaMicro: number;
  /** The lines before this one. */
  billed: readonly PriceLine[];
  /** True if this order may have the prototype offer: once per order, account and day. */
  mayUseOffer: boolean;
};

/** The line; null if it does not apply. */
export type CostLine = (input: LineInput) => Omit<PriceLine, "key"> | null;

/** The rate for a layer count; a layer count without a rate has no price. */
export function forLayers<T>(byLayers: Readonly<Record<number, T>>, layers: number): T {
  const figure = byLayers[layers];
  assert(figure !== undefined, `a price for ${layers} layers`);
  return figure;
}

/** A rate per square meter for the whole area of the order, in millionths, rounded half up. */
export function perArea(perM2Micro: number, specification: PcbSpecification): number {
  return scaleMicro(perM2Micro, orderArea(specification), AREA_UNITS_PER_M2);
}

/** Square meters for a message: four decimals, without trailing zeros. */
export function areaText(specification: PcbSpecification): string {
  return String(Math.round((orderArea(specification) / AREA_UNITS_PER_M2) * 1e4) / 1e4);
}

type SurchargeInput = Pick<LineInput, "specification" | "formulaMicro"> & { value: OptionValue };

/**
 * The highest of fee, area rate and percentage: none of them falls when the order grows, so that no larger order costs
 * less.
 */
export function surchargeLine(surcharge: Surcharge | undefined, input: SurchargeInput): ReturnType<CostLine> {
  if (!surcharge) return null;
  const { specification, formulaMicro } = input;
  const value = typeof input.value === "boolean" ? Number(input.value) : input.value;
  const { lotMicro, perM2Micro, percent } = surcharge;
  const byArea = perArea(perM2Micro, specification);
  const byPercent = scaleMicro(formulaMicro, percent, 100);
  if (lotMicro >= Math.max(byArea, byPercent))
    return { amountMicro: lotMicro, rule: { key: "perLot", args: { value } } };
  if (byArea < byPercent) return { amountMicro: byPercent, rule: { key: "perShare", args: { value, percent } } };
  const args = { value, area: areaText(specification), rateMicro: perM2Micro };
  return { amountMicro: byArea, rule: { key: "perArea", args } };
}
