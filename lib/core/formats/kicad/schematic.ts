// A KiCad schematic (`.kicad_sch`, versions 6 to 10) as its file describes it.
import { err, ok, type Result } from "@/lib/base/result";
import {
  atoms,
  findAtom,
  findList,
  hasFlag,
  listName,
  listsIn,
  numericAtoms,
  type SExpressionCode,
  type SList,
} from "@/lib/base/s-expression";
import type { Vec2 } from "@/lib/base/vec2";
import {
  findPlacement,
  findPoint,
  findPoints,
  findUuid,
  type KicadPlacement,
  type KicadUntyped,
  toUntyped,
} from "@/lib/core/formats/kicad/fields";
import { type KicadGroup, type KicadImage, parseGroup, parseImage } from "@/lib/core/formats/kicad/group";
import { parseKicadLists } from "@/lib/core/formats/kicad/kicad-lists";
import { type KicadLibrarySymbol, parseLibrarySymbol } from "@/lib/core/formats/kicad/library-symbol";
import {
  hasOwnColor,
  type KicadSchematicGraphic,
  type KicadSchematicTable,
  type KicadSchematicText,
  parseSchematicGraphic,
  parseSchematicTable,
  parseSchematicText,
} from "@/lib/core/formats/kicad/schematic-graphic";
import { findProperties, type KicadProperty } from "@/lib/core/formats/kicad/schematic-property";
import {
  type KicadInstance,
  type KicadPlacedSheet,
  type KicadPlacedSymbol,
  parseInstanceList,
  parsePlacedSheet,
  parsePlacedSymbol,
} from "@/lib/core/formats/kicad/schematic-symbol";
import { findEffects, type KicadTextEffects } from "@/lib/core/formats/kicad/text";

export type KicadWire = {
  kind: "wire" | "bus";
  line: number;
  points: readonly Vec2[];
  hasColor: boolean;
  uuid: string | undefined;
};

/** `size` leads from `at` to the other end; either may lie on the bus. */
export type KicadBusEntry = {
  kind: "bus_entry";
  line: number;
  at: KicadPlacement | undefined;
  size: Vec2 | undefined;
  uuid: string | undefined;
};

export type KicadPoint = {
  kind: "junction" | "no_connect";
  line: number;
  at: KicadPlacement | undefined;
  uuid: string | undefined;
};

export type KicadLabel = {
  kind: "label" | "global_label" | "hierarchical_label" | "directive_label";
  line: number;
  text: string;
  shape: string;
  at: KicadPlacement | undefined;
  effects: KicadTextEffects;
  properties: readonly KicadProperty[];
  uuid: string | undefined;
};

/** An area whose nets or symbols have rules of their own, since version 9. */
export type KicadRuleArea = { kind: "rule_area"; line: number; outline: KicadSchematicGraphic | undefined };

export type KicadSchematicItem =
  | KicadWire
  | KicadBusEntry
  | KicadPoint
  | KicadLabel
  | KicadPlacedSymbol
  | KicadPlacedSheet
  | KicadSchematicGraphic
  | KicadSchematicText
  | KicadSchematicTable
  | KicadGroup
  | KicadImage
  | KicadRuleArea
  | KicadUntyped;

export type KicadPaper = {
  /** "A4", "USLetter", "User" … */
  name: string;
  /** Width and height of a sheet of the user's own size. */
  sizeMm: readonly number[];
  isPortrait: boolean;
};

/** Lengths are millimeters, y points down but within symbols, angles are degrees; lines count from 1. */
export type KicadSchematic = {
  /** The date of the format as a number: 20211123 for KiCad 6. 0 where the file does not say. */
  version: number;
  generator: string | undefined;
  generatorVersion: string | undefined;
  uuid: string | undefined;
  paper: KicadPaper | undefined;
  /** "title", "date", "rev", "company", "comment1" … */
  titleBlock: readonly { name: string; text: string }[];
  symbols: readonly KicadLibrarySymbol[];
  busAliases: readonly { line: number; name: string; members: readonly string[] }[];
  symbolInstances: readonly KicadInstance[];
  /** Names of files within the file. */
  embeddedFiles: readonly { line: number; name: string }[];
  variants: readonly { line: number; name: string }[];
  /** In the order of the file. */
  items: readonly KicadSchematicItem[];
};

/** NOT_A_SCHEMATIC: the file is another one of KiCad's. Failures tell `line` and `read`, the text found there. */
export function parseKicadSchematic(bytes: Uint8Array): Result<KicadSchematic, SExpressionCode | "NOT_A_SCHEMATIC"> {
  const schematic = new SchematicBuilder();
  const parsed = parseKicadLists(bytes, { onRecord: (record) => schematic.add(record) });
  if (!parsed.ok) return parsed;
  const root = parsed.value;
  if (listName(root) !== "kicad_sch")
    return err("NOT_A_SCHEMATIC", { line: root.line, read: listName(root).slice(0, MAX_READ) });
  return ok(schematic.schematic);
}

const MAX_READ = 40;
const SETTINGS = new Set("version generator generator_version uuid paper title_block symbol_instances".split(" "));
/** Lists that say nothing that the drawing or its nets need. */
const SILENT = new Set(["sheet_instances", "embedded_fonts"]);

class SchematicBuilder {
  readonly #settings = new Map<string, SList>();
  readonly #symbols: KicadLibrarySymbol[] = [];
  readonly #aliases: { line: number; name: string; members: readonly string[] }[] = [];
  readonly #embedded: { line: number; name: string }[] = [];
  readonly #variants: { line: number; name: string }[] = [];
  readonly #items: KicadSchematicItem[] = [];

  get schematic(): KicadSchematic {
    const setting = (name: string) => this.#settings.get(name);
    const text = (name: string) => atoms(setting(name))[0];
    const [paper, instances] = [setting("paper"), setting("symbol_instances")];
    const version = Number(text("version") ?? NaN);
    return {
      version: Number.isFinite(version) ? version : 0,
      ...{ generator: text("generator"), generatorVersion: text("generator_version"), uuid: text("uuid") },
      paper: paper && parsePaper(paper),
      titleBlock: parseTitleBlock(setting("title_block")),
      symbols: this.#symbols,
      busAliases: this.#aliases,
      symbolInstances: instances ? parseInstanceList(instances) : [],
      embeddedFiles: this.#embedded,
      variants: this.#variants,
      items: this.#items,
    };
  }

  add(record: SList): void {
    const name = listName(record);
    const named = (list: SList) => ({ line: list.line, name: findAtom(list, "name") ?? atoms(list)[0] ?? "" });
    if (SETTINGS.has(name)) {
      if (!this.#settings.has(name)) this.#settings.set(name, record);
    } else if (name === "lib_symbols") this.#symbols.push(...listsIn(record, "symbol").map(parseLibrarySymbol));
    else if (name === "bus_alias") {
      const members = atoms(findList(record, "members"));
      this.#aliases.push({ line: record.line, name: atoms(record)[0] ?? "", members });
    } else if (name === "embedded_files") this.#embedded.push(...listsIn(record, "file").map(named));
    else if (name === "variants") this.#variants.push(...listsIn(record, "variant").map(named));
    else if (!SILENT.has(name)) this.#items.push(parseItem(record));
  }
}

function parsePaper(record: SList): KicadPaper {
  return {
    name: atoms(record)[0] ?? "",
    sizeMm: numericAtoms(record).slice(1).filter(Number.isFinite),
    isPortrait: hasFlag(record, "portrait", 2),
  };
}

const parseTitleBlock = (record: SList | undefined): { name: string; text: string }[] =>
  (record ? listsIn(record) : []).map((list) => {
    const [first = "", second = ""] = atoms(list);
    const isComment = listName(list) === "comment";
    return { name: isComment ? `comment${first}` : listName(list), text: isComment ? second : first };
  });

function parseItem(record: SList): KicadSchematicItem {
  const [name, line, uuid] = [listName(record), record.line, findUuid(record)];
  switch (name) {
    case "wire":
    case "bus":
      return { kind: name, line, points: findPoints(record), hasColor: hasOwnColor(findList(record, "stroke")), uuid };
    case "bus_entry":
      return { kind: name, line, at: findPlacement(record), size: findPoint(record, "size"), uuid };
    case "junction":
    case "no_connect":
      return { kind: name, line, at: findPlacement(record), uuid };
    case "label":
    case "global_label":
    case "hierarchical_label":
    case "directive_label":
      return parseLabel(record, name);
    // Its name until version 6.
    case "netclass_flag":
      return parseLabel(record, "directive_label");
    case "symbol":
      return parsePlacedSymbol(record);
    case "sheet":
      return parsePlacedSheet(record);
    case "text":
    case "text_box":
      return parseSchematicText(record);
    case "table":
      return parseSchematicTable(record);
    case "group":
      return parseGroup(record);
    case "image":
      return parseImage(record);
    case "rule_area":
      return {
        kind: name,
        line,
        outline: listsIn(record)
          .map(parseSchematicGraphic)
          .find((shape) => shape),
      };
    default:
      return parseSchematicGraphic(record) ?? toUntyped(record);
  }
}

const parseLabel = (record: SList, kind: KicadLabel["kind"]): KicadLabel => ({
  ...{ kind, line: record.line, text: atoms(record)[0] ?? "", shape: findAtom(record, "shape") ?? "" },
  ...{ at: findPlacement(record), effects: findEffects(record) },
  ...{ properties: findProperties(record), uuid: findUuid(record) },
});
