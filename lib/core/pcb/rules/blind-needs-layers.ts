// Blind and buried vias end on an inner layer.

import { MIN_MULTILAYER, onMultilayer } from "@/lib/core/pcb/multilayer";
import { onlyWhere } from "@/lib/core/pcb/rule";

export const blindNeedsLayers = onlyWhere("blindBuriedVias", onMultilayer, {
  yields: ["layers"],
  args: { layers: MIN_MULTILAYER },
});
