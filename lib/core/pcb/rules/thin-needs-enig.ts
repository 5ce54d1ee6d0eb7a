// Hot-air levelling bends boards under 0.6 mm: they are made with ENIG alone.

import type { PcbRule } from "@/lib/core/pcb/rule";

const MIN_LEVELLED_MM = 0.6;

export const thinNeedsEnig: PcbRule = {
  yields: ["surfaceFinish"],
  check({ thicknessMm, surfaceFinish }) {
    if (thicknessMm >= MIN_LEVELLED_MM || surfaceFinish === "ENIG") return null;
    return { option: "surfaceFinish", args: { thickness: thicknessMm } };
  },
};
