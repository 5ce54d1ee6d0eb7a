// The apertures that a layer draws: each connected opening once, in drawing order.

import Flatbush from "flatbush";
import { type Bbox, emptyBbox, encloses, isEmptyBbox } from "@/lib/base/bbox";
import { Groups } from "@/lib/base/groups";
import { addObject, KIND, type LayerImage } from "@/lib/core/board/image";
import { CopperContacts } from "@/lib/core/measure/copper/copper-contacts";
import type { ApertureSet } from "@/lib/core/measure/openings/aperture";
import { Figures } from "@/lib/core/measure/openings/figures";

/** Maximum distance of a line along the edge. */
const EDGE_MM = 0.6;
const MAX_OBJECTS = 200_000;

/** `edges` are the boxes of the boards and of the panel; without any, everything drawn is an aperture. */
export function aperturesOf(image: LayerImage, edges: readonly Bbox[]): ApertureSet {
  const out: ApertureSet = { apertures: [], paths: [], unmeasured: 0, leftOut: 0 };
  if (image.count > MAX_OBJECTS) return { ...out, unmeasured: image.count };
  const figures = new Figures(image);
  for (const members of connected(image)) {
    if (isNoOpening(image, members, edges)) out.leftOut++;
    else figures.add(out, members);
  }
  return out;
}

/**
 * The number of apertures `aperturesOf` would find, without measuring; objects of a crowded layer count individually.
 */
export function countApertures(image: LayerImage, edges: readonly Bbox[]): number {
  if (image.count > MAX_OBJECTS) return image.count;
  return connected(image).filter((members) => !isNoOpening(image, members, edges)).length;
}

/** Groups of touching dark objects, with the clear ones that erase from them, in drawing order. */
function connected(image: LayerImage): number[][] {
  const groups = new Groups(image.count);
  new CopperContacts({ image, tree: null }, 0).join(groups);
  const members = new Map<number, number[]>();
  const clear: number[] = [];
  for (let at = 0; at < image.count; at++) {
    if (image.dark[at] === 0) clear.push(at);
    else if (!isEmptyBbox(boxOf(image, [at]))) {
      const list = members.get(groups.root(at));
      if (list) list.push(at);
      else members.set(groups.root(at), [at]);
    }
  }
  const lists = [...members.values()];
  if (clear.length === 0 || lists.length === 0) return lists;
  const tree = new Flatbush(lists.length);
  for (const list of lists) tree.add(...corners(boxOf(image, list)));
  tree.finish();
  for (const at of clear) for (const index of tree.search(...corners(boxOf(image, [at])))) lists[index]?.push(at);
  return lists.map((list) => list.sort((a, b) => a - b));
}

function boxOf(image: LayerImage, members: readonly number[]): Bbox {
  const box = emptyBbox();
  for (const at of members) addObject(box, image, at);
  return box;
}

function corners({ minX, minY, maxX, maxY }: Bbox): [number, number, number, number] {
  return [minX, minY, maxX, maxY];
}

/** Some tools draw the board's edge into every layer, and some a whole sheet with its frame around it. */
function isNoOpening(image: LayerImage, members: readonly number[], edges: readonly Bbox[]): boolean {
  if (edges.length === 0) return false;
  const box = boxOf(image, members);
  if (edges.every((edge) => isExploded(edge, box))) return true;
  if (members.some((at) => image.kind[at] !== KIND.stroke)) return false;
  const own = corners(box);
  return edges.some(
    (edge) =>
      encloses(box, edge) || corners(edge).every((value, side) => Math.abs(value - (own[side] ?? 0)) <= EDGE_MM),
  );
}

function isExploded(a: Bbox, b: Bbox): boolean {
  return a.minX > b.maxX || b.minX > a.maxX || a.minY > b.maxY || b.minY > a.maxY;
}
