// Files of an EasyEDA Pro project: which sheets a schematic has, and its symbols as they are asked for.
import { type ProProject, parseProProject } from "@/lib/core/formats/easyeda/pro-project";
import { type ProSymbol, parseProSymbol } from "@/lib/core/formats/easyeda/pro-sheet";
import { groupBy } from "@/lib/base/group-by";
import { ok, type Result } from "@/lib/base/result";
import type { EasyedaFailure } from "@/lib/core/formats/easyeda/drawn";
import type { KnownFile } from "../imported-design";
import type { ProSource } from "./pro-source";

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

export interface SheetFile {
  readonly name: string;
  /** Null where the project names a file that is not among the others. */
  readonly file: KnownFile | null;
}

export interface SchematicFiles {
  readonly name: string;
  readonly sheets: readonly SheetFile[];
}

const EMPTY: ProProject = {
  ...{ title: "", schematics: [], devices: new Map(), symbols: new Map(), footprints: new Map() },
};

const numberOf = ({ name }: KnownFile): number => Number(/(\d+)\.esch$/i.exec(name)?.[1] ?? 0);
const folderOf = ({ name }: KnownFile): string => name.slice(0, name.lastIndexOf("/") + 1);

/** Without a project, the sheets of each folder are one schematic. */
function byFolder(files: readonly KnownFile[]): SchematicFiles[] {
  const folders = groupBy(files, folderOf);
  return [...folders.values()].map((sheets) => ({
    name: "",
    sheets: sheets
      .toSorted((a, b) => numberOf(a) - numberOf(b))
      .map((file) => ({ name: String(numberOf(file)), file })),
  }));
}

export class ProFiles implements ProSource {
  readonly project: ProProject;
  readonly readNames = new Set<string>();
  readonly #files: readonly KnownFile[];
  readonly #symbolFiles: ReadonlyMap<string, KnownFile>;
  readonly #symbols = new Map<string, Result<ProSymbol, EasyedaFailure> | null>();

  constructor(files: readonly KnownFile[], project: ProProject) {
    this.#files = files;
    this.project = project;
    const named = files.flatMap((file): [string, KnownFile][] => {
      const [, id] = /([^/]+)\.esym$/i.exec(file.name) ?? [];
      return id === undefined ? [] : [[id.toLowerCase(), file]];
    });
    this.#symbolFiles = new Map(named);
  }

  static open(files: readonly KnownFile[]): Result<ProFiles, EasyedaFailure> {
    const project = files.find(({ kind }) => kind === "easyeda-pro-project");
    if (!project) return ok(new ProFiles(files, EMPTY));
    const parsed = parseProProject(decode(project.bytes));
    if (!parsed.ok) return { ...parsed, details: { file: project.name, ...parsed.details } };
    const opened = new ProFiles(files, parsed.value);
    opened.readNames.add(project.name);
    return ok(opened);
  }

  /** Those with at least one sheet among the files. */
  schematics(): SchematicFiles[] {
    const drawn = this.#files.filter(({ kind }) => kind === "easyeda-pro-sheet");
    const planned = this.project.schematics.map(({ id, name, sheets }) => ({
      name,
      sheets: sheets.map((sheet): SheetFile => {
        const path = `${id}/${sheet.number}.esch`.toLowerCase();
        const file = drawn.find((known) => known.name.toLowerCase().endsWith(path)) ?? null;
        return { name: sheet.name, file };
      }),
    }));
    const used = new Set(planned.flatMap(({ sheets }) => sheets.map(({ file }) => file)));
    const others = byFolder(drawn.filter((file) => !used.has(file)));
    return [...planned, ...others].filter(({ sheets }) => sheets.some(({ file }) => file !== null));
  }

  textOf(file: KnownFile): string {
    this.readNames.add(file.name);
    return decode(file.bytes);
  }

  /** Null if the symbol is not among the files. */
  symbolOf(id: string): Result<ProSymbol, EasyedaFailure> | null {
    const key = id.toLowerCase();
    const known = this.#symbols.get(key);
    if (known !== undefined) return known;
    const file = this.#symbolFiles.get(key);
    const read = file ? parseProSymbol(this.textOf(file)) : null;
    const named = read && !read.ok && file ? { ...read, details: { file: file.name, ...read.details } } : read;
    this.#symbols.set(key, named);
    return named;
  }
}
