// Gold fingers: rows of equal long pads that end at an edge of the board, without holes and without solder paste.

import Flatbush from "flatbush";
import { type Bbox, heightOf, widthOf } from "@/lib/base/bbox";
import { BoardEdge, type EdgeSide } from "@/lib/core/board/board-edge";
import type { BoardLayer, BoardModel } from "@/lib/core/board/board-model";
import { HOLE_STRIDE } from "@/lib/core/board/drill";
import { DATA_STRIDE, KIND } from "@/lib/core/board/image";
import { PadGrid } from "@/lib/core/board/sample";

const MIN_IN_A_ROW = 8;
const FINGER_TO_EDGE_MM = 1.5;
const SHORTEST_MM = 2;
/** Ratio of length to width. */
const MIN_ASPECT = 2.5;

/**
 * Fingers of both sides together, 0 if there are no eight in a row; null without a closed outline. (X2's ConnectorPad
 * does not decide it, because programming contacts have it too.)
 */
export function goldFingerCount(board: BoardModel): number | null {
  if (board.outline.status === "missing") return null;
  const edge = new BoardEdge(board.outline);
  const holes = indexHoles(board);
  /** Width and end of each pad, by board side and edge. */
  const rows = new Map<string, string[]>();
  for (const layer of board.layers) {
    if (layer.type !== "copper" || layer.side === "inner") continue;
    const soldered = pasteOf(board, layer.side);
    for (const pad of longPads(layer)) {
      const end = endAtEdge(pad, edge);
      if (end === null || soldered.has(pad.x, pad.y) || holds(holes, pad.box)) continue;
      const key = `${layer.side}/${end.side}`;
      const row = rows.get(key) ?? [];
      rows.set(key, row);
      row.push(`${Math.round(pad.widthMm * 20)}/${end.atQuarterMm}`);
    }
  }
  return [...rows.values()].filter(hasEqualPads).reduce((sum, row) => sum + row.length, 0);
}

/** Eight of one width that end in one line form a row; the outermost may be wider or end elsewhere. */
function hasEqualPads(pads: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const pad of pads) counts.set(pad, (counts.get(pad) ?? 0) + 1);
  return [...counts.values()].some((count) => count >= MIN_IN_A_ROW);
}

type LongPad = { x: number; y: number; widthMm: number; lengthMm: number; isUpright: boolean; box: Bbox };

function* longPads({ image }: BoardLayer): Generator<LongPad> {
  for (let at = 0; at < image.count; at++) {
    const shape = image.shapes[image.shape[at] ?? 0];
    if (image.kind[at] !== KIND.flash || image.dark[at] !== 1 || !shape) continue;
    const x = image.data[at * DATA_STRIDE] ?? 0;
    const y = image.data[at * DATA_STRIDE + 1] ?? 0;
    const { minX, minY, maxX, maxY } = shape.bounds;
    const [width, height] = [widthOf(shape.bounds), heightOf(shape.bounds)];
    const [widthMm, lengthMm] = [Math.min(width, height), Math.max(width, height)];
    if (lengthMm < SHORTEST_MM || lengthMm < MIN_ASPECT * widthMm) continue;
    const box = { minX: x + minX, minY: y + minY, maxX: x + maxX, maxY: y + maxY };
    yield { x, y, widthMm, lengthMm, isUpright: height > width, box };
  }
}

/** The edge that the pad is perpendicular to, and the coordinate of its end; null without one. */
function endAtEdge(
  { x, y, lengthMm, isUpright }: LongPad,
  edge: BoardEdge,
): { side: EdgeSide; atQuarterMm: number } | null {
  for (const way of [-1, 1]) {
    const reach = (way * lengthMm) / 2;
    const [endX, endY] = isUpright ? [x, y + reach] : [x + reach, y];
    const place = edge.nearest(endX, endY, FINGER_TO_EDGE_MM);
    const isFacing = place && (isUpright ? place.outY : place.outX) * way > 0.9;
    if (isFacing) return { side: place.side, atQuarterMm: Math.round((isUpright ? endY : endX) * 4) };
  }
  return null;
}

function pasteOf(board: BoardModel, side: string): PadGrid {
  const grid = new PadGrid();
  for (const layer of board.layers) if (layer.type === "paste" && layer.side === side) grid.add(layer.image);
  return grid;
}

function indexHoles({ drills }: BoardModel): Flatbush | null {
  const count = drills.reduce((sum, { holes }) => sum + holes.length / HOLE_STRIDE, 0);
  if (count === 0) return null;
  const tree = new Flatbush(count);
  for (const { holes } of drills)
    for (let k = 0; k < holes.length; k += HOLE_STRIDE) {
      const [x = 0, y = 0] = holes.subarray(k, k + 2);
      tree.add(x, y, x, y);
    }
  tree.finish();
  return tree;
}

function holds(holes: Flatbush | null, { minX, minY, maxX, maxY }: Bbox): boolean {
  return (holes?.search(minX, minY, maxX, maxY).length ?? 0) > 0;
}
