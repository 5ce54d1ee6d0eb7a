// The narrowest conductor drawn on the copper of a board.

import type { BoardLayer, BoardModel } from "@/lib/core/gerber/board-model";
import { DATA_STRIDE, KIND } from "@/lib/core/gerber/image";

/** Thinner lines are aids of the drawing program, not copper anyone could etch. */
const THINNEST_MM = 0.03;

/**
 * In mm, rounded to 0.001. Where the files name their conductors (X2) only those count; elsewhere every round stroke
 * longer than twice its width, the painting of areas (many short strokes of one width beside each other) included.
 */
export function minTraceMm(board: BoardModel): number | null {
  const copper = board.layers.filter((layer) => layer.type === "copper");
  const widths = copper.map(narrowest).filter((width) => width !== null);
  return widths.length === 0 ? null : Math.round(Math.min(...widths) * 1000) / 1000;
}

function narrowest({ image }: BoardLayer): number | null {
  const isConductor = image.shapes.map((shape) => shape.purpose === "Conductor");
  const hasNames = image.shape.some((shape, at) => image.kind[at] === KIND.stroke && isConductor[shape]);
  let least = Infinity;
  for (let at = 0; at < image.count; at++) {
    if (image.kind[at] !== KIND.stroke || image.dark[at] !== 1) continue;
    const tool = image.shape[at] ?? 0;
    const width = image.shapes[tool]?.strokeMm ?? 0;
    if (width < THINNEST_MM || width >= least || (hasNames && !isConductor[tool])) continue;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
    if (Math.hypot(x1 - x0, y1 - y0) > 2 * width) least = width;
  }
  return Number.isFinite(least) ? least : null;
}
