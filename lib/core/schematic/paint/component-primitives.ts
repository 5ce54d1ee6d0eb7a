// Components: the symbol's drawing, the designator, the visible fields, and a cross over parts that are not placed.
import { type Bbox, grow } from "@/lib/base/bbox";
import { unitLetters } from "../connectivity/pin-name";
import { pinFunction } from "../connectivity/item";
import type { ComponentField, SchematicComponent } from "../model/records";
import type { SchematicSymbol } from "../model/symbol";
import { type FieldAnchor, fieldPlaces, namePlace } from "./field-places";
import type { Point } from "../model/units";
import { BODY_WIDTH, TEXT_SIZE, THIN_WIDTH } from "./measures";
import type { PaintContext } from "./paint-context";
import { pathOf, polyline, rectangle } from "./path";
import type { Ink, Primitive, TextPrimitive } from "./primitive";
import { textBlock } from "./readable-text";
import { shiftPrimitives } from "./shift";
import { drawSymbol, type SymbolDrawing, symbolDrawing } from "./symbol-drawing";

/** Half the edge of the box of a component whose symbol is missing. */
const MISSING = 50_800;
const CROSS_MARGIN = 6_350;

/** The field that gives the designator its place; its text is that of the placement. */
const DESIGNATOR = "designator";

/** "R1", "U2B"; "R?" for a component that has none there. */
export function shownDesignator(
  { designators, unit }: SchematicComponent,
  symbol: SchematicSymbol,
  path: string,
): string {
  const letters = symbol.unitCount > 1 ? unitLetters(unit) : "";
  return `${designators[path] ?? `${symbol.prefix}?`}${letters}`;
}

interface ShownField {
  readonly ink: Ink;
  readonly text: string;
  readonly place: ComponentField["place"];
}

function shownFields(component: SchematicComponent, symbol: SchematicSymbol, path: string): ShownField[] {
  const { fields } = component;
  const shown: ShownField[] = [];
  const designator = shownDesignator(component, symbol, path);
  const own = fields[DESIGNATOR];
  if (!designator.startsWith("#") && own?.isVisible !== false)
    shown.push({ ink: "designator", text: designator, place: own?.place ?? null });
  const ink = symbol.power === null ? "field" : "power";
  for (const name of Object.keys(fields)) {
    const field = fields[name];
    if (name === DESIGNATOR || !field?.isVisible || field.text === "") continue;
    shown.push({ ink, text: field.text, place: field.place });
  }
  return shown;
}

const fieldText = ({ ink, text }: ShownField, at: Point, { align, baseline }: FieldAnchor): TextPrimitive => ({
  kind: "text",
  ink,
  text: text.includes("\n") ? text.replaceAll("\n", " ") : text,
  at,
  size: TEXT_SIZE,
  isBold: ink === "designator" || ink === "power",
  isItalic: false,
  align,
  baseline,
  rotation: 0,
});

interface Drawn {
  readonly symbol: SchematicSymbol;
  readonly drawing: SymbolDrawing;
  readonly path: string;
}

function fieldPrimitives(component: SchematicComponent, { symbol, drawing, path }: Drawn): Primitive[] {
  const { at } = component;
  const fields = shownFields(component, symbol, path);
  const count = fields.reduce((sum, { place }) => (place === null ? sum + 1 : sum), 0);
  const [pin] = drawing.pins;
  const anchors =
    symbol.power !== null && pin !== undefined && count === 1
      ? [namePlace(drawing.body, pin.direction, pin.at)]
      : fieldPlaces(drawing, count);
  const texts: Primitive[] = [];
  let next = 0;
  for (const field of fields) {
    const { ink, text, place } = field;
    if (place) {
      const point = { x: at.x + place.offset.x, y: at.y + place.offset.y };
      texts.push(...textBlock({ ink, text, at: point, rotation: place.rotation, style: place.style }));
      continue;
    }
    const anchor = anchors[next++];
    if (anchor) texts.push(fieldText(field, { x: at.x + anchor.at.x, y: at.y + anchor.at.y }, anchor));
  }
  return texts;
}

function crossOver(body: Bbox): Primitive {
  const { minX, minY, maxX, maxY } = grow(body, CROSS_MARGIN);
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    polyline([
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ]);
  const strokes = [...line(minX, minY, maxX, maxY), ...line(minX, maxY, maxX, minY)];
  return pathOf("no-connect", strokes, { width: BODY_WIDTH });
}

/** The cached drawing, or one with the names of chosen alternate functions. */
function drawingOf(component: SchematicComponent, symbol: SchematicSymbol): SymbolDrawing {
  if (Object.keys(component.alternates).length === 0) return symbolDrawing(symbol, component);
  const pins = symbol.pins.map((pin) => ({ ...pin, name: pinFunction(component, pin).name }));
  return drawSymbol({ ...symbol, pins }, component);
}

/** A dashed box with the designator. */
function missingSymbol({ designators, at }: SchematicComponent, path: string): Primitive[] {
  const corner = (sign: number) => ({ x: at.x + sign * MISSING, y: at.y + sign * MISSING });
  const box = pathOf("symbol", rectangle(corner(-1), corner(1)), { width: THIN_WIDTH, line: "dashed" });
  const style = { size: TEXT_SIZE, isBold: true, isItalic: false, horizontal: "middle", vertical: "middle" } as const;
  return [box, ...textBlock({ ink: "designator", text: designators[path] ?? "?", at, rotation: 0, style })];
}

const placed = (component: SchematicComponent, { primitives, body }: SymbolDrawing): Primitive[] =>
  shiftPrimitives(component.isPopulated ? primitives : [...primitives, crossOver(body)], component.at);

/** Symbol and cross, without the fields. */
export function bodyPrimitives(component: SchematicComponent, { symbolOf, path }: PaintContext): Primitive[] {
  const symbol = symbolOf(component.symbolId);
  return symbol ? placed(component, drawingOf(component, symbol)) : missingSymbol(component, path);
}

export function componentPrimitives(component: SchematicComponent, { symbolOf, path }: PaintContext): Primitive[] {
  const symbol = symbolOf(component.symbolId);
  if (!symbol) return missingSymbol(component, path);
  const drawing = drawingOf(component, symbol);
  const primitives = placed(component, drawing);
  primitives.push(...fieldPrimitives(component, { symbol, drawing, path }));
  return primitives;
}
