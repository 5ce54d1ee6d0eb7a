// A schematic as a project of KiCad 9: the project file, and a schematic file for each sheet.
import { ClusterGraph } from "../connectivity/clusters";
import { isAnnotated } from "../connectivity/pin-name";
import type { Schematic } from "../format/schematic-file";
import { readHierarchy, type SheetInstance } from "../model/instances";
import type { PowerPort, SchematicComponent, SchematicObject, Sheet, SheetEntry } from "../model/records";
import type { SchematicSymbol } from "../model/symbol";
import { groupBy } from "@/lib/base/group-by";
import { type KicadPaths, type KicadSymbolIds, placedSymbol } from "./kicad/components";
import { ercSettings } from "./kicad/erc-settings";
import { fileNames } from "./kicad/file-names";
import { list, mm, quote, uuid } from "./kicad/list";
import { localSupplyLabels, powerComponent, powerSymbol } from "./kicad/power";
import { type ImageBytes, plainObject, sheetSymbol } from "./kicad/sheets";
import { libraryId, librarySymbol } from "./kicad/symbols";
import { WiredSupplies } from "./kicad/wired-supplies";
import { label, wiresOf } from "./kicad/wiring";

export interface KicadFile {
  readonly name: string;
  readonly text: string;
}

export interface KicadProjectOptions {
  /** Name of the project and of its root file, without an ending. */
  readonly name: string;
  /** Bytes of an image by its handle; an image without them is left out. */
  readonly imageOf?: ImageBytes;
}

/** The format of KiCad 9.0. */
const VERSION = 20250114;

interface PlacedComponent {
  readonly component: SchematicComponent;
  readonly symbol: SchematicSymbol;
}

/** Names of the symbols in one file: two of one name are different symbols. */
class SymbolNames {
  readonly #ids = new Map<SchematicSymbol, KicadSymbolIds>();
  readonly #taken = new Set<string>();

  idsOf(symbol: SchematicSymbol): KicadSymbolIds {
    const known = this.#ids.get(symbol);
    if (known) return known;
    const own = libraryId(symbol.name);
    let fileId = own;
    for (let count = 1; this.#taken.has(fileId); count++) fileId = `${own}_${count}`;
    this.#taken.add(fileId);
    const ids = { libraryId: own, fileId };
    this.#ids.set(symbol, ids);
    return ids;
  }

  get symbols(): readonly (readonly [SchematicSymbol, KicadSymbolIds])[] {
    return [...this.#ids];
  }
}

class KicadProjectWriter {
  readonly #graph: ClusterGraph;
  readonly #rootId: string;
  readonly #sheets: readonly Sheet[];
  readonly #objects: ReadonlyMap<string, readonly SchematicObject[]>;
  readonly #instances: readonly SheetInstance[];
  readonly #paths: KicadPaths;
  readonly #files: ReadonlyMap<string, string>;
  readonly #aliases: readonly (readonly [string, readonly string[]])[];
  readonly #imageOf: ImageBytes;
  readonly #erc: ReturnType<typeof ercSettings>;
  readonly #powerSymbols = new Map<string, SchematicSymbol>();
  readonly #wired: WiredSupplies;
  #powerCount = 0;

  constructor({ records, rootSheetId }: Schematic, { name, imageOf = () => undefined }: KicadProjectOptions) {
    this.#graph = new ClusterGraph(records);
    this.#wired = new WiredSupplies(this.#graph);
    this.#rootId = rootSheetId;
    this.#instances = readHierarchy(records, rootSheetId).instances;
    const placed = new Set(this.#instances.map(({ sheet }) => sheet.id));
    this.#sheets = records.filter((record): record is Sheet => record.kind === "sheet" && placed.has(record.id));
    this.#objects = groupBy(
      records.filter((record): record is SchematicObject => "sheetId" in record),
      ({ sheetId }) => sheetId,
    );
    this.#aliases = records.flatMap((record) =>
      record.kind === "bus-alias" ? [[record.name, record.members] as const] : [],
    );
    this.#paths = { project: name, rootId: rootSheetId };
    this.#files = fileNames(this.#sheets, rootSheetId, name);
    this.#imageOf = imageOf;
    this.#erc = ercSettings(records);
  }

  write(): KicadFile[] {
    const { project } = this.#paths;
    const meta = { filename: `${project}.kicad_pro`, version: 3 };
    const settings = { ...this.#erc, meta, sheets: [], text_variables: {} };
    return [
      { name: `${project}.kicad_pro`, text: `${JSON.stringify(settings, null, 2)}\n` },
      ...this.#sheets.map((sheet) => ({ name: this.#files.get(sheet.id) ?? "", text: this.#sheetText(sheet) })),
    ];
  }

  #pageOf(path: string): number {
    return this.#instances.findIndex((instance) => instance.path === path) + 1;
  }

  #instancesOf({ id }: Sheet): readonly SheetInstance[] {
    return this.#instances.filter(({ sheet }) => sheet.id === id);
  }

  #powerOf(port: PowerPort, instances: readonly SheetInstance[]): PlacedComponent {
    const made = powerSymbol(port);
    const symbol = this.#powerSymbols.get(made.id) ?? made;
    this.#powerSymbols.set(made.id, symbol);
    const designators = Object.fromEntries(instances.map(({ path }) => [path, `#PWB${++this.#powerCount}`]));
    return { component: powerComponent(port, symbol, designators), symbol };
  }

  /** A supply without a number names no net in KiCad. */
  #numbered(
    component: SchematicComponent,
    symbol: SchematicSymbol,
    instances: readonly SheetInstance[],
  ): SchematicComponent {
    if (symbol.power === null) return component;
    const designators = instances.map(({ path }) => {
      const own = component.designators[path];
      return [path, isAnnotated(own) ? own : `#PWB${++this.#powerCount}`] as const;
    });
    return { ...component, designators: Object.fromEntries(designators) };
  }

  #componentsOf(objects: readonly SchematicObject[], instances: readonly SheetInstance[]): PlacedComponent[] {
    return objects.flatMap((object) => {
      if (object.kind === "power-port") return [this.#powerOf(object, instances)];
      if (object.kind !== "component") return [];
      const symbol = this.#graph.symbolOf(object.symbolId);
      if (!symbol) return [];
      const component = this.#numbered(object, symbol, instances);
      return [{ component, symbol: this.#wired.symbolOf(object, symbol) }];
    });
  }

  #sheetText(sheet: Sheet): string {
    const objects = this.#objects.get(sheet.id) ?? [];
    const instances = this.#instancesOf(sheet);
    const paths = this.#paths;
    const names = new SymbolNames();
    const placed = this.#componentsOf(objects, instances);
    const components = placed.map(({ component, symbol }) =>
      placedSymbol(component, { symbol, ids: names.idsOf(symbol), instances, paths }),
    );
    const labels = placed.flatMap(({ component, symbol }) => localSupplyLabels(component, symbol)).map(label);
    const isRoot = sheet.id === this.#rootId;
    const lines = [
      list("version", String(VERSION)),
      '(generator "Boardwright")',
      '(generator_version "9.0")',
      uuid(sheet.id),
      paper(sheet),
      titleBlock(sheet),
      list("lib_symbols", ...names.symbols.map(([symbol, { fileId }]) => `\n${librarySymbol(symbol, fileId)}`)),
      ...(isRoot
        ? this.#aliases.map(([name, members]) => list("bus_alias", quote(name), list("members", ...members.map(quote))))
        : []),
      ...wiresOf(sheet.id, objects, this.#graph),
      ...objects.flatMap((object) => plainObject(object, this.#imageOf)),
      ...labels,
      ...components,
      ...this.#sheetSymbols(objects, instances),
      isRoot ? '(sheet_instances (path "/" (page "1")))' : "",
      "(embedded_fonts no)",
    ];
    return `(kicad_sch\n${lines.filter((line) => line !== "").join("\n")}\n)\n`;
  }

  #sheetSymbols(objects: readonly SchematicObject[], instances: readonly SheetInstance[]): string[] {
    const entries = groupBy(
      objects.filter((object): object is SheetEntry => object.kind === "sheet-entry"),
      ({ sheetSymbolId }) => sheetSymbolId,
    );
    return objects.flatMap((symbol) => {
      const file = symbol.kind === "sheet-symbol" ? this.#files.get(symbol.targetId) : undefined;
      if (symbol.kind !== "sheet-symbol" || file === undefined) return [];
      const own = entries.get(symbol.id) ?? [];
      return [
        sheetSymbol(symbol, {
          file,
          entries: own,
          instances,
          paths: this.#paths,
          pageOf: (path) => this.#pageOf(path),
        }),
      ];
    });
  }
}

/** Names of papers by width and height in millimeters, in landscape. */
const PAPERS: readonly (readonly [name: string, width: number, height: number])[] = [
  ["A5", 210, 148],
  ["A4", 297, 210],
  ["A3", 420, 297],
  ["A2", 594, 420],
  ["A1", 841, 594],
  ["A0", 1189, 841],
  ["USLetter", 279.4, 215.9],
  ["USLegal", 355.6, 215.9],
  ["B", 431.8, 279.4],
  ["C", 558.8, 431.8],
  ["D", 863.6, 558.8],
  ["E", 1117.6, 863.6],
];

function paper({ width, height }: Sheet): string {
  const isSize = (a: number, b: number) => mm(width) === String(a) && mm(height) === String(b);
  const known = PAPERS.find(([, across, down]) => isSize(across, down) || isSize(down, across));
  if (!known) return list("paper", quote("User"), mm(width), mm(height));
  const [name, across, down] = known;
  return list("paper", quote(name), isSize(across, down) ? "" : "portrait");
}

const TITLES: Readonly<Record<string, string>> = { title: "title", date: "date", revision: "rev", company: "company" };

function titleBlock({ titleBlock: texts }: Sheet): string {
  const comments = Object.entries({ comment1: texts["author"] ?? "", ...texts });
  const items = [
    ...Object.entries(TITLES).flatMap(([own, name]) => (texts[own] ? [list(name, quote(texts[own]))] : [])),
    ...comments.flatMap(([name, text]) => {
      const [, number] = /^comment([1-9])$/.exec(name) ?? [];
      return number === undefined || text === "" ? [] : [list("comment", number, quote(text))];
    }),
  ];
  return items.length === 0 ? "" : list("title_block", ...items);
}

/** The project file first, then the root. Sheets that nothing places are left out. */
export const kicadProject = (schematic: Schematic, options: KicadProjectOptions): KicadFile[] =>
  new KicadProjectWriter(schematic, options).write();
