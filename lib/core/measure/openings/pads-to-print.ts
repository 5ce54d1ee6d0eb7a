// Pads to be printed if a set has no paste layer: exposed, not drilled, and intended for parts.

import Flatbush from "flatbush";
import { emptyBbox } from "@/lib/base/bbox";
import { HOLE_STRIDE } from "@/lib/core/board/drill";
import type { BoardModel } from "@/lib/core/board/board-model";
import { attributesIn } from "@/lib/core/board/attribute-table";
import { addObject, DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/board/image";
import { covers } from "@/lib/core/measure/copper/object-distance";

/** X2 `.AperFunction` of pads that parts are soldered to from above (Gerber specification 5.6.10). */
const PRINTED = /^(SMDPad|BGAPad|HeatsinkPad)$/;

/**
 * The flashed pads of a side in openings of its mask, as a separate image with the full size of the pads; null if the
 * side has no copper or no mask, and if the mask has the other polarity.
 */
export function padsToPrint(board: BoardModel, side: "top" | "bottom"): LayerImage | null {
  const imageOf = (type: string) => board.layers.find((layer) => layer.type === type && layer.side === side)?.image;
  const copper = imageOf("copper");
  const mask = imageOf("soldermask");
  if (!copper || !mask || mask.isNegative || copper.isNegative) return null;
  const isOpen = openIn(mask);
  const isDrilled = drilledIn(board, copper);
  const kept: number[] = [];
  for (let at = 0; at < copper.count; at++) {
    if (copper.kind[at] !== KIND.flash || copper.dark[at] === 0) continue;
    const [x = 0, y = 0] = copper.data.subarray(at * DATA_STRIDE, at * DATA_STRIDE + 2);
    if (isForParts(copper, at) && isOpen(x, y) && !isDrilled(at)) kept.push(at);
  }
  return subsetOf(copper, kept);
}

/** True also for a pad without a stated purpose. */
function isForParts(copper: LayerImage, at: number): boolean {
  const attributes = attributesIn(copper.attributes, copper.attributeSet[at] ?? 0);
  const purpose = attributes.get(".AperFunction")?.[0] ?? copper.shapes[copper.shape[at] ?? 0]?.purpose?.split(",")[0];
  return purpose === undefined || PRINTED.test(purpose);
}

function boxOf(image: LayerImage, at: number): [number, number, number, number] {
  const box = emptyBbox();
  addObject(box, image, at);
  return [box.minX, box.minY, box.maxX, box.maxY];
}

/** True if a point lies in an opening of the mask: the last object that covers it decides. */
export function openIn(mask: LayerImage): (x: number, y: number) => boolean {
  if (mask.count === 0) return () => false;
  const tree = new Flatbush(mask.count);
  for (let at = 0; at < mask.count; at++) tree.add(...boxOf(mask, at));
  tree.finish();
  return (x, y) => {
    const over = tree.search(x, y, x, y).sort((a, b) => b - a);
    const last = over.find((at) => covers(mask, at, x, y));
    return last !== undefined && mask.dark[last] === 1;
  };
}

function drilledIn({ drills }: BoardModel, copper: LayerImage): (at: number) => boolean {
  const points = drills.flatMap(({ holes, slots }) => [
    ...Array.from({ length: holes.length / HOLE_STRIDE }, (_, k) => [holes[k * 3] ?? 0, holes[k * 3 + 1] ?? 0]),
    ...slots.map(({ path }) => [path[0] ?? 0, path[1] ?? 0]),
  ]);
  if (points.length === 0) return () => false;
  const tree = new Flatbush(points.length);
  for (const [x = 0, y = 0] of points) tree.add(x, y, x, y);
  tree.finish();
  return (at) => {
    const near = tree.search(...boxOf(copper, at));
    return near.some((index) => covers(copper, at, points[index]?.[0] ?? 0, points[index]?.[1] ?? 0));
  };
}

function subsetOf(image: LayerImage, kept: readonly number[]): LayerImage {
  const bounds = emptyBbox();
  for (const at of kept) addObject(bounds, image, at);
  const data = new Float64Array(kept.length * DATA_STRIDE);
  kept.forEach((at, k) => data.set(image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE), k * DATA_STRIDE));
  return {
    ...image,
    count: kept.length,
    kind: Uint8Array.from(kept, (at) => image.kind[at] ?? 0),
    dark: Uint8Array.from(kept, (at) => image.dark[at] ?? 0),
    shape: Uint32Array.from(kept, (at) => image.shape[at] ?? 0),
    line: Uint32Array.from(kept, (at) => image.line[at] ?? 0),
    attributeSet: Uint32Array.from(kept, (at) => image.attributeSet[at] ?? 0),
    data,
    bounds,
  };
}
