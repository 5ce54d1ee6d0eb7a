// Copper of 2 oz needs laminate that does not warp under it.

import type { PcbRule } from "@/lib/core/pcb/rule";
import { HEAVY_COPPER_UM } from "@/lib/core/pcb/specification";

/** 0.8 mm, from eight layers on 1.2 mm: a board shop's own order checks. */
export const heavyCopperThickness: PcbRule = {
  yields: ["thicknessMm"],
  check({ outerCopperUm, innerCopperUm, layers, thicknessMm }) {
    const min = layers >= 8 ? 1.2 : 0.8;
    const isHeavy = Math.max(outerCopperUm, innerCopperUm) >= HEAVY_COPPER_UM;
    return isHeavy && thicknessMm < min ? { option: "thicknessMm", args: { min } } : null;
  },
};
