// Symbols of a KiCad library, or embedded in a schematic. Lengths are millimeters, the y axis points up.
import {
  atoms,
  findAtom,
  findList,
  findNumber,
  hasFlag,
  isList,
  listName,
  listsIn,
  type SList,
} from "@/lib/base/s-expression";
import { findPlacement, type KicadPlacement } from "@/lib/core/formats/kicad/fields";
import {
  type KicadSchematicGraphic,
  type KicadSchematicText,
  parseSchematicGraphic,
  parseSchematicText,
} from "@/lib/core/formats/kicad/schematic-graphic";
import { findProperties, type KicadProperty } from "@/lib/core/formats/kicad/schematic-property";

export type KicadPinFunction = { name: string; type: string };

export type KicadPin = KicadPinFunction & {
  line: number;
  shape: string;
  /** Connection point; the angle is the direction toward the body. */
  at: KicadPlacement | undefined;
  lengthMm: number;
  number: string;
  nameHeightMm: number | undefined;
  numberHeightMm: number | undefined;
  isHidden: boolean;
  alternates: readonly KicadPinFunction[];
};

/** Pins and drawing of one unit in one body style; 0 belongs to all of them. */
export type KicadSymbolUnit = {
  unit: number;
  style: number;
  pins: readonly KicadPin[];
  drawings: readonly (KicadSchematicGraphic | KicadSchematicText)[];
};

export type KicadLibrarySymbol = {
  line: number;
  /** With its library in a schematic, without it in a library. */
  name: string;
  /** Name of the symbol from which it is derived, in the same library. */
  parent: string | undefined;
  power: "global" | "local" | undefined;
  hidesPinNumbers: boolean;
  hidesPinNames: boolean;
  pinNameOffsetMm: number | undefined;
  /** Pins with equal numbers are joined within the part, since version 10. */
  joinsEqualPins: boolean;
  /** Numbers of pins that the part joins, since version 10. */
  jumperGroups: readonly (readonly string[])[];
  properties: readonly KicadProperty[];
  units: readonly KicadSymbolUnit[];
};

export function parseLibrarySymbol(record: SList): KicadLibrarySymbol {
  const [power, pinNames] = [findList(record, "power"), findList(record, "pin_names")];
  const own = parseUnit(record, 0, 0);
  const units = listsIn(record, "symbol").map((unit) => {
    const [, number = "0", style = "0"] = /_(\d{1,6})_(\d{1,6})$/.exec(atoms(unit)[0] ?? "") ?? [];
    return parseUnit(unit, Number(number), Number(style));
  });
  return {
    line: record.line,
    name: atoms(record)[0] ?? "",
    parent: findAtom(record, "extends"),
    power: power && (atoms(power)[0] === "local" ? "local" : "global"),
    hidesPinNumbers: hasFlag(findList(record, "pin_numbers"), "hide"),
    hidesPinNames: hasFlag(pinNames, "hide"),
    pinNameOffsetMm: findNumber(pinNames, "offset"),
    joinsEqualPins: hasFlag(record, "duplicate_pin_numbers_are_jumpers"),
    jumperGroups:
      findList(record, "jumper_pin_groups")
        ?.items.filter(isList)
        .map((list) => list.items.filter(isText)) ?? [],
    properties: findProperties(record),
    units: own.pins.length + own.drawings.length > 0 ? [own, ...units] : units,
  };
}

const isText = (item: unknown): item is string => typeof item === "string";

function parseUnit(record: SList, unit: number, style: number): KicadSymbolUnit {
  const pins: KicadPin[] = [];
  const drawings: (KicadSchematicGraphic | KicadSchematicText)[] = [];
  for (const item of record.items) {
    if (!isList(item)) continue;
    const name = listName(item);
    if (name === "pin") pins.push(parsePin(item));
    else if (name === "text" || name === "text_box") drawings.push(parseSchematicText(item));
    else {
      const graphic = parseSchematicGraphic(item);
      if (graphic) drawings.push(graphic);
    }
  }
  return { unit, style, pins, drawings };
}

const heightOf = (text: SList | undefined): number | undefined =>
  findNumber(findList(findList(text, "effects"), "font"), "size");

/** (pin input line (at x y angle) (length l) (name "A" …) (number "1" …) (alternate "B" output line) …). */
function parsePin(record: SList): KicadPin {
  const [type = "", shape = ""] = atoms(record);
  const [name, number] = [findList(record, "name"), findList(record, "number")];
  return {
    line: record.line,
    ...{ type, shape, at: findPlacement(record), lengthMm: findNumber(record, "length") ?? 0 },
    name: atoms(name)[0] ?? "",
    number: atoms(number)[0] ?? "",
    ...{ nameHeightMm: heightOf(name), numberHeightMm: heightOf(number) },
    isHidden: hasFlag(record, "hide", 3),
    alternates: listsIn(record, "alternate").map((list) => {
      const [name = "", ownType = ""] = atoms(list);
      return { name, type: ownType };
    }),
  };
}
