// Files of models that the project keeps, put into a netlist where something of them is used.
import type { SpiceLibraryRecord } from "../model/spice-library";

/** Nesting of includes; a file that includes itself is there once anyway. */
const MAX_DEPTH = 8;

const baseName = (name: string): string => name.split(/[\\/]/).at(-1)?.toLowerCase() ?? "";

const INCLUDE = /^\s*\.(?:include|inc|lib)\s+(?:"([^"]+)"|'([^']+)'|(\S+))\s*$/i;

const linesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => !/^\s*\.end\s*$/i.test(line));

/** Names of models and subcircuits that the lines define, in small letters. */
export const definedNames = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => /^\s*\.(?:model|subckt)\s+(\S+)/i.exec(line)?.[1]?.toLowerCase() ?? []);

export interface ProjectLibraries {
  /** Lines with the project's files in place of the directives that include them; other files stay included. */
  readonly withIncludes: (lines: readonly string[]) => string[];
  /** Lines of all files, for what they define. */
  readonly all: readonly string[];
  /** Lines of the files that define one of the words, with what those need from other files. */
  readonly usedBy: (lines: readonly string[]) => string[];
}

/** Each file comes once, however often it is included or used. */
export function projectLibraries(records: readonly SpiceLibraryRecord[]): ProjectLibraries {
  const files = records.map(({ name, text }) => ({ name: baseName(name), lines: linesOf(text) }));
  const byName = new Map(files.map((file) => [file.name, file]));
  const taken = new Set<string>();
  const include = (lines: readonly string[], depth: number): string[] =>
    lines.flatMap((line) => {
      const [, double, single, plain] = INCLUDE.exec(line) ?? [];
      const file = byName.get(baseName(double ?? single ?? plain ?? ""));
      if (!file || depth >= MAX_DEPTH) return [line];
      if (taken.has(file.name)) return [];
      taken.add(file.name);
      return include(file.lines, depth + 1);
    });
  const usedBy = (lines: readonly string[]): string[] => {
    const words = new Set(lines.flatMap((line) => line.toLowerCase().split(/[\s(),=]+/)));
    const found = files.find(
      ({ name, lines: own }) => !taken.has(name) && definedNames(own).some((defined) => words.has(defined)),
    );
    if (!found) return [];
    taken.add(found.name);
    const own = include(found.lines, 1);
    return [...own, ...usedBy([...lines, ...own])];
  };
  return { withIncludes: (lines) => include(lines, 0), all: files.flatMap(({ lines }) => lines), usedBy };
}
