// Only boards with inner layers have inner copper to choose.

import { MIN_MULTILAYER, onMultilayer } from "@/lib/core/pcb/multilayer";
import { onlyWhere } from "@/lib/core/pcb/rule";

export const innerCopperLayers = onlyWhere("innerCopperUm", onMultilayer, {
  yields: ["layers"],
  args: { layers: MIN_MULTILAYER },
});
