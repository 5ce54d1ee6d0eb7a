// Each step of micro-vias presses one more layer on both sides of a core of two.

import type { PcbRule } from "@/lib/core/pcb/rule";

export const stackedLayers: PcbRule = {
  yields: ["layers"],
  check({ stackedMicroVia: steps, layers }) {
    const needed = 2 + 2 * steps;
    return steps === 0 || layers >= needed ? null : { option: "stackedMicroVia", args: { steps, layers: needed } };
  },
  follows: ({ layers }) => ({ stackedMicroVia: Math.max(0, (layers - 2) / 2) }),
};
