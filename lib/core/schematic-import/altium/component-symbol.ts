// The symbol of a component. The records of a placed component lie where it lies on the sheet, turned and mirrored
// already: they are turned back.
import type { AltiumProperties } from "@/lib/core/formats/altium/properties";
import { type AltiumPoint, integer, length, point, text } from "@/lib/core/formats/altium/schematic-fields";
import type { Graphic, Rotation, TextAlign } from "@/lib/core/schematic/model/graphic";
import { place, placeDirection, type Placement } from "@/lib/core/schematic/model/placement";
import type { Direction, PinShape, PinType, SymbolGraphic, SymbolPin } from "@/lib/core/schematic/model/symbol";
import type { Point } from "@/lib/core/schematic/model/units";
import { along, toLength, type ToPoint, toRotation } from "./coordinates";
import { shapesOf } from "./graphics";
import { RECORD, type SourceRecord } from "./sheet-source";
import type { SymbolContent } from "./symbol-stock";
import { nameOf, type Parameters, resolveText, textAnchor, textStyle } from "./texts";

const MAX_PINS = 5_000;
const MAX_GRAPHICS = 5_000;
export const MAX_UNITS = 256;
const MAX_STYLES = 16;
/** From the inner end of a pin to its name: 50 mil. */
const NAME_OFFSET = 12_700;

/** Bits of PINCONGLOMERATE above those of the direction. */
const PIN = { hidden: 4, showsName: 8, showsNumber: 16 } as const;

/** ELECTRICAL. */
const PIN_TYPES: readonly PinType[] = [
  "input",
  "bidirectional",
  "output",
  "open-collector",
  "passive",
  "tri-state",
  "open-emitter",
  "power-input",
];
/** From the connection point to the body; the file's direction is that away from the body. */
const DIRECTIONS: readonly Direction[] = ["left", "down", "right", "up"];
const [DOT, CLOCK, LOW_INPUT, LOW_OUTPUT] = [1, 3, 4, 17];

function pinShape(fields: AltiumProperties): PinShape {
  const isClock = integer(fields, "SYMBOL_INNEREDGE") === CLOCK;
  switch (integer(fields, "SYMBOL_OUTEREDGE")) {
    case DOT:
      return isClock ? "inverted-clock" : "inverted";
    case LOW_INPUT:
      return isClock ? "clock-low" : "input-low";
    case LOW_OUTPUT:
      return "output-low";
    default:
      return isClock ? "clock" : "line";
  }
}

/** The opposite of a placement: from the sheet into the symbol. */
export interface SymbolFrame {
  readonly placement: Placement;
  readonly toPoint: ToPoint;
}

const ORIGIN = { x: 0, y: 0 };

/** A mirror is its own opposite; a rotation is undone after it. */
function turnBack(vector: Point, { rotation, mirror }: Placement): Point {
  const unmirrored = place(vector, { at: ORIGIN, rotation: 0, mirror });
  return place(unmirrored, { at: ORIGIN, rotation: toRotation(4 - rotation / 90), mirror: "none" });
}

function toSymbol({ placement, toPoint }: SymbolFrame): ToPoint {
  return (at: AltiumPoint) => {
    const { x, y } = toPoint(at);
    return turnBack({ x: x - placement.at.x, y: y - placement.at.y }, placement);
  };
}

function directionBack(direction: Direction, { rotation, mirror }: Placement): Direction {
  const unmirrored = placeDirection(direction, { at: ORIGIN, rotation: 0, mirror });
  return placeDirection(unmirrored, { at: ORIGIN, rotation: toRotation(4 - rotation / 90), mirror: "none" });
}

const READING: readonly Direction[] = ["right", "up", "left", "down"];
const OPPOSITE: Record<TextAlign, TextAlign> = { start: "end", middle: "middle", end: "start" };

/** A text of the sheet in the symbol's frame: a mirror leaves it on the other side of its line. */
function textBack(rotation: Rotation, vertical: TextAlign, placement: Placement): [Rotation, TextAlign] {
  const reading = directionBack(READING[rotation / 90] ?? "right", placement);
  return [toRotation(READING.indexOf(reading)), placement.mirror === "none" ? vertical : OPPOSITE[vertical]];
}

/** Unit and style of a record: those of all are 0. DISPLAYMODE is a name in the files of other tools. */
function belongsTo(fields: AltiumProperties): { unit: number; style: number } {
  const unit = integer(fields, "OWNERPARTID");
  const style = integer(fields, "OWNERPARTDISPLAYMODE") + 1;
  return { unit: unit > 0 && unit <= MAX_UNITS ? unit : 0, style: style > 0 && style <= MAX_STYLES ? style : 1 };
}

function pinOf({ fields }: SourceRecord, { frame, spell }: SymbolSource): SymbolPin {
  const flags = integer(fields, "PINCONGLOMERATE");
  const size = length(fields, "PINLENGTH");
  const end = along(point(fields, "LOCATION"), flags, size);
  const net = text(fields, "HIDDENNETNAME").trim();
  const isHidden = (flags & PIN.hidden) !== 0;
  const type = PIN_TYPES[integer(fields, "ELECTRICAL")] ?? "unspecified";
  const named = { name: nameOf(fields, "NAME").slice(0, 200), type };
  // A hidden supply pin names its net; one without a name for it must not.
  const hidden =
    net === ""
      ? ({ ...named, type: type === "power-input" ? "passive" : type } as const)
      : ({ name: spell(net.slice(0, 200)), type: "power-input" } as const);
  return {
    ...(isHidden ? hidden : named),
    number: text(fields, "DESIGNATOR").trim().slice(0, 40),
    at: toSymbol(frame)(end),
    direction: directionBack(DIRECTIONS[flags & 3] ?? "left", frame.placement),
    length: toLength(size),
    shape: pinShape(fields),
    isHidden,
    ...belongsTo(fields),
    alternates: [],
  };
}

export interface SymbolSource {
  readonly component: SourceRecord;
  readonly sheet: AltiumProperties;
  readonly frame: SymbolFrame;
  readonly parameters: readonly Parameters[];
  readonly prefix: string;
  /** The name of a net as it is spelled elsewhere. */
  readonly spell: (name: string) => string;
}

function labelOf(fields: AltiumProperties, { sheet, frame, parameters }: SymbolSource): Graphic {
  const style = textStyle(sheet, fields);
  const onSheet = toRotation(integer(fields, "ORIENTATION"));
  const [rotation, vertical] = textBack(onSheet, style.vertical, frame.placement);
  const words = resolveText(text(fields, "TEXT"), parameters).slice(0, 1_000);
  const toPoint: ToPoint = (place) => textAnchor(frame.toPoint(place), onSheet, style);
  const at = toSymbol({ ...frame, toPoint })(point(fields, "LOCATION"));
  return { shape: "text", at, text: words, rotation, style: { ...style, vertical } };
}

function graphicsOf(source: SymbolSource): SymbolGraphic[] {
  const toFrame = toSymbol(source.frame);
  return source.component.children.flatMap(({ fields }): SymbolGraphic[] => {
    const shapes = fields.record === RECORD.label ? [labelOf(fields, source)] : (shapesOf(fields, toFrame) ?? []);
    return shapes.map((graphic) => ({ ...belongsTo(fields), graphic }));
  });
}

/** True where at least half of the visible pins show the text. */
function isMostly(pins: readonly SourceRecord[], bit: number): boolean {
  const flags = pins
    .map(({ fields }) => integer(fields, "PINCONGLOMERATE"))
    .filter((bits) => (bits & PIN.hidden) === 0);
  return 2 * flags.filter((bits) => (bits & bit) !== 0).length >= Math.max(1, flags.length);
}

/** True if some pins show a text and others do not. */
export function hasMixedPinTexts({ children }: SourceRecord): boolean {
  const flags = children
    .filter(({ fields }) => fields.record === RECORD.pin)
    .map(({ fields }) => integer(fields, "PINCONGLOMERATE"))
    .filter((bits) => (bits & PIN.hidden) === 0);
  return [PIN.showsName, PIN.showsNumber].some((bit) => {
    const shown = flags.filter((bits) => (bits & bit) !== 0).length;
    return shown > 0 && shown < flags.length;
  });
}

const withoutEnding = (library: string): string => library.replace(/\.\w{1,8}$/, "").replace(/^.*[\\/]/, "");

function nameOfSymbol(fields: AltiumProperties): string {
  const [library, name] = [withoutEnding(text(fields, "SOURCELIBRARYNAME")), text(fields, "LIBREFERENCE")];
  return (library === "" || library === "*" ? name : `${library}:${name}`).slice(0, 200);
}

export function readSymbol(source: SymbolSource): SymbolContent {
  const { component, prefix } = source;
  const { fields, children } = component;
  const pins = children.filter((child) => child.fields.record === RECORD.pin).slice(0, MAX_PINS);
  const read = pins.map((pin) => pinOf(pin, source));
  const graphics = graphicsOf(source).slice(0, MAX_GRAPHICS);
  const units = Math.max(1, ...read.map(({ unit }) => unit), ...graphics.map(({ unit }) => unit));
  const styles = Math.max(1, ...read.map(({ style }) => style), ...graphics.map(({ style }) => style));
  return {
    name: nameOfSymbol(fields),
    prefix,
    // That of the part, which others with the same drawing do not share; it is a field of the component.
    description: "",
    keywords: [],
    unitCount: Math.min(MAX_UNITS, Math.max(units, integer(fields, "PARTCOUNT") - 1)),
    styleCount: styles,
    power: null,
    showsPinNumbers: isMostly(pins, PIN.showsNumber),
    showsPinNames: isMostly(pins, PIN.showsName),
    pinNameOffset: NAME_OFFSET,
    pins: read,
    graphics,
    fields: {},
  };
}
