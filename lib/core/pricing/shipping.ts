// The estimated shipping cost, charged after production: by weight, destination and method.

import { assert } from "@/lib/base/assert";
import { type Money, roundToCents, scaleMicro } from "@/lib/base/money";
import { AREA_UNITS_PER_M2, orderArea } from "@/lib/core/pcb/area";
import { madeSize } from "@/lib/core/pcb/panel";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook } from "./book";

export const SHIPPING_METHODS = ["standard", "express", "economy", "pickup"] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/**
 * A published physical model: FR-4 1.85 g/cm³, copper 8.96 g/cm³ over three quarters of each layer, 3 % plating,
 * solder mask 0.005 and silkscreen 0.003 g/cm² on both sides.
 */
const FR4_KG_PER_M3 = 1850;
const COPPER_KG_PER_M3 = 8960;
const COPPER_COVER = 0.75;
const PLATING = 1.03;
const COATING_KG_PER_M2 = 2 * (0.05 + 0.03);

/** The published divisor of carriers: volume billed as a kilogram. */
const VOLUMETRIC_CM3_PER_KG = 5000;
/** Estimate: 1 cm of foam around the stack. */
const PACKING_CM = 2;
const HUNDREDTHS_PER_CM = 1000;
/** Rounding tolerance: the model may give 2.0000000001 for 2.0 kg. */
const TOLERANCE_KG = 1e-9;

/** The weight of the boards of an order in kg, without packaging. */
export function boardsWeightKg(specification: PcbSpecification): number {
  const { layers, thicknessMm, outerCopperUm, innerCopperUm } = specification;
  const copperUm = Math.min(layers, 2) * outerCopperUm + Math.max(0, layers - 2) * innerCopperUm;
  const perM2 =
    (thicknessMm / 1000) * FR4_KG_PER_M3 +
    (copperUm / 1e6) * COPPER_KG_PER_M3 * COPPER_COVER * PLATING +
    COATING_KG_PER_M2;
  return (orderArea(specification) / AREA_UNITS_PER_M2) * perM2;
}

/** The packed volume of the boards of an order in one stack, cm³. */
export function packedCm3(specification: PcbSpecification): number {
  const { width, height } = madeSize(specification);
  const stackCm = (specification.quantity * specification.thicknessMm) / 10;
  const [widthCm, heightCm] = [width / HUNDREDTHS_PER_CM, height / HUNDREDTHS_PER_CM];
  return (widthCm + PACKING_CM) * (heightCm + PACKING_CM) * (stackCm + PACKING_CM);
}

/** The billable weight of a parcel of these boards in kg: its weight or its volumetric weight. */
export function chargeableKg(specification: PcbSpecification): number {
  return Math.max(boardsWeightKg(specification), packedCm3(specification) / VOLUMETRIC_CM3_PER_KG);
}

/** Started half kilograms, at least one. */
function billedHalfKg(weightKg: number): number {
  return Math.max(1, Math.ceil((weightKg - TOLERANCE_KG) * 2));
}

type Zone = PriceBook["shipping"]["zones"][number];

/** The zone of an ISO 3166 alpha-2 code: the home zone without one, the rest of the world for one without a zone. */
export function shippingZone(book: PriceBook, countryCode?: string): Zone {
  const { zones } = book.shipping;
  const code = countryCode?.trim().toUpperCase();
  const zone = code ? (zones.find(({ countries }) => countries.includes(code)) ?? zones.at(-1)) : zones[0];
  assert(zone, "a shipping zone");
  return zone;
}

/** By billable weight in kg; without a country to the home zone of the area. */
export function shippingByWeight(
  weightKg: number,
  method: ShippingMethod,
  book: PriceBook,
  countryCode?: string,
): Money {
  const { baseMicro, perKgMicro } = shippingZone(book, countryCode);
  const wholeMicro = baseMicro + scaleMicro(perKgMicro, billedHalfKg(weightKg), 2);
  const percent = book.shipping.methodPercent[method] ?? 100;
  return { currency: book.currency, amountMicro: roundToCents(scaleMicro(wholeMicro, percent, 100)) };
}

export function shippingEstimate(
  specifications: readonly PcbSpecification[],
  method: ShippingMethod,
  book: PriceBook,
  countryCode?: string,
): Money {
  const weightKg = specifications.reduce((sum, specification) => sum + chargeableKg(specification), 0);
  return shippingByWeight(weightKg, method, book, countryCode);
}
