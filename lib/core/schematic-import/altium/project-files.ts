// Which documents are sheets of the design, and which of them place others.
import { decodeText } from "@/lib/base/text-encoding";
import { err, ok, type Result } from "@/lib/base/result";
import { type AltiumProject, parseAltiumProject } from "@/lib/core/formats/altium/project";
import { parseAltiumSchematic } from "@/lib/core/formats/altium/schematic-document";
import type { ImportFailureCode, ImportOptions, KnownFile } from "../imported-design";
import { RECORD, type SheetSource, toSheetSource } from "./sheet-source";
import { sheetFilesOf } from "./sheet-symbols";

const MAX_SHEETS = 400;

const slashed = (name: string): string =>
  name
    .replaceAll("\\", "/")
    .replace(/^(?:\.\/)+/, "")
    .toLowerCase();
const baseName = (name: string): string => slashed(name).replace(/^.*\//, "");
const folderOf = (name: string): string => slashed(name).replace(/[^/]*$/, "");

/** "a/b/../c" is "a/c". */
function joined(folder: string, name: string): string {
  const parts: string[] = [];
  for (const part of `${folder}${slashed(name)}`.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/** Finds a file by its path from the project's folder, or by its name alone. */
class FileIndex {
  readonly #byPath = new Map<string, KnownFile>();
  readonly #byName = new Map<string, KnownFile>();

  constructor(files: readonly KnownFile[]) {
    for (const file of files) {
      this.#byPath.set(slashed(file.name), file);
      if (!this.#byName.has(baseName(file.name))) this.#byName.set(baseName(file.name), file);
    }
  }

  find(path: string, folder: string): KnownFile | undefined {
    return this.#byPath.get(joined(folder, path)) ?? this.#byName.get(baseName(path));
  }
}

export interface DesignFiles {
  readonly name: string;
  readonly projectFile: KnownFile | null;
  readonly project: AltiumProject | null;
  /** In the order of the project. */
  readonly sheets: readonly SheetSource[];
  /** Sheets that no sheet symbol places, at least one. */
  readonly first: readonly SheetSource[];
  /** Sheets of the project without a file. */
  readonly missing: readonly string[];
  /** The sheet of a file that a sheet symbol names. */
  readonly find: (file: string, from: SheetSource) => SheetSource | undefined;
}

type ReadSheet = Result<SheetSource, ImportFailureCode>;

const START = 40;

/** The first line of a text that should be a sheet; binary files have no lines. */
function damaged({ name, bytes }: KnownFile): ReadSheet {
  if (bytes[0] === 0xd0) return err("DAMAGED", { file: name, read: "FileHeader" });
  const start = new TextDecoder("windows-1252").decode(bytes.subarray(0, START));
  return err("DAMAGED", { file: name, line: 1, read: start.split(/[\r\n\0]/, 1)[0] ?? "" });
}

function readSource(file: KnownFile): ReadSheet {
  const parsed = parseAltiumSchematic(file.bytes);
  if (!parsed.ok) return parsed.code === "TOO_LARGE" ? err("TOO_LARGE", { file: file.name }) : damaged(file);
  const source = toSheetSource(file.name, parsed.value);
  if (source) return ok(source);
  const [first] = parsed.value.records;
  return err("DAMAGED", { file: file.name, ...(first?.line && { line: first.line }), read: first?.record ?? "" });
}

const symbolFiles = ({ objects }: SheetSource): string[] =>
  objects.filter(({ fields }) => fields.record === RECORD.sheetSymbol).flatMap(sheetFilesOf);

const isSheetPath = (path: string): boolean => /\.schdoc(?:[_.].*)?$|\.sch$/i.test(path);

interface Start {
  readonly files: readonly KnownFile[];
  readonly missing: readonly string[];
}

function startOf(
  schematics: readonly KnownFile[],
  project: AltiumProject | null,
  root: KnownFile | null,
  index: FileIndex,
): Start {
  if (root?.kind === "altium-schematic") return { files: [root], missing: [] };
  if (!project || !root) return { files: schematics, missing: [] };
  const missing: string[] = [];
  const listed = project.documents.filter(isSheetPath).flatMap((path) => {
    const file = index.find(path, folderOf(root.name));
    if (!file) missing.push(path);
    return file ? [file] : [];
  });
  // A project that names none of the files is one of others.
  return listed.length > 0 ? { files: [...new Set(listed)], missing } : { files: schematics, missing };
}

/** All sheets from the first ones on, each read once. */
function readAll(
  start: readonly KnownFile[],
  index: FileIndex,
): Result<Map<KnownFile, SheetSource>, ImportFailureCode> {
  const sheets = new Map<KnownFile, SheetSource>();
  const queue = [...start];
  // Sheets that are found are appended while the list is walked.
  for (const file of queue) {
    if (sheets.has(file)) continue;
    if (sheets.size >= MAX_SHEETS) return err("TOO_LARGE", { file: file.name });
    const source = readSource(file);
    if (!source.ok) return source;
    sheets.set(file, source.value);
    for (const name of symbolFiles(source.value)) {
      const target = index.find(name, folderOf(file.name));
      if (target && !sheets.has(target)) queue.push(target);
    }
  }
  return ok(sheets);
}

/** The first sheet of the project begins if all of them place each other in a ring. */
function firstSheets(sheets: readonly SheetSource[], find: DesignFiles["find"]): SheetSource[] {
  const placed = new Set(sheets.flatMap((sheet) => symbolFiles(sheet).map((file) => find(file, sheet))));
  const first = sheets.filter((sheet) => !placed.has(sheet));
  return first.length > 0 ? first : sheets.slice(0, 1);
}

const stem = (name: string): string => name.replace(/^.*[\\/]/, "").replace(/\.[^.]*$/, "");

export function openDesign(
  files: readonly KnownFile[],
  options: ImportOptions,
): Result<DesignFiles, ImportFailureCode> {
  const schematics = files.filter(({ kind }) => kind === "altium-schematic");
  // A sheet that is not recognized by its content is damaged, if the design needs it.
  const broken = files.filter(({ kind, name }) => kind === null && /\.schdoc$/i.test(name));
  const index = new FileIndex([...schematics, ...broken]);
  const projects = files.filter(({ kind }) => kind === "altium-project");
  const wanted = files.find(({ name }) => name === options.root);
  const root = wanted ?? projects[0] ?? null;
  const projectFile = root?.kind === "altium-project" ? root : null;
  const project = projectFile && parseAltiumProject(decodeText(projectFile.bytes).text);
  const start = startOf(schematics, project, root, index);
  const read = readAll(start.files, index);
  if (!read.ok) return read;
  const sheets = [...read.value.values()];
  const [main] = sheets;
  if (!main) return err("NO_SCHEMATIC", { file: root?.name ?? "" });
  const find: DesignFiles["find"] = (file, from) => {
    const target = index.find(file, folderOf(from.file));
    return target && read.value.get(target);
  };
  return ok({
    ...{ projectFile, project, sheets, find, missing: start.missing },
    name: stem(projectFile?.name ?? main.file),
    first: firstSheets(sheets, find),
  });
}
