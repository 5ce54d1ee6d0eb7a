// The test files that import a source file, directly or through other modules of the project.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const SPECIFIER = /\b(?:from|import) ?\(?"([^"]+)"/g;
const SUFFIXES = ["", ".ts", ".tsx", "/index.ts"];

/** Paths of the files below a folder whose names end with `suffix`, sorted; a file is returned as it is. */
export function filesBelow(folder: string, suffix: string): string[] {
  if (statSync(folder).isFile()) return [folder];
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(suffix))
    .map((name) => path.join(folder, name))
    .sort();
}

function resolve(specifier: string, from: string): string | null {
  const base = specifier.startsWith("@/")
    ? specifier.slice(2)
    : specifier.startsWith(".")
      ? path.join(path.dirname(from), specifier)
      : null;
  if (base === null) return null;
  const found = SUFFIXES.map((suffix) => base + suffix).find((file) => existsSync(file) && statSync(file).isFile());
  return found ?? null;
}

/** Reads imports once per file; paths are relative to the working directory. */
export class ImportGraph {
  readonly #imports = new Map<string, string[]>();

  #importsOf(file: string): string[] {
    const existing = this.#imports.get(file);
    if (existing) return existing;
    const text = /\.tsx?$/.test(file) ? readFileSync(file, "utf8") : "";
    const found = [...text.matchAll(SPECIFIER)].flatMap(([, specifier = ""]) => resolve(specifier, file) ?? []);
    this.#imports.set(file, found);
    return found;
  }

  /** Number of imports from `file` to `target` on the shortest way; null if there is none. */
  distance(file: string, target: string): number | null {
    const seen = new Set([file]);
    let step = [file];
    for (let distance = 0; step.length > 0; distance++) {
      if (step.includes(target)) return distance;
      step = step.flatMap((each) => this.#importsOf(each)).filter((each) => !seen.has(each) && seen.add(each));
    }
    return null;
  }
}
