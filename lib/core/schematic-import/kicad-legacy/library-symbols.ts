// Symbols of KiCad's old libraries as ours.
import type { LegacyDescription } from "@/lib/core/formats/kicad-legacy/descriptions";
import type { LegacyPin, LegacyShape, LegacySymbol } from "@/lib/core/formats/kicad-legacy/library";
import type { Graphic, Stroke } from "@/lib/core/schematic/model/graphic";
import type { Direction, PinShape, PinType, SchematicSymbol, SymbolPin } from "@/lib/core/schematic/model/symbol";
import { standText, textSize, toSymbolPoint, units } from "./coordinates";
import { withLines, withOverbars } from "./names";
import { lookUp } from "../look-up";

const TYPES: Readonly<Record<string, PinType>> = {
  I: "input",
  O: "output",
  B: "bidirectional",
  T: "tri-state",
  P: "passive",
  U: "unspecified",
  W: "power-input",
  w: "power-output",
  C: "open-collector",
  E: "open-emitter",
  // Wires may be joined with it, unlike with our pins of type "no-connect".
  N: "free",
};
const SHAPES: Readonly<Record<string, PinShape>> = {
  ...{ I: "inverted", C: "clock", CI: "inverted-clock", IC: "inverted-clock", L: "input-low", CL: "clock-low" },
  ...{ LC: "clock-low", V: "output-low", F: "falling-edge", X: "non-logic" },
};
const DIRECTIONS: Readonly<Record<string, Direction>> = { R: "right", L: "left", U: "up", D: "down" };
const FILLS = { N: "none", F: "ink", f: "body" } as const;

const MAX_PINS = 5_000;
const MAX_GRAPHICS = 5_000;
const MAX_UNITS = 256;
const MAX_KEYWORDS = 50;

const between = (value: number, low: number, high: number): number =>
  Number.isFinite(value) ? Math.max(low, Math.min(high, Math.round(value))) : low;

function toPin(pin: LegacyPin, unitCount: number): SymbolPin {
  return {
    number: pin.number.slice(0, 40),
    name: withOverbars(pin.name).slice(0, 200),
    type: lookUp(TYPES, pin.type) ?? "unspecified",
    at: toSymbolPoint(pin),
    direction: lookUp(DIRECTIONS, pin.direction) ?? "right",
    length: Math.abs(units(pin.length)),
    shape: lookUp(SHAPES, pin.shape) ?? "line",
    isHidden: pin.isHidden,
    ...{ nameSize: textSize(pin.nameSize), numberSize: textSize(pin.numberSize) },
    unit: between(pin.unit, 0, unitCount),
    style: between(pin.style, 0, 2),
    alternates: [],
  };
}

/** Null for what has no extent, or is hidden. */
function toGraphic(shape: LegacyShape): Graphic | null {
  if (shape.kind === "text") {
    if (!shape.isVisible || shape.text.trim() === "") return null;
    return { shape: "text", at: toSymbolPoint(shape.at), text: withLines(shape.text), ...standText(shape) };
  }
  const stroke: Stroke = { width: Math.max(0, units(shape.thickness)), line: "solid" };
  const fill = shape.fill === "F" || shape.fill === "f" ? FILLS[shape.fill] : FILLS.N;
  switch (shape.kind) {
    case "arc": {
      const [start, mid, end] = [toSymbolPoint(shape.start), toSymbolPoint(shape.mid), toSymbolPoint(shape.end)];
      return { shape: "arc", start, mid, end, stroke, fill };
    }
    case "circle":
      return {
        shape: "circle",
        center: toSymbolPoint(shape.center),
        radius: Math.abs(units(shape.radius)),
        stroke,
        fill,
      };
    case "rectangle":
      return { shape: "rectangle", from: toSymbolPoint(shape.from), to: toSymbolPoint(shape.to), stroke, fill };
    case "polyline":
    case "bezier": {
      const points = shape.points.map(toSymbolPoint);
      const [a, b, c, d] = points;
      if (!a || !b) return null;
      if (shape.kind === "bezier" && c && d) return { shape: "bezier", points: [a, b, c, d], stroke, fill };
      if (points.length === 2) return { shape: "line", points: [a, b], stroke, fill: "none" };
      return { shape: fill === "none" ? "polyline" : "polygon", points, stroke, fill };
    }
  }
}

/** `name` is that by which it is found, for an alias the alias. */
export function makeSymbol(id: string, name: string, source: LegacySymbol): SchematicSymbol {
  const unitCount = between(source.unitCount, 1, MAX_UNITS);
  const pins = source.pins.slice(0, MAX_PINS).map((pin) => toPin(pin, unitCount));
  const graphics = source.shapes.slice(0, MAX_GRAPHICS).flatMap((shape) => {
    const graphic = toGraphic(shape);
    return graphic ? [{ unit: between(shape.unit, 0, unitCount), style: between(shape.style, 0, 2), graphic }] : [];
  });
  const isDouble = [...pins, ...graphics].some(({ style }) => style === 2);
  // Flags are of the same kind in the file, but name no net.
  const isSupply = source.isPower && pins.some(({ type }) => type === "power-input");
  const prefix = source.prefix === "" ? "U" : source.prefix;
  const text = (number: number): string => source.fields.find((field) => field.number === number)?.text ?? "";
  return {
    ...{ kind: "symbol", id, name: name.slice(0, 200), prefix: prefix.slice(0, 16), description: "", keywords: [] },
    ...{ unitCount, styleCount: isDouble ? 2 : 1, power: isSupply ? "global" : null },
    ...{ showsPinNumbers: source.showsNumbers, showsPinNames: source.showsNames },
    pinNameOffset: Math.abs(units(source.nameOffset)),
    ...{ pins, graphics },
    fields: { value: text(1) || name, ...(text(2) !== "" && { footprint: text(2) }) },
  };
}

/** The symbol with what the file of descriptions says of it; a datasheet of its own stays. */
export function describedBy(symbol: SchematicSymbol, about: LegacyDescription | undefined): SchematicSymbol {
  if (!about) return symbol;
  const keywords = about.keywords.slice(0, MAX_KEYWORDS).map((word) => word.slice(0, 100));
  const datasheet = about.datasheet.slice(0, 2_000);
  const fields = datasheet === "" ? symbol.fields : { datasheet, ...symbol.fields };
  return { ...symbol, description: about.description.slice(0, 1_000), keywords, fields };
}

/** A box for a component whose symbol no file has. */
export function placeholder(
  id: string,
  { name, prefix, units: count }: { readonly name: string; readonly prefix: string; readonly units: number },
): SchematicSymbol {
  const box: Graphic = {
    ...{ shape: "rectangle", from: { x: -50_800, y: -50_800 }, to: { x: 50_800, y: 50_800 } },
    ...{ stroke: { width: 0, line: "dashed" }, fill: "none" },
  };
  return {
    ...{ kind: "symbol", id, name: name.slice(0, 200), prefix: prefix.slice(0, 16), description: "", keywords: [] },
    ...{
      unitCount: between(count, 1, MAX_UNITS),
      styleCount: 2,
      power: null,
      showsPinNumbers: true,
      showsPinNames: true,
    },
    ...{ pinNameOffset: 0, pins: [], graphics: [{ unit: 0, style: 0, graphic: box }], fields: {} },
  };
}
