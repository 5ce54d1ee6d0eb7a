// The narrowest gap between copper of different nets, over all layers.

import type { DfmContext } from "@/lib/core/dfm/context";
import { eachForeignPair } from "@/lib/core/dfm/derived/foreign-pairs";

/** In mm, rounded to 0.001, between nets alone: lettering does not count. Null where none is narrower than was searched, and where the board is too large. */
export function minGapMm(context: DfmContext): number | null {
  const { copper } = context;
  if (!copper || context.isBudgetExceeded) return null;
  let min = Infinity;
  for (const layer of copper.layers) {
    const { owner } = layer.pieces;
    eachForeignPair(layer, (a, b, mm) => {
      const isNet = (piece: number) => copper.isNet(copper.netOf(layer, owner[piece] ?? 0));
      if (mm < min && isNet(a) && isNet(b)) min = mm;
    });
  }
  return Number.isFinite(min) ? Math.round(min * 1000) / 1000 : null;
}
