// The copper of a board, layer by layer, and which of it belongs together.

import { type DrawnLayer, drawnLayer, type LayerOptions } from "@/lib/core/dfm/derived/drawn-layer";
import { foreignOf, joinAndCollect, type NearPairs } from "@/lib/core/dfm/derived/near-pairs";
import type { BoardModel } from "@/lib/core/board/board-model";
import type { CopperIndex } from "@/lib/core/measure/copper/copper-index";
import { joinInside, joinThroughHoles } from "@/lib/core/measure/copper/copper-islands";
import { Groups } from "@/lib/core/geometry/groups";

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
  /** Of each owner of the board the number of its net. */
  readonly #nets: Int32Array;
  /** By the number of a net, 1 where it has a pad; null where nothing is flashed. */
  #padded: Uint8Array | null | undefined;

  constructor(layers: readonly CopperLayer[], groups: Groups) {
    this.layers = layers;
    const count = layers.reduce((sum, { pieces }) => sum + pieces.fills.length, 0);
    this.#nets = Int32Array.from({ length: count }, (_, owner) => groups.root(owner));
  }

  /** The number of the net that an owner of a layer belongs to: joined on a layer, or by plated holes. */
  netOf(layer: CopperLayer, owner: number): number {
    return this.#nets[layer.firstOwner + owner] ?? -1;
  }

  /** Whether a net has a pad; lettering and logos in copper have none. Everything counts where nothing is flashed. */
  isNet(net: number): boolean {
    this.#padded ??= this.#paddedNets();
    return this.#padded === null || this.#padded[net] === 1;
  }

  #paddedNets(): Uint8Array | null {
    if (this.layers.every(({ pieces }) => pieces.pads.length === 0)) return null;
    const out = new Uint8Array(this.#nets.length);
    for (const layer of this.layers) for (const pad of layer.pieces.pads) out[this.netOf(layer, pad)] = 1;
    return out;
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
  const isNet = (net: number) => copper.isNet(net);
  for (const layer of layers) {
    const { owner, fills } = layer.pieces;
    const nets = Int32Array.from(fills, (_, own) => copper.netOf(layer, own));
    layer.near = foreignOf(layer.near, { owner, nets, isNet });
  }
  return copper;
}
