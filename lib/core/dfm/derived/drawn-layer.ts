// A layer as pieces with a spatial index, and the two sides of a board that a printed layer lies on.

import type { BoardLayer } from "@/lib/core/board/board-model";
import { type Budget, CopperIndex } from "@/lib/core/measure/copper/copper-index";
import { type DrawOptions, drawPieces } from "@/lib/core/measure/copper/draw-pieces";
import type { DrawnPieces } from "@/lib/core/measure/copper/pieces";

/** `index` is null for a layer that draws nothing. */
export type DrawnLayer = { source: BoardLayer; pieces: DrawnPieces; index: CopperIndex | null };

export type LayerOptions = DrawOptions & { budget: Budget; firstOwner?: number };

/** Null for a layer that is too large to be checked. */
export function drawnLayer(source: BoardLayer, { budget, firstOwner = 0, ...draw }: LayerOptions): DrawnLayer | null {
  const pieces = drawPieces(source.image, draw);
  if (!pieces) return null;
  return { source, pieces, index: pieces.count > 0 ? new CopperIndex(pieces, firstOwner, budget) : null };
}

export function drawsAt({ index }: DrawnLayer, x: number, y: number): boolean {
  return index !== null && index.hasAt(x, y);
}

export type Side = "top" | "bottom";
export type PrintedType = "soldermask" | "silkscreen" | "paste";

export const SIDES: readonly Side[] = ["top", "bottom"];

/** A printed layer that draws something. */
export type MaskOrSilkLayer = DrawnLayer & { index: CopperIndex };
export type MaskOrSilkSide = { side: Side; layer: MaskOrSilkLayer };

type PrintedLayers = { drawnOrReason: (type: PrintedType, side: Side) => DrawnLayer | "tooLarge" | null };

/** The sides with a file of the type that draws anything; `reason` if there is none, "tooLarge" if one is too large. */
export function maskOrSilkSides<Reason extends string>(
  context: PrintedLayers,
  type: PrintedType,
  reason: Reason,
): MaskOrSilkSide[] | Reason | "tooLarge" {
  const out: MaskOrSilkSide[] = [];
  for (const side of SIDES) {
    const layer = context.drawnOrReason(type, side);
    if (layer === "tooLarge") return layer;
    if (layer?.index) out.push({ side, layer: { ...layer, index: layer.index } });
  }
  return out.length > 0 ? out : reason;
}
