// The narrowest gap between copper of different nets, over all layers.

import type { DfmSubject } from "@/lib/core/dfm/subject";
import { eachForeignPair } from "@/lib/core/dfm/views/foreign-pairs";

/** In mm, rounded to 0.001, between nets alone: lettering does not count. Null where none is narrower than was searched, and where the board is too large. */
export function leastGapMm(subject: DfmSubject): number | null {
  const { copper } = subject;
  if (!copper || subject.isSpent) return null;
  let least = Infinity;
  for (const layer of copper.layers) {
    const { owner } = layer.pieces;
    eachForeignPair(layer, (a, b, mm) => {
      const isNet = (piece: number) => copper.isNet(copper.netOf(layer, owner[piece] ?? 0));
      if (mm < least && isNet(a) && isNet(b)) least = mm;
    });
  }
  return Number.isFinite(least) ? Math.round(least * 1000) / 1000 : null;
}
