// How near copper of the outer layers comes to the milled edge.

import { ROUTER_POSITION_MM } from "@/lib/core/dfm/limits/drilled-hole";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureToEdgeRing } from "@/lib/core/dfm/rules/edge/measure-to-edge-ring";

/**
 * Risk: a trace that the router may cut through. A pour or a pad loses a strip there, which is a warning, see
 * `measureToEdgeRing`. Warning: what board houses publish, 0.2 mm outside.
 * Notice: what they recommend.
 */
export const copperToEdgeOuter: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: ROUTER_POSITION_MM, warning: 0.2, notice: 0.3 }),
  measure: (context, limits) => measureToEdgeRing(context, limits, ({ isOuter }) => isOuter),
};
