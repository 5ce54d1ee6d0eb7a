// Views of a total: as it is, per piece, or per square decimeter of board.

import { MICRO_PER_CENT, roundToCents, scaleMicro } from "@/lib/base/money";
import { orderArea } from "@/lib/core/pcb/area";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

export type PriceView = "total" | "unit" | "area";
export const PRICE_VIEWS: readonly PriceView[] = ["total", "unit", "area"];

/** Units of `orderArea` (10⁻¹⁰ m²) in a square decimeter (10⁻² m²). */
const AREA_UNITS_PER_DM2 = 1e8;

/** For display only: in cents, exact below a cent. */
export function inView(totalMicro: number, view: PriceView, specification: PcbSpecification): number {
  if (view === "total") return totalMicro;
  const exact =
    view === "unit"
      ? scaleMicro(totalMicro, 1, specification.quantity)
      : scaleMicro(totalMicro, AREA_UNITS_PER_DM2, orderArea(specification));
  return exact >= MICRO_PER_CENT ? roundToCents(exact) : exact;
}
