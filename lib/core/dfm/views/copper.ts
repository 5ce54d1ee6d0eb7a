// The copper of a board, layer by layer, and which of it belongs together.

import { type DrawnLayer, drawnLayer, type LayerOptions } from "@/lib/core/dfm/views/drawn-layer";
import { joinAndCollect, type NearPairs } from "@/lib/core/dfm/views/near-pairs";
import type { BoardModel } from "@/lib/core/gerber/board-model";
import type { CopperIndex } from "@/lib/core/gerber/copper-index";
import { joinInside, joinThroughHoles } from "@/lib/core/gerber/copper-islands";
import { Groups } from "@/lib/core/gerber/groups";

export type CopperLayer = DrawnLayer & {
  index: CopperIndex;
  /** From the top, 1 …. */
  position: number;
  isOuter: boolean;
  /** Where the layer's owners start among those of the board. */
  firstOwner: number;
  near: NearPairs;
};

/** `layers` from the top down, those without copper left out. */
export class Copper {
  readonly layers: readonly CopperLayer[];
  readonly #groups: Groups;
  #padded: Set<number> | null = null;

  constructor(layers: readonly CopperLayer[], groups: Groups) {
    this.layers = layers;
    this.#groups = groups;
  }

  /** The number of the net that an owner of a layer belongs to: joined on a layer, or by plated holes. */
  netOf(layer: CopperLayer, owner: number): number {
    return this.#groups.root(layer.firstOwner + owner);
  }

  /** Whether a net has a pad; lettering and logos in copper have none. Everything counts where nothing is flashed. */
  isNet(net: number): boolean {
    this.#padded ??= new Set(this.layers.flatMap((layer) => layer.pieces.pads.map((pad) => this.netOf(layer, pad))));
    return this.#padded.size === 0 || this.#padded.has(net);
  }
}

/** Null where the board is too large to be checked. */
export function copperOf(board: BoardModel, options: LayerOptions): Copper | null {
  const drawn: Omit<CopperLayer, "near">[] = [];
  let [left, firstOwner] = [options.maxPieces, 0];
  let position = 0;
  for (const source of board.layers) {
    if (source.type !== "copper") continue;
    position++;
    const layer = drawnLayer(source, { ...options, maxPieces: left, firstOwner });
    if (!layer) return null;
    if (!layer.index) continue;
    left -= layer.pieces.count;
    drawn.push({
      ...layer,
      index: layer.index,
      position: source.layer ?? position,
      isOuter: source.side !== "inner",
      firstOwner,
    });
    firstOwner += layer.pieces.fills.length;
  }
  const groups = new Groups(firstOwner);
  const layers = drawn.map((layer) => ({ ...layer, near: joinAndCollect(layer.index, groups) }));
  for (const { index } of layers) joinInside(index, groups);
  joinThroughHoles(board, layers, groups);
  if (options.budget.left < 0) return null;
  const copper = new Copper(layers, groups);
  for (const layer of layers) keepForeign(copper, layer);
  return copper;
}

/** Most pieces near each other turn out to be one net once all layers are joined: those pairs are dropped. */
function keepForeign(copper: Copper, layer: CopperLayer): void {
  const { near, pieces } = layer;
  const nets = Int32Array.from(pieces.fills, (_, owner) => copper.netOf(layer, owner));
  let kept = 0;
  for (let k = 0; k < near.mm.length; k++) {
    const [a, b, mm] = [near.a[k] ?? 0, near.b[k] ?? 0, near.mm[k] ?? 0];
    if (nets[pieces.owner[a] ?? 0] === nets[pieces.owner[b] ?? 0]) continue;
    near.a[kept] = a;
    near.b[kept] = b;
    near.mm[kept++] = mm;
  }
  for (const column of [near.a, near.b, near.mm]) column.length = kept;
}
