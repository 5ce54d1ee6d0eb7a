// The narrowest gap between copper that does not belong together, on any layer of a board.

import type { CopperIndex } from "@/lib/core/measure/copper/copper-index";
import { type CopperIslands, TOUCHING_MM } from "@/lib/core/measure/copper/copper-islands";
import type { Groups } from "@/lib/core/geometry/groups";

/** Wider gaps are no limit to anyone. */
const REACH_MM = 0.6;

/**
 * In mm, rounded to 0.001, found along chords within 0.002 mm of arcs. Copper joined on its layer or by a plated hole
 * belongs together; what holds no pad (lettering, logos) is not measured. `minMm` is null where nothing lies nearer than
 * 0.6 mm too; `isMeasured` is false where the board is too large to compare.
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

/** Whether an owner belongs to copper with a pad; everything does where nothing is flashed at all. */
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
