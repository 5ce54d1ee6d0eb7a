// Symbols of KiCad's libraries as ours.
import type { KicadLibrarySymbol } from "@/lib/core/formats/kicad/library-symbol";
import type { Graphic } from "@/lib/core/schematic/model/graphic";
import type { SchematicSymbol, SymbolGraphic, SymbolPin } from "@/lib/core/schematic/model/symbol";
import { fieldNameOf } from "./fields";
import { lengthOf, unescapeText } from "./measures";
import type { KicadNote } from "./notes";
import { graphicOf, symbolText, upward } from "./symbol-graphics";
import { pinsOf, stackedNumbers } from "./symbol-pins";

/** Reported by whoever reads the symbol. */
export interface SymbolLosses {
  /** Lines of drawings with a color of their own, or beyond a limit. */
  readonly colors: readonly number[];
  readonly drawings: readonly number[];
  readonly stackedPins: readonly number[];
}

export interface SymbolLoss {
  readonly code: KicadNote;
  /** Line of the first one. */
  readonly line: number;
  readonly count: number;
}

const LOSS_NOTES: readonly (readonly [keyof SymbolLosses, KicadNote])[] = [
  ["colors", "symbolColors"],
  ["drawings", "symbolDrawing"],
  ["stackedPins", "stackedPins"],
];

/** One note for all losses of a kind. */
export const symbolLosses = (losses: SymbolLosses): SymbolLoss[] =>
  LOSS_NOTES.flatMap(([kind, code]) => {
    const [line] = losses[kind];
    return line === undefined ? [] : [{ code, line, count: losses[kind].length }];
  });

export interface ReadSymbol {
  readonly symbol: SchematicSymbol;
  readonly losses: SymbolLosses;
}

const MAX_PINS = 5_000;
const MAX_GRAPHICS = 5_000;
const MAX_UNITS = 256;
const MAX_STYLES = 16;
const MAX_FIELDS = 200;
/** KiCad's distance of pin names where the file does not say: 20 mil. */
const NAME_OFFSET_MM = 0.508;
/** `derived` symbols may themselves have a parent; a ring of them ends here. */
const MAX_DERIVED = 20;

/** The symbol and those that it is derived from, itself first. */
function familyOf(symbol: KicadLibrarySymbol, find: (name: string) => KicadLibrarySymbol | undefined) {
  const family = [symbol];
  for (const { parent } of family) {
    const next = parent === undefined ? undefined : find(parent);
    if (next && !family.includes(next) && family.length < MAX_DERIVED) family.push(next);
  }
  return family;
}

const clip = (text: string, length: number): string => text.slice(0, length);

export interface SymbolSource {
  readonly id: string;
  /** Version of the file, for notations that changed. */
  readonly version: number;
  /** Other symbols of the library, for those that are derived from them. */
  readonly find: (name: string) => KicadLibrarySymbol | undefined;
}

export function readSymbol(source: KicadLibrarySymbol, { id, version, find }: SymbolSource): ReadSymbol {
  const family = familyOf(source, find);
  // Derived symbols have the drawing of the first of their line.
  const base = family.find(({ units }) => units.length > 0) ?? source;
  const property = (name: string): string =>
    family.flatMap(({ properties }) => properties.filter((own) => own.name === name))[0]?.text ?? "";
  const pins: SymbolPin[] = [];
  const graphics: SymbolGraphic[] = [];
  const losses = { colors: [] as number[], drawings: [] as number[], stackedPins: [] as number[] };
  for (const { unit, style, ...content } of base.units) {
    if (unit > MAX_UNITS || style > MAX_STYLES) continue;
    for (const pin of content.pins) {
      pins.push(...pinsOf(pin, { unit, style, version }));
      if (stackedNumbers(pin.number).length > 1) losses.stackedPins.push(pin.line);
    }
    const add = (graphic: Graphic): unknown => graphics.push({ unit, style, graphic });
    for (const drawing of content.drawings) {
      const drawn = drawing.kind === "text" ? symbolText(drawing) : [graphicOf(drawing, upward)];
      if (drawing.kind === "graphic" && drawing.hasColor) losses.colors.push(drawing.line);
      for (const graphic of drawn)
        if (graphic) add(graphic);
        else losses.drawings.push(drawing.line);
    }
  }
  const keywords = property("ki_keywords")
    .split(/\s+/)
    .filter((word) => word !== "");
  const symbol: SchematicSymbol = {
    ...{ id, kind: "symbol", name: clip(unescapeText(source.name), 200) },
    prefix: clip(property("Reference"), 16),
    description: clip(property("Description") || property("ki_description"), 1_000),
    keywords: keywords.slice(0, 50).map((word) => clip(word, 100)),
    unitCount: Math.min(MAX_UNITS, Math.max(1, ...base.units.map(({ unit }) => unit))),
    styleCount: Math.min(MAX_STYLES, Math.max(1, ...base.units.map(({ style }) => style))),
    power: family.map(({ power }) => power).find((power) => power !== undefined) ?? null,
    ...{ showsPinNumbers: !base.hidesPinNumbers, showsPinNames: !base.hidesPinNames },
    pinNameOffset: Math.max(0, lengthOf(base.pinNameOffsetMm ?? NAME_OFFSET_MM) ?? 0),
    pins: pins.slice(0, MAX_PINS),
    graphics: bodiesFirst(graphics).slice(0, MAX_GRAPHICS),
    fields: fieldsOf(family),
  };
  return { symbol, losses };
}

/** KiCad draws filled bodies below everything else of the symbol, wherever they stand in the file. */
function bodiesFirst(graphics: readonly SymbolGraphic[]): SymbolGraphic[] {
  const isBody = ({ graphic }: SymbolGraphic): boolean => graphic.shape !== "text" && graphic.fill === "body";
  return [...graphics.filter(isBody), ...graphics.filter((drawn) => !isBody(drawn))];
}

/** Fields of the symbol itself before those that it inherits. */
function fieldsOf(family: readonly KicadLibrarySymbol[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const { name, text } of family.flatMap(({ properties }) => properties)) {
    const field = fieldNameOf(name);
    if (field === null || field === "designator" || text === "" || text === "~") continue;
    if (!fields.has(field) && fields.size < MAX_FIELDS) fields.set(field, clip(text, 20_000));
  }
  return Object.fromEntries(fields);
}
