// Rules of copper: its weight, inner layers and controlled impedance.

import { MIN_MULTILAYER, onMultilayer } from "@/lib/core/pcb/multilayer";
import { onlyWhere, type PcbRule } from "@/lib/core/pcb/rule";
import { HEAVY_COPPER_UM } from "@/lib/core/pcb/specification";

/** Only boards with inner layers have inner copper. */
export const innerCopperLayers = onlyWhere("innerCopperUm", onMultilayer, {
  yields: ["layers"],
  args: { layers: MIN_MULTILAYER },
});

/** Board houses press 2 oz inside only with 2 oz outside: the stack would bow otherwise. */
export const innerNeedsOuterCopper: PcbRule = {
  yields: ["outerCopperUm"],
  check({ outerCopperUm, innerCopperUm }) {
    return innerCopperUm < HEAVY_COPPER_UM || outerCopperUm >= innerCopperUm
      ? null
      : { option: "outerCopperUm", args: {} };
  },
};

/**
 * Copper of 2 oz needs laminate that does not warp: 0.8 mm, from eight layers on 1.2 mm. A board house's own order
 * checks.
 */
export const heavyCopperThickness: PcbRule = {
  yields: ["thicknessMm"],
  check({ outerCopperUm, innerCopperUm, layers, thicknessMm }) {
    const min = layers >= 8 ? 1.2 : 0.8;
    const isHeavy = Math.max(outerCopperUm, innerCopperUm) >= HEAVY_COPPER_UM;
    return isHeavy && thicknessMm < min ? { option: "thicknessMm", args: { min } } : null;
  },
};

const MIN_MIL = 6;

/** Thick copper is also etched sideways: 2 oz needs traces and spacing of 6 mil. */
export const heavyCopperTracks: PcbRule = {
  yields: ["minTraceSpaceMil"],
  check({ outerCopperUm, innerCopperUm, minTraceSpaceMil }) {
    const isHeavy = Math.max(outerCopperUm, innerCopperUm) >= HEAVY_COPPER_UM;
    return isHeavy && minTraceSpaceMil < MIN_MIL ? { option: "minTraceSpaceMil", args: { min: MIN_MIL } } : null;
  },
};

/** Controlled impedance needs an inner plane: a board house's public list offers it from four layers on. */
export const impedanceNeedsLayers = onlyWhere("impedanceControl", onMultilayer, {
  yields: ["layers"],
  args: { layers: MIN_MULTILAYER },
});
