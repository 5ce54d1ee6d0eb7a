// How little copper a layer has: thin copper is etched and plated faster than the rest of the panel.

import { toMeasured } from "@/lib/core/dfm/measured";
import type { Rule } from "@/lib/core/dfm/rule";
import { copperOrReason } from "@/lib/core/dfm/views/copper-or-reason";
import { copperShares } from "@/lib/core/dfm/views/copper-shares";

/** Below a fifth board houses add thieving or ask; nothing is refused for it. */
const LEAST_PERCENT = 20;

export const copperDensity: Rule = {
  unit: "percent",
  worse: "least",
  thresholds: () => ({ risk: null, warning: null, notice: LEAST_PERCENT }),
  measure(subject, limits) {
    const view = copperOrReason(subject);
    if (typeof view === "string") return view;
    if (!subject.rim) return "noOutline";
    const shares = copperShares(subject);
    if (!shares) return subject.board.hasOpenPours ? "noSuchFeature" : "tooLarge";
    const { minX, minY, maxX, maxY } = subject.board.outline.bounds;
    const measures = shares.map(({ layer, percent }) => ({
      value: percent,
      x: (minX + maxX) / 2,
      y: (minY + maxY) / 2,
      mark: { kind: "box", minX, minY, maxX, maxY } as const,
      layer: layer.source.file,
    }));
    return toMeasured(measures, "least", limits);
  },
};
