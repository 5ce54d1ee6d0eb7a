// Shape of one object changed at its handles: ends and middles of wires, corners and points of drawings and sheet symbols.
import { legs } from "./legs";
import { dragObjects } from "./move";
import { connectEnds } from "./place";
import { shiftBy } from "./turn";
import { layWires } from "./wires";
import type { Edit } from "./edit";
import type { Drawing, SchematicObject, SheetEntry, SheetImage, SheetSymbol, Wire } from "../model/records";
import { GRID, isSamePoint, type Point } from "../model/units";

export interface Handle {
  readonly at: Point;
  /** Corners are drawn full, middles hollow. */
  readonly kind: "corner" | "middle";
  /** With `isFree` an image changes its ratio too. */
  readonly drag: (edit: Edit, to: Point, isFree?: boolean) => void;
}

const middleOf = (a: Point, b: Point): Point => ({ x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) });

/** The other wire of a corner; null at an end where anything else is connected. */
function cornerPartner(edit: Edit, wire: Wire, point: Point): Wire | null {
  const index = edit.graph.indexOf(wire.sheetId);
  const [other, ...more] = [...index.at(point, wire.kind)].filter(({ record }) => record.id !== wire.id);
  if (!other || more.length > 0 || [...index.passing(point, wire.kind)].length > 0) return null;
  return other.record.kind === wire.kind && !other.record.isLocked ? other.record : null;
}

/** Right angles from a fixed point to the moved corner: a horizontal wire leaves horizontally. */
function elbow(fixed: Point, before: Point, to: Point): Point[] {
  if (fixed.y === before.y) return [fixed, { x: to.x, y: fixed.y }, to];
  return fixed.x === before.x ? [fixed, { x: fixed.x, y: to.y }, to] : [fixed, to];
}

const otherEnd = ({ from, to }: Wire, point: Point): Point => (isSamePoint(from, point) ? to : from);

function dragEnd(edit: Edit, wire: Wire, { point, to }: { point: Point; to: Point }): void {
  const partner = cornerPartner(edit, wire, point);
  const { sheetId, kind } = wire;
  const fixed = otherEnd(wire, point);
  edit.remove(wire.id, ...(partner ? [partner.id] : []));
  const runs = partner
    ? [elbow(fixed, point, to), elbow(otherEnd(partner, point), point, to)]
    : [
        [
          fixed,
          ...legs(fixed, to, { mode: fixed.x === point.x || fixed.y === point.y ? "90" : "any", isSwapped: false }),
        ],
      ];
  for (const points of runs) layWires(edit, { sheetId, kind, points });
}

/** Across its direction, with what hangs on it. */
function dragMiddle(edit: Edit, wire: Wire, to: Point): void {
  const middle = middleOf(wire.from, wire.to);
  const by = { x: to.x - middle.x, y: to.y - middle.y };
  const steps = (value: number): number => Math.round(value / GRID) * GRID;
  if (wire.from.y === wire.to.y) dragObjects(edit, [wire.id], shiftBy({ x: 0, y: steps(by.y) }));
  else if (wire.from.x === wire.to.x) dragObjects(edit, [wire.id], shiftBy({ x: steps(by.x), y: 0 }));
  else dragObjects(edit, [wire.id], shiftBy({ x: steps(by.x), y: steps(by.y) }));
}

function wireHandles(wire: Wire): Handle[] {
  return [
    ...[wire.from, wire.to].map((point): Handle => ({
      ...{ at: point, kind: "corner" },
      drag: (edit, to) => dragEnd(edit, wire, { point, to }),
    })),
    { at: middleOf(wire.from, wire.to), kind: "middle", drag: (edit, to) => dragMiddle(edit, wire, to) },
  ];
}

interface Rectangle {
  readonly from: Point;
  readonly to: Point;
}

/** A corner, and the rectangle for a new place of it. */
interface Corner {
  readonly at: Point;
  /** The corner across. */
  readonly fixed: Point;
  readonly moved: (to: Point) => Rectangle;
}

/** Corners clockwise, and the rectangle with one of them elsewhere; it keeps a side. */
function cornersOf({ from, to }: Rectangle, minSide: number): Corner[] {
  const sides = [
    [true, true],
    [false, true],
    [false, false],
    [true, false],
  ] as const;
  return sides.map(([isLeft, isTop]) => ({
    at: { x: isLeft ? from.x : to.x, y: isTop ? from.y : to.y },
    fixed: { x: isLeft ? to.x : from.x, y: isTop ? to.y : from.y },
    moved: ({ x, y }) => ({
      from: { x: isLeft ? Math.min(x, to.x - minSide) : from.x, y: isTop ? Math.min(y, to.y - minSide) : from.y },
      to: { x: isLeft ? to.x : Math.max(x, from.x + minSide), y: isTop ? to.y : Math.max(y, from.y + minSide) },
    }),
  }));
}

type DrawnGraphic = Drawing["graphic"];

/** Handles of a shape, with the shape for a new place of each. */
function graphicPoints(graphic: DrawnGraphic): { at: Point; moved: (to: Point) => DrawnGraphic }[] {
  switch (graphic.shape) {
    case "rectangle":
      return cornersOf(graphic, GRID / 2).map(({ at, moved }) => ({
        at,
        moved: (to) => ({ ...graphic, ...moved(to) }),
      }));
    case "circle": {
      const { center, radius } = graphic;
      const moved = ({ x, y }: Point) => ({
        ...graphic,
        radius: Math.max(1, Math.round(Math.hypot(x - center.x, y - center.y))),
      });
      return [{ at: { x: center.x + radius, y: center.y }, moved }];
    }
    case "arc":
      return (["start", "mid", "end"] as const).map((name) => ({
        at: graphic[name],
        moved: (to) => ({ ...graphic, [name]: to }),
      }));
    case "line": {
      const [a, b] = graphic.points;
      return [
        { at: a, moved: (to) => ({ ...graphic, points: [to, b] }) },
        { at: b, moved: (to) => ({ ...graphic, points: [a, to] }) },
      ];
    }
    case "polyline":
    case "polygon":
      return graphic.points.map((at, index) => ({
        at,
        moved: (to) => ({ ...graphic, points: graphic.points.with(index, to) }),
      }));
    default:
      return [];
  }
}

const MIN_SHEET = 4 * GRID;

/** Entries stay on their side, and within it. */
function resizeSheet(edit: Edit, symbol: SheetSymbol, { from, to }: Rectangle): void {
  const entries = edit
    .objects()
    .filter((object): object is SheetEntry => object.kind === "sheet-entry" && object.sheetSymbolId === symbol.id);
  const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
  const moved = entries.map((entry) => {
    const isUpright = entry.side === "left" || entry.side === "right";
    const at = isUpright
      ? { x: entry.side === "left" ? from.x : to.x, y: clamp(entry.at.y, from.y, to.y) }
      : { x: clamp(entry.at.x, from.x, to.x), y: entry.side === "top" ? from.y : to.y };
    return { ...entry, at };
  });
  edit.put({ ...symbol, from, to }, ...moved);
  connectEnds(edit, moved);
}

/** Smallest length of an image's longer side. */
const MIN_IMAGE = GRID;

/** Place of the corner if the ratio of the sides stays: as far out as the pointer is in either direction. */
function inRatio({ width, height }: SheetImage, { at, fixed }: Corner, to: Point): Point {
  const [outX, outY] = [Math.sign(at.x - fixed.x), Math.sign(at.y - fixed.y)];
  const reach = Math.max((outX * (to.x - fixed.x)) / width, (outY * (to.y - fixed.y)) / height);
  const scale = Math.max(reach, MIN_IMAGE / Math.max(width, height));
  const side = (length: number): number => Math.max(1, Math.round(length * scale));
  return { x: fixed.x + outX * side(width), y: fixed.y + outY * side(height) };
}

function imageHandles(image: SheetImage): Handle[] {
  const { at, width, height } = image;
  // A side of a unit is none that can be taken hold of, but a very long image has one.
  return cornersOf({ from: at, to: { x: at.x + width, y: at.y + height } }, 1).map((corner): Handle => ({
    ...{ at: corner.at, kind: "corner" },
    drag: (edit, to, isFree = false) => {
      const { from, to: end } = corner.moved(isFree ? atLeast(corner, to) : inRatio(image, corner, to));
      edit.put({ ...image, at: from, width: end.x - from.x, height: end.y - from.y });
    },
  }));
}

/** No side becomes shorter than the smallest image. */
function atLeast({ at, fixed }: Corner, to: Point): Point {
  const side = (fixedAt: number, cornerAt: number, toAt: number): number => {
    const out = Math.sign(cornerAt - fixedAt);
    return fixedAt + out * Math.max(MIN_IMAGE, out * (toAt - fixedAt));
  };
  return { x: side(fixed.x, at.x, to.x), y: side(fixed.y, at.y, to.y) };
}

export function handlesOf(object: SchematicObject): Handle[] {
  if (object.isLocked) return [];
  switch (object.kind) {
    case "wire":
    case "bus":
      return wireHandles(object);
    case "drawing":
      return graphicPoints(object.graphic).map(({ at, moved }) => ({
        ...{ at, kind: "corner" },
        drag: (edit, to) => edit.put({ ...object, graphic: moved(to) }),
      }));
    case "image":
      return imageHandles(object);
    case "sheet-symbol":
      return cornersOf(object, MIN_SHEET).map(({ at, moved }) => ({
        ...{ at, kind: "corner" },
        drag: (edit, to) => resizeSheet(edit, object, moved(to)),
      }));
    default:
      return [];
  }
}
