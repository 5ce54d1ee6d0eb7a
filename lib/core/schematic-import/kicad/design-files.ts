// Files of a KiCad design: the root, the sheets that it places, and their project.
import { err, ok, type Result } from "@/lib/base/result";
import { type KicadProject, parseKicadProject } from "@/lib/core/formats/kicad/project";
import { type KicadSchematic, parseKicadSchematic } from "@/lib/core/formats/kicad/schematic";
import { type KicadPlacedSheet, propertyOf, SHEET_FILE } from "@/lib/core/formats/kicad/schematic-symbol";
import type { ImportFailureCode, ImportOptions, KnownFile } from "../imported-design";
import { fileNamed, resolveFile, stemOf } from "./file-names";
import type { DesignSheet } from "./design-sheet";
import { rootOfAll, type TopLevelSheet } from "./top-level-sheets";

export interface DesignFiles {
  readonly root: DesignSheet;
  /** Sheets of the design, by name, parents before children. */
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

  /** The sheets and all below them, or the first of them that cannot be read. */
  reachable(roots: readonly string[]): Result<Map<string, DesignSheet>, ImportFailureCode> {
    const found = new Map<string, DesignSheet>();
    const names = new Set(roots);
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
  const own = fileNamed(
    `${stemOf(name, true)}.kicad_pro`,
    projects.map((project) => project.name),
  );
  const projectFile = projects.find((file) => file.name === own);
  const project = projectFile ? parseKicadProject(projectFile.bytes) : null;
  const tops = project && projectFile ? topLevelSheets(project, projectFile.name, files) : [];
  const sheets = files.reachable(tops.length > 1 ? tops.map(({ sheet }) => sheet.name) : [name]);
  if (!sheets.ok) return sheets;
  const root = tops.length > 1 && projectFile ? rootOfAll(tops, projectFile.name) : files.sheet(name);
  if (!root) return err("DAMAGED", { file: name });
  return ok({
    ...{ root, project, projectFile: projectFile?.name ?? null, projectName: stemOf(name) },
    sheets: new Map([[root.name, root], ...sheets.value]),
    otherRoots: roots.filter((other) => other !== name && !sheets.value.has(other)),
  });
}

/** None where one of their files is missing or cannot be read. */
function topLevelSheets(project: KicadProject, projectFile: string, files: SchematicFiles): TopLevelSheet[] {
  const found = project.topLevelSheets.flatMap(({ file, name, uuid }) => {
    const known = resolveFile(file, projectFile, files.names);
    const sheet = known === null ? null : files.sheet(known);
    return sheet ? [{ name, uuid, sheet }] : [];
  });
  const isWhole = found.length === project.topLevelSheets.length;
  return isWhole && new Set(found.map(({ sheet }) => sheet.name)).size === found.length ? found : [];
}
