// A line of a price: what it is for, what it costs, and the rule that made it so.

import { assert } from "@/lib/base/assert";
import { scaleMicro } from "@/lib/base/money";
import { AREA_UNITS_PER_M2, orderArea } from "@/lib/core/pcb/area";
import type { OptionValue, PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook, Surcharge } from "@/lib/core/pricing/book";
import type { SurchargeKey } from "@/lib/core/pricing/surcharges";

/** The specification's keys, and ours where it has none. */
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
 * `key` names a sentence in messages/pricing.json. An argument ending in `Micro` is an amount: the sentence takes it
 * formatted, under the name without that ending.
 */
export type LineRule = { key: string; args: Record<string, string | number> };

export type PriceLine = { key: LineKey; amountMicro: number; rule: LineRule };

export type LineInput = {
  specification: PcbSpecification;
  book: PriceBook;
  /** Setup and area alone: what percentages are of. */
  formulaMicro: number;
  /** The lines of the bill before this one. */
  billed: readonly PriceLine[];
  /** Whether this order may have the prototype offer at all: once per order, account and day. */
  mayUseOffer: boolean;
};

/** The line, or null where it does not apply. */
export type CostLine = (input: LineInput) => Omit<PriceLine, "key"> | null;

/** A book's figure for a layer count; a layer count that is on no list has no price. */
export function forLayers<T>(byLayers: Readonly<Record<number, T>>, layers: number): T {
  const figure = byLayers[layers];
  assert(figure !== undefined, `a price for ${layers} layers`);
  return figure;
}

/** A rate per square metre on the order's whole area, in millionths, half up. */
export function perArea(perM2Micro: number, specification: PcbSpecification): number {
  return scaleMicro(perM2Micro, orderArea(specification), AREA_UNITS_PER_M2);
}

/** Square metres for a sentence: four decimals, without zeros at the end. */
export function areaText(specification: PcbSpecification): string {
  return String(Math.round((orderArea(specification) / AREA_UNITS_PER_M2) * 1e4) / 1e4);
}

type SurchargeInput = Pick<LineInput, "specification" | "formulaMicro"> & { value: OptionValue };

/**
 * The dearest of the lot's sum, the area's and the share: none of them falls when the order grows, so that nobody pays
 * less for more.
 */
export function surchargeLine(surcharge: Surcharge | undefined, input: SurchargeInput): ReturnType<CostLine> {
  if (!surcharge) return null;
  const { specification, formulaMicro } = input;
  const value = typeof input.value === "boolean" ? Number(input.value) : input.value;
  const { lotMicro, perM2Micro, percent } = surcharge;
  const byArea = perArea(perM2Micro, specification);
  const byShare = scaleMicro(formulaMicro, percent, 100);
  if (lotMicro >= Math.max(byArea, byShare)) return { amountMicro: lotMicro, rule: { key: "perLot", args: { value } } };
  if (byArea < byShare) return { amountMicro: byShare, rule: { key: "perShare", args: { value, percent } } };
  const args = { value, area: areaText(specification), rateMicro: perM2Micro };
  return { amountMicro: byArea, rule: { key: "perArea", args } };
}
