// Rules of panels: the grid, rails, scoring and delivery.

import { MAX_PANEL_GRID, MIN_PANEL_MM } from "@/lib/core/pcb/capability";
import { fittingGrid, hasOurRails, isOurPanel, isPanel, madeSize } from "@/lib/core/pcb/panel";
import { onlyWhere, type PcbRule, shownNumber } from "@/lib/core/pcb/rule";

/** Only panels have columns and rows of boards. */
export const gridNeedsPanel: PcbRule = {
  yields: ["deliveryMethod"],
  check(specification) {
    const { panelColumns, panelRows } = specification;
    if (isPanel(specification) || (panelColumns === 1 && panelRows === 1)) return null;
    return { option: panelColumns === 1 ? "panelRows" : "panelColumns", args: {} };
  },
  follows: () => ({ panelColumns: 1, panelRows: 1 }),
};

/** Only rails that we add have a width to choose. */
export const railNeedsRails = onlyWhere("railWidthMm", hasOurRails, { yields: ["deliveryMethod"] });

/** Only a panel can contain boards that are crossed out. */
export const xOutNeedsPanel = onlyWhere("xOutAllowance", isPanel, { yields: ["boardType", "deliveryMethod"] });

/** Only panels have score lines, which can be skipped. */
export const skipScoringNeedsPanel = onlyWhere("skipVScoring", isPanel, { yields: ["boardType", "deliveryMethod"] });

/** Several designs are only possible in a panel that the customer designed. */
export const designsNeedPanel = onlyWhere("differentDesigns", ({ boardType }) => boardType === "panel", {
  yields: ["boardType"],
});

/** A panel that the customer designed is delivered as a panel. */
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

const isCount = (boards: number) => Number.isInteger(boards) && boards >= 1 && boards <= MAX_PANEL_GRID;

/** Columns and rows of a panel are integers. */
export const panelGrid: PcbRule = {
  yields: [],
  check({ panelColumns, panelRows }) {
    if (isCount(panelColumns) && isCount(panelRows)) return null;
    const option = isCount(panelColumns) ? "panelRows" : "panelColumns";
    return {
      option,
      args: { boards: shownNumber(option === "panelRows" ? panelRows : panelColumns), max: MAX_PANEL_GRID },
    };
  },
};

const MIN_BOARDS = 2;

/** A panel of ours holds more than one board. */
export const panelNeedsBoards: PcbRule = {
  yields: [],
  check(specification) {
    const { panelColumns, panelRows } = specification;
    const isEnough = panelColumns * panelRows >= MIN_BOARDS;
    const args = { columns: shownNumber(panelColumns), rows: shownNumber(panelRows), min: MIN_BOARDS };
    return isEnough || !isOurPanel(specification) ? null : { option: "panelColumns", args };
  },
  follows: fittingGrid,
};

/** A panel is held by its edges during scoring: board houses accept none under 70 × 70 mm. */
export const panelSize: PcbRule = {
  yields: [],
  check(specification) {
    const { width, height } = madeSize(specification);
    if (!isPanel(specification) || !(Math.min(width, height) < MIN_PANEL_MM * 100)) return null;
    const [across, down] = isOurPanel(specification)
      ? (["panelColumns", "panelRows"] as const)
      : (["widthMm", "heightMm"] as const);
    const args = { width: shownNumber(width / 100), height: shownNumber(height / 100), min: MIN_PANEL_MM };
    return { option: width < height ? across : down, args };
  },
};
