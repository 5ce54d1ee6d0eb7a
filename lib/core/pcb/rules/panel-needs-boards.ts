// A panel that we make holds more than one board.

import { fittingGrid, isOurPanel } from "@/lib/core/pcb/panel";
import type { PcbRule } from "@/lib/core/pcb/rule";

const MIN_BOARDS = 2;

export const panelNeedsBoards: PcbRule = {
  yields: [],
  check(specification) {
    const { panelColumns, panelRows } = specification;
    const isEnough = panelColumns * panelRows >= MIN_BOARDS;
    return isEnough || !isOurPanel(specification) ? null : { option: "panelColumns", args: { min: MIN_BOARDS } };
  },
  follows: fittingGrid,
};
