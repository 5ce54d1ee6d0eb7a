// The drawing of a symbol's unit in one orientation, about its origin. All components that place it so share it.
import { addBbox, addPoint, type Bbox, emptyBbox, isEmptyBbox } from "@/lib/base/bbox";
import { place, type Placement, placeDirection } from "../model/placement";
import { type Direction, pinsOf, type SchematicSymbol, type SymbolPin } from "../model/symbol";
import { graphicPath } from "./path";
import { pinPrimitives } from "./pin-primitives";
import { alongPin } from "./pin-texts";
import type { Primitive } from "./primitive";
import { primitiveBounds } from "./primitive-bounds";
import { textBlock } from "./readable-text";

export interface SymbolDrawing {
  readonly primitives: readonly Primitive[];
  /** Box of the body, without pins and texts. */
  readonly body: Bbox;
  /** Pins shown, in the place and direction of the sheet. */
  readonly pins: readonly SymbolPin[];
}

interface Orientation {
  readonly unit: number;
  readonly style: number;
  readonly rotation: Placement["rotation"];
  readonly mirror: Placement["mirror"];
}

const ORIGIN = { x: 0, y: 0 };
const MIRRORS = { none: 0, x: 1, y: 2 } as const;

const belongs = (of: number, wanted: number): boolean => of === 0 || of === wanted;

function bodyBox(outlines: readonly Primitive[], pins: readonly SymbolPin[]): Bbox {
  const box = emptyBbox();
  for (const outline of outlines) addBbox(box, primitiveBounds(outline));
  if (!isEmptyBbox(box)) return box;
  for (const pin of pins) {
    const { x, y } = alongPin(pin, pin.length);
    addPoint(box, x, y);
  }
  return isEmptyBbox(box) ? { minX: 0, minY: 0, maxX: 0, maxY: 0 } : box;
}

export function drawSymbol(symbol: SchematicSymbol, orientation: Orientation): SymbolDrawing {
  const { unit, style } = orientation;
  const placement = { ...orientation, at: ORIGIN };
  const graphics = symbol.graphics.filter((drawn) => belongs(drawn.unit, unit) && belongs(drawn.style, style));
  const ink = symbol.power === null ? "symbol" : "power";
  const pins = pinsOf(symbol, unit, style)
    .filter(({ isHidden }) => !isHidden)
    .map((pin) => ({
      ...{ ...pin, at: place(pin.at, placement), direction: placeDirection(pin.direction, placement) },
    }));
  const outlines = graphics.flatMap(({ graphic }) =>
    graphic.shape === "text" ? [] : graphicPath(ink, graphic, (point) => place(point, placement)),
  );
  const texts = graphics.flatMap(({ graphic }) =>
    graphic.shape === "text" ? textBlock({ ...graphic, ink, at: place(graphic.at, placement), placement }) : [],
  );
  return {
    primitives: [...outlines, ...texts, ...pins.flatMap((pin) => pinPrimitives(symbol, pin, ink))],
    body: bodyBox(outlines, pins),
    pins,
  };
}

const drawn = new WeakMap<SchematicSymbol, Map<number, SymbolDrawing>>();

export function symbolDrawing(symbol: SchematicSymbol, orientation: Orientation): SymbolDrawing {
  const { unit, style, rotation, mirror } = orientation;
  const key = ((unit * 32 + style) * 4 + rotation / 90) * 3 + MIRRORS[mirror];
  const ofSymbol = drawn.get(symbol) ?? new Map<number, SymbolDrawing>();
  drawn.set(symbol, ofSymbol);
  const known = ofSymbol.get(key);
  if (known) return known;
  const drawing = drawSymbol(symbol, orientation);
  ofSymbol.set(key, drawing);
  return drawing;
}

/** Side of the body on which a pin stands. */
export const sideOf = ({ direction }: SymbolPin): Direction =>
  direction === "right" ? "left" : direction === "left" ? "right" : direction === "up" ? "down" : "up";
