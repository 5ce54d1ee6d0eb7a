// Placement of a symbol on the sheet.
import type { Rotation } from "./graphic";
import type { Direction, SchematicSymbol, SymbolPin } from "./symbol";
import { pinsOf } from "./symbol";
import type { Point } from "./units";

/** "x" mirrors about the horizontal axis, "y" about the vertical one. */
export type Mirror = "none" | "x" | "y";

export interface Placement {
  readonly at: Point;
  readonly rotation: Rotation;
  /** Applied after the rotation, as in KiCad. */
  readonly mirror: Mirror;
}

/** Turned counter-clockwise as seen on the sheet, whose y points down. */
function rotate({ x, y }: Point, rotation: Rotation): Point {
  if (rotation === 90) return { x: y, y: -x };
  if (rotation === 180) return { x: -x, y: -y };
  if (rotation === 270) return { x: -y, y: x };
  return { x, y };
}

function mirror({ x, y }: Point, about: Mirror): Point {
  if (about === "x") return { x, y: -y };
  if (about === "y") return { x: -x, y };
  return { x, y };
}

/** Vector of the symbol as it lies on the sheet. */
const turn = (vector: Point, placement: Placement): Point =>
  mirror(rotate(vector, placement.rotation), placement.mirror);

/** Point of the symbol on the sheet. */
export function place(point: Point, placement: Placement): Point {
  const { x, y } = turn(point, placement);
  // Adding 0 makes -0 to 0, which would be another key.
  return { x: placement.at.x + x + 0, y: placement.at.y + y + 0 };
}

const VECTORS: Record<Direction, Point> = {
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  up: { x: 0, y: -1 },
};

export function placeDirection(direction: Direction, placement: Placement): Direction {
  const { x, y } = turn(VECTORS[direction], placement);
  if (x !== 0) return x > 0 ? "right" : "left";
  return y > 0 ? "down" : "up";
}

export interface PlacedPin {
  readonly pin: SymbolPin;
  readonly at: Point;
}

interface PlacedUnit extends Placement {
  readonly unit: number;
  readonly style: number;
}

/** Pins of a placed unit with their connection points on the sheet. */
export const placePins = (symbol: SchematicSymbol, placement: PlacedUnit): PlacedPin[] =>
  pinsOf(symbol, placement.unit, placement.style).map((pin) => ({ pin, at: place(pin.at, placement) }));
