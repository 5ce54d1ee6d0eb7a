// A pin with its line, the marks of its shape, its name and its number.
import type { SchematicSymbol, SymbolPin } from "../model/symbol";
import type { Point } from "../model/units";
import { THIN_WIDTH } from "./measures";
import { ellipse, pathOf, polyline } from "./path";
import { alongPin, BUBBLE_RADIUS, CLOCK_DEPTH, hasClock, lineLength, pinTexts } from "./pin-texts";
import type { Ink, PathCommand, Primitive } from "./primitive";

/** Length and height of the marks outside the body. */
const MARK = 2 * BUBBLE_RADIUS;

/** A point by its distance along the pin, and across it: below a level pin, right of an upright one. */
function pointOf(pin: SymbolPin, along: number, across: number): Point {
  const { x, y } = alongPin(pin, along);
  return pin.direction === "left" || pin.direction === "right" ? { x, y: y + across } : { x: x + across, y };
}

/** KiCad's drawings of the shapes. */
function marksOf(pin: SymbolPin): PathCommand[] {
  const { shape, length } = pin;
  const line = (...points: readonly (readonly [number, number])[]): PathCommand[] =>
    polyline(points.map(([along, across]) => pointOf(pin, along, across)));
  const clock = hasClock(pin) ? line([length, -BUBBLE_RADIUS], [length + CLOCK_DEPTH, 0], [length, BUBBLE_RADIUS]) : [];
  switch (shape) {
    case "inverted":
    case "inverted-clock":
      return [...ellipse(alongPin(pin, length - BUBBLE_RADIUS), BUBBLE_RADIUS), ...clock];
    case "input-low":
    case "clock-low":
      return [...line([length - MARK, 0], [length - MARK, -MARK], [length, 0]), ...clock];
    case "output-low":
      return line([length, -MARK], [length - MARK, 0]);
    case "falling-edge":
      return line([length, -BUBBLE_RADIUS], [length - MARK, 0], [length, BUBBLE_RADIUS]);
    case "non-logic":
      return [
        ...line([length - BUBBLE_RADIUS, -BUBBLE_RADIUS], [length + BUBBLE_RADIUS, BUBBLE_RADIUS]),
        ...line([length - BUBBLE_RADIUS, BUBBLE_RADIUS], [length + BUBBLE_RADIUS, -BUBBLE_RADIUS]),
      ];
    default:
      return clock;
  }
}

/** `pin` has the place and direction that it has on the sheet, so that its texts can be read. */
export function pinPrimitives(symbol: SchematicSymbol, pin: SymbolPin, ink: Ink): Primitive[] {
  if (pin.isHidden) return [];
  const line = pin.length === 0 ? [] : polyline([pin.at, alongPin(pin, lineLength(pin))]);
  const commands = [...line, ...marksOf(pin)];
  const texts = pinTexts(symbol, pin).map(({ kind, text, size, at, isUpright, align, isOnBaseline }): Primitive => ({
    ...{ kind: "text", ink: kind === "name" ? "pin-name" : "pin-number", text, at },
    ...{ size, isBold: false, isItalic: false },
    ...{ align, baseline: isOnBaseline ? "alphabetic" : "middle", rotation: isUpright ? 90 : 0 },
  }));
  return commands.length === 0 ? texts : [pathOf(ink, commands, { width: THIN_WIDTH }), ...texts];
}
