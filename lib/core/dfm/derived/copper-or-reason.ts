// The copper that a check looks at, or why it has none.

import type { SkipReason } from "@/lib/core/dfm/rule";
import type { DfmContext } from "@/lib/core/dfm/context";
import type { Copper, CopperLayer } from "@/lib/core/dfm/derived/copper";

export type CopperView = { copper: Copper; layers: readonly CopperLayer[] };

/** "noSuchFeature" for a board that has copper, but none in such a place. */
export function copperOrReason(
  { copper }: DfmContext,
  isWanted: (layer: CopperLayer) => boolean = () => true,
): CopperView | SkipReason {
  if (!copper) return "tooLarge";
  if (copper.layers.length === 0) return "noCopper";
  const layers = copper.layers.filter(isWanted);
  return layers.length === 0 ? "noSuchFeature" : { copper, layers };
}
