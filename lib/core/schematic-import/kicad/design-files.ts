// Files of a KiCad design: the root, the sheets that it places, and their project.
import { err, ok, type Result } from "@/lib/base/result";
import { type KicadProject, parseKicadProject } from "@/lib/core/formats/kicad/project";
import { type KicadSchematic, parseKicadSchematic } from "@/lib/core/formats/kicad/schematic";
import { type KicadPlacedSheet, propertyOf, SHEET_FILE } from "@/lib/core/formats/kicad/schematic-symbol";
import type { ImportFailureCode, ImportOptions, KnownFile } from "../imported-design";
import { fileNamed, resolveFile, stemOf } from "./file-names";

export interface DesignSheet {
  /** Of the file, with its folders. */
  readonly name: string;
  readonly model: KicadSchematic;
  /** Files that its sheet symbols place; those without a file are not in it. */
  readonly children: ReadonlyMap<KicadPlacedSheet, string>;
}

export interface DesignFiles {
  readonly root: DesignSheet;
  /** Of the design, by name, parents before children. */
  readonly sheets: ReadonlyMap<string, DesignSheet>;
  readonly project: KicadProject | null;
  readonly projectFile: string | null;
  readonly projectName: string;
  readonly otherRoots: readonly string[];
}

export const sheetSymbolsOf = ({ items }: KicadSchematic): KicadPlacedSheet[] =>
  items.filter((item): item is KicadPlacedSheet => item.kind === "sheet");

type Parsed = ReturnType<typeof parseKicadSchematic>;

/** Parses each file once, on demand. */
class SchematicFiles {
  readonly names: readonly string[];
  readonly #files: ReadonlyMap<string, KnownFile>;
  readonly #parsed = new Map<string, Parsed>();
  readonly #sheets = new Map<string, DesignSheet>();
  readonly #onParsed: () => void;

  constructor(files: readonly KnownFile[], onProgress: (fraction: number) => void) {
    const schematics = files.filter(({ kind }) => kind === "kicad-schematic");
    this.names = schematics.map(({ name }) => name);
    this.#files = new Map(schematics.map((file) => [file.name, file]));
    this.#onParsed = () => onProgress((0.7 * this.#parsed.size) / this.names.length);
  }

  parse(name: string): Parsed {
    const known = this.#parsed.get(name);
    if (known) return known;
    const parsed = parseKicadSchematic(this.#files.get(name)?.bytes ?? new Uint8Array());
    this.#parsed.set(name, parsed);
    this.#onParsed();
    return parsed;
  }

  /** Null for a file that cannot be read. */
  sheet(name: string): DesignSheet | null {
    const known = this.#sheets.get(name);
    if (known) return known;
    const parsed = this.parse(name);
    if (!parsed.ok) return null;
    const children = new Map<KicadPlacedSheet, string>();
    for (const symbol of sheetSymbolsOf(parsed.value)) {
      const file = resolveFile(propertyOf(symbol, SHEET_FILE)?.text ?? "", name, this.names);
      if (file !== null) children.set(symbol, file);
    }
    const sheet = { name, model: parsed.value, children };
    this.#sheets.set(name, sheet);
    return sheet;
  }

  /** The sheet and all below it, or the first of them that cannot be read. */
  reachable(root: string): Result<Map<string, DesignSheet>, ImportFailureCode> {
    const found = new Map<string, DesignSheet>();
    const names = new Set([root]);
    // Children are appended while the set is walked.
    for (const name of names) {
      const sheet = this.sheet(name);
      if (!sheet) return failureOf(this.parse(name), name);
      found.set(name, sheet);
      for (const child of sheet.children.values()) names.add(child);
    }
    return ok(found);
  }
}

function failureOf(parsed: Parsed, file: string): Result<never, ImportFailureCode> {
  if (parsed.ok) return err("DAMAGED", { file });
  const code = parsed.code === "TOO_DEEP" || parsed.code === "TOO_LARGE" ? parsed.code : "DAMAGED";
  return err(code, { file, ...parsed.details });
}

/** Sheets of projects first, then those that no other file places; of a ring of files the first. */
function rootsOf(files: SchematicFiles, projects: readonly string[]): string[] {
  const children = new Set(files.names.flatMap((name) => [...(files.sheet(name)?.children.values() ?? [])]));
  const free = files.names.filter((name) => !children.has(name));
  const ofProjects = projects.flatMap((project) => {
    const root = fileNamed(`${stemOf(project, true)}.kicad_sch`, files.names);
    return root === null ? [] : [root];
  });
  // A project may lie beside the sheets that it shares with another one, which places its root.
  const roots = [
    ...ofProjects.filter((name) => !children.has(name)),
    ...free,
    ...ofProjects,
    ...files.names.slice(0, 1),
  ];
  return [...new Set(roots)];
}

export function readDesignFiles(
  known: readonly KnownFile[],
  { root: wanted, onProgress = () => undefined }: ImportOptions,
): Result<DesignFiles, ImportFailureCode> {
  const files = new SchematicFiles(known, onProgress);
  const projects = known.filter(({ name }) => /\.kicad_pro$/i.test(name));
  const roots = rootsOf(
    files,
    projects.map(({ name }) => name),
  );
  const name = wanted !== undefined && files.names.includes(wanted) ? wanted : roots[0];
  if (name === undefined) return err("NO_SCHEMATIC", { file: known[0]?.name ?? "" });
  const sheets = files.reachable(name);
  if (!sheets.ok) return sheets;
  const root = files.sheet(name);
  if (!root) return err("DAMAGED", { file: name });
  const own = fileNamed(
    `${stemOf(name, true)}.kicad_pro`,
    projects.map((project) => project.name),
  );
  const project = projects.find((file) => file.name === own);
  return ok({
    ...{ root, sheets: sheets.value },
    project: project ? parseKicadProject(project.bytes) : null,
    projectFile: project?.name ?? null,
    projectName: stemOf(name),
    otherRoots: roots.filter((other) => other !== name && !sheets.value.has(other)),
  });
}
