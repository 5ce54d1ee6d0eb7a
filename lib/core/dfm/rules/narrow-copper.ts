// Necks, slivers and slits of copper areas.

import { KIND } from "@/lib/core/board/image";
import type { DfmContext } from "@/lib/core/dfm/context";
import { type Copper, type CopperLayer, copperOrReason } from "@/lib/core/dfm/derived/copper";
import { distinctPlaces, gapMeasure } from "@/lib/core/dfm/findings";
import type { Measured, SkipReason } from "@/lib/core/dfm/rule";
import { type Facing, facingEdges, isBare } from "@/lib/core/measure/copper/facing-edges";

const APART_MM = 0.5;

/** The narrow places that `isWanted`; those within 0.5 mm of one another are one. */
export function measureNarrow(context: DfmContext, isWanted: (narrow: Narrow) => boolean): Measured | SkipReason {
  const view = copperOrReason(context);
  if (typeof view === "string") return view;
  const measures = narrowAreas(context, view.copper)
    .filter(isWanted)
    .map((narrow) => gapMeasure(narrow, narrow.layer.source.file));
  const places = distinctPlaces(measures, "least", APART_MM);
  return { places, extreme: places[0]?.value ?? null };
}

/** Search width: the notice of a neck in 2 oz copper. */
const NARROW_MM = 0.18;

type Narrow = Facing & { layer: CopperLayer };

/** Narrow places of regions on all layers that no other copper fills; memoized. */
function narrowAreas(context: DfmContext, copper: Copper): readonly Narrow[] {
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
