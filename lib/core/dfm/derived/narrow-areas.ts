// Necks, arms and slits of the copper areas of a board, where no other copper fills them up.

import type { DfmContext } from "@/lib/core/dfm/context";
import type { Copper, CopperLayer } from "@/lib/core/dfm/derived/copper";
import { type Facing, facingEdges, isBare } from "@/lib/core/measure/copper/facing-edges";
import { KIND } from "@/lib/core/board/image";

/** Wider ones are no limit to anyone: the notice of a neck in 2 oz copper. */
export const NARROW_MM = 0.18;

export type Narrow = Facing & { layer: CopperLayer };

/** Of areas drawn as such, on all layers; worked out once. */
export function narrowAreas(context: DfmContext, copper: Copper): readonly Narrow[] {
  return context.memo("narrow areas", () => copper.layers.flatMap(narrowOn));
}

function narrowOn(layer: CopperLayer): Narrow[] {
  const { kind } = layer.source.image;
  const isArea = (owner: number) => kind[layer.pieces.objects[owner] ?? -1] === KIND.region;
  return facingEdges(layer, NARROW_MM, isArea)
    .filter((facing) => (facing.within ? isBare(layer.index, facing) : !isFilled(layer, facing)))
    .map((facing) => ({ ...facing, layer }));
}

function isFilled({ index }: CopperLayer, { x0, y0, x1, y1 }: Facing): boolean {
  return index.hasAt((x0 + x1) / 2, (y0 + y1) / 2);
}
