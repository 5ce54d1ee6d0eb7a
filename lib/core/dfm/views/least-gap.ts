// The narrowest gap between copper of different nets, over all layers.

import type { DfmSubject } from "@/lib/core/dfm/subject";
import { eachForeignPair } from "@/lib/core/dfm/views/foreign-pairs";

/** In mm, rounded to 0.001; null where none is narrower than was searched, and where the board is too large. */
export function leastGapMm(subject: DfmSubject): number | null {
  const { copper } = subject;
  if (!copper || subject.isSpent) return null;
  let least = Infinity;
  for (const layer of copper.layers) eachForeignPair(copper, layer, ({ mm }) => (least = Math.min(least, mm)));
  return Number.isFinite(least) ? Math.round(least * 1000) / 1000 : null;
}
