// Gaps between the silkscreen and another layer, object by object.

import type { DfmContext } from "@/lib/core/dfm/context";
import type { MaskOrSilkLayer } from "@/lib/core/dfm/derived/drawn-layer";
import { gapTo } from "@/lib/core/dfm/derived/gaps";
import type { CopperIndex } from "@/lib/core/measure/copper/copper-index";
import type { Gap } from "@/lib/core/measure/copper/nearest";
import { type DrawnPieces, noDrawnPieces } from "@/lib/core/measure/copper/pieces";

/** One gap for each owner of the silkscreen within reach of the pieces of `index`. */
export function silkGaps(context: DfmContext, silk: MaskOrSilkLayer, index: CopperIndex, reachMm: number): Gap[] {
  const out: Gap[] = [];
  for (let owner = 0; owner < silk.pieces.fills.length && !context.isBudgetExceeded; owner++) {
    if (!isNear(silk.pieces, owner, index, reachMm)) continue;
    const gap = gapTo(ownerPieces(silk.pieces, owner), index, { reachMm });
    if (gap) out.push(gap);
  }
  return out;
}

/** Compares bounding boxes: most ink is far from everything and needs no search piece by piece. */
function isNear({ bounds, anchors }: DrawnPieces, owner: number, index: CopperIndex, reachMm: number): boolean {
  const { minX, minY, maxX, maxY } = bounds[owner] ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  if (index.piecesIn(minX - reachMm, minY - reachMm, maxX + reachMm, maxY + reachMm).length > 0) return true;
  const [x = 0, y = 0] = anchors[owner] ?? [];
  return index.fillsAt(x, y).length > 0;
}

/** The pieces of one owner as a list of its own. */
function ownerPieces(pieces: DrawnPieces, owner: number): DrawnPieces {
  const [from, to] = [pieces.firstOf[owner] ?? 0, pieces.firstOf[owner + 1] ?? 0];
  const anchor = pieces.anchors[owner];
  return {
    ...noDrawnPieces(),
    count: to - from,
    x0: pieces.x0.slice(from, to),
    y0: pieces.y0.slice(from, to),
    x1: pieces.x1.slice(from, to),
    y1: pieces.y1.slice(from, to),
    radius: pieces.radius.slice(from, to),
    anchors: anchor ? [anchor] : [],
  };
}
