// How much board an order is.

import { madeSize } from "@/lib/core/pcb/panel";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/** Units of `orderArea` in a square metre. */
export const AREA_UNITS_PER_M2 = 1e10;

/** Area of one delivered piece, rails and panel whole, in the units of `orderArea`. */
export function pieceArea(specification: PcbSpecification): number {
  const { width, height } = madeSize(specification);
  return width * height;
}

/**
 * Area of all pieces, rails and panels whole, in units of 10⁻¹⁰ m² (0.01 mm × 0.01 mm), a whole number: sizes have two
 * decimals. Below 2⁵³ for the largest order (60 000 × 50 000 × 10 000 = 3·10¹³).
 */
export function orderArea(specification: PcbSpecification): number {
  return pieceArea(specification) * specification.quantity;
}
