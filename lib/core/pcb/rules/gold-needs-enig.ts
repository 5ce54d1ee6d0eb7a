// Only ENIG has a gold thickness to choose.

import type { PcbRule } from "@/lib/core/pcb/rule";
import { DEFAULT_SPECIFICATION } from "@/lib/core/pcb/specification";

export const goldNeedsEnig: PcbRule = {
  yields: ["surfaceFinish"],
  check({ surfaceFinish, enigAuThickness }) {
    if (surfaceFinish === "ENIG" || enigAuThickness === DEFAULT_SPECIFICATION.enigAuThickness) return null;
    return { option: "enigAuThickness", args: {} };
  },
};
