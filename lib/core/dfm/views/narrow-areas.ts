// Necks, arms and slits of the copper areas of a board, where no other copper fills them up.

import type { DfmSubject } from "@/lib/core/dfm/subject";
import type { Copper, CopperLayer } from "@/lib/core/dfm/views/copper";
import { type Facing, facingEdges } from "@/lib/core/dfm/views/facing-edges";
import { KIND } from "@/lib/core/gerber/image";

/** Wider ones are no limit to anyone: the notice of a neck in 2 oz copper. */
export const NARROW_MM = 0.18;
/** How far beyond an edge other copper is looked for. */
const BEYOND_MM = 0.01;

export type Narrow = Facing & { layer: CopperLayer };

/** Of areas drawn as such, on all layers; worked out once. */
export function narrowAreas(subject: DfmSubject, copper: Copper): readonly Narrow[] {
  return subject.keep("narrow areas", () => copper.layers.flatMap(narrowOn));
}

function narrowOn(layer: CopperLayer): Narrow[] {
  const { kind } = layer.source.image;
  const isArea = (owner: number) => kind[layer.pieces.objects[owner] ?? -1] === KIND.region;
  return facingEdges(layer, NARROW_MM, isArea)
    .filter((facing) => (facing.within ? isBare(layer, facing) : !isFilled(layer, facing)))
    .map((facing) => ({ ...facing, layer }));
}

/** Whether both ends of a width are true edges of copper: a trace along one of them would make it wider. */
function isBare({ index }: CopperLayer, { mm, x0, y0, x1, y1 }: Facing): boolean {
  const [ux, uy] = [((x1 - x0) / mm) * BEYOND_MM, ((y1 - y0) / mm) * BEYOND_MM];
  return !index.hasAt(x0 - ux, y0 - uy) && !index.hasAt(x1 + ux, y1 + uy);
}

function isFilled({ index }: CopperLayer, { x0, y0, x1, y1 }: Facing): boolean {
  return index.hasAt((x0 + x1) / 2, (y0 + y1) / 2);
}
