// How much more copper one half of the stack has than the other: boards bow towards the emptier side.

import type { Measure } from "@/lib/core/dfm/finding";
import { toMeasured } from "@/lib/core/dfm/measured";
import type { Rule } from "@/lib/core/dfm/rule";
import { copperOrReason } from "@/lib/core/dfm/views/copper-or-reason";
import { type CopperShare, copperShares } from "@/lib/core/dfm/views/copper-shares";

/**
 * IPC-6012 allows 0.75 % of bow and twist on boards that are soldered by machine; board houses hold it up to a third of
 * difference between layers that lie opposite each other, and ask beyond half.
 */
const NOTICE_PERCENT = 35;
const WARNING_PERCENT = 50;

export const copperBalance: Rule = {
  unit: "percent",
  worse: "most",
  thresholds: () => ({ risk: null, warning: WARNING_PERCENT, notice: NOTICE_PERCENT }),
  measure(subject, limits) {
    const view = copperOrReason(subject);
    if (typeof view === "string") return view;
    if (!subject.rim) return "noOutline";
    const shares = copperShares(subject);
    if (!shares) return subject.board.hasOpenPours ? "noSuchFeature" : "tooLarge";
    const { minX, minY, maxX, maxY } = subject.board.outline.bounds;
    const measures = opposite(shares).map(([above, below]): Measure => ({
      value: Math.abs(above.percent - below.percent),
      x: (minX + maxX) / 2,
      y: (minY + maxY) / 2,
      mark: { kind: "box", minX, minY, maxX, maxY },
      layer: (above.percent < below.percent ? above : below).layer.source.file,
    }));
    return measures.length === 0 ? "noSuchFeature" : toMeasured(measures, "most", limits);
  },
};

/** The first with the last, the second with the last but one. */
function opposite(shares: readonly CopperShare[]): [CopperShare, CopperShare][] {
  return Array.from(
    { length: shares.length >> 1 },
    (_, k) => [shares[k], shares[shares.length - 1 - k]] as const,
  ).flatMap(([above, below]) => (above && below ? [[above, below]] : []));
}
