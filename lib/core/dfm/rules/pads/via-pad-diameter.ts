// How small the pads of vias are, whatever is drilled in them.

import { NO_RING_MM } from "@/lib/core/dfm/limits/drilled-hole";
import type { Rule } from "@/lib/core/dfm/rule";
import { measurePads } from "@/lib/core/dfm/rules/pads/measure-pads";
import { isFilledAround } from "@/lib/core/dfm/derived/copper";
import { CAPABILITY } from "@/lib/core/pcb/capability";

/**
 * Warning: the smallest drill with the smallest ring of the capability list (docs/decisions/limits.md), 0.45 mm. Risk:
 * the smallest drill leaves no ring of it. The ring itself is measured by its own checks. Within a pour the pad has no edge.
 */
export const viaPadDiameter: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: ({ laserDrill }) => {
    // Micro-vias are drilled at 0.1 mm by laser.
    const drillMm = laserDrill ? 0.1 : CAPABILITY.minDrillMm;
    const warning = drillMm + 2 * CAPABILITY.minAnnularRingMm;
    return { risk: drillMm + 2 * NO_RING_MM, warning, notice: warning };
  },
  measure: (context, limits) =>
    measurePads(
      context,
      limits,
      ({ role, layer, x, y, widthMm }) =>
        role === "via" && (widthMm >= limits.notice || !isFilledAround(layer, { x, y, radiusMm: limits.notice / 2 })),
    ),
};
