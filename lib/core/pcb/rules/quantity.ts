// Boards (or panels) are ordered in steps.

import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import type { PcbRule } from "@/lib/core/pcb/rule";

export const quantity: PcbRule = {
  yields: [],
  check({ quantity: asked }) {
    const args = { min: QUANTITY_STEPS[0] ?? 5, max: QUANTITY_STEPS.at(-1) ?? 10_000 };
    return QUANTITY_STEPS.includes(asked) ? null : { option: "quantity", args };
  },
};
