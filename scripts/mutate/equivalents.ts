// Mutants that no test can detect, as the program does the same with them. They are listed with the reason, by the text
// of the line rather than by its number, and do not count.

import { readFileSync } from "node:fs";
import path from "node:path";
import type { Mutant } from "./mutants";

export interface Equivalent {
  file: string;
  /** The line, without the spaces around it. */
  code: string;
  /** `original -> replacement`. */
  change: string;
  /** The number of the change among the same ones of the line, from 1; all of them by default. */
  nth?: number;
  reason: string;
}

export const EQUIVALENTS = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "equivalents.json"), "utf8"),
) as Equivalent[];

/** The entry of `list` for a mutant of the source, which has these mutants. */
export function equivalentOf(
  list: readonly Equivalent[],
  { file, source, mutants }: { file: string; source: string; mutants: readonly Mutant[] },
  mutant: Mutant,
): Equivalent | undefined {
  const code = source.split("\n")[mutant.line - 1]?.trim();
  const isSame = ({ line, original, replacement }: Mutant) =>
    line === mutant.line && original === mutant.original && replacement === mutant.replacement;
  const nth = mutants.filter(isSame).indexOf(mutant) + 1;
  const change = `${mutant.original} -> ${mutant.replacement}`;
  return list.find(
    (each) => each.file === file && each.code === code && each.change === change && (each.nth ?? nth) === nth,
  );
}
