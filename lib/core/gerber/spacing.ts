// The narrowest gap between copper that does not belong together, on any layer of a board.

import type { BoardModel } from "@/lib/core/gerber/board-model";
import { type Budget, CopperIndex } from "@/lib/core/gerber/copper-index";
import { copperPieces } from "@/lib/core/gerber/copper-outline";
import { HOLE_STRIDE } from "@/lib/core/gerber/drill";
import { Groups } from "@/lib/core/gerber/groups";

/** Larger boards are left unmeasured: a fact must not take longer than reading the files did. */
const MAX_PIECES = 300_000;
/** Comparisons for a board; a drawing made of nothing but overlaps must not take forever. */
const MAX_COMPARISONS = 60_000_000;
/** Wider gaps are no limit to anyone. */
const REACH_MM = 0.6;
/** Nearer than this is one piece of copper, drawn with rounding. */
const TOUCHING_MM = 0.002;

/**
 * In mm, rounded to 0.001, found along chords within 0.002 mm of arcs. Copper joined on its layer or by a plated hole
 * belongs together; what holds no pad (lettering, logos) is not measured. Null where nothing lies nearer than 0.6 mm,
 * and where a layer would first need its clear parts cut out or the board is too large to compare.
 */
export function minSpaceMm(board: BoardModel): number | null {
  const budget: Budget = { left: MAX_COMPARISONS };
  const layers = indexCopper(board, budget);
  if (!layers) return null;
  const groups = new Groups(layers.reduce((sum, { pieces }) => sum + pieces.fills.length, 0));
  for (const layer of layers) {
    joinTouching(layer, groups);
    joinInside(layer, groups);
  }
  joinThroughHoles(board, layers, groups);
  const isNet = netsOf(layers, groups);
  let least = REACH_MM;
  for (const layer of layers) least = narrowest(layer, { groups, isNet }, least);
  return least < REACH_MM && budget.left >= 0 ? Math.round(least * 1000) / 1000 : null;
}

function indexCopper(board: BoardModel, budget: Budget): CopperIndex[] | null {
  const layers: CopperIndex[] = [];
  let left = MAX_PIECES;
  let firstOwner = 0;
  for (const { type, image } of board.layers) {
    if (type !== "copper") continue;
    const pieces = copperPieces(image, left);
    if (!pieces) return null;
    left -= pieces.count;
    if (pieces.count === 0) continue;
    layers.push(new CopperIndex(pieces, firstOwner, budget));
    firstOwner += pieces.fills.length;
  }
  return layers;
}

function joinTouching(layer: CopperIndex, groups: Groups): void {
  const reach = () => TOUCHING_MM;
  layer.eachPair(reach, (a, b) => {
    const ownerA = layer.ownerOf(a);
    const ownerB = layer.ownerOf(b);
    if (!groups.isJoined(ownerA, ownerB) && layer.gap(a, b) <= TOUCHING_MM) groups.join(ownerA, ownerB);
  });
}

/** What lies wholly within a filled area touches no edge of it and still belongs to it. */
function joinInside(layer: CopperIndex, groups: Groups): void {
  layer.pieces.anchors.forEach(([x, y], owner) => {
    for (const holder of layer.fillsAt(x, y)) groups.join(holder, layer.firstOwner + owner);
  });
}

/** Everything that a plated hole goes through is one; a hole of unknown plating counts as plated. */
function joinThroughHoles(board: BoardModel, layers: readonly CopperIndex[], groups: Groups): void {
  for (const drill of board.drills) {
    if (drill.plating === "non-plated") continue;
    for (let k = 0; k < drill.holes.length; k += HOLE_STRIDE) {
      const [x = 0, y = 0, diameter = 0] = drill.holes.subarray(k, k + HOLE_STRIDE);
      const met = layers.map((layer) => layer.ownerAt(x, y, diameter / 2)).filter((owner) => owner >= 0);
      for (const owner of met) groups.join(met[0] ?? owner, owner);
    }
  }
}

/** Whether an owner belongs to copper with a pad; everything does where nothing is flashed at all. */
function netsOf(layers: readonly CopperIndex[], groups: Groups): (owner: number) => boolean {
  const nets = new Set<number>();
  for (const { pieces, firstOwner } of layers) for (const pad of pieces.pads) nets.add(groups.root(firstOwner + pad));
  return (owner) => nets.size === 0 || nets.has(groups.root(owner));
}

type Nets = { groups: Groups; isNet: (owner: number) => boolean };

function narrowest(layer: CopperIndex, { groups, isNet }: Nets, within: number): number {
  let least = within;
  const reach = () => least;
  layer.eachPair(reach, (a, b) => {
    const ownerA = layer.ownerOf(a);
    const ownerB = layer.ownerOf(b);
    if (groups.isJoined(ownerA, ownerB) || !isNet(ownerA) || !isNet(ownerB)) return;
    const distance = layer.gap(a, b);
    if (distance > TOUCHING_MM && distance < least) least = distance;
  });
  return least;
}
