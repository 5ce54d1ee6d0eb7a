// How much of the board each copper layer covers.

import type { DfmContext } from "@/lib/core/dfm/context";
import type { CopperLayer } from "@/lib/core/dfm/derived/copper";
import { reversed } from "@/lib/core/geometry/contour";
import { contourCoverage, coverage } from "@/lib/core/measure/coverage/coverage";
import { commonLength, freeSpans, lengthOf } from "@/lib/core/measure/coverage/spans";

export type CopperShare = { layer: CopperLayer; percent: number };

/** Rows that the board is measured along, each at a place of its own in its stripe. */
const ROWS = 300;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Beyond it a layer is left unmeasured: balance must not take longer than all the rest. */
const MAX_OBJECTS = 400_000;

/** In the order of the layers, to about a percent; null without an outline, with open pours, and beyond the cap. */
export function copperShares(context: DfmContext): readonly CopperShare[] | null {
  return context.memo("copper shares", () => {
    const { copper, board, edgeRing } = context;
    if (!copper || !edgeRing || board.hasOpenPours) return null;
    const objects = copper.layers.reduce((sum, { source }) => sum + source.image.count, 0);
    if (objects > MAX_OBJECTS) return null;
    const { minX, minY, maxX, maxY } = board.outline.bounds;
    const stripe = (maxY - minY) / ROWS;
    const ys = Float64Array.from({ length: ROWS }, (_, k) => minY + (k + ((k * GOLDEN) % 1)) * stripe);
    const boards = contourCoverage(
      board.outline.boards.flatMap(({ edge, cutouts }) => [edge, ...cutouts.map(reversed)]),
      ys,
    );
    const whole = boards.reduce((sum, spans) => sum + lengthOf(spans), 0);
    if (whole <= 0) return null;
    return copper.layers.map((layer) => {
      const { image } = layer.source;
      const rows = coverage(image, ys, { toleranceMm: 0.01 });
      const covered = rows.reduce((sum, spans, row) => {
        const dark = image.isNegative ? freeSpans(spans, minX, maxX) : spans;
        return sum + commonLength([dark, boards[row] ?? []]);
      }, 0);
      return { layer, percent: (covered / whole) * 100 };
    });
  });
}
