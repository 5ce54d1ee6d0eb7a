// How near some pieces come to what a layer draws.

import { type Gap, gapBetween } from "@/lib/core/measure/copper/nearest";
import type { DrawnPieces } from "@/lib/core/measure/copper/pieces";
import type { CopperIndex } from "@/lib/core/measure/copper/copper-index";
import { segmentDistance } from "@/lib/core/geometry/segment-distance";

/** `mm` is never below 0; `owner` is the layer's, counted within it. */
export type LayerGap = Gap & { owner: number };

export type GapOptions = {
  reachMm: number;
  /** Owners of the layer that count; all where left out. */
  isWanted?: (owner: number) => boolean;
};

/**
 * The least gap, 0 where they overlap or lie in an area; null where nothing wanted is within reach. Of places equally
 * near that of the first of the own pieces, and at the first of the layer's.
 */
export function gapTo(
  own: DrawnPieces,
  index: CopperIndex,
  { reachMm, isWanted = () => true }: GapOptions,
): LayerGap | null {
  for (const anchor of own.anchors) {
    const x = anchor[0];
    const y = anchor[1];
    let holder = Infinity;
    for (const at of index.fillsAt(x, y)) if (at < holder && isWanted(at - index.firstOwner)) holder = at;
    if (holder < Infinity) return { mm: 0, x0: x, y0: y, x1: x, y1: y, owner: holder - index.firstOwner };
  }
  const { pieces } = index;
  let best: LayerGap | null = null;
  for (let k = 0; k < own.count; k++) {
    // Of an own piece before, what lies equally near stays.
    let first = -1;
    index.eachNear(own, k, reachMm, (piece) => {
      const owner = pieces.owner[piece] ?? 0;
      if (!isWanted(owner)) return;
      // The points between two pieces cost more than their distance: only of those that may be the nearest.
      const radii = (own.radius[k] ?? 0) + (pieces.radius[piece] ?? 0);
      if (segmentDistance(own, k, piece, pieces) - radii > (best?.mm ?? reachMm) + 1e-9) return;
      const gap = gapBetween(own, k, pieces, piece);
      const mm = Math.max(0, gap.mm);
      if (mm > reachMm || (best && (mm > best.mm || (mm === best.mm && piece > first)))) return;
      best = { ...gap, mm, owner };
      first = piece;
    });
    if (isZero(best)) break;
  }
  return best;
}

function isZero(gap: LayerGap | null): boolean {
  return gap?.mm === 0;
}
