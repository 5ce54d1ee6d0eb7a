// Parts of EasyEDA Standard as a symbol and its placement.
import type { StdLibrary, StdPin } from "@/lib/core/formats/easyeda/std-shape";
import type { Rotation } from "@/lib/core/schematic/model/graphic";
import { place } from "@/lib/core/schematic/model/placement";
import type { ComponentField } from "@/lib/core/schematic/model/records";
import type { Direction, PinShape, PinType, SymbolGraphic, SymbolPin } from "@/lib/core/schematic/model/symbol";
import type { Point } from "@/lib/core/schematic/model/units";
import type { DrawnPart } from "./drawn-sheet";
import { clip, hiddenField, MAX_FIELDS, pinShape } from "./part-fields";
import { fieldPlace, graphicOf, type PointMap, styleOf, turned } from "./placing";

const TYPES: readonly PinType[] = ["passive", "input", "output", "bidirectional", "power-input"];

/** Parameters that say nothing about the part. */
const INTERNAL = new Set(["spicePre", "timeStamp", "sourceId", "Contributor", "nameAlias", "pre", "spiceSymbolName"]);

function directionOf({ x, y }: Point): Direction {
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? "left" : "right";
  return y < 0 ? "up" : "down";
}

function pinOf(pin: StdPin, map: PointMap, shapeOf: (pin: StdPin) => PinShape): SymbolPin {
  const at = map(pin.at);
  const end = map({ x: pin.at.x + pin.vector.x, y: pin.at.y + pin.vector.y });
  const vector = { x: end.x - at.x, y: end.y - at.y };
  const type = TYPES[pin.electric] ?? "passive";
  return {
    ...{ number: clip(pin.number, 40), name: clip(pin.name, 200), at, direction: directionOf(vector) },
    length: Math.max(Math.abs(vector.x), Math.abs(vector.y)),
    // A hidden supply pin of ours would name its net.
    type: !pin.isShown && type === "power-input" ? "passive" : type,
    ...{ shape: shapeOf(pin), isHidden: !pin.isShown, unit: 0, style: 0, alternates: [] },
  };
}

function fieldsOf(library: StdLibrary, map: PointMap, origin: Point): Record<string, ComponentField> {
  const fields: [string, ComponentField][] = [];
  for (const drawing of library.drawings) {
    if (drawing.kind !== "text" || (drawing.role !== "N" && drawing.role !== "P")) continue;
    const { text } = drawing;
    const field = { isVisible: text.isVisible, place: fieldPlace(text, map, origin) };
    if (drawing.role === "N") fields.push(["value", { text: clip(text.text, 20_000), ...field }]);
    else fields.push(["designator", { text: "", ...field }]);
  }
  for (const [key, value] of library.parameters) {
    if (INTERNAL.has(key) || key === "" || value === "" || value === "?" || fields.length >= MAX_FIELDS) continue;
    if (key === "package") {
      if (value !== "NONE") fields.push(["footprint", hiddenField(value)]);
    } else fields.push([clip(key.replace(/^BOM_/, ""), 200), hiddenField(value)]);
  }
  return Object.fromEntries(fields);
}

function graphicsOf(library: StdLibrary, map: PointMap, rotation: Rotation): SymbolGraphic[] {
  return library.drawings.flatMap((drawing): SymbolGraphic[] => {
    if (drawing.kind === "shape")
      return drawing.shapes.map((shape) => ({ unit: 0, style: 0, graphic: graphicOf(shape, map) }));
    if (drawing.kind !== "text" || drawing.role !== "L" || !drawing.text.isVisible) return [];
    const { text } = drawing;
    const graphic = {
      ...({ shape: "text", at: map(text.at), text: clip(text.text, 2_000), style: styleOf(text) } as const),
      rotation: turned(text.rotation, -rotation),
    };
    return [{ unit: 0, style: 0, graphic }];
  });
}

const designatorOf = ({ drawings }: StdLibrary): string => {
  const own = drawings.find((drawing) => drawing.kind === "text" && drawing.role === "P");
  return own?.kind === "text" ? own.text.text.trim() : "";
};

/** `map` gives places on the sheet. */
export function stdPart(library: StdLibrary, map: PointMap, rotation: Rotation): DrawnPart {
  const at = map(library.at);
  const local: PointMap = (point) => {
    const { x, y } = map(point);
    const back = turned(0, -rotation);
    return place({ x: x - at.x, y: y - at.y }, { at: { x: 0, y: 0 }, rotation: back, mirror: "none" });
  };
  const prefix = library.parameters.get("spicePre")?.trim() || "U";
  const designator = designatorOf(library);
  const name = library.drawings.find((drawing) => drawing.kind === "text" && drawing.role === "N");
  return {
    ...{ at, line: null, rotation, mirror: "none", unit: 1 },
    designator: clip(designator === "" ? `${prefix}?` : designator, 64),
    fields: fieldsOf(library, map, at),
    ...{ isInBom: library.isInBom, isOnBoard: library.isOnBoard },
    symbol: {
      name: clip(`easyeda:${name?.kind === "text" ? name.text.text : prefix}`, 200),
      ...{ prefix: clip(prefix, 16), description: "", unitCount: 1 },
      showsPinNames: library.pins.some(({ showsName }) => showsName),
      showsPinNumbers: library.pins.some(({ showsNumber }) => showsNumber),
      pins: library.pins.map((pin) => pinOf(pin, local, ({ isInverted, isClock }) => pinShape(isInverted, isClock))),
      graphics: graphicsOf(library, local, rotation),
    },
  };
}
