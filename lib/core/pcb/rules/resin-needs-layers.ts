// Vias are filled with resin and capped on multilayer boards: a board house's public order form.

import { MIN_MULTILAYER, onMultilayer } from "@/lib/core/pcb/multilayer";
import { onlyWhere } from "@/lib/core/pcb/rule";

export const resinNeedsLayers = onlyWhere("viaFilledWithResin", onMultilayer, {
  yields: ["layers"],
  args: { layers: MIN_MULTILAYER },
});
