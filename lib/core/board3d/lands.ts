// The lands of a board: the pads of each side, and the holes.

import Flatbush from "flatbush";
import { type Bbox, emptyBbox, isEmptyBbox } from "@/lib/base/bbox";
import type { BoardSource } from "@/lib/core/board3d/board-source";
import { addObject, KIND } from "@/lib/core/board/image";
import { HOLE_STRIDE } from "@/lib/core/board/drill";

/** A larger pad holds no part: it is a plane or the frame of a panel. */
const LARGEST_MM = 12;

export interface Lands {
  /** True if a foot at the point stands on a pad. */
  hasPad(side: "top" | "bottom", x: number, y: number): boolean;
  /** True if a pin at the point goes into a hole. */
  hasHole(x: number, y: number): boolean;
}

/** The maximum offset of the center of a pin from that of its hole. */
const HOLE_REACH_MM = 0.35;

export function landsOf(source: BoardSource): Lands {
  const pads = { top: boxTree(padBoxes(source, "top")), bottom: boxTree(padBoxes(source, "bottom")) };
  const holes = boxTree(holeBoxes(source));
  const isIn = (tree: Flatbush | null, x: number, y: number) => (tree?.search(x, y, x, y).length ?? 0) > 0;
  return {
    hasPad: (side, x, y) => isIn(pads[side], x, y),
    hasHole: (x, y) => isIn(holes, x, y),
  };
}

/** The openings of the solder mask, which pads alone have; without a mask the pads of the copper. */
function padBoxes({ layers }: BoardSource, side: "top" | "bottom"): Bbox[] {
  const own = layers.filter((layer) => layer.side === side);
  const guides = own.filter(({ type }) => type === "soldermask");
  const boxes: Bbox[] = [];
  for (const { image } of guides.length > 0 ? guides : own.filter(({ type }) => type === "copper"))
    for (let at = 0; at < image.count; at++) {
      if (image.dark[at] !== 1 || image.kind[at] === KIND.stroke) continue;
      const box = emptyBbox();
      addObject(box, image, at);
      const isPad = !isEmptyBbox(box) && box.maxX - box.minX < LARGEST_MM && box.maxY - box.minY < LARGEST_MM;
      if (isPad) boxes.push(box);
    }
  return boxes;
}

function holeBoxes({ drills }: BoardSource): Bbox[] {
  const boxes: Bbox[] = [];
  const around = (x: number, y: number) =>
    boxes.push({ minX: x - HOLE_REACH_MM, minY: y - HOLE_REACH_MM, maxX: x + HOLE_REACH_MM, maxY: y + HOLE_REACH_MM });
  for (const { holes, slots } of drills) {
    for (let k = 0; k < holes.length; k += HOLE_STRIDE) around(holes[k] ?? 0, holes[k + 1] ?? 0);
    for (const { path } of slots)
      around(((path[0] ?? 0) + (path.at(-3) ?? 0)) / 2, ((path[1] ?? 0) + (path.at(-2) ?? 0)) / 2);
  }
  return boxes;
}

function boxTree(boxes: readonly Bbox[]): Flatbush | null {
  if (boxes.length === 0) return null;
  const tree = new Flatbush(boxes.length);
  for (const { minX, minY, maxX, maxY } of boxes) tree.add(minX, minY, maxX, maxY);
  tree.finish();
  return tree;
}
