// The narrowest conductor drawn on the copper of a board.

import type { BoardLayer, BoardModel } from "@/lib/core/gerber/board-model";
import { THINNEST_MM } from "@/lib/core/gerber/copper-outline";
import { DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/gerber/image";

/**
 * In mm, rounded to 0.001. Where the files name their conductors (X2) only those count; elsewhere every round stroke
 * longer than twice its width that does not trace the rim of a filled area. Areas painted by strokes count as traces.
 */
export function minTraceMm(board: BoardModel): number | null {
  const copper = board.layers.filter((layer) => layer.type === "copper");
  const widths = copper.map(narrowest).filter((width) => width !== null);
  return widths.length === 0 ? null : Math.round(Math.min(...widths) * 1000) / 1000;
}

function narrowest({ image }: BoardLayer): number | null {
  const isConductor = image.shapes.map((shape) => shape.purpose === "Conductor");
  const hasNames = image.shape.some((shape, at) => image.kind[at] === KIND.stroke && isConductor[shape]);
  const rims = rimCorners(image);
  let least = Infinity;
  for (let at = 0; at < image.count; at++) {
    if (image.kind[at] !== KIND.stroke || image.dark[at] !== 1) continue;
    const tool = image.shape[at] ?? 0;
    const width = image.shapes[tool]?.strokeMm ?? 0;
    if (width < THINNEST_MM || width >= least || (hasNames && !isConductor[tool])) continue;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
    const isRim = rims.has(cornerKey(x0, y0)) && rims.has(cornerKey(x1, y1));
    if (!isRim && Math.hypot(x1 - x0, y1 - y0) > 2 * width) least = width;
  }
  return Number.isFinite(least) ? least : null;
}

/** The corners of all regions: many tools draw a thin line around the areas they fill. */
function rimCorners(image: LayerImage): Set<number> {
  const out = new Set<number>();
  for (let k = 0; k < image.vertices.length; k += 3)
    out.add(cornerKey(image.vertices[k] ?? 0, image.vertices[k + 1] ?? 0));
  return out;
}

/** Corners within about 2 µm are one; the number stands for a place on any drawing narrower than 60 m. */
function cornerKey(x: number, y: number): number {
  return Math.round(x * 500) * 2 ** 26 + Math.round(y * 500);
}
