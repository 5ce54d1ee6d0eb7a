// How many holes there are for the size of the board.

import { heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import type { Rule } from "@/lib/core/dfm/rule";

/** Holes on a square metre from which drilling takes longer than the rest: what board houses charge extra for. */
const DENSE_PER_M2 = 150_000;
const COMMON_PER_M2 = 100_000;

/** All hits and slots over width times height of what is delivered. */
export const holeDensity: Rule = {
  unit: "perM2",
  worse: "most",
  thresholds: () => ({ risk: null, warning: DENSE_PER_M2, notice: COMMON_PER_M2 }),
  measure: ({ board, holes }, { notice }) => {
    const { bounds } = board.outline;
    if (holes.length === 0) return "noDrills";
    if (isEmptyBbox(bounds)) return "noOutline";
    const value = Math.round(holes.length / ((widthOf(bounds) * heightOf(bounds)) / 1e6));
    const { minX, minY, maxX, maxY } = bounds;
    const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2];
    const place = { value, x, y, mark: { kind: "box", minX, minY, maxX, maxY } as const, layer: null };
    return { places: value > notice ? [place] : [], extreme: value };
  },
};
