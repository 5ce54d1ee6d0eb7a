// Loads TypeScript modules of the project, with one of them replaced by a changed source. Modules that do not import the
// replaced one, directly or through others, are evaluated once and shared by all runs.

import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { compileFunction } from "node:vm";
import { transform } from "esbuild";

type Exports = Record<string, unknown>;
type Body = (exports: Exports, require: (name: string) => unknown, module: { exports: Exports }) => void;

interface Compiled {
  /** Runs the module; null for JSON. */
  body: Body | null;
  /** The files that it imports, by specifier. */
  files: Map<string, string>;
}

const SUFFIXES = ["", ".ts", ".tsx", "/index.ts"];
const REQUIRED = /\brequire\("([^"]+)"\)/g;

function fileOf(specifier: string, from: string): string | null {
  const isOwn = specifier.startsWith("@/") || specifier.startsWith(".");
  if (!isOwn) return null;
  const base = specifier.startsWith("@/") ? path.resolve(specifier.slice(2)) : path.join(path.dirname(from), specifier);
  const found = SUFFIXES.map((suffix) => base + suffix).find((file) => existsSync(file) && statSync(file).isFile());
  if (found === undefined) throw new Error(`${from}: no file ${specifier}`);
  return found;
}

/** A module in the form that esbuild's CommonJS output takes for an ES module. */
const asModule = (exports: object): Exports => ({ ...exports, __esModule: true });

export class ModuleRegistry {
  readonly #compiled = new Map<string, Compiled>();
  readonly #packages = new Map<string, Exports>();
  readonly #shared = new Map<string, Exports>();

  /** `provided`: modules by name that replace packages, such as `vitest`. */
  constructor(provided: Readonly<Record<string, object>>) {
    for (const [name, exports] of Object.entries(provided)) this.#packages.set(name, asModule(exports));
  }

  async #compile(file: string, source: string): Promise<Compiled> {
    if (file.endsWith(".json")) return { body: null, files: new Map() };
    const { code } = await transform(source, {
      loader: file.endsWith("x") ? "tsx" : "ts",
      format: "cjs",
      target: "node20",
      supported: { "dynamic-import": false },
      jsx: "automatic",
      define: {
        "import.meta.dirname": JSON.stringify(path.dirname(file)),
        "import.meta.url": JSON.stringify(pathToFileURL(file).href),
      },
    });
    const files = new Map<string, string>();
    for (const [, specifier = ""] of code.matchAll(REQUIRED)) {
      const found = fileOf(specifier, file);
      if (found !== null) files.set(specifier, found);
      else if (!this.#packages.has(specifier)) this.#packages.set(specifier, asModule(await import(specifier)));
    }
    const body = compileFunction(code, ["exports", "require", "module"], { filename: file }) as Body;
    return { body, files };
  }

  /** Compiles a file and all that it imports. */
  async prepare(file: string): Promise<void> {
    if (this.#compiled.has(file)) return;
    const compiled = await this.#compile(file, readFileSync(file, "utf8"));
    this.#compiled.set(file, compiled);
    for (const imported of compiled.files.values()) await this.prepare(imported);
  }

  #filesOf(file: string): Iterable<string> {
    return this.#compiled.get(file)?.files.values() ?? [];
  }

  /** The files that import one of `targets`, directly or through others, and the targets. */
  #dependents(targets: ReadonlySet<string>): Set<string> {
    const importers = new Map<string, string[]>();
    for (const file of this.#compiled.keys()) {
      for (const imported of this.#filesOf(file)) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
    const found = new Set(targets);
    for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
    return found;
  }

  /** A function that loads files, each module at most once, with other sources for the named files. */
  async withSources(sources: ReadonlyMap<string, string>): Promise<(file: string) => Exports> {
    const replaced = new Map<string, Compiled>();
    for (const [file, source] of sources) replaced.set(file, await this.#compile(file, source));
    const own = this.#dependents(new Set(sources.keys()));
    const loaded = new Map<string, Exports>();
    const load = (file: string): Exports => {
      const cache = own.has(file) ? loaded : this.#shared;
      const known = cache.get(file);
      if (known) return known;
      const { body, files } = replaced.get(file) ?? this.#compiled.get(file) ?? { body: null, files: new Map() };
      const loading = { exports: {} as Exports };
      cache.set(file, loading.exports);
      if (body === null) loading.exports = asModule({ default: JSON.parse(readFileSync(file, "utf8")) });
      else
        body(
          loading.exports,
          (name) => {
            const imported = files.get(name);
            return imported === undefined ? this.#packages.get(name) : load(imported);
          },
          loading,
        );
      cache.set(file, loading.exports);
      return loading.exports;
    };
    return load;
  }
}
