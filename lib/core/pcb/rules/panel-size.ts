// A panel is held by its edges while it is scored: board houses take none under 70 × 70 mm.

import { MIN_PANEL_MM } from "@/lib/core/pcb/capability";
import { isOurPanel, isPanel, madeSize } from "@/lib/core/pcb/panel";
import type { PcbRule } from "@/lib/core/pcb/rule";

export const panelSize: PcbRule = {
  yields: [],
  check(specification) {
    const { width, height } = madeSize(specification);
    if (!isPanel(specification) || !(Math.min(width, height) < MIN_PANEL_MM * 100)) return null;
    const [across, down] = isOurPanel(specification)
      ? (["panelColumns", "panelRows"] as const)
      : (["widthMm", "heightMm"] as const);
    return { option: width < height ? across : down, args: { min: MIN_PANEL_MM } };
  },
};
