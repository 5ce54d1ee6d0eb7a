// Moving objects: with the wires that hang on them, or away from them.
import type { Item } from "../connectivity/item";
import { isInside } from "../connectivity/sheet-index";
import type { SchematicObject, Wire } from "../model/records";
import { isSamePoint, type Point, pointKey } from "../model/units";
import type { Edit } from "./edit";
import { connectEnds } from "./place";
import type { Segment } from "./segment";
import { mapObject, type SheetMap } from "./turn";
import { piecesOf, tidyWires } from "./wires";

/** Sheet entries go with their sheet symbol, members with their group. */
function withParts(edit: Edit, ids: readonly string[]): SchematicObject[] {
  const chosen = new Set(ids);
  const objects = ids.flatMap((id) => edit.object(id) ?? []);
  for (const object of objects) if (object.kind === "group") for (const id of object.memberIds) chosen.add(id);
  // Only these have parts elsewhere in the document.
  const hasSymbols = [...chosen].some((id) => edit.object(id)?.kind === "sheet-symbol");
  if (hasSymbols)
    for (const object of edit.objects())
      if (object.kind === "sheet-entry" && chosen.has(object.sheetSymbolId)) chosen.add(object.id);
  return [...chosen].flatMap((id) => edit.object(id) ?? []).filter(({ isLocked }) => !isLocked);
}

/** Places of the objects that others hold on to, by key of the point. */
function heldPoints(edit: Edit, objects: readonly SchematicObject[]): Map<number, Point> {
  const points = objects.flatMap(({ id, sheetId }) =>
    edit.graph.itemsOf(id).flatMap((item) => {
      const { segment, layer } = item;
      if (!segment) return item.points;
      const inside = [...edit.graph.indexOf(sheetId).inside(segment, layer)];
      return [
        ...item.points,
        ...inside.flatMap((other) => other.points.filter((point) => isInside(point, segment.from, segment.to))),
      ];
    }),
  );
  return new Map(points.map((point) => [pointKey(point), point]));
}

/** Wires with an end at one of the points. */
function wiresAt(edit: Edit, sheetIds: ReadonlySet<string>, points: Iterable<Point>): Wire[] {
  const found = new Map<string, Wire>();
  for (const point of points) {
    for (const sheetId of sheetIds) {
      const index = edit.graph.indexOf(sheetId);
      for (const layer of ["wire", "bus"] as const)
        for (const { record } of index.at(point, layer))
          if (record.kind === "wire" || record.kind === "bus") found.set(record.id, record);
    }
  }
  return [...found.values()];
}

/** Corners of a wire whose one end moves while the other stays: it remains horizontal and vertical where it was. */
function bend(fixed: Point, before: Point, after: Point): Point[] {
  if (fixed.y === before.y && fixed.x !== before.x && after.y !== fixed.y) {
    const middle = Math.round((fixed.x + after.x) / 2 / JOG) * JOG;
    return [fixed, { x: middle, y: fixed.y }, { x: middle, y: after.y }, after];
  }
  if (fixed.x === before.x && fixed.y !== before.y && after.x !== fixed.x) {
    const middle = Math.round((fixed.y + after.y) / 2 / JOG) * JOG;
    return [fixed, { x: fixed.x, y: middle }, { x: after.x, y: middle }, after];
  }
  return [fixed, after];
}

/** A jog lies on the grid. */
const JOG = 12_700;

/** Places between the wire's ends where something hangs on it, from its first end on. */
function attachments(edit: Edit, wire: Wire): Point[] {
  const inside = [...edit.graph.indexOf(wire.sheetId).inside(wire, wire.kind)];
  const distance = ({ x, y }: Point) => Math.abs(x - wire.from.x) + Math.abs(y - wire.from.y);
  return inside
    .flatMap(({ points }) => points.filter((point) => isInside(point, wire.from, wire.to)))
    .toSorted((a, b) => distance(a) - distance(b));
}

/** Runs that replace a wire whose ends move. The stretch to which others hang stays where it is. */
function stretchedRuns(edit: Edit, { from, to, ...wire }: Wire, ends: Segment): Point[][] {
  const [isFromMoved, isToMoved] = [!isSamePoint(from, ends.from), !isSamePoint(to, ends.to)];
  const held = attachments(edit, { from, to, ...wire });
  const [first, last] = [held[0], held.at(-1)];
  if (first && last)
    return [
      isFromMoved ? bend(first, from, ends.from) : [from, first],
      [first, last],
      isToMoved ? bend(last, to, ends.to) : [last, to],
    ];
  if (isFromMoved && isToMoved) return [[ends.from, ends.to]];
  return [isFromMoved ? bend(to, from, ends.from) : bend(from, to, ends.to)];
}

/** Maps the objects away from the wires that hang on them. */
export function moveObjects(edit: Edit, ids: readonly string[], map: SheetMap): void {
  const places = withParts(edit, ids).map((object) => mapObject(object, map));
  edit.put(...places);
  const wires = places.filter(({ kind }) => kind === "wire" || kind === "bus").map(({ id }) => id);
  tidyWires(edit, [...wires, ...connectEnds(edit, places)]);
}

/**
 * Maps the objects with the wires that hang on them. Wires stay horizontal and vertical; one that would need two
 * directions gets a jog at the grid point nearest to its middle.
 */
export function dragObjects(edit: Edit, ids: readonly string[], map: SheetMap): void {
  const objects = withParts(edit, ids);
  const chosen = new Set(objects.map(({ id }) => id));
  const held = heldPoints(edit, objects);
  const sheetIds = new Set(objects.map(({ sheetId }) => sheetId));
  const hanging = wiresAt(edit, sheetIds, held.values()).filter(({ id, isLocked }) => !isLocked && !chosen.has(id));
  const endOf = (point: Point): Point => (held.has(pointKey(point)) ? map.point(point) : point);
  const bridges = [...held.values()].filter((point) => staysBehind(edit, { sheetIds, chosen }, point));
  const runs = hanging.map((wire) => ({
    wire,
    runs: stretchedRuns(edit, wire, { from: endOf(wire.from), to: endOf(wire.to) }),
  }));
  const places = objects.map((object) => mapObject(object, map));
  edit.put(...places);
  edit.remove(...hanging.map(({ id }) => id));
  const laid = runs.flatMap(({ wire, runs: all }) => all.flatMap((run) => piecesOf(edit, wire, run)));
  const bridged = bridges.flatMap((from) => {
    const to = map.point(from);
    const run = [from, { x: to.x, y: from.y }, to];
    return [...sheetIds].flatMap((sheetId) => piecesOf(edit, { kind: "wire", sheetId }, run));
  });
  edit.put(...laid, ...bridged);
  const wires = places.filter(({ kind }) => kind === "wire" || kind === "bus").map(({ id }) => id);
  const pieces = [...laid, ...bridged].map(({ id }) => id);
  tidyWires(edit, [...wires, ...pieces, ...connectEnds(edit, places)]);
}

interface Fixed {
  readonly sheetIds: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
}

/**
 * True where something connected stays at a place that moves away: another pin, a label, or a wire that passes under a wire
 * end. A new wire keeps it connected.
 */
function staysBehind(edit: Edit, { sheetIds, chosen }: Fixed, point: Point): boolean {
  return [...sheetIds].some((sheetId) => {
    const index = edit.graph.indexOf(sheetId);
    const there = [...index.at(point, "wire")];
    const isFixed = ({ record }: Item) => !chosen.has(record.id);
    // Ends of wires come along.
    if (there.some((item) => isFixed(item) && item.record.kind !== "wire")) return true;
    return there.some(({ joinsPassing }) => joinsPassing) && [...index.passing(point, "wire")].some(isFixed);
  });
}
