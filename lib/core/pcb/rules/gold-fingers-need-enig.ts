// Fingers are gold only where the finish is: hot-air levelling would tin them.

import type { PcbRule } from "@/lib/core/pcb/rule";

export const goldFingersNeedEnig: PcbRule = {
  yields: ["surfaceFinish"],
  check: ({ goldFingers, surfaceFinish }) =>
    goldFingers && surfaceFinish !== "ENIG" ? { option: "goldFingers", args: {} } : null,
};
