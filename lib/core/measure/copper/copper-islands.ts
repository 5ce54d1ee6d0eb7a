// Copper islands of a board: copper connected on its layer, or through a plated hole.

import type { BoardLayer, BoardModel } from "@/lib/core/board/board-model";
import { type Budget, CopperIndex } from "@/lib/core/measure/copper/copper-index";
import { HOLE_STRIDE } from "@/lib/core/board/drill";
import { cutBudget, drawPieces } from "@/lib/core/measure/copper/draw-pieces";
import { groundOf } from "@/lib/core/measure/copper/ground";
import type { DrawnPieces } from "@/lib/core/measure/copper/pieces";
import { Groups } from "@/lib/base/groups";
import { isCutShort } from "@/lib/core/board/questions";

/** Larger boards are not analyzed: a fact must not take longer, or more memory, than reading the files. */
const MAX_PIECES = 1_000_000;
/** Drawn objects of all copper layers; the largest board of the corpus draws 38,000, a crowded layer 200,000. */
const MAX_COPPER_OBJECTS = 300_000;
/** Limit of comparisons for a board, because a drawing of overlaps alone must end too. */
const MAX_COMPARISONS = 60_000_000;
/** Closer objects touch: the gap is a rounding error. */
export const TOUCHING_MM = 0.002;

/** Owners in one group form one island. */
export type CopperIslands = { layers: CopperOfLayer[]; groups: Groups; budget: Budget };

/** The copper of a layer after its clear shapes are cut out, and its index. */
export type CopperOfLayer = { index: CopperIndex; pieces: DrawnPieces; source: BoardLayer };

/**
 * Clear shapes are cut out of earlier objects. Null if the board is too large, or one of its files was read only in
 * part: distances in an incomplete drawing are meaningless. If `budget.left` is below 0, the islands are incomplete.
 */
export function copperIslands(board: BoardModel): CopperIslands | null {
  if (board.warnings.some(({ code }) => isCutShort(code))) return null;
  if (copperObjects(board) > MAX_COPPER_OBJECTS) return null;
  const budget: Budget = { left: MAX_COMPARISONS };
  const layers = indexCopper(board, budget);
  if (!layers) return null;
  const groups = new Groups(layers.reduce((sum, { pieces }) => sum + pieces.fills.length, 0));
  for (const { index } of layers) {
    joinTouching(index, groups);
    joinInside(index, groups);
  }
  joinThroughHoles(board, layers, groups);
  return { layers, groups, budget };
}

function copperObjects({ layers }: BoardModel): number {
  return layers.reduce((sum, { type, image }) => sum + (type === "copper" ? image.count : 0), 0);
}

function indexCopper(board: BoardModel, budget: Budget): CopperOfLayer[] | null {
  const layers: CopperOfLayer[] = [];
  const draw = { ground: groundOf(board.outline), cutBudget: cutBudget() };
  let left = MAX_PIECES;
  let firstOwner = 0;
  for (const source of board.layers) {
    if (source.type !== "copper") continue;
    const pieces = drawPieces(source.image, { ...draw, maxPieces: left });
    if (!pieces) return null;
    left -= pieces.count;
    if (pieces.count === 0) continue;
    layers.push({ index: new CopperIndex(pieces, firstOwner, budget), pieces, source });
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

/** An object wholly inside a filled area touches none of its edges but is connected to it. */
export function joinInside(layer: CopperIndex, groups: Groups): void {
  layer.pieces.anchors.forEach(([x, y], owner) => {
    for (const holder of layer.fillsAt(x, y, owner)) groups.join(holder, layer.firstOwner + owner);
  });
}

type Indexed = Pick<CopperOfLayer, "index" | "source">;

/** Joins everything that a plated hole goes through; a hole of unknown plating counts as plated. */
export function joinThroughHoles(board: BoardModel, indexed: readonly Indexed[], groups: Groups): void {
  for (const { plating, holes, slots, span } of board.drills) {
    if (plating === "non-plated") continue;
    const layers = indexed
      .filter(({ source: { layer } }) => !span || layer === undefined || (layer >= span.from && layer <= span.to))
      .map(({ index }) => index);
    const ownersAt = (x: number, y: number, diameterMm: number) =>
      layers.map((layer) => layer.ownerAt(x, y, diameterMm / 2)).filter((owner) => owner >= 0);
    const join = (met: readonly number[]) => {
      for (const owner of met) groups.join(met[0] ?? owner, owner);
    };
    for (let k = 0; k < holes.length; k += HOLE_STRIDE)
      join(ownersAt(holes[k] ?? 0, holes[k + 1] ?? 0, holes[k + 2] ?? 0));
    for (const { path, diameterMm } of slots) join(alongOf(path).flatMap(([x, y]) => ownersAt(x, y, diameterMm)));
  }
}

/** The corners of a slot's path and the points halfway: its wall is connected from end to end. */
function alongOf(path: Float64Array): [number, number][] {
  const out: [number, number][] = [];
  for (let k = 0; k < path.length; k += 3) {
    const [x = 0, y = 0, , nextX, nextY] = path.subarray(k, k + 5);
    out.push([x, y]);
    if (nextX !== undefined && nextY !== undefined) out.push([(x + nextX) / 2, (y + nextY) / 2]);
  }
  return out;
}
