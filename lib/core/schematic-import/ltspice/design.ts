// Sheets of a design with the symbols of their parts, and which of them are blocks that stand for other sheets.
import {
  type LtspicePlacedSymbol,
  type LtspiceSheet,
  parseLtspiceSheet,
} from "@/lib/core/formats/ltspice/ltspice-sheet";
import { type LtspiceSymbol, parseLtspiceSymbol } from "@/lib/core/formats/ltspice/ltspice-symbol";
import { err, ok, type Result } from "@/lib/base/result";
import type { ImportFailureCode, KnownFile } from "../imported-design";
import type { ReportBuilder } from "../report";
import { copyParameterized } from "./block-parameters";
import type { DesignSheet } from "./design-sheet";
import { baseOf, folderOf, LtspiceFiles } from "./find-file";
import { guessSymbols } from "./guess-symbol";
import { librarySymbol } from "./library-symbols";
import type { PlacedPart } from "./placed-part";

export interface LtspiceDesign {
  readonly root: DesignSheet;
  /** By name of their file, the root among them; copies for blocks with parameters have keys of their own. */
  readonly sheets: ReadonlyMap<string, DesignSheet>;
  readonly copied: ReadonlySet<PlacedPart>;
  readonly otherRoots: readonly string[];
  /** Names of all files that were read. */
  readonly readFiles: ReadonlySet<string>;
}

/** Files beyond are a library rather than a design. */
const MAX_FILES = 2_000;

class DesignLoader {
  readonly readFiles = new Set<string>();
  readonly #files: LtspiceFiles;
  readonly #report: ReportBuilder;
  readonly #symbols = new Map<string, LtspiceSymbol | null>();

  constructor(files: readonly KnownFile[], report: ReportBuilder) {
    this.#files = new LtspiceFiles(files);
    this.#report = report;
  }

  #symbolIn(file: KnownFile): LtspiceSymbol | null {
    const known = this.#symbols.get(file.name);
    if (known !== undefined) return known;
    const read = parseLtspiceSymbol(file.bytes);
    this.readFiles.add(file.name);
    this.#symbols.set(file.name, read.ok ? read.value : null);
    if (!read.ok) {
      const line = Number(read.details?.["line"] ?? 1);
      this.#report.found("symbols");
      this.#report.lost({ construct: "symbols", code: "ltspice.damagedSymbol", source: { file: file.name, line } });
    }
    return read.ok ? read.value : null;
  }

  childOf(source: LtspicePlacedSymbol, folder: string): string | null {
    const asy = this.#files.find(source.name, ".asy", folder);
    const symbol = asy && this.#symbolIn(asy);
    if (!asy || !symbol || symbol.attributes.has("Prefix") || source.attributes.has("Prefix")) return null;
    return this.#files.find(source.name, ".asc", folderOf(asy.name))?.name ?? null;
  }

  partsOf(file: string, sheet: LtspiceSheet): PlacedPart[] {
    const folder = folderOf(file);
    const parts = sheet.symbols.map((source): PlacedPart => {
      const asy = this.#files.find(source.name, ".asy", folder);
      const symbol = asy && this.#symbolIn(asy);
      const key = symbol ? asy.name : source.name.replaceAll(/[\\/]+/g, "\\").toLowerCase();
      return { source, key, symbol: symbol ?? librarySymbol(source.name), child: this.childOf(source, folder) };
    });
    return guessSymbols(file, sheet, parts);
  }
}

interface Candidate {
  readonly file: string;
  readonly sheet: LtspiceSheet;
  readonly children: ReadonlySet<string>;
}

/** The nearest to the top of the upload, then the one with the most blocks, then with the most parts. */
function compareCandidates(a: Candidate, b: Candidate): number {
  const depth = folderOf(a.file).split("/").length - folderOf(b.file).split("/").length;
  return depth || b.children.size - a.children.size || b.sheet.symbols.length - a.sheet.symbols.length;
}

export function loadDesign(
  files: readonly KnownFile[],
  wantedRoot: string | undefined,
  report: ReportBuilder,
): Result<LtspiceDesign, ImportFailureCode> {
  const loader = new DesignLoader(files, report);
  const candidates = new Map<string, Candidate>();
  const drawn = files.filter(({ kind }) => kind === "ltspice-schematic");
  if (drawn.length > MAX_FILES) return err("TOO_LARGE", { file: drawn[MAX_FILES]?.name ?? "" });
  let failure: Result<never, ImportFailureCode> | null = null;
  for (const { name, bytes } of drawn) {
    const read = parseLtspiceSheet(bytes);
    if (!read.ok) {
      const failed = err(read.code, { file: name, ...read.details });
      if (name === wantedRoot) return failed;
      failure ??= failed;
      report.found("sheets");
      const line = Number(read.details?.["line"] ?? 1);
      report.lost({ construct: "sheets", code: "ltspice.damagedSheet", source: { file: name, line } });
      continue;
    }
    const children = read.value.symbols.flatMap((symbol) => loader.childOf(symbol, folderOf(name)) ?? []);
    candidates.set(name, { file: name, sheet: read.value, children: new Set(children) });
  }
  const used = new Set(
    [...candidates.values()].flatMap(({ file, children }) => [...children].filter((c) => c !== file)),
  );
  const unused = [...candidates.values()].filter(({ file }) => !used.has(file));
  const ranked = (unused.length > 0 ? unused : [...candidates.values()]).sort(compareCandidates);
  const first = (wantedRoot !== undefined && candidates.get(wantedRoot)) || ranked[0];
  if (!first) return failure ?? err("NO_SCHEMATIC", { file: files[0]?.name ?? "" });
  const reached = new Set([first.file]);
  for (const file of reached) for (const child of candidates.get(file)?.children ?? []) reached.add(child);
  const sheets = new Map<string, DesignSheet>();
  for (const file of reached) {
    const sheet = candidates.get(file)?.sheet;
    if (!sheet) continue;
    loader.readFiles.add(file);
    sheets.set(file, { file, sheet, parts: loader.partsOf(file, sheet) });
  }
  const { sheets: own, copied } = copyParameterized(sheets, first.file);
  const root = own.get(first.file);
  if (!root) return err("NO_SCHEMATIC", { file: first.file });
  const otherRoots = ranked.filter(({ file }) => !reached.has(file)).map(({ file }) => file);
  return ok({ root, sheets: own, copied, otherRoots, readFiles: loader.readFiles });
}

export const designName = ({ root }: LtspiceDesign): string => baseOf(root.file);
