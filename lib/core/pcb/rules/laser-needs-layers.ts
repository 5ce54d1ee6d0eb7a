// A laser drills down to an inner layer, not through.

import { MIN_MULTILAYER, onMultilayer } from "@/lib/core/pcb/multilayer";
import { onlyWhere } from "@/lib/core/pcb/rule";

export const laserNeedsLayers = onlyWhere("laserDrill", onMultilayer, {
  yields: ["layers"],
  args: { layers: MIN_MULTILAYER },
});
