// Only boards with inner layers have inner copper to choose.

import type { PcbRule } from "@/lib/core/pcb/rule";
import { DEFAULT_SPECIFICATION } from "@/lib/core/pcb/specification";

const MIN_LAYERS = 4;

export const innerCopperLayers: PcbRule = {
  yields: [],
  check({ layers, innerCopperUm }) {
    if (layers >= MIN_LAYERS || innerCopperUm === DEFAULT_SPECIFICATION.innerCopperUm) return null;
    return { option: "innerCopperUm", args: { layers: MIN_LAYERS } };
  },
};
