// Snapping of the pointer: pin end, wire end, label anchor, wire, bus, grid, in this order.
import type { Item, Layer } from "../connectivity/item";
import type { Point } from "../model/units";
import { boxAround } from "./object-index";
import { distanceTo, nearestOn, type Pointer, toGrid } from "./pointer";
import type { SheetView } from "./sheet-view";

export interface Snap {
  readonly at: Point;
  /** What a wire end there would join; null on the grid. */
  readonly item: Item | null;
}

const PIN_RANK = 0;
const WIRE_END_RANK = 1;
const ANCHOR_RANK = 2;
const SEGMENT_RANK = 3;

interface Candidate extends Snap {
  readonly rank: number;
  readonly distance: number;
}

function candidatesOf(item: Item, { at, reach }: Pointer, grid: number): Candidate[] {
  const rank = item.pin ? PIN_RANK : item.segment ? WIRE_END_RANK : ANCHOR_RANK;
  const ends = item.points.map((point) => ({ at: point, item, rank, distance: distanceTo(point, at) }));
  if (!item.segment) return ends;
  const { from, to } = item.segment;
  const inner = nearestOn(toGrid(at, grid), from, to);
  const distance = distanceTo(nearestOn(at, from, to), at);
  return [...ends, { at: inner, item, rank: SEGMENT_RANK, distance }].filter((each) => each.distance <= reach);
}

/** `layer` limits what is snapped to: a wire does not end on a bus. */
export function snap(view: SheetView, pointer: Pointer, { layer, grid }: { layer: Layer; grid: number }): Snap {
  if (pointer.isAlt) return { at: pointer.at, item: null };
  const near = view.index.near(boxAround(pointer.at, pointer.reach));
  const candidates = near
    .flatMap(({ id }) => view.graph.itemsOf(id))
    .filter((item) => item.layer === layer)
    .flatMap((item) => candidatesOf(item, pointer, grid))
    .filter(({ distance }) => distance <= pointer.reach);
  const best = candidates.toSorted((a, b) => a.rank - b.rank || a.distance - b.distance)[0];
  return best
    ? { at: best.at, item: best.item }
    : { at: toGrid(pointer.at, grid), item: itemAt(view, pointer, { layer, grid }) };
}

/** On the grid point itself something may lie even if the pointer is further away. */
function itemAt(
  { graph, sheetId }: SheetView,
  { at }: Pointer,
  { layer, grid }: { layer: Layer; grid: number },
): Item | null {
  const point = toGrid(at, grid);
  const index = graph.indexOf(sheetId);
  for (const item of index.at(point, layer)) return item;
  for (const item of index.passing(point, layer)) return item;
  return null;
}
