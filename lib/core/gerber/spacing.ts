// The narrowest gap between copper that does not belong together, on any layer of a board.

import Flatbush from "flatbush";
import type { BoardModel } from "@/lib/core/gerber/board-model";
import { copperPieces, type CopperPieces } from "@/lib/core/gerber/copper-outline";
import { Groups } from "@/lib/core/gerber/groups";
import { segmentDistance } from "@/lib/core/gerber/segment-distance";

/** Larger boards are left unmeasured: a fact must not take longer than reading the files did. */
const MAX_PIECES = 300_000;
/** Wider gaps are no limit to anyone. */
const REACH_MM = 0.6;
/** Nearer than this is one piece of copper, drawn with rounding. */
const TOUCHING_MM = 0.002;

type Layer = { pieces: CopperPieces; tree: Flatbush; firstOwner: number };

/**
 * In mm, rounded to 0.001, found along chords within 0.002 mm of arcs. Copper joined on its layer or by a plated hole
 * belongs together; what holds no pad (lettering, logos) is not measured. Null where nothing lies nearer than 0.6 mm, and where a layer would first need its clear parts cut
 * out, or has too many pieces.
 */
export function minSpaceMm(board: BoardModel): number | null {
  const layers = copperLayers(board);
  if (!layers) return null;
  const owners = layers.reduce((sum, layer) => sum + layer.pieces.fills.length, 0);
  const groups = new Groups(owners);
  for (const layer of layers) {
    joinTouching(layer, groups);
    joinInside(layer, groups);
  }
  joinThroughHoles(board, layers, groups);
  const isNet = netsOf(layers, groups);
  let least = REACH_MM;
  for (const layer of layers) least = narrowest(layer, { groups, isNet }, least);
  return least < REACH_MM ? Math.round(least * 1000) / 1000 : null;
}

function copperLayers(board: BoardModel): Layer[] | null {
  const layers: Layer[] = [];
  let left = MAX_PIECES;
  let firstOwner = 0;
  for (const { type, image } of board.layers) {
    if (type !== "copper") continue;
    const pieces = copperPieces(image, left);
    if (!pieces) return null;
    left -= pieces.count;
    if (pieces.count === 0) continue;
    layers.push({ pieces, tree: treeOf(pieces), firstOwner });
    firstOwner += pieces.fills.length;
  }
  return layers;
}

function treeOf(pieces: CopperPieces): Flatbush {
  const tree = new Flatbush(pieces.count);
  for (let k = 0; k < pieces.count; k++) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, r = 0] = [
      pieces.x0[k],
      pieces.y0[k],
      pieces.x1[k],
      pieces.y1[k],
      pieces.radius[k],
    ];
    tree.add(Math.min(x0, x1) - r, Math.min(y0, y1) - r, Math.max(x0, x1) + r, Math.max(y0, y1) + r);
  }
  tree.finish();
  return tree;
}

/** Calls `visit` for the pieces of other owners within reach of each piece, every pair once. */
function eachPair(layer: Layer, reach: () => number, visit: (a: number, b: number) => void): void {
  const { pieces, tree } = layer;
  for (let a = 0; a < pieces.count; a++) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, r = 0] = [
      pieces.x0[a],
      pieces.y0[a],
      pieces.x1[a],
      pieces.y1[a],
      pieces.radius[a],
    ];
    const far = r + reach();
    tree.search(Math.min(x0, x1) - far, Math.min(y0, y1) - far, Math.max(x0, x1) + far, Math.max(y0, y1) + far, (b) => {
      if (b > a && pieces.owner[b] !== pieces.owner[a]) visit(a, b);
      return false;
    });
  }
}

function gap(pieces: CopperPieces, a: number, b: number): number {
  return segmentDistance(pieces, a, b) - (pieces.radius[a] ?? 0) - (pieces.radius[b] ?? 0);
}

function joinTouching({ pieces, tree, firstOwner }: Layer, groups: Groups): void {
  eachPair(
    { pieces, tree, firstOwner },
    () => TOUCHING_MM,
    (a, b) => {
      const ownerA = firstOwner + (pieces.owner[a] ?? 0);
      const ownerB = firstOwner + (pieces.owner[b] ?? 0);
      if (!groups.isJoined(ownerA, ownerB) && gap(pieces, a, b) <= TOUCHING_MM) groups.join(ownerA, ownerB);
    },
  );
}

/** What lies wholly within a filled area touches no edge of it and still belongs to it. */
function joinInside({ pieces, firstOwner }: Layer, groups: Groups): void {
  const filled = pieces.fills.flatMap((fill, owner) => (fill ? [owner] : []));
  if (filled.length === 0) return;
  const tree = new Flatbush(filled.length);
  for (const owner of filled) {
    const box = pieces.bounds[owner];
    tree.add(box?.minX ?? 0, box?.minY ?? 0, box?.maxX ?? 0, box?.maxY ?? 0);
  }
  tree.finish();
  pieces.anchors.forEach(([x, y], owner) => {
    for (const index of tree.search(x, y, x, y)) {
      const holder = filled[index] ?? 0;
      if (holder === owner || groups.isJoined(firstOwner + holder, firstOwner + owner)) continue;
      if (pieces.fills[holder]?.has(x, y)) groups.join(firstOwner + holder, firstOwner + owner);
    }
  });
}

/** Everything that a plated hole goes through is one; a hole of unknown plating counts as plated. */
function joinThroughHoles(board: BoardModel, layers: readonly Layer[], groups: Groups): void {
  for (const drill of board.drills) {
    if (drill.plating === "non-plated") continue;
    for (let k = 0; k < drill.holes.length; k += 3) {
      const [x = 0, y = 0, diameter = 0] = drill.holes.subarray(k, k + 3);
      let first = -1;
      for (const layer of layers) {
        const owner = copperAt(layer, [x, y], diameter / 2);
        if (owner < 0) continue;
        if (first < 0) first = owner;
        else groups.join(first, owner);
      }
    }
  }
}

/** An owner whose edge or stroke comes within the hole, or whose area it lies in; -1 without. */
function copperAt({ pieces, tree, firstOwner }: Layer, [x, y]: readonly [number, number], radius: number): number {
  for (const k of tree.search(x - radius, y - radius, x + radius, y + radius)) {
    const point = { x0: [x], y0: [y], x1: [x], y1: [y] };
    const distance = segmentDistance(point, 0, k, pieces) - (pieces.radius[k] ?? 0);
    if (distance <= radius) return firstOwner + (pieces.owner[k] ?? 0);
  }
  const holder = pieces.fills.findIndex((fill, owner) => {
    const box = pieces.bounds[owner];
    return (
      fill !== null &&
      box !== undefined &&
      x >= box.minX &&
      x <= box.maxX &&
      y >= box.minY &&
      y <= box.maxY &&
      fill.has(x, y)
    );
  });
  return holder < 0 ? -1 : firstOwner + holder;
}

/** Whether an owner belongs to copper with a pad; everything does where nothing is flashed at all. */
function netsOf(layers: readonly Layer[], groups: Groups): (owner: number) => boolean {
  const nets = new Set<number>();
  for (const { pieces, firstOwner } of layers) for (const pad of pieces.pads) nets.add(groups.root(firstOwner + pad));
  return (owner) => nets.size === 0 || nets.has(groups.root(owner));
}

type Nets = { groups: Groups; isNet: (owner: number) => boolean };

function narrowest({ pieces, tree, firstOwner }: Layer, { groups, isNet }: Nets, within: number): number {
  let least = within;
  eachPair(
    { pieces, tree, firstOwner },
    () => least,
    (a, b) => {
      const ownerA = firstOwner + (pieces.owner[a] ?? 0);
      const ownerB = firstOwner + (pieces.owner[b] ?? 0);
      if (groups.isJoined(ownerA, ownerB) || !isNet(ownerA) || !isNet(ownerB)) return;
      const distance = gap(pieces, a, b);
      if (distance > TOUCHING_MM && distance < least) least = distance;
    },
  );
  return least;
}
