// Names and numbers of pins: where they stand.
import type { TextAlign } from "../model/graphic";
import type { Direction, SchematicSymbol, SymbolPin } from "../model/symbol";
import type { Point } from "../model/units";
import { CAPITAL_HEIGHT } from "./text-metrics";

export const PIN_TEXT_SIZE = 12_700;
/** 1.016 mm. */
export const NUMBER_SIZE = 10_160;
/** Radius of the circle of inverted pins. */
export const BUBBLE_RADIUS = 6_350;
/** Depth of the triangle of a clock. */
export const CLOCK_DEPTH = 7_620;
/** Distance of texts from their pin. */
const TEXT_GAP = 2_540;
export interface PinText {
  readonly kind: "name" | "number";
  readonly text: string;
  readonly size: number;
  readonly at: Point;
  /** Upright texts read from below to above. */
  readonly isUpright: boolean;
  readonly align: TextAlign;
  /** The anchor is at the baseline, or at half the height. */
  readonly isOnBaseline: boolean;
}

const VECTORS: Record<Direction, Point> = {
  right: { x: 1, y: 0 },
  left: { x: -1, y: 0 },
  down: { x: 0, y: 1 },
  up: { x: 0, y: -1 },
};

/** Point of the pin at a distance from its connection point. */
export const alongPin = ({ at, direction }: SymbolPin, distance: number): Point => ({
  x: at.x + VECTORS[direction].x * distance,
  y: at.y + VECTORS[direction].y * distance,
});

/** Length of the line: the circle of an inverted pin takes the rest. */
export const lineLength = ({ shape, length }: SymbolPin): number =>
  shape.startsWith("inverted") || shape === "falling-edge" ? length - 2 * BUBBLE_RADIUS : length;

export const hasClock = ({ shape }: SymbolPin): boolean =>
  shape === "clock" || shape === "inverted-clock" || shape === "clock-low";

/** Beside the middle of the pin, as in KiCad: above, or left of an upright one; `isBelow` on the other side. */
function besideLine(pin: SymbolPin, isUpright: boolean, below: number): Point {
  const { x, y } = alongPin(pin, pin.length / 2);
  const away = below === 0 ? -TEXT_GAP : TEXT_GAP + Math.round(below * CAPITAL_HEIGHT);
  return isUpright ? { x: x + away, y } : { x, y: y + away };
}

export function pinTexts(symbol: SchematicSymbol, pin: SymbolPin): PinText[] {
  const texts: PinText[] = [];
  if (pin.isHidden) return texts;
  const isUpright = pin.direction === "up" || pin.direction === "down";
  const showsName = symbol.showsPinNames && pin.name !== "" && pin.name !== "~";
  // A name outside the body takes the number's place, and the number goes to the other side of the line.
  const isOutside = showsName && symbol.pinNameOffset === 0;
  const [nameSize, numberSize] = [pin.nameSize ?? PIN_TEXT_SIZE, pin.numberSize ?? NUMBER_SIZE];
  const outside = { isUpright, align: "middle", isOnBaseline: true } as const;
  if (symbol.showsPinNumbers && pin.number !== "") {
    const at = besideLine(pin, isUpright, isOutside ? numberSize : 0);
    texts.push({ kind: "number", text: pin.number, size: numberSize, at, ...outside });
  }
  if (isOutside) {
    texts.push({ kind: "name", text: pin.name, size: nameSize, at: besideLine(pin, isUpright, 0), ...outside });
  } else if (showsName) {
    const clock = hasClock(pin) ? CLOCK_DEPTH : 0;
    const at = alongPin(pin, pin.length + symbol.pinNameOffset + clock);
    const startsAtPin = pin.direction === "right" || pin.direction === "up";
    const align = startsAtPin ? "start" : "end";
    texts.push({ kind: "name", text: pin.name, size: nameSize, at, isUpright, align, isOnBaseline: false });
  }
  return texts;
}
