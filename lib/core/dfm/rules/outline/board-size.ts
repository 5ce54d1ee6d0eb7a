// Boards too small to be held.

import { heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import type { Rule } from "@/lib/core/dfm/rule";
import { MIN_SINGLE_MM, SIZE_LIMITS } from "@/lib/core/pcb/capability";

/** Below this a single board slips through the rollers of the lines, and is made in a panel. */
const MIN_LOOSE_MM = 20;

/** The shorter side. Risk: the smallest board of the capability list. Notice: assembled in panels only. */
export const boardSize: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: SIZE_LIMITS.minMm, warning: MIN_LOOSE_MM, notice: MIN_SINGLE_MM }),
  measure: ({ board }, { notice }) => {
    const { bounds, status } = board.outline;
    if (status === "missing" || isEmptyBbox(bounds)) return "noOutline";
    const value = Math.min(widthOf(bounds), heightOf(bounds));
    const { minX, minY, maxX, maxY } = bounds;
    const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2];
    const place = { value, x, y, mark: { kind: "box", minX, minY, maxX, maxY } as const, layer: null };
    return { places: value < notice ? [place] : [], extreme: value };
  },
};
