// Boards are counted across and down only where they are delivered in panels.

import { isPanel } from "@/lib/core/pcb/panel";
import type { PcbRule } from "@/lib/core/pcb/rule";

export const gridNeedsPanel: PcbRule = {
  yields: ["deliveryMethod"],
  check(specification) {
    const { panelColumns, panelRows } = specification;
    if (isPanel(specification) || (panelColumns === 1 && panelRows === 1)) return null;
    return { option: panelColumns === 1 ? "panelRows" : "panelColumns", args: {} };
  },
  follows: () => ({ panelColumns: 1, panelRows: 1 }),
};
