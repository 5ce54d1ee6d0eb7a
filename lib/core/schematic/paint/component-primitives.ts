// Components: the symbol's drawing, the designator, the visible fields, and a cross over parts that are not placed.
import { type Bbox, grow } from "@/lib/base/bbox";
import { unitLetters } from "../connectivity/pin-name";
import { pinFunction } from "../connectivity/item";
import type { ComponentField, SchematicComponent } from "../model/records";
import type { SchematicSymbol } from "../model/symbol";
import { fieldPlaces, namePlace } from "./field-places";
import { BODY_WIDTH, TEXT_SIZE, THIN_WIDTH } from "./measures";
import type { PaintContext } from "./paint-context";
import { pathOf, polyline, rectangle } from "./path";
import type { Ink, Primitive } from "./primitive";
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
  const { [DESIGNATOR]: own, ...others } = component.fields;
  const designator = shownDesignator(component, symbol, path);
  const isShown = !designator.startsWith("#") && own?.isVisible !== false;
  const ink = symbol.power === null ? "field" : "power";
  return [
    ...(isShown ? [{ ink: "designator" as const, text: designator, place: own?.place ?? null }] : []),
    ...Object.values(others).flatMap(({ text, isVisible, place }) =>
      isVisible && text !== "" ? [{ ink, text, place } as const] : [],
    ),
  ];
}

const isStrong = (ink: Ink): boolean => ink === "designator" || ink === "power";

/** Texts from the component's origin. */
function fieldPrimitives(
  component: SchematicComponent,
  symbol: SchematicSymbol,
  path: string,
  drawing: SymbolDrawing,
): Primitive[] {
  const fields = shownFields(component, symbol, path);
  const automatic = fields.filter(({ place }) => place === null);
  const [pin] = drawing.pins;
  const anchors =
    symbol.power !== null && pin !== undefined && automatic.length === 1
      ? [namePlace(drawing.body, pin.direction)]
      : fieldPlaces(drawing, automatic.length);
  return fields.flatMap((field): Primitive[] => {
    const { ink, text, place } = field;
    if (place) return textBlock({ ink, text, at: place.offset, rotation: place.rotation, style: place.style });
    const anchor = anchors[automatic.indexOf(field)];
    const line = text.replaceAll("\n", " ");
    return anchor
      ? [
          {
            ...{ kind: "text", ink, text: line, size: TEXT_SIZE, isBold: isStrong(ink), isItalic: false, rotation: 0 },
            ...anchor,
          },
        ]
      : [];
  });
}

function crossOver(body: Bbox): Primitive {
  const { minX, minY, maxX, maxY } = grow(body, CROSS_MARGIN);
  const corners = { topLeft: { x: minX, y: minY }, bottomRight: { x: maxX, y: maxY } };
  const others = { bottomLeft: { x: minX, y: maxY }, topRight: { x: maxX, y: minY } };
  return pathOf(
    "no-connect",
    [
      ...polyline([corners.topLeft, corners.bottomRight]), //
      ...polyline([others.bottomLeft, others.topRight]),
    ],
    { width: BODY_WIDTH },
  );
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

/** Symbol and cross, without the fields. */
export function bodyPrimitives(component: SchematicComponent, { symbolOf, path }: PaintContext): Primitive[] {
  const symbol = symbolOf(component.symbolId);
  if (!symbol) return missingSymbol(component, path);
  const { primitives, body } = drawingOf(component, symbol);
  const cross = component.isPopulated ? [] : [crossOver(body)];
  return shiftPrimitives(cross.length > 0 ? [...primitives, ...cross] : primitives, component.at);
}

export function componentPrimitives(component: SchematicComponent, context: PaintContext): Primitive[] {
  const symbol = context.symbolOf(component.symbolId);
  const body = bodyPrimitives(component, context);
  if (!symbol) return body;
  const fields = fieldPrimitives(component, symbol, context.path, symbolDrawing(symbol, component));
  return [...body, ...shiftPrimitives(fields, component.at)];
}
