// A panel is held by its edges while it is scored: board houses take none under 70 × 70 mm.

import type { PcbRule } from "@/lib/core/pcb/rule";

const MIN_PANEL_MM = 70;

export const panelSize: PcbRule = {
  yields: [],
  check({ boardType, widthMm, heightMm }) {
    if (boardType !== "panel" || Math.min(widthMm, heightMm) >= MIN_PANEL_MM) return null;
    return { option: widthMm < heightMm ? "widthMm" : "heightMm", args: { min: MIN_PANEL_MM } };
  },
};
