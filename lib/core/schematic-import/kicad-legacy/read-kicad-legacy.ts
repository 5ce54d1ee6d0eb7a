// Schematics of KiCad 5 and older: `.sch` sheets, with the symbols of their cache and other `.lib` files.
import { err, ok } from "@/lib/base/result";
import { parseLegacyDescriptions } from "@/lib/core/formats/kicad-legacy/descriptions";
import { parseLegacyLibrary } from "@/lib/core/formats/kicad-legacy/library";
import { parseLegacySchematic } from "@/lib/core/formats/kicad-legacy/schematic";
import type { DesignReader, ImportedDesign, ImportedImage, KnownFile } from "../imported-design";
import { RecordBuilder } from "../record-builder";
import { ReportBuilder } from "../report";
import { findSheetFile, type ParsedSheet, type PlannedSheet, planSheets, sheetSymbolsOf } from "./hierarchy";
import { stemOf } from "./names";
import { drawSheet } from "./sheet-objects";
import { settleNets } from "./settle-nets";
import { type DescriptionFile, type SymbolFile, SymbolFiles } from "./symbol-files";

const MAX_ITEMS = 90_000;
const MAX_SHEETS = 400;
const MAX_SHEET_SYMBOLS = 2_000;

interface BadFile {
  readonly name: string;
  readonly line: number;
}

interface ReadFiles {
  readonly sheets: ReadonlyMap<string, ParsedSheet>;
  readonly libraries: readonly SymbolFile[];
  readonly descriptions: readonly DescriptionFile[];
  readonly bad: readonly BadFile[];
}

/** Damaged files are left out; whether that fails the whole is for the caller. */
function readFiles(files: readonly KnownFile[]): ReadFiles {
  const sheets = new Map<string, ParsedSheet>();
  const libraries: SymbolFile[] = [];
  const descriptions: DescriptionFile[] = [];
  const bad: BadFile[] = [];
  for (const { name, bytes, kind } of files) {
    if (kind === "kicad-legacy-schematic") {
      const read = parseLegacySchematic(bytes);
      if (read.ok) sheets.set(name, { file: name, schematic: read.value });
      else bad.push({ name, line: Number(read.details?.line ?? 1) });
    }
    if (kind === "kicad-legacy-descriptions") descriptions.push({ name, entries: parseLegacyDescriptions(bytes) });
    if (kind === "kicad-legacy-library") {
      const read = parseLegacyLibrary(bytes);
      if (read.ok) libraries.push({ name, library: read.value });
      else bad.push({ name, line: Number(read.details?.line ?? 1) });
    }
  }
  return { sheets, libraries, descriptions, bad };
}

/** Sheets that no other sheet places; those with a cache or a project file of their name come first. */
function rootsOf(files: readonly KnownFile[], sheets: ReadonlyMap<string, ParsedSheet>): string[] {
  const placed = new Set<string>();
  for (const { file, schematic } of sheets.values())
    for (const symbol of sheetSymbolsOf(schematic)) {
      const target = findSheetFile(file, symbol.file, sheets);
      if (target !== undefined && target !== file) placed.add(target);
    }
  const names = new Set(files.map(({ name }) => name));
  const hasProject = (name: string): boolean =>
    ["-cache.lib", ".pro"].some((ending) => names.has(name.replace(/\.sch$/i, ending)));
  const free = [...sheets.keys()].filter((name) => !placed.has(name));
  const roots = free.length > 0 ? free : [...sheets.keys()];
  return [...roots.filter(hasProject), ...roots.filter((name) => !hasProject(name))];
}

export const readKicadLegacy: DesignReader = (files, options = {}) => {
  const wanted = files.find(({ name }) => name === options.root);
  const read = readFiles(files);
  const roots = rootsOf(files, read.sheets);
  const root = read.sheets.get(wanted?.name ?? roots[0] ?? "");
  if (!root) {
    const failed = wanted ?? files.find(({ kind }) => kind === "kicad-legacy-schematic");
    const failure = failed && parseLegacySchematic(failed.bytes);
    if (!failed || !failure || failure.ok) return err("NO_SCHEMATIC", { file: files[0]?.name ?? "" });
    const code = failure.code === "TOO_LARGE" ? "TOO_LARGE" : "DAMAGED";
    return err(code, { file: failed.name, ...failure.details });
  }
  options.onProgress?.(0.5);
  const tooLarge = limitOf(read);
  if (tooLarge !== null) return err("TOO_LARGE", { file: root.file, line: 1, read: tooLarge });
  return ok(readDesign(root, { read, files, otherRoots: roots.filter((name) => name !== root.file) }));
};

/** A count beyond the limits, in words. */
function limitOf({ sheets }: ReadFiles): string | null {
  if (sheets.size > MAX_SHEETS) return `${sheets.size} sheets`;
  let [items, symbols] = [0, 0];
  for (const { schematic } of sheets.values()) {
    items += schematic.items.length;
    symbols += sheetSymbolsOf(schematic).length;
  }
  if (symbols > MAX_SHEET_SYMBOLS) return `${symbols} sheet symbols`;
  return items > MAX_ITEMS ? `${items} items` : null;
}

interface Source {
  readonly read: ReadFiles;
  readonly files: readonly KnownFile[];
  readonly otherRoots: readonly string[];
}

function readDesign(root: ParsedSheet, { read, files, otherRoots }: Source): ImportedDesign {
  const [records, report] = [new RecordBuilder(), new ReportBuilder()];
  const images: ImportedImage[] = [];
  const sheets = planSheets(root, read.sheets, records);
  const symbols = new SymbolFiles(read, { records, report });
  const units = highestUnits(sheets);
  const unitsOf = (symbol: string): number => units.get(symbol) ?? 1;
  for (const sheet of sheets) drawSheet({ sheet, symbols, records, report, images, unitsOf });
  noteFiles(sheets, read, report);
  const settled = settleNets(sheets, { records, report });
  const used = new Set([
    ...sheets.map(({ file }) => file),
    ...[...read.libraries, ...read.descriptions].map(({ name }) => name),
  ]);
  return {
    name: stemOf(root.file),
    schematic: { rootSheetId: sheets[0]?.id ?? "", records: settled },
    images,
    report: report.build({
      ...{ format: "kicadLegacy", tool: `KiCad, schematic format ${root.schematic.version}` },
      files: files.map(({ name, bytes }) => ({ name, bytes: bytes.length, isRead: used.has(name) })),
    }),
    rootFile: root.file,
    otherRoots,
  };
}

function highestUnits(sheets: readonly PlannedSheet[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const { schematic } of sheets)
    for (const item of schematic?.items ?? [])
      if (item.kind === "component" && item.unit > (units.get(item.symbol) ?? 0)) units.set(item.symbol, item.unit);
  return units;
}

function noteFiles(sheets: readonly PlannedSheet[], { bad, libraries }: ReadFiles, report: ReportBuilder): void {
  const damaged = new Map(bad.map((file) => [file.name, file.line]));
  for (const { file, schematic } of sheets) {
    if (schematic) continue;
    const line = damaged.get(file) ?? null;
    const code = line === null ? "kicadLegacy.sheetMissing" : "kicadLegacy.sheetDamaged";
    report.lost({ construct: "sheets", code, values: { file }, source: { file, line } });
  }
  const known = new Set(libraries.map(({ name }) => name));
  for (const { name, line } of bad) {
    if (!/\.lib$/i.test(name) || known.has(name)) continue;
    report.found("symbols");
    report.lost({
      construct: "symbols",
      code: "kicadLegacy.libraryDamaged",
      values: { file: name },
      source: { file: name, line },
    });
  }
}
