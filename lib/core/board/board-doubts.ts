// Contradictions within a set of files: size, copper, drills and files that cannot all be right.

import {
  addBbox,
  addPoint,
  type Bbox,
  contains,
  emptyBbox,
  grow,
  heightOf,
  isEmptyBbox,
  widthOf,
} from "@/lib/base/bbox";
import type { BoardLayer, BoardModel } from "@/lib/core/board/board-model";
import { type DrillLayer, HOLE_STRIDE } from "@/lib/core/board/drill";
import { DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/board/image";
import type { Warning } from "@/lib/core/board/warning";

/** A pad at the very edge has its center on the line; film marks lie farther out. */
const EDGE_MARGIN_MM = 0.5;
/** Among 78 boards of known size, none has more than 0.1 % of its pads or holes outside. */
const MAX_OUTSIDE = 0.02;
/** Among the same boards, pads and holes span at least 29 % of the outline. */
const MIN_FILLED = 0.25;
/** A row of pins leaves most of its board empty but still reaches from one edge to the other. */
const MAX_REACH = 0.7;
/** Fewer pads and holes than this do not allow conclusions about the size of a board. */
const MIN_PLACES = 8;

/** Positions of one kind: their count, the count outside of the board, and their bounds. */
type Tally = { count: number; outside: number; box: Bbox };

/** Empty if the board has no outline: its size must be entered anyway. */
export function boardDoubts({ layers, drills, outline }: BoardModel): Warning[] {
  const { bounds } = outline;
  if (isEmptyBbox(bounds)) return [];
  const copper = layers.filter(({ type }) => type === "copper");
  const pads = sumOf(copper.map(({ image }) => tallyObjects(image, KIND.flash, bounds)));
  const holes = drills.map((drill) => ({ file: drill.file, tally: tallyHoles(drill, bounds) }));
  const warnings: Warning[] = [];
  if (outsideRatio(pads) > MAX_OUTSIDE) warnings.push({ code: "COPPER_BEYOND_OUTLINE" });
  for (const { file, tally } of holes)
    if (outsideRatio(tally) > MAX_OUTSIDE) warnings.push({ code: "DRILL_BEYOND_OUTLINE", file });
  for (const layer of layers)
    if (isElsewhere(layer, bounds)) warnings.push({ code: "LAYER_OUTSIDE_BOARD", file: layer.file });
  if (isMostlyEmpty(sumOf([pads, ...holes.map(({ tally }) => tally)]), copper, bounds))
    warnings.push({ code: "OUTLINE_MUCH_LARGER" });
  return warnings;
}

function isMostlyEmpty(placed: Tally, copper: readonly BoardLayer[], bounds: Bbox): boolean {
  const isKnown = placed.count >= MIN_PLACES;
  const { count, box } = isKnown ? placed : sumOf(copper.map(({ image }) => tallyObjects(image, KIND.stroke, bounds)));
  const [across, up] = [widthOf(box) / widthOf(bounds), heightOf(box) / heightOf(bounds)];
  return count >= MIN_PLACES && Math.max(across, up) < MAX_REACH && across * up < MIN_FILLED;
}

/** True for a layer with most of its pads outside of the board; copper may be drawn by lines alone. */
function isElsewhere({ type, image }: BoardLayer, bounds: Bbox): boolean {
  if (type === "outline" || type === "silkscreen") return false;
  const pads = tallyObjects(image, KIND.flash, bounds);
  const isOfLines = type === "copper" && pads.count < MIN_PLACES;
  return outsideRatio(isOfLines ? tallyObjects(image, KIND.stroke, bounds) : pads) > 0.5;
}

function outsideRatio({ count, outside }: Tally): number {
  return count === 0 ? 0 : outside / count;
}

function tallyObjects({ count, kind, dark, data }: LayerImage, wanted: number, bounds: Bbox): Tally {
  const tally = newTally();
  const within = grow(bounds, EDGE_MARGIN_MM);
  for (let at = 0; at < count; at++)
    if (kind[at] === wanted && dark[at] === 1)
      addPlace(tally, within, data[at * DATA_STRIDE] ?? 0, data[at * DATA_STRIDE + 1] ?? 0);
  return tally;
}

function tallyHoles({ holes, slots }: DrillLayer, bounds: Bbox): Tally {
  const tally = newTally();
  const within = grow(bounds, EDGE_MARGIN_MM);
  for (let at = 0; at + 1 < holes.length; at += HOLE_STRIDE)
    addPlace(tally, within, holes[at] ?? 0, holes[at + 1] ?? 0);
  for (const { path } of slots) addPlace(tally, within, path[0] ?? 0, path[1] ?? 0);
  return tally;
}

function newTally(): Tally {
  return { count: 0, outside: 0, box: emptyBbox() };
}

function addPlace(tally: Tally, within: Bbox, x: number, y: number): void {
  tally.count++;
  if (!contains(within, x, y)) tally.outside++;
  addPoint(tally.box, x, y);
}

function sumOf(tallies: readonly Tally[]): Tally {
  const sum = newTally();
  for (const { count, outside, box } of tallies) {
    sum.count += count;
    sum.outside += outside;
    addBbox(sum.box, box);
  }
  return sum;
}
