// `node --import tsx scripts/oracle-spacing.ts [set]`: minimum spacing of the corpus, compared with one that is
// measured in gerbv's renderings of the copper. Only sets with clear shapes, because the spacing of others does not
// depend on cutting.

import { emptyBbox, addBbox, heightOf, widthOf } from "@/lib/base/bbox";
import { readBoard } from "@/lib/core/gerber/board";
import type { BoardLayer, BoardModel } from "@/lib/core/board/board-model";
import { copperIslands } from "@/lib/core/measure/copper/copper-islands";
import { HOLE_STRIDE } from "@/lib/core/board/drill";
import { Groups } from "@/lib/base/groups";
import { DATA_STRIDE, hasClearObjects, KIND } from "@/lib/core/board/image";
import { measureSpace } from "@/lib/core/measure/spacing";
import { corpusSets, openSet } from "./corpus-set";
import { gerbvPicture } from "./gerbv";

const MAX_PIXELS = 40_000_000;
const REACH_MM = 0.6;

/** `label` is 0 without copper, else the number of its connected area across the board. */
type Labelled = { width: number; height: number; label: Int32Array; layer: BoardLayer; first: number; count: number };
type Frame = { left: number; bottom: number; pixelMm: number };

async function main(): Promise<void> {
  const [only] = process.argv.slice(2);
  for (const set of corpusSets().filter(({ id }) => only === undefined || id.includes(only))) {
    const opened = await openSet(set);
    const board = "files" in opened ? readBoard(opened.files) : null;
    if (!board?.ok || !("files" in opened)) continue;
    const copper = board.value.layers.filter(({ type }) => type === "copper");
    if (!copper.some(({ image }) => hasClearObjects(image))) continue;
    const bytes = new Map(opened.files.map((file) => [file.name, file.bytes]));
    const theirs = rasterSpace(board.value, copper, bytes);
    const { minMm } = measureSpace(copperIslands(board.value));
    const pixel = theirs ? `pixel ${theirs.pixelMm.toFixed(4)}` : "";
    console.log(`${set.id}: ours ${minMm ?? "-"}, in pictures ${theirs?.mm?.toFixed(3) ?? "-"} ${pixel}`);
  }
}

function rasterSpace(board: BoardModel, copper: readonly BoardLayer[], bytes: ReadonlyMap<string, Uint8Array>) {
  const box = emptyBbox();
  for (const { image } of copper) addBbox(box, image.bounds);
  const [width, height] = [widthOf(box) + 2, heightOf(box) + 2];
  const dpi = Math.min(5080, Math.floor(25.4 * Math.sqrt(MAX_PIXELS / (width * height))));
  const frame = { left: box.minX - 1, bottom: box.minY - 1, pixelMm: 25.4 / dpi };
  const layers: Labelled[] = [];
  let first = 1;
  for (const layer of copper) {
    const file = bytes.get(layer.file);
    const picture = file && gerbvPicture(file, { dpi, leftMm: frame.left, bottomMm: frame.bottom, width, height });
    if (!picture) return null;
    const labelled = { ...picture, ...labelOf(picture, first), layer, first };
    layers.push(labelled);
    first += labelled.count;
  }
  const groups = new Groups(first);
  joinHoles(board, layers, groups, frame);
  const nets = netsOf(layers, groups, frame);
  const min = layers.map((layer) => minGap(layer, groups, nets, frame.pixelMm));
  const mm = Math.min(...min);
  return { mm: mm < REACH_MM ? mm : null, pixelMm: frame.pixelMm };
}

/** Areas of dark pixels that share an edge or a corner. */
function labelOf({ width, height, dark }: { width: number; height: number; dark: Uint8Array }, first: number) {
  const label = new Int32Array(width * height);
  const stack = new Int32Array(width * height);
  let next = first;
  for (let start = 0; start < label.length; start++) {
    if (dark[start] !== 1 || label[start] !== 0) continue;
    let depth = 0;
    stack[depth++] = start;
    label[start] = next;
    while (depth > 0) {
      const at = stack[--depth] ?? 0;
      const x = at % width;
      for (let dy = -width; dy <= width; dy += width) {
        for (let dx = -1; dx <= 1; dx++) {
          const to = at + dy + dx;
          if (x + dx < 0 || x + dx >= width || dark[to] !== 1 || label[to] !== 0) continue;
          label[to] = next;
          stack[depth++] = to;
        }
      }
    }
    next++;
  }
  return { label, count: next - first };
}

function labelAt({ width, height, label }: Labelled, { left, bottom, pixelMm }: Frame, x: number, y: number): number {
  const column = Math.floor((x - left) / pixelMm);
  const row = height - 1 - Math.floor((y - bottom) / pixelMm);
  return column >= 0 && row >= 0 && column < width && row < height ? (label[row * width + column] ?? 0) : 0;
}

/** A plated hole joins everything it touches, tested at its center and on rings up to its wall. */
function joinHoles(board: BoardModel, layers: readonly Labelled[], groups: Groups, frame: Frame): void {
  for (const { plating, holes, slots } of board.drills) {
    if (plating === "non-plated") continue;
    const places: [number, number, number][] = [];
    for (let k = 0; k < holes.length; k += HOLE_STRIDE)
      places.push([holes[k] ?? 0, holes[k + 1] ?? 0, (holes[k + 2] ?? 0) / 2]);
    for (const { path, diameterMm } of slots)
      for (let k = 0; k < path.length; k += 3) places.push([path[k] ?? 0, path[k + 1] ?? 0, diameterMm / 2]);
    for (const [x, y, radius] of places) {
      const met = layers.flatMap((layer) => around(x, y, radius).map((place) => labelAt(layer, frame, ...place)));
      const known = met.filter((label) => label > 0);
      for (const label of known) groups.join(known[0] ?? label, label);
    }
  }
}

function around(x: number, y: number, radius: number): [number, number][] {
  const ring = (r: number) =>
    Array.from({ length: 16 }, (_, k): [number, number] => [
      x + r * Math.cos((k * Math.PI) / 8),
      y + r * Math.sin((k * Math.PI) / 8),
    ]);
  return [[x, y], ...ring(radius / 2), ...ring(radius)];
}

/** Groups that contain a flash. */
function netsOf(layers: readonly Labelled[], groups: Groups, frame: Frame): Set<number> {
  const nets = new Set<number>();
  for (const layer of layers) {
    const { kind, dark, data, count } = layer.layer.image;
    for (let at = 0; at < count; at++) {
      if (kind[at] !== KIND.flash || dark[at] !== 1) continue;
      const label = labelAt(layer, frame, data[at * DATA_STRIDE] ?? 0, data[at * DATA_STRIDE + 1] ?? 0);
      if (label > 0) nets.add(groups.root(label));
    }
  }
  return nets;
}

/** Each dark edge pixel is compared with those of other groups within the reach, nearest rings first. */
function minGap({ width, height, label }: Labelled, groups: Groups, nets: Set<number>, pixelMm: number): number {
  const offsets: { dx: number; dy: number; mm: number }[] = [];
  const reach = Math.ceil(REACH_MM / pixelMm);
  for (let dy = 0; dy <= reach; dy++)
    for (let dx = dy === 0 ? 1 : -reach; dx <= reach; dx++) {
      const mm = (Math.hypot(dx, dy) - 1) * pixelMm;
      if (mm > 0 && mm < REACH_MM) offsets.push({ dx, dy, mm });
    }
  offsets.sort((a, b) => a.mm - b.mm);
  let min = Infinity;
  for (let at = 0; at < label.length; at++) {
    const own = label[at] ?? 0;
    const x = at % width;
    if (own === 0 || x === 0 || (label[at - 1] !== 0 && label[at + 1] !== 0 && label[at + width] !== 0)) continue;
    const root = groups.root(own);
    if (!nets.has(root)) continue;
    for (const { dx, dy, mm } of offsets) {
      if (mm >= min) break;
      if (x + dx < 0 || x + dx >= width || at + dy * width >= width * height) continue;
      const other = label[at + dy * width + dx] ?? 0;
      if (other === 0 || groups.root(other) === root || !nets.has(groups.root(other))) continue;
      min = mm;
      break;
    }
  }
  return min;
}

await main();
