// Hit test at the pointer: small things before large ones.
import type { Item } from "../connectivity/item";
import type { SchematicObject } from "../model/records";
import { graphicPath } from "../paint/path";
import { distanceToPath } from "../paint/path-distance";
import { type Box, boxAround, boxOf, contains, overlaps } from "./object-index";
import { distanceTo, nearestOn, type Pointer } from "./pointer";
import type { SheetView } from "./sheet-view";

const RANKS: Partial<Record<SchematicObject["kind"], number>> = {
  junction: 0,
  "no-connect": 0,
  "net-label": 1,
  port: 1,
  "sheet-label": 1,
  "power-port": 1,
  "sheet-entry": 1,
  "voltage-probe": 1,
  "current-probe": 1,
  "bus-entry": 2,
  "bus-bus-entry": 2,
  wire: 2,
  bus: 2,
  component: 3,
  text: 3,
  "spice-directive": 3,
  table: 4,
  image: 4,
  "sheet-symbol": 4,
  drawing: 5,
};
const NO_RANK = 6;

function distanceOf(object: SchematicObject, pointer: Pointer): number {
  if (object.kind === "wire" || object.kind === "bus")
    return distanceTo(nearestOn(pointer.at, object.from, object.to), pointer.at);
  if (object.kind === "bus-entry" || object.kind === "bus-bus-entry")
    return distanceTo(nearestOn(pointer.at, object.bus, object.wire), pointer.at);
  // An open shape may enclose a whole circuit.
  if (object.kind === "drawing" && object.graphic.fill === "none")
    return distanceToPath(graphicPath("drawing", object.graphic), pointer.at);
  return 0;
}

const areaOf = ({ minX, minY, maxX, maxY }: Box): number => (maxX - minX) * (maxY - minY);

/** Objects at the pointer, the one to choose first. */
export function objectsAt({ index }: SheetView, pointer: Pointer): SchematicObject[] {
  const found = index.near(boxAround(pointer.at, pointer.reach)).flatMap((object) => {
    const distance = distanceOf(object, pointer);
    const box = index.boxOf(object.id);
    return distance <= pointer.reach && box
      ? [{ object, rank: RANKS[object.kind] ?? NO_RANK, distance, area: areaOf(box) }]
      : [];
  });
  return found
    .toSorted((a, b) => a.rank - b.rank || a.distance - b.distance || a.area - b.area)
    .map(({ object }) => object);
}

/** A pin at the pointer: its connection point is in reach. */
export function pinAt({ index, graph }: SheetView, { at, reach }: Pointer): Item | null {
  const pins = index
    .near(boxAround(at, reach))
    .flatMap(({ id }) => graph.itemsOf(id))
    .filter(({ pin }) => pin && distanceTo(pin.at, at) <= reach);
  return pins.toSorted((a, b) => distanceTo(a.points[0] ?? at, at) - distanceTo(b.points[0] ?? at, at))[0] ?? null;
}

/** A pin, and a wire end, is free if nothing else touches it. */
export function isFree({ graph }: SheetView, item: Item): boolean {
  return (graph.clusterOf(item)?.items.length ?? 1) === 1;
}

/**
 * Objects of a selection box: from left to right those that lie wholly inside, from right to left all that it touches.
 */
export function objectsInBox(
  { index }: SheetView,
  from: { x: number; y: number },
  to: { x: number; y: number },
): SchematicObject[] {
  const box = boxOf(from, to);
  const isCrossing = to.x < from.x;
  return index.near(box).filter((object) => {
    const own = index.boxOf(object.id);
    if (!own) return false;
    if (contains(box, own)) return true;
    return isCrossing && touches(object, own, box);
  });
}

function touches(object: SchematicObject, own: Box, box: Box): boolean {
  if (object.kind !== "wire" && object.kind !== "bus") return overlaps(own, box);
  return crosses(object.from, object.to, box);
}

/** A segment crosses a box unless all of the box lies on one side of it. */
function crosses(from: { x: number; y: number }, to: { x: number; y: number }, box: Box): boolean {
  if (!overlaps(boxOf(from, to), box)) return false;
  const side = (x: number, y: number): number =>
    Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
  const sides = [
    side(box.minX, box.minY),
    side(box.maxX, box.minY),
    side(box.maxX, box.maxY),
    side(box.minX, box.maxY),
  ];
  return !(sides.every((each) => each > 0) || sides.every((each) => each < 0));
}
