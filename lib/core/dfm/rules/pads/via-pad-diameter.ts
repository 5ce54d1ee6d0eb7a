// How small the pads of vias are, whatever is drilled in them.

import type { Rule } from "@/lib/core/dfm/rule";
import { measurePads } from "@/lib/core/dfm/rules/pads/measure-pads";
import { isFilledAround } from "@/lib/core/dfm/views/filled-around";
import { CAPABILITY } from "@/lib/core/pcb/capability";

/** What registration and etching take of a pad may leave the drill no land at all. */
const SPARE_MM = 0.05;

/**
 * Warning: the smallest drill with the smallest ring of the capability list (spec section 9), 0.45 mm. What is smaller by
 * one step of a grid is refused; the ring itself is measured by its own checks. Within a pour the pad has no edge.
 */
export const viaPadDiameter: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: ({ laserDrill }) => {
    const least = CAPABILITY.minDrillMm + 2 * CAPABILITY.minAnnularRingMm;
    // Micro-vias are drilled at 0.1 mm by laser.
    const warning = laserDrill ? least - 0.1 : least;
    return { risk: warning - SPARE_MM, warning, notice: warning };
  },
  measure: (subject, limits) =>
    measurePads(
      subject,
      limits,
      ({ role, layer, x, y, widthMm }) =>
        role === "via" && (widthMm >= limits.notice || !isFilledAround(layer, { x, y, radiusMm: limits.notice / 2 })),
    ),
};
