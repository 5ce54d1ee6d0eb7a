// The minimum spacing between copper of different islands, on any layer of a board.

import type { CopperIndex } from "@/lib/core/measure/copper/copper-index";
import { type CopperIslands, TOUCHING_MM } from "@/lib/core/measure/copper/copper-islands";
import type { Groups } from "@/lib/base/groups";

/** Wider gaps are irrelevant to manufacturing. */
const REACH_MM = 0.6;

/**
 * In mm, rounded to 0.001, measured along chords within 0.002 mm of arcs. Copper joined on its layer or by a plated
 * hole is one island; islands without a pad (lettering, logos) are not measured. `minMm` is also null if no gap is
 * below 0.6 mm; `isMeasured` is false if the board is too large to compare.
 */
export function measureSpace(islands: CopperIslands | null): { minMm: number | null; isMeasured: boolean } {
  if (!islands) return { minMm: null, isMeasured: false };
  const { groups, budget } = islands;
  const layers = islands.layers.map(({ index }) => index);
  const isNet = netsOf(layers, groups);
  let min = REACH_MM;
  for (const layer of layers) min = narrowest(layer, { groups, isNet }, min);
  if (budget.left < 0) return { minMm: null, isMeasured: false };
  return { minMm: min < REACH_MM ? Math.round(min * 1000) / 1000 : null, isMeasured: true };
}

/** True if an owner belongs to copper with a pad; always true if nothing is flashed at all. */
function netsOf(layers: readonly CopperIndex[], groups: Groups): (owner: number) => boolean {
  const nets = new Set<number>();
  for (const { pieces, firstOwner } of layers) for (const pad of pieces.pads) nets.add(groups.root(firstOwner + pad));
  return (owner) => nets.size === 0 || nets.has(groups.root(owner));
}

type Nets = { groups: Groups; isNet: (owner: number) => boolean };

function narrowest(layer: CopperIndex, { groups, isNet }: Nets, within: number): number {
  let min = within;
  const reach = () => min;
  layer.eachPair(reach, (a, b) => {
    const ownerA = layer.ownerOf(a);
    const ownerB = layer.ownerOf(b);
    if (groups.isJoined(ownerA, ownerB) || !isNet(ownerA) || !isNet(ownerB)) return;
    const distance = layer.gap(a, b);
    if (distance > TOUCHING_MM && distance < min) min = distance;
  });
  return min;
}
