// A panel that the customer designed is delivered as one.

import type { PcbRule } from "@/lib/core/pcb/rule";

export const deliveryMatchesBoard: PcbRule = {
  yields: ["deliveryMethod"],
  check({ boardType, deliveryMethod }) {
    const isSingle = deliveryMethod === "single" || deliveryMethod === "singleWithRail";
    return boardType === "panel" && isSingle ? { option: "deliveryMethod", args: {} } : null;
  },
  follows: ({ deliveryMethod }) => ({
    deliveryMethod: deliveryMethod === "singleWithRail" ? "panelWithRail" : "panel",
  }),
};
