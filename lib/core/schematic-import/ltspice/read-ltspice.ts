// Reader of LTspice's schematics, with the symbols that are among the files and those of LTspice's own library.
import { err, ok } from "@/lib/base/result";
import { MAX_INSTANCES } from "@/lib/core/schematic/model/instances";
import type { Point } from "@/lib/core/schematic/model/units";
import type { DesignReader, KnownFile } from "../imported-design";
import { areWithinLimits } from "../number-limits";
import { extentOf, fitPaper, type PaperFit } from "../paper";
import { RecordBuilder } from "../record-builder";
import { ReportBuilder } from "../report";
import { addBlock, addComponent, instanceName, type PlacedBlock } from "./component-records";
import { designName, loadDesign, type LtspiceDesign } from "./design";
import type { DesignSheet } from "./design-sheet";
import { baseOf } from "./find-file";
import { NetNames } from "./net-names";
import { addNets } from "./net-records";
import { placeLtspice } from "./placed-part";
import { toPoint } from "./placing";
import { SheetContext } from "./sheet-context";
import { symbolRecord } from "./symbol-record";
import { addDrawings, addTexts } from "./text-records";

const MAX_OBJECTS = 100_000;
/** Designators that one component keeps. */
const MAX_DESIGNATORS = 200;
/** Usual width of a letter, as a part of its height, for finding the extent of texts. */
const LETTER_WIDTH = 0.6;

function paperOf({ sheet, parts }: DesignSheet): PaperFit {
  const points: Point[] = [
    ...sheet.wires.flatMap(({ from, to }) => [from, to]),
    ...sheet.flags.map(({ at }) => at),
    ...sheet.shapes.flatMap(({ from, to }) => [from, to]),
    ...parts.flatMap(({ source, symbol }) => [
      source.at,
      ...(symbol?.pins ?? []).map(({ at }) => placeLtspice(at, source)),
      ...(symbol?.shapes ?? []).map(({ to }) => placeLtspice(to, source)),
    ]),
    ...sheet.texts.flatMap(({ at, text, size }) => {
      const longest = Math.max(...text.split("\n", 500).map(({ length }) => Math.min(length, 200)));
      const right = { x: at.x + Math.round(longest * LETTER_WIDTH * 8 * (size + 1)), y: at.y };
      return [at, right];
    }),
  ].map(toPoint);
  return fitPaper(extentOf(points));
}

/** Placements of each sheet by path, with what follows on the designators there. */
type Placements = ReadonlyMap<string, ReadonlyMap<string, string>>;

function placementsOf({ root }: LtspiceDesign, blocks: ReadonlyMap<string, readonly PlacedBlock[]>): Placements {
  const placements = new Map<string, Map<string, string>>();
  interface Step {
    readonly file: string;
    readonly path: string;
    readonly suffix: string;
    readonly above: readonly string[];
  }
  const steps: Step[] = [{ file: root.file, path: "/", suffix: "", above: [] }];
  for (const { file, path, suffix, above } of steps) {
    const known = placements.get(file) ?? new Map<string, string>();
    placements.set(file, known.set(path, suffix));
    for (const { id, name, child } of blocks.get(file) ?? []) {
      const files = [...above, file];
      if (files.includes(child) || steps.length >= MAX_INSTANCES) continue;
      steps.push({ file: child, path: `${path}${id}/`, suffix: `_${name}${suffix}`, above: files });
    }
  }
  return placements;
}

/** Names of the pins of the blocks that place each sheet, in small letters. */
function entryNamesOf({ sheets }: LtspiceDesign): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const { parts } of sheets.values())
    for (const { child, symbol } of parts) {
      if (child === null) continue;
      const known = names.get(child) ?? new Set<string>();
      for (const pin of symbol?.pins ?? []) known.add(pin.name.toLowerCase());
      names.set(child, known);
    }
  return names;
}

class LtspiceImport {
  readonly builder = new RecordBuilder();
  readonly #report: ReportBuilder;
  readonly #design: LtspiceDesign;
  readonly #names = new NetNames();
  readonly #symbolIds = new Map<string, string>();

  constructor(design: LtspiceDesign, report: ReportBuilder) {
    this.#design = design;
    this.#report = report;
  }

  /** Id of the root sheet. */
  run(): string {
    const { sheets, root } = this.#design;
    const contexts = new Map([...sheets].map(([key, drawn]) => [key, this.#openSheet(drawn)]));
    const entryNames = entryNamesOf(this.#design);
    const blocks = new Map<string, PlacedBlock[]>();
    for (const [file, context] of contexts) {
      const placed = context.drawn.parts.flatMap((part) => {
        const target = part.child === null ? undefined : contexts.get(part.child);
        if (!target) return [];
        this.#report.found("components");
        const isOwn = this.#design.copied.has(part);
        return [addBlock(part, context, { id: target.sheetId, sheet: target.drawn, isOwn })];
      });
      blocks.set(file, placed);
    }
    const placements = placementsOf(this.#design, blocks);
    for (const [file, context] of contexts) {
      this.#addComponents(context, placements.get(file) ?? new Map<string, string>(), contexts);
      addNets(context, { entryNames: entryNames.get(file) ?? new Set(), isRoot: file === root.file });
      addTexts(context);
      addDrawings(context);
    }
    return contexts.get(root.file)?.sheetId ?? "";
  }

  #openSheet(drawn: DesignSheet): SheetContext {
    const { width, height, shift } = paperOf(drawn);
    const id = this.builder.newId();
    const base = baseOf(drawn.file).slice(0, 140);
    const name = drawn.instance === undefined ? base : `${base} ${drawn.instance}`;
    this.#report.found("sheets");
    this.builder.add({ kind: "sheet", id, name, width, height, titleBlock: { title: name } });
    const shared = { builder: this.builder, report: this.#report, names: this.#names };
    return new SheetContext(shared, drawn, { sheetId: id, shift });
  }

  #addComponents(
    context: SheetContext,
    paths: ReadonlyMap<string, string>,
    contexts: ReadonlyMap<string, SheetContext>,
  ): void {
    const placed = [...paths].slice(0, MAX_DESIGNATORS);
    const isRepeated = [...paths.values()].some((suffix) => suffix !== "");
    if (paths.size > placed.length)
      context.changed({ construct: "sheets", code: "tooManyPlacements", line: 1, values: { count: paths.size } });
    else if (isRepeated && context.drawn.parts.length > 0)
      context.changed({ construct: "sheets", code: "repeatedDesignators", line: 1, values: { count: paths.size } });
    for (const part of context.drawn.parts) {
      if (part.child !== null && contexts.has(part.child)) continue;
      this.#report.found("components");
      const name = instanceName(part.source, part.symbol);
      const designators = Object.fromEntries(placed.map(([path, suffix]) => [path, `${name}${suffix}`.slice(0, 64)]));
      addComponent(part, context, this.#symbolOf(part, context), designators);
    }
  }

  #symbolOf(part: DesignSheet["parts"][number], context: SheetContext): string {
    const { key, symbol, source } = part;
    const known = this.#symbolIds.get(key);
    const isFromFile = /\.asy$/i.test(key);
    const values = { name: source.name.replaceAll(/\\+/g, "\\").slice(0, 200), pins: symbol?.pins.length ?? 0 };
    if (!isFromFile && (symbol === null || key.includes(" line ")))
      context.changed(
        {
          ...{ construct: "components", code: symbol ? "guessedSymbol" : "missingSymbol", line: source.line, values },
        },
        source.at,
      );
    if (known !== undefined) return known;
    this.#report.found("symbols");
    if (!isFromFile && symbol !== null && !key.includes(" line "))
      context.changed({ construct: "symbols", code: "librarySymbol", line: source.line, values }, source.at);
    const empty = {
      isBlock: false,
      pins: [],
      shapes: [],
      texts: [],
      rest: [],
      windows: new Map(),
      attributes: new Map(),
    };
    const id = this.builder.newId();
    const name = source.name.split(/[\\/]+/).at(-1) ?? "";
    this.builder.add(symbolRecord(id, `ltspice:${name}`, symbol ?? empty));
    this.#symbolIds.set(key, id);
    return id;
  }
}

const importedFile = ({ name, bytes }: KnownFile, readFiles: ReadonlySet<string>) => ({
  ...{ name, bytes: bytes.length, isRead: readFiles.has(name) },
});

export const readLtspice: DesignReader = (files, options = {}) => {
  const report = new ReportBuilder();
  const loaded = loadDesign(files, options.root, report);
  if (!loaded.ok) return loaded;
  const design = loaded.value;
  const reading = new LtspiceImport(design, report);
  const rootSheetId = reading.run();
  const { records } = reading.builder;
  if (records.length > MAX_OBJECTS || !areWithinLimits(records)) return err("TOO_LARGE", { file: design.root.file });
  options.onProgress?.(1);
  const version = design.root.sheet.version.slice(0, 20);
  return ok({
    ...{ name: designName(design), schematic: { rootSheetId, records }, images: [], otherRoots: design.otherRoots },
    rootFile: design.root.file,
    report: report.build({
      ...{ format: "ltspice", tool: `LTspice (file version ${version})` },
      files: files.map((file) => importedFile(file, design.readFiles)),
    }),
  });
};
