// Notes of a report in the order of its table, numbered through.
import type { ConstructCount, ImportNote, ImportReport } from "@/lib/core/schematic-import/report";

/** `number` from 1. */
export interface NumberedNote extends ImportNote {
  readonly number: number;
}

export interface ConstructRow extends ConstructCount {
  readonly carried: number;
  readonly notes: readonly NumberedNote[];
}

/** Those that were not carried over first. */
const byOutcome = (a: ImportNote, b: ImportNote): number =>
  Number(a.outcome === "changed") - Number(b.outcome === "changed");

export function rowsOf({ counts, notes }: ImportReport): ConstructRow[] {
  let number = 0;
  return counts.map((count) => ({
    ...count,
    carried: Math.max(0, count.found - count.changed - count.lost),
    notes: notes
      .filter(({ construct }) => construct === count.construct)
      .toSorted(byOutcome)
      .map((note) => ({ ...note, number: ++number })),
  }));
}

export const placedNotes = (rows: readonly ConstructRow[]): NumberedNote[] =>
  rows.flatMap(({ notes }) => notes.filter(({ place }) => place !== null));

export function totalsOf({ counts }: ImportReport): { changed: number; lost: number } {
  const sum = (key: "changed" | "lost") => counts.reduce((total, count) => total + count[key], 0);
  return { changed: sum("changed"), lost: sum("lost") };
}
