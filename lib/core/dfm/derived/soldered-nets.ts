// Nets that something is soldered to or tested at: where the mask is open over them.

import type { DfmContext } from "@/lib/core/dfm/context";
import type { Copper } from "@/lib/core/dfm/derived/copper";

/** Lettering, frames and what a pour leaves behind lead nowhere: joined or cut, they carry no signal. */
export function leadsSomewhere(context: DfmContext, copper: Copper, net: number): boolean {
  return copper.isNet(net) || solderedNets(context, copper).has(net);
}

/** By the middle of each opening. Pads may be drawn as areas, which are not known as pads by themselves. */
function solderedNets(context: DfmContext, copper: Copper): Set<number> {
  return context.memo("soldered nets", () => {
    const out = new Set<number>();
    for (const side of ["top", "bottom"] as const) {
      const mask = context.drawn("soldermask", side);
      const layer = copper.layers.find(({ source }) => source.side === side);
      if (!mask || !layer) continue;
      for (const { minX, minY, maxX, maxY } of mask.pieces.bounds) {
        const at = layer.index.ownerAt((minX + maxX) / 2, (minY + maxY) / 2, 0);
        if (at >= 0) out.add(copper.netOf(layer, at - layer.firstOwner));
      }
    }
    return out;
  });
}
