// Narrow places of copper areas as measures.

import { distinctPlaces, gapMeasure } from "@/lib/core/dfm/findings";
import type { Measured, SkipReason } from "@/lib/core/dfm/rule";
import type { DfmContext } from "@/lib/core/dfm/context";
import { copperOrReason } from "@/lib/core/dfm/derived/copper";
import { type Narrow, narrowAreas } from "@/lib/core/dfm/derived/narrow-areas";

const APART_MM = 0.5;

export function measureNarrow(context: DfmContext, isWanted: (narrow: Narrow) => boolean): Measured | SkipReason {
  const view = copperOrReason(context);
  if (typeof view === "string") return view;
  const measures = narrowAreas(context, view.copper)
    .filter(isWanted)
    .map((narrow) => gapMeasure(narrow, narrow.layer.source.file));
  const places = distinctPlaces(measures, "least", APART_MM);
  return { places, extreme: places[0]?.value ?? null };
}
