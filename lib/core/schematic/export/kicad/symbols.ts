// Symbols as KiCad's library symbols.
import type { PinFunction, PinShape, SchematicSymbol, SymbolPin } from "../../model/symbol";
import { TEXT_SIZE } from "../../paint/measures";
import { NUMBER_SIZE, PIN_TEXT_SIZE } from "../../paint/pin-texts";
import { PIN_TYPES } from "../kicad-pin-types";
import { inSymbol, symbolGraphic } from "./graphics";
import { effects, flag, list, mm, place, quote } from "./list";

const SHAPES: Record<PinShape, string> = {
  line: "line",
  inverted: "inverted",
  clock: "clock",
  "inverted-clock": "inverted_clock",
  "input-low": "input_low",
  "clock-low": "clock_low",
  "output-low": "output_low",
  "falling-edge": "edge_clock_high",
  "non-logic": "non_logic",
};
const ANGLES = { right: 0, up: 90, left: 180, down: 270 } as const;
const CENTERED = { size: TEXT_SIZE, horizontal: "middle", vertical: "middle" } as const;

const alternate = ({ name, type }: PinFunction): string =>
  list("alternate", quote(name === "" ? "~" : name), PIN_TYPES[type], "line");

/** Supplies of one sheet came with version 10: their pins are passive, and labels name the net. */
const typeOf = ({ type }: SymbolPin, { power }: SchematicSymbol): string =>
  power === "local" && type === "power-input" ? "passive" : PIN_TYPES[type];

const pin = (own: SymbolPin, symbol: SchematicSymbol): string =>
  list(
    ...(["pin", typeOf(own, symbol), SHAPES[own.shape]] as const),
    place(inSymbol(own.at), ANGLES[own.direction]),
    list("length", mm(own.length)),
    own.isHidden ? "(hide yes)" : "",
    list(
      "name",
      quote(own.name === "" ? "~" : own.name),
      effects({ ...CENTERED, size: own.nameSize ?? PIN_TEXT_SIZE }),
    ),
    list("number", quote(own.number), effects({ ...CENTERED, size: own.numberSize ?? NUMBER_SIZE })),
    ...own.alternates.map(alternate),
  );

/** Names of fields that KiCad has in each symbol. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  ...{ designator: "Reference", value: "Value", footprint: "Footprint" },
  ...{ datasheet: "Datasheet", description: "Description" },
};

export const fieldName = (name: string): string =>
  (Object.hasOwn(FIELD_NAMES, name) ? FIELD_NAMES[name] : undefined) ?? name;

function property(name: string, text: string, isHidden: boolean): string {
  return list("property", quote(name), quote(text), place({ x: 0, y: 0 }, 0), effects({ ...CENTERED, isHidden }));
}

function properties({ prefix, description, keywords, fields, name }: SchematicSymbol): string[] {
  const others = Object.entries(fields).filter(([field]) => !Object.hasOwn(FIELD_NAMES, field));
  return [
    property("Reference", prefix, false),
    property("Value", fields["value"] ?? name, false),
    property("Footprint", fields["footprint"] ?? "", true),
    property("Datasheet", fields["datasheet"] ?? "", true),
    property("Description", description || (fields["description"] ?? ""), true),
    ...others.map(([field, text]) => property(field, text, true)),
    ...(keywords.length > 0 ? [property("ki_keywords", keywords.join(" "), true)] : []),
  ];
}

/** KiCad refuses names with these, and a colon but the one after the library. */
const REFUSED = /[/\\<>"\s:]/g;

/** "Library:Name". */
export function libraryId(name: string): string {
  const at = name.indexOf(":");
  const [library, own] = at < 0 ? ["Boardwright", name] : [name.slice(0, at), name.slice(at + 1)];
  return `${library.replace(REFUSED, "_") || "Boardwright"}:${own.replace(REFUSED, "_") || "Symbol"}`;
}

interface Part {
  readonly unit: number;
  readonly style: number;
}

/** The pins and the drawing of each unit in each style. */
function units(symbol: SchematicSymbol, name: string): string[] {
  const parts = new Map<string, Part>();
  const key = ({ unit, style }: Part): string => `${unit}_${style}`;
  for (const part of [...symbol.pins, ...symbol.graphics]) parts.set(key(part), part);
  // KiCad counts units by their lists.
  for (let unit = 1; unit <= symbol.unitCount; unit++) parts.set(`${unit}_1`, { unit, style: 1 });
  for (let style = 2; style <= symbol.styleCount; style++) parts.set(`1_${style}`, { unit: 1, style });
  return [...parts].map(([suffix, part]) => {
    const isOwn = (own: Part): boolean => key(own) === key(part);
    const drawings = symbol.graphics.filter(isOwn).map(({ graphic }) => symbolGraphic(graphic));
    return list(
      "symbol",
      quote(`${name}_${suffix}`),
      ...drawings,
      ...symbol.pins.filter(isOwn).map((own) => pin(own, symbol)),
    );
  });
}

/** `id` is its name in the file, unlike that of all others there. */
export function librarySymbol(symbol: SchematicSymbol, id: string): string {
  const name = id.slice(id.indexOf(":") + 1);
  return list(
    ...(["symbol", quote(id)] as const),
    symbol.power === "global" ? "(power)" : "",
    symbol.showsPinNumbers ? "" : "(pin_numbers (hide yes))",
    list("pin_names", list("offset", mm(symbol.pinNameOffset)), symbol.showsPinNames ? "" : "(hide yes)"),
    flag("exclude_from_sim", false),
    ...[flag("in_bom", true), flag("on_board", true)],
    ...properties(symbol),
    ...units(symbol, name),
  );
}
