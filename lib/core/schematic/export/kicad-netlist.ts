// Netlist in KiCad's s-expressions, version "E", as its board editor reads it.
import { type ExportedDesign, type ExportedNet, type ExportedPart, fieldOf } from "./exported-design";
import { PIN_TYPES } from "./kicad-pin-types";
import { stableUuid } from "./stable-uuid";

const ESCAPES: Record<string, string> = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t" };
const quote = (text: string): string => `"${text.replace(/[\\"\n\r\t]/g, (letter) => ESCAPES[letter] ?? letter)}"`;

type Item = readonly [name: string, ...content: (string | Item)[]];

/** Lists whose lists stand on lines of their own, but for the first ones, as KiCad writes them. */
const BROKEN: Readonly<Record<string, number>> = {
  ...{ export: 1, design: 0, components: 0, comp: 1, fields: 0, nets: 0, net: 2 },
};

/** Texts are quoted. */
function write([name, ...content]: Item, depth: number): string {
  const inline = BROKEN[name] ?? content.length;
  const items = content.map((item, index) => {
    if (typeof item === "string") return ` ${quote(item)}`;
    return (index < inline ? " " : `\n${"  ".repeat(depth + 1)}`) + write(item, depth + 1);
  });
  return `(${name}${items.join("")})`;
}

/** Fields that have a place of their own. */
const OWN_FIELDS = new Set(["value", "footprint", "designator", "datasheet", "description"]);

function fieldsOf(part: ExportedPart): Item[] {
  const names = new Set(part.units.flatMap(({ component }) => Object.keys(component.fields)));
  return [...names].flatMap((name): Item[] => {
    const text = fieldOf(part, name.toLowerCase());
    return OWN_FIELDS.has(name.toLowerCase()) || text === "" ? [] : [["field", ["name", name], text]];
  });
}

function libraryOf({ symbol }: ExportedPart): Item {
  const [library = "", ...rest] = symbol.name.split(":");
  const [lib, part] = rest.length > 0 ? [library, rest.join(":")] : ["", library];
  return ["libsource", ["lib", lib], ["part", part], ["description", symbol.description]];
}

const uuidPath = (path: string): string =>
  path
    .split("/")
    .map((id) => (id === "" ? "" : stableUuid(id)))
    .join("/");

const optional = (name: string, text: string): Item[] => (text === "" ? [] : [[name, text]]);

function componentOf(part: ExportedPart): Item {
  const [{ component, instance }] = part.units;
  const fields = fieldsOf(part);
  return [
    "comp",
    ["ref", part.designator],
    // KiCad has "~" for an empty value.
    ["value", fieldOf(part, "value") || "~"],
    ...optional("footprint", fieldOf(part, "footprint")),
    ...optional("datasheet", fieldOf(part, "datasheet")),
    ...optional("description", fieldOf(part, "description")),
    ...(fields.length > 0 ? [["fields", ...fields] as Item] : []),
    libraryOf(part),
    ["property", ["name", "Sheetname"], ["value", instance.symbol?.name ?? instance.sheet.name]],
    ...(component.isInBom ? [] : [["property", ["name", "exclude_from_bom"]] as Item]),
    ...(component.isPopulated ? [] : [["property", ["name", "dnp"]] as Item]),
    ["sheetpath", ["names", instance.namePath], ["tstamps", uuidPath(instance.path)]],
    ["tstamps", ...part.units.map((unit) => stableUuid(unit.component.id))],
  ];
}

function netOf({ name, pins, isMarkedFree }: ExportedNet, code: number): Item {
  const nodes = pins.map(({ designator, number, name: pinName, type }): Item => {
    const suffix = isMarkedFree ? "+no_connect" : "";
    return [
      "node",
      ["ref", designator],
      ["pin", number],
      ...optional("pinfunction", pinName),
      ["pintype", PIN_TYPES[type] + suffix],
    ];
  });
  return ["net", ["code", String(code)], ["name", name], ...nodes];
}

export interface KicadNetlistOptions {
  /** Name of the schematic. */
  readonly source: string;
  /** ISO 8601. */
  readonly date: string;
}

/** Parts that are not on the board have neither a footprint nor a pad, so they are left out. */
export function kicadNetlist(
  { parts, nets, instances }: ExportedDesign,
  { source, date }: KicadNetlistOptions,
): string {
  const onBoard = parts.filter(({ units }) => units.some(({ component }) => component.isOnBoard));
  const names = new Set(onBoard.map(({ designator }) => designator));
  const onBoardNets = nets
    .map((net) => ({ ...net, pins: net.pins.filter(({ designator }) => names.has(designator)) }))
    .filter(({ pins }) => pins.length > 0);
  const sheets = instances.map(({ namePath, path }, index): Item => {
    return ["sheet", ["number", String(index + 1)], ["name", namePath], ["tstamps", uuidPath(path)]];
  });
  const netlist: Item = [
    "export",
    ["version", "E"],
    ["design", ["source", source], ["date", date], ["tool", "Boardwright"], ...sheets],
    ["components", ...onBoard.map(componentOf)],
    ["nets", ...onBoardNets.map((net, index) => netOf(net, index + 1))],
  ];
  return `${write(netlist, 0)}\n`;
}
