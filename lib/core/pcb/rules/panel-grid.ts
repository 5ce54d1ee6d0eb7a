// Boards across and down a panel are counted in whole numbers.

import { MAX_PANEL_GRID } from "@/lib/core/pcb/capability";
import type { PcbRule } from "@/lib/core/pcb/rule";

const isCount = (boards: number) => Number.isInteger(boards) && boards >= 1 && boards <= MAX_PANEL_GRID;

export const panelGrid: PcbRule = {
  yields: [],
  check({ panelColumns, panelRows }) {
    if (isCount(panelColumns) && isCount(panelRows)) return null;
    return { option: isCount(panelColumns) ? "panelRows" : "panelColumns", args: { max: MAX_PANEL_GRID } };
  },
};
