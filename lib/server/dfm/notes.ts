// Notes on the findings of a stored check, as far as they still apply.

import type { DfmFinding, DfmNote } from "@/lib/contracts/dfm";
import { AppError } from "@/lib/contracts/errors";
import { acceptanceKey, isStillAccepted } from "@/lib/core/dfm/acceptance";
import type { DfmRow } from "./rows";

/** Notes on findings that are gone or have become worse are dropped. */
export function currentNotes({ notes, report }: Pick<DfmRow, "notes" | "report">): DfmNote[] {
  return notes.filter((note) => report.findings.some((finding) => isStillAccepted(note, finding)));
}

/** The notes with one more, or another in the place of the former. NOT_FOUND where there is no such finding. */
export function withNote(
  row: Pick<DfmRow, "notes" | "report">,
  accepted: { key: string; note: string; at: Date },
): DfmNote[] {
  const finding = row.report.findings.find(({ key }) => key === accepted.key);
  if (!finding) throw new AppError("NOT_FOUND");
  return [
    ...withoutNote(row, accepted.key),
    { ...foundOf(finding), note: accepted.note, at: accepted.at.toISOString() },
  ];
}

export function withoutNote({ notes }: Pick<DfmRow, "notes">, key: string): DfmNote[] {
  return notes.filter((note) => acceptanceKey(note) !== key);
}

function foundOf(finding: DfmFinding): Omit<DfmNote, "note" | "at"> {
  const { key: _key, measuredMm: _measuredMm, limitMm: _limitMm, ...found } = finding;
  return found;
}
