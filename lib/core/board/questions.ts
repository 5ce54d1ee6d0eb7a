// Warnings that only the customer can resolve: until they are answered, there is no automatic price.

import type { Warning, WarningCode } from "@/lib/core/board/warning";

/** Subject that the customer confirms: the board size, its copper layers, or that the right files were read. */
export type QuestionSubject = "size" | "layers" | "files";

const SUBJECTS: Partial<Record<WarningCode, QuestionSubject>> = {
  OUTLINE_OPEN: "size",
  OUTLINE_FROM_COPPER: "size",
  OUTLINE_MUCH_LARGER: "size",
  OUTLINE_FRAME_NEAR: "size",
  OUTLINE_SHAPES_EMPTY: "size",
  COPPER_BEYOND_OUTLINE: "size",
  DRILL_BEYOND_OUTLINE: "size",
  SHEET_FRAME_IN_LAYERS: "size",
  BOARD_ARRAY_NOT_READ: "size",
  COPPER_MISSING: "layers",
  TOP_COPPER_MISSING: "layers",
  BOTTOM_COPPER_MISSING: "layers",
  INNER_COPPER_MISSING: "layers",
  DRILL_LAYERS_MISSING: "layers",
  DRILL_OUTSIDE_COPPER: "files",
  LAYER_OUTSIDE_BOARD: "files",
  LAYER_DUPLICATED: "files",
  SEVERAL_SETS: "files",
  SEVERAL_NATIVE_BOARDS: "files",
  FILES_UNUSED: "files",
  FILE_UNREADABLE: "files",
  TOO_MANY_OBJECTS: "files",
  TOO_MANY_REPEATS: "files",
  TOO_DEEP: "files",
};

/** Null for a warning that needs no answer, and for codes that this version does not know. */
export function questionSubject(code: string): QuestionSubject | null {
  return Object.hasOwn(SUBJECTS, code) ? (SUBJECTS[code as WarningCode] ?? null) : null;
}

/** Warnings of files that were read only up to a limit: the rest of them is unknown. */
const CUT_SHORT: ReadonlySet<WarningCode> = new Set(["TOO_MANY_OBJECTS", "TOO_MANY_REPEATS", "TOO_DEEP"]);

export function isCutShort(code: string): boolean {
  return CUT_SHORT.has(code as WarningCode);
}

/**
 * Questions that the customer's confirmation does not answer: not everything was read, or the board's edge is not
 * drawn.
 */
const UNCONFIRMABLE = new Set<WarningCode>([
  "OUTLINE_OPEN",
  "OUTLINE_FROM_COPPER",
  "BOARD_ARRAY_NOT_READ",
  "COPPER_MISSING",
  "FILE_UNREADABLE",
  ...CUT_SHORT,
]);

/** True if the customer may answer a question by confirming that the files were read correctly. */
export function isConfirmable(code: string): boolean {
  return questionSubject(code) !== null && !UNCONFIRMABLE.has(code as WarningCode);
}

/** The customer's confirmation of a question, and the file (its SHA-256) that it applies to. */
export type ConfirmedQuestion = { code: string; sha256: string; confirmedAt: string };

/** The questions of a board that its customer has not confirmed. */
export function openQuestions(board: {
  questions?: readonly string[];
  confirmed?: readonly Pick<ConfirmedQuestion, "code">[];
}): string[] {
  const confirmed = new Set(board.confirmed?.map(({ code }) => code));
  return (board.questions ?? []).filter((code) => !confirmed.has(code) || !isConfirmable(code));
}

/** The distinct codes among the warnings that need an answer, in the order of the warnings. */
export function questionsOf(warnings: readonly Pick<Warning, "code">[]): WarningCode[] {
  return [...new Set(warnings.map(({ code }) => code))].filter((code) => questionSubject(code) !== null);
}
