// Pieces of copper near each other that belong to different nets.

import type { Copper, CopperLayer } from "@/lib/core/dfm/views/copper";

/** Pieces of the layer, and from edge to edge. */
export type ForeignPair = { a: number; b: number; mm: number };

/** Each two within `NEAR_MM`; between the strokes of lettering and logos, which are no nets, gaps do not matter. */
export function eachForeignPair(copper: Copper, layer: CopperLayer, visit: (pair: ForeignPair) => void): void {
  const { near, pieces } = layer;
  for (let k = 0; k < near.mm.length; k++) {
    const [a, b, mm] = [near.a[k] ?? 0, near.b[k] ?? 0, near.mm[k] ?? 0];
    const netA = copper.netOf(layer, pieces.owner[a] ?? 0);
    const netB = copper.netOf(layer, pieces.owner[b] ?? 0);
    if (netA !== netB && (copper.isNet(netA) || copper.isNet(netB))) visit({ a, b, mm });
  }
}
