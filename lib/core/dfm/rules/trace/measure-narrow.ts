// Narrow places of copper areas as measures.

import { distinctPlaces } from "@/lib/core/dfm/group";
import { gapMeasure } from "@/lib/core/dfm/gap-measure";
import type { Measured, SkipReason } from "@/lib/core/dfm/rule";
import type { DfmSubject } from "@/lib/core/dfm/subject";
import { copperOrReason } from "@/lib/core/dfm/views/copper-or-reason";
import { type Narrow, narrowAreas } from "@/lib/core/dfm/views/narrow-areas";

const APART_MM = 0.5;

export function measureNarrow(subject: DfmSubject, isWanted: (narrow: Narrow) => boolean): Measured | SkipReason {
  const view = copperOrReason(subject);
  if (typeof view === "string") return view;
  const measures = narrowAreas(subject, view.copper)
    .filter(isWanted)
    .map((narrow) => gapMeasure(narrow, narrow.layer.source.file));
  const places = distinctPlaces(measures, "least", APART_MM);
  return { places, extreme: places[0]?.value ?? null };
}
