// The board between plated holes and the lines along which it is scored.

import type { Measure } from "@/lib/core/dfm/finding";
import { toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { type Hole, holePieces } from "@/lib/core/dfm/derived/holes";
import type { ScoreLine } from "@/lib/core/board/score-lines";

/** From the middle of the score: at the surface it is 0.4 mm wide on a board of 1.6 mm, and tears at what is beside it. */
export const holeToScore: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: 0.3, warning: 0.4, notice: 0.5 }),
  measure: ({ board, holes }, limits) => {
    if (!board.scores || board.scores.length === 0) return "noSuchFeature";
    const plated = holes.filter(({ isPlated }) => isPlated);
    if (plated.length === 0) return "noDrills";
    const lines = board.scores;
    return toMeasured(
      plated.flatMap((hole) => lines.map((line) => toScore(hole, line))),
      "least",
      limits,
    );
  },
};

function toScore(hole: Hole, { isUpright, atMm }: ScoreLine): Measure {
  const box = holePieces(hole).bounds[0] ?? { minX: hole.x, minY: hole.y, maxX: hole.x, maxY: hole.y };
  const [low, high] = isUpright ? [box.minX, box.maxX] : [box.minY, box.maxY];
  const value = Math.max(0, low - atMm, atMm - high);
  const wall = atMm < low ? low : atMm > high ? high : atMm;
  const [x0, y0, x1, y1] = isUpright ? [atMm, hole.y, wall, hole.y] : [hole.x, atMm, hole.x, wall];
  return { value, x: (x0 + x1) / 2, y: (y0 + y1) / 2, mark: { kind: "gap", x0, y0, x1, y1 }, layer: hole.file };
}
