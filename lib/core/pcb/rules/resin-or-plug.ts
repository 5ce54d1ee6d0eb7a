// A via is filled with one thing.

import type { PcbRule } from "@/lib/core/pcb/rule";

export const resinOrPlug: PcbRule = {
  yields: ["viaProcess"],
  check: ({ viaFilledWithResin, viaProcess }) =>
    viaFilledWithResin && viaProcess === "plugged" ? { option: "viaProcess", args: {} } : null,
  follows: () => ({ viaProcess: "tented" }),
};
