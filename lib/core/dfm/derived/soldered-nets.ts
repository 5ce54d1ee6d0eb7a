// Nets that something is soldered to or tested at: those with copper in a mask opening.

import type { DfmContext } from "@/lib/core/dfm/context";
import type { Copper } from "@/lib/core/dfm/derived/copper";

/** False for lettering, frames and remnants of a pour: shorted or cut, they carry no signal. */
export function leadsSomewhere(context: DfmContext, copper: Copper, net: number): boolean {
  return copper.isNet(net) || solderedNets(context, copper).has(net);
}

/** Nets at the centers of mask openings, for pads that are drawn as regions instead of flashes. */
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
