// Impedance is controlled against an inner plane: a board house's public list has it from four layers on.

import { MIN_MULTILAYER, onMultilayer } from "@/lib/core/pcb/multilayer";
import { onlyWhere } from "@/lib/core/pcb/rule";

export const impedanceNeedsLayers = onlyWhere("impedanceControl", onMultilayer, {
  yields: ["layers"],
  args: { layers: MIN_MULTILAYER },
});
