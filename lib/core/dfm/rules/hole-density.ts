// Hole density: all hits and slots per square meter of the delivered board.

import { heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import type { RulesOf } from "@/lib/core/dfm/rule";

/** Holes per square meter beyond which drilling outlasts the other steps: board houses charge extra for them. */
const DENSE_PER_M2 = 150_000;
const COMMON_PER_M2 = 100_000;

export const HOLE_DENSITY_RULES: RulesOf<"density"> = {
  holeDensity: {
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
  },
};
