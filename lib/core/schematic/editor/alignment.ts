// Hairlines while objects are dragged: rows and columns of pins that lie in line with pins of others.
import { placePins } from "../model/placement";
import type { SchematicObject } from "../model/records";
import type { Point } from "../model/units";
import { boxAround, joinBoxes } from "./object-index";
import type { SheetView } from "./sheet-view";

export interface Guide {
  readonly from: Point;
  readonly to: Point;
}

/** Pins farther away than this do not count: 80 grid steps. */
const REACH = 80 * 12_700;
/** The nearest lines are enough to see. */
const MAX_GUIDES = 4;

function pinsOf({ graph }: SheetView, object: SchematicObject): Point[] {
  if (object.kind === "power-port" || object.kind === "sheet-entry") return [object.at];
  const symbol = object.kind === "component" ? graph.symbolOf(object.symbolId) : undefined;
  return object.kind === "component" && symbol ? placePins(symbol, object).map(({ at }) => at) : [];
}

interface Line extends Guide {
  readonly key: string;
  readonly distance: number;
}

function lineBetween(own: Point, other: Point): Line | null {
  const [dx, dy] = [Math.abs(own.x - other.x), Math.abs(own.y - other.y)];
  if ((dx === 0) === (dy === 0)) return null;
  return { from: own, to: other, key: dy === 0 ? `y ${own.y}` : `x ${own.x}`, distance: dx + dy };
}

/** `moved` are the objects where they would be dropped, in place of those of the same ids. */
export function guidesOf(view: SheetView, moved: readonly SchematicObject[]): Guide[] {
  const own = moved.flatMap((object) => pinsOf(view, object));
  const area = joinBoxes(own.map((point) => boxAround(point, REACH)));
  if (!area) return [];
  const ids = new Set(moved.map(({ id }) => id));
  const others = view.index
    .near(area)
    .filter(({ id }) => !ids.has(id))
    .flatMap((object) => pinsOf(view, object));
  const nearest = new Map<string, Line>();
  for (const point of own)
    for (const other of others) {
      const line = lineBetween(point, other);
      if (line && line.distance < (nearest.get(line.key)?.distance ?? REACH)) nearest.set(line.key, line);
    }
  return [...nearest.values()].toSorted((a, b) => a.distance - b.distance).slice(0, MAX_GUIDES);
}
