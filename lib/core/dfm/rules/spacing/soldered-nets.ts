// Nets that something is soldered to or tested at: where the mask is open over them.

import type { DfmSubject } from "@/lib/core/dfm/subject";
import type { Copper } from "@/lib/core/dfm/views/copper";

/** Lettering, frames and what a pour leaves behind lead nowhere: joined or cut, they carry no signal. */
export function leadsSomewhere(subject: DfmSubject, copper: Copper, net: number): boolean {
  return copper.isNet(net) || solderedNets(subject, copper).has(net);
}

/** By the middle of each opening. Pads may be drawn as areas, which are not known as pads by themselves. */
function solderedNets(subject: DfmSubject, copper: Copper): Set<number> {
  return subject.keep("soldered nets", () => {
    const out = new Set<number>();
    for (const side of ["top", "bottom"] as const) {
      const mask = subject.drawn("soldermask", side);
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
