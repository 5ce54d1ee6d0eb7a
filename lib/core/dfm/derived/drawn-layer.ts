// A layer as the checks ask about it: its pieces, and which of them lie where.

import { type DrawOptions, drawPieces } from "@/lib/core/measure/copper/draw-pieces";
import type { DrawnPieces } from "@/lib/core/measure/copper/pieces";
import type { BoardLayer } from "@/lib/core/board/board-model";
import { type Budget, CopperIndex } from "@/lib/core/measure/copper/copper-index";

/** `index` is null where the layer draws nothing. */
export type DrawnLayer = { source: BoardLayer; pieces: DrawnPieces; index: CopperIndex | null };

export type LayerOptions = DrawOptions & { budget: Budget; firstOwner?: number };

/** Null where the layer is too large to be checked. */
export function drawnLayer(source: BoardLayer, { budget, firstOwner = 0, ...draw }: LayerOptions): DrawnLayer | null {
  const pieces = drawPieces(source.image, draw);
  if (!pieces) return null;
  return { source, pieces, index: pieces.count > 0 ? new CopperIndex(pieces, firstOwner, budget) : null };
}

/** Whether a layer draws at a point. */
export function drawsAt({ index }: DrawnLayer, x: number, y: number): boolean {
  return index !== null && index.hasAt(x, y);
}
