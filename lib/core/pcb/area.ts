// Area of an order.

import { madeSize } from "@/lib/core/pcb/panel";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/** Units of `orderArea` per square meter. */
export const AREA_UNITS_PER_M2 = 1e10;

/** Area of one delivered piece, including rails and the whole panel, in the units of `orderArea`. */
export function pieceArea(specification: PcbSpecification): number {
  const { width, height } = madeSize(specification);
  return width * height;
}

/**
 * Area of all pieces, including rails and whole panels, in units of 10⁻¹⁰ m² (0.01 mm × 0.01 mm): an integer, because
 * sizes have two decimals. Below 2⁵³ for the largest order (60 000 × 50 000 × 10 000 = 3·10¹³).
 */
export function orderArea(specification: PcbSpecification): number {
  return pieceArea(specification) * specification.quantity;
}
