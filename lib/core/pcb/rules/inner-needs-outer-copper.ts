// Board houses press 2 oz inside only under 2 oz outside: the stack would bow otherwise.

import type { PcbRule } from "@/lib/core/pcb/rule";
import { HEAVY_COPPER_UM } from "@/lib/core/pcb/specification";

export const innerNeedsOuterCopper: PcbRule = {
  yields: ["outerCopperUm"],
  check({ outerCopperUm, innerCopperUm }) {
    return innerCopperUm < HEAVY_COPPER_UM || outerCopperUm >= innerCopperUm
      ? null
      : { option: "outerCopperUm", args: {} };
  },
};
