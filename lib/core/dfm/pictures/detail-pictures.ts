// Pictures of the worst place of each finding, drawn from the board's layers.

import Flatbush from "flatbush";
import type { Finding } from "@/lib/core/dfm/finding";
import { type DetailPicture, PICTURE_STEPS } from "@/lib/core/dfm/pictures/picture";
import { Window } from "@/lib/core/dfm/pictures/window";
import { objectRings } from "@/lib/core/measure/copper/object-rings";
import type { BoardLayer, BoardModel } from "@/lib/core/board/board-model";
import { flatten } from "@/lib/core/geometry/contour";
import { HOLE_STRIDE } from "@/lib/core/board/drill";
import { objectTree } from "@/lib/core/board-view/object-tree";

/** Further findings have text alone; the most severe come first. */
const MAX_PICTURES = 48;
/** Numbers of one picture: a hundred pads and a few pours. More detail is illegible on paper. */
const MAX_NUMBERS = 12_000;
/** A mark this large is the board itself, which the summary of the report shows. */
const MAX_SIDE_MM = 30;

/** One for each finding in turn, null without anything to show. */
export function detailPictures(board: BoardModel, findings: readonly Finding[]): (DetailPicture | null)[] {
  const trees = new Map<BoardLayer, Flatbush | null>();
  return findings.map((finding, at) => (at < MAX_PICTURES ? pictureOf(board, finding, trees) : null));
}

function pictureOf(
  board: BoardModel,
  { layer, places }: Finding,
  trees: Map<BoardLayer, Flatbush | null>,
): DetailPicture | null {
  const mark = places[0]?.mark;
  if (!mark) return null;
  const window = new Window(mark);
  if (window.sideMm > MAX_SIDE_MM) return null;
  // Findings of a drill file or of the whole board are shown over the top copper.
  const source = board.layers.find(({ file }) => file === layer) ?? board.layers.find(({ type }) => type === "copper");
  const areas = source ? areasOf(source, treeOf(source, trees), window) : [];
  const numbers = areas?.reduce((sum, { rings }) => sum + rings.reduce((all, ring) => all + ring.length, 0), 0) ?? 0;
  if (areas === null || numbers > MAX_NUMBERS) return null;
  return {
    sideMm: window.sideMm,
    type: source?.type ?? "outline",
    areas,
    holes: holesOf(board, window),
    edges: edgesOf(board, window),
    mark: window.mark(mark),
  };
}

function treeOf(source: BoardLayer, trees: Map<BoardLayer, Flatbush | null>): Flatbush | null {
  const existing = trees.get(source);
  if (existing !== undefined) return existing;
  const data = objectTree(source.image);
  const tree = data && Flatbush.from(data);
  trees.set(source, tree);
  return tree;
}

/** Null beyond the number of legible objects. */
function areasOf({ image }: BoardLayer, tree: Flatbush | null, window: Window): DetailPicture["areas"] | null {
  const found = tree?.search(window.minX, window.minY, window.maxX, window.maxY) ?? [];
  if (found.length > MAX_NUMBERS) return null;
  const whole = [0, 0, PICTURE_STEPS, 0, PICTURE_STEPS, PICTURE_STEPS, 0, PICTURE_STEPS];
  const areas: DetailPicture["areas"] = image.isNegative ? [{ isDark: true, rings: [whole] }] : [];
  for (const at of found.sort((a, b) => a - b)) {
    const isClear = (image.dark[at] === 1) === image.isNegative;
    for (const path of objectRings(image, at)) {
      // The clear parts of a clear flash leave the layer as it was.
      if (isClear && !path.isDark) continue;
      const rings = path.rings.map((ring) => window.ring(ring)).filter((ring) => ring !== null);
      if (rings.length > 0) areas.push({ isDark: path.isDark && !isClear, rings });
    }
  }
  return areas;
}

function holesOf({ drills }: BoardModel, window: Window): DetailPicture["holes"] {
  const out: DetailPicture["holes"] = [];
  for (const { holes } of drills) {
    for (let k = 0; k < holes.length; k += HOLE_STRIDE) {
      const [x = 0, y = 0, diameter = 0] = holes.subarray(k, k + HOLE_STRIDE);
      const reach = diameter / 2;
      const isNear =
        x + reach > window.minX && x - reach < window.maxX && y + reach > window.minY && y - reach < window.maxY;
      if (isNear) out.push([window.x(x), window.y(y), window.length(diameter)]);
    }
  }
  return out;
}

function edgesOf({ outline: { boards } }: BoardModel, window: Window): DetailPicture["edges"] {
  const contours = boards.flatMap(({ edge, cutouts }) => [edge, ...cutouts]);
  return contours.flatMap((contour) => linesIn(flatten(contour), window));
}

/** The parts of a closed line near the square; the drawing clips the rest. */
function linesIn(points: Float64Array, window: Window): number[][] {
  const lines: number[][] = [];
  let open: number[] | null = null;
  for (let k = 0; k < points.length; k += 2) {
    const next = (k + 2) % points.length;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [points[k], points[k + 1], points[next], points[next + 1]];
    const passes =
      Math.max(x0, x1) > window.minX &&
      Math.min(x0, x1) < window.maxX &&
      Math.max(y0, y1) > window.minY &&
      Math.min(y0, y1) < window.maxY;
    if (!passes) {
      open = null;
      continue;
    }
    if (!open) lines.push((open = [window.x(x0), window.y(y0)]));
    open.push(window.x(x1), window.y(y1));
  }
  return lines;
}
