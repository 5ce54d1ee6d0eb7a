// How near some pieces come to what a layer draws.

import { type Gap, gapBetween } from "@/lib/core/dfm/nearest";
import type { DrawnPieces } from "@/lib/core/dfm/views/pieces";
import type { CopperIndex } from "@/lib/core/gerber/copper-index";
import { segmentDistance } from "@/lib/core/gerber/segment-distance";

/** `mm` is never below 0; `owner` is the layer's, counted within it. */
export type LayerGap = Gap & { owner: number };

export type GapOptions = {
  reachMm: number;
  /** Owners of the layer that count; all where left out. */
  isWanted?: (owner: number) => boolean;
};

/** The least gap, 0 where they overlap or lie in an area; null where nothing wanted is within reach. */
export function gapTo(
  own: DrawnPieces,
  index: CopperIndex,
  { reachMm, isWanted = () => true }: GapOptions,
): LayerGap | null {
  let best: LayerGap | null = null;
  for (const [x, y] of own.anchors) {
    const owner = index
      .fillsAt(x, y)
      .map((at) => at - index.firstOwner)
      .find(isWanted);
    if (owner !== undefined) return { mm: 0, x0: x, y0: y, x1: x, y1: y, owner };
  }
  for (let k = 0; k < own.count; k++) {
    const far = (own.radius[k] ?? 0) + reachMm;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [own.x0[k], own.y0[k], own.x1[k], own.y1[k]];
    const near = index.piecesIn(
      Math.min(x0, x1) - far,
      Math.min(y0, y1) - far,
      Math.max(x0, x1) + far,
      Math.max(y0, y1) + far,
    );
    for (const piece of near) {
      const owner = index.pieces.owner[piece] ?? 0;
      if (!isWanted(owner)) continue;
      // The points between two pieces cost more than their distance: only of those that may be the nearest.
      const radii = (own.radius[k] ?? 0) + (index.pieces.radius[piece] ?? 0);
      if (segmentDistance(own, k, piece, index.pieces) - radii > (best?.mm ?? reachMm) + 1e-9) continue;
      const gap = gapBetween(own, k, index.pieces, piece);
      if (gap.mm <= reachMm && (!best || gap.mm < best.mm)) best = { ...gap, mm: Math.max(0, gap.mm), owner };
      if (best?.mm === 0) return best;
    }
  }
  return best;
}
