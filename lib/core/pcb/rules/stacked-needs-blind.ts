// Stacked micro-vias are blind or buried: a board house's order form offers no steps without them.

import { onlyWhere } from "@/lib/core/pcb/rule";

export const stackedNeedsBlind = onlyWhere("stackedMicroVia", ({ blindBuriedVias }) => blindBuriedVias > 0, {
  yields: ["blindBuriedVias"],
});
