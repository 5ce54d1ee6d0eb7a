// What the shipping, charged after production, is likely to cost: by weight and method.

import { type Money, roundToCents, scaleMicro } from "@/lib/base/money";
import { AREA_UNITS_PER_M2, orderArea, type PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook } from "./book";

export const SHIPPING_METHODS = ["standard", "express", "economy", "pickup"] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/**
 * A published physical model: FR-4 1.85 g/cm³, copper 8.96 g/cm³ over three quarters of each layer, 3 % plating,
 * mask 0.005 and print 0.003 g/cm² on both sides.
 */
const FR4_KG_PER_M3 = 1850;
const COPPER_KG_PER_M3 = 8960;
const COPPER_COVER = 0.75;
const PLATING = 1.03;
const COATING_KG_PER_M2 = 2 * (0.05 + 0.03);

/** Kilograms of an order's boards, without packing. */
export function boardsWeightKg(specification: PcbSpecification): number {
  const { layers, thicknessMm, outerCopperUm, innerCopperUm } = specification;
  const copperUm = Math.min(layers, 2) * outerCopperUm + Math.max(0, layers - 2) * innerCopperUm;
  const perM2 =
    (thicknessMm / 1000) * FR4_KG_PER_M3 +
    (copperUm / 1e6) * COPPER_KG_PER_M3 * COPPER_COVER * PLATING +
    COATING_KG_PER_M2;
  return (orderArea(specification) / AREA_UNITS_PER_M2) * perM2;
}

/** Carriers bill half kilograms begun, at least one. */
function billedHalfKg(weightKg: number): number {
  return Math.max(1, Math.ceil(weightKg * 2));
}

export function shippingEstimate(
  specifications: readonly PcbSpecification[],
  method: ShippingMethod,
  book: PriceBook,
): Money {
  const weightKg = specifications.reduce((sum, specification) => sum + boardsWeightKg(specification), 0);
  const { baseMicro = 0, perKgMicro = 0 } = book.shipping[method] ?? {};
  return {
    currency: book.currency,
    amountMicro: roundToCents(baseMicro + scaleMicro(perKgMicro, billedHalfKg(weightKg), 2)),
  };
}
