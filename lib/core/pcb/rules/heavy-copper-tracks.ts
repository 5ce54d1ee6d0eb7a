// Etching thick copper eats sideways: 2 oz needs tracks and gaps of 6 mil.

import type { PcbRule } from "@/lib/core/pcb/rule";
import { HEAVY_COPPER_UM } from "@/lib/core/pcb/specification";

const MIN_MIL = 6;

export const heavyCopperTracks: PcbRule = {
  yields: ["minTraceSpaceMil"],
  check({ outerCopperUm, innerCopperUm, minTraceSpaceMil }) {
    const isHeavy = Math.max(outerCopperUm, innerCopperUm) >= HEAVY_COPPER_UM;
    return isHeavy && minTraceSpaceMil < MIN_MIL ? { option: "minTraceSpaceMil", args: { min: MIN_MIL } } : null;
  },
};
