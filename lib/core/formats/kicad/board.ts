// A KiCad board (`.kicad_pcb`, formats 3 to 10) as its file describes it.

import { err, ok, type Result } from "@/lib/base/result";
import { atoms, findAtom, findNumber, listName, type SExpressionCode, type SList } from "@/lib/base/s-expression";
import { type KicadDimension, parseDimension } from "@/lib/core/formats/kicad/dimension";
import { type KicadUntyped, toUntyped } from "@/lib/core/formats/kicad/fields";
import { type KicadFootprint, parseFootprint } from "@/lib/core/formats/kicad/footprint";
import { isGraphic, type KicadGraphic, parseGraphic } from "@/lib/core/formats/kicad/graphic";
import { type KicadGroup, type KicadImage, parseGroup, parseImage } from "@/lib/core/formats/kicad/group";
import { parseKicadLists } from "@/lib/core/formats/kicad/kicad-lists";
import {
  type KicadLayer,
  type KicadNetClass,
  type KicadSetup,
  parseLayers,
  parseNetClass,
  parseSetup,
} from "@/lib/core/formats/kicad/setup";
import { type KicadText, parseText } from "@/lib/core/formats/kicad/text";
import { type KicadTable, type KicadTextBox, parseTable, parseTextBox } from "@/lib/core/formats/kicad/text-box";
import { type KicadTrack, type KicadVia, parseTrack, parseVia } from "@/lib/core/formats/kicad/track";
import { type KicadZone, parseZone } from "@/lib/core/formats/kicad/zone";

export type KicadItem =
  | KicadFootprint
  | KicadTrack
  | KicadVia
  | KicadZone
  | KicadGraphic
  | KicadText
  | KicadTextBox
  | KicadTable
  | KicadDimension
  | KicadGroup
  | KicadImage
  | KicadUntyped;

/** Lengths are millimeters, y points down, angles are degrees; lines count from 1. */
export type KicadBoard = {
  /** 4 for KiCad 4, since then the date of the format as a number: 20241229. 0 where the file does not say. */
  version: number;
  generator: string | undefined;
  generatorVersion: string | undefined;
  thicknessMm: number | undefined;
  paper: string | undefined;
  title: string | undefined;
  /** Undefined for a file without the table. */
  layers: readonly KicadLayer[] | undefined;
  setup: KicadSetup | undefined;
  /** By number; files of version 10 have no such list. */
  nets: readonly { number: string; name: string }[];
  netClasses: readonly KicadNetClass[];
  properties: readonly { name: string; value: string }[];
  /** In the order of the file. */
  items: readonly KicadItem[];
};

/**
 * NOT_A_BOARD: the file is another one of KiCad's. Failures tell `line` and `read`, the text found there. Lists named in
 * `skip` are read over at any depth.
 */
export function parseKicadBoard(
  bytes: Uint8Array,
  skip: ReadonlySet<string> = new Set(),
): Result<KicadBoard, SExpressionCode | "NOT_A_BOARD"> {
  const board = new BoardBuilder();
  const parsed = parseKicadLists(bytes, { skip, onRecord: (record) => board.add(record) });
  if (!parsed.ok) return parsed;
  const root = parsed.value;
  if (listName(root) !== "kicad_pcb")
    return err("NOT_A_BOARD", { line: root.line, read: listName(root).slice(0, MAX_READ) });
  return ok(board.board);
}

const MAX_READ = 40;

class BoardBuilder {
  readonly #nets: { number: string; name: string }[] = [];
  readonly #netClasses: KicadNetClass[] = [];
  readonly #properties: { name: string; value: string }[] = [];
  readonly #items: KicadItem[] = [];
  /** Settings by name; of several the first counts, as in KiCad. */
  readonly #settings = new Map<string, SList>();

  get board(): KicadBoard {
    const setting = (name: string) => this.#settings.get(name);
    const [layers, setup] = [setting("layers"), setting("setup")];
    return {
      version: toNumber(setting("version")) ?? 0,
      generator: atoms(setting("generator") ?? setting("host"))[0],
      generatorVersion: atoms(setting("generator_version"))[0],
      thicknessMm: findNumber(setting("general"), "thickness"),
      paper: atoms(setting("paper") ?? setting("page"))[0],
      title: findAtom(setting("title_block"), "title"),
      layers: layers && parseLayers(layers),
      setup: setup && parseSetup(setup),
      nets: this.#nets,
      netClasses: this.#netClasses,
      properties: this.#properties,
      items: this.#items,
    };
  }

  add(record: SList): void {
    const name = listName(record);
    if (SETTINGS.has(name)) {
      if (!this.#settings.has(name)) this.#settings.set(name, record);
    } else if (name === "net") {
      const [number, net] = atoms(record);
      if (number !== undefined && net !== undefined) this.#nets.push({ number, name: net });
    } else if (name === "net_class") this.#netClasses.push(parseNetClass(record));
    else if (name === "property") {
      const [property = "", value = ""] = atoms(record);
      this.#properties.push({ name: property, value });
    } else this.#items.push(parseItem(record));
  }
}

const SETTINGS = new Set(
  "version generator generator_version host general paper page title_block layers setup".split(" "),
);

function toNumber(list: SList | undefined): number | undefined {
  const value = Number(atoms(list)[0] ?? NaN);
  return Number.isFinite(value) ? value : undefined;
}

function parseItem(record: SList): KicadItem {
  switch (listName(record)) {
    case "footprint":
    case "module":
      return parseFootprint(record);
    case "segment":
    case "arc":
      return parseTrack(record);
    case "via":
      return parseVia(record);
    case "zone":
      return parseZone(record);
    case "gr_text":
      return parseText(record, "gr_text");
    case "gr_text_box":
      return parseTextBox(record);
    case "table":
      return parseTable(record);
    case "dimension":
      return parseDimension(record);
    case "group":
      return parseGroup(record);
    case "image":
      return parseImage(record);
    default:
      return (isGraphic(record) ? parseGraphic(record) : undefined) ?? toUntyped(record);
  }
}
