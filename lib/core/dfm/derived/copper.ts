// The copper of a board, layer by layer, and the nets that it forms.

import type { BoardModel } from "@/lib/core/board/board-model";
import { type DrawnLayer, drawnLayer, type LayerOptions } from "@/lib/core/dfm/derived/drawn-layer";
import { foreignOf, joinAndCollect, type NearPairs } from "@/lib/core/dfm/derived/gaps";
import { Groups } from "@/lib/base/groups";
import type { CopperIndex } from "@/lib/core/measure/copper/copper-index";
import { joinInside, joinThroughHoles } from "@/lib/core/measure/copper/copper-islands";

export type CopperLayer = DrawnLayer & {
  index: CopperIndex;
  /** From the top, 1 …. */
  position: number;
  isOuter: boolean;
  /** Offset of the layer's owners among those of the board. */
  firstOwner: number;
  near: NearPairs;
};

/** `layers` from the top down, without those that draw nothing. */
export class Copper {
  readonly layers: readonly CopperLayer[];
  /** The net number of each owner of the board. */
  readonly #nets: Int32Array;
  /** By net number: 1 for a net with a pad. Null if nothing is flashed. */
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

  /** True for a net with a pad: lettering and logos in copper have none. Everything counts if nothing is flashed. */
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

/** Null for a board that is too large to be checked. */
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

type CopperView = { copper: Copper; layers: readonly CopperLayer[] };

type BoardCopper = { copper: Copper | null };

/** The layers that a rule measures, or the reason why there are none; "noSuchFeature" if no layer is wanted. */
export function copperOrReason(
  { copper }: BoardCopper,
  isWanted: (layer: CopperLayer) => boolean = () => true,
): CopperView | "tooLarge" | "noCopper" | "noSuchFeature" {
  if (!copper) return "tooLarge";
  if (copper.layers.length === 0) return "noCopper";
  const layers = copper.layers.filter(isWanted);
  return layers.length === 0 ? "noSuchFeature" : { copper, layers };
}

/** The outer copper of a side; null without one. */
export function outerCopper({ copper }: BoardCopper, side: "top" | "bottom"): CopperLayer | null {
  return copper?.layers.find(({ isOuter, source }) => isOuter && source.side === side) ?? null;
}

/** Angles in an order that puts each far from those before it, so that a circle open on one side is rejected early. */
const TURNS = Float64Array.from({ length: 48 }, (_, k) => (((k * 29) % 48) * Math.PI) / 24);
const COSINES = TURNS.map(Math.cos);
const SINES = TURNS.map(Math.sin);

type Circle = { x: number; y: number; radiusMm: number };

/**
 * True if copper fills the whole line of a circle, so that a flash at its center lies within a pour or a wider pad.
 * Sampled in 48 directions: the spokes of a thermal relief leave some of them open.
 */
export function isFilledAround({ index }: CopperLayer, { x, y, radiusMm }: Circle): boolean {
  for (let k = 0; k < TURNS.length; k++)
    if (!index.hasAt(x + (COSINES[k] ?? 0) * radiusMm, y + (SINES[k] ?? 0) * radiusMm)) return false;
  return true;
}
