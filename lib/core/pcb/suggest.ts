// Form defaults from the facts measured on a board's files and the stackup that these state.

import type { StatedStack } from "@/lib/core/board/stated-stack";
import type { UnmeasuredFact } from "@/lib/core/measure/unmeasured";
import { MAX_PANEL_GRID } from "@/lib/core/pcb/capability";
import { PCB_OPTIONS, type PcbOption, type PcbSpecification, TRACK_GRADE_MM } from "@/lib/core/pcb/specification";
import { statedOptions } from "@/lib/core/pcb/stated-options";

/** Board facts that a quote needs; null if the files do not state them. Lengths in mm. */
export type MeasuredBoard = {
  widthMm: number | null;
  heightMm: number | null;
  layers: number | null;
  minTraceMm: number | null;
  minSpaceMm: number | null;
  minDrillMm: number | null;
  boards: number | null;
  /** Arrangement of several boards in their panel; null if they form no grid. */
  boardGrid?: { columns: number; rows: number } | null;
  /** Number of board sides with castellated holes, and of plated sides. */
  castellatedSides?: number | null;
  platedSides?: number | null;
  goldFingerCount?: number | null;
  /** Kinds of blind and buried holes, by the layers they join. */
  blindBuried?: readonly unknown[] | null;
  /** Stackup and process that the files state. */
  stated?: StatedStack | null;
  /** Facts that could not be measured; absent in boards stored before this field. */
  unmeasured?: readonly UnmeasuredFact[];
  /** Codes of warnings that need an answer; see questions.ts. */
  questions?: readonly string[];
  /** Those that the customer confirmed. */
  confirmed?: readonly { code: string }[];
};

export type Suggestion = {
  values: Partial<PcbSpecification>;
  /** The options whose value comes from the files. */
  measured: PcbOption[];
  /**
   * Requirements beyond the finest grade, or stated values that are not available: the option, and the measured value
   * (mm; layers as a count) or the stated one.
   */
  beyond: { option: PcbOption; measured: number | string }[];
};

/** Plotted widths are rounded: 0.15 mm may become 0.1495. */
const TOLERANCE_MM = 0.0006;

/** True if a measurement is below a limit by more than its rounding. */
export function isFinerThan(measuredMm: number, limitMm: number): boolean {
  return measuredMm + TOLERANCE_MM < limitMm;
}

/**
 * True if a fact could not be measured. A board without traces, or without copper nearby, has no value either; boards
 * stored before the distinction count as not measured.
 */
export function isUnmeasured(board: MeasuredBoard, fact: UnmeasuredFact): boolean {
  if (board.unmeasured) return board.unmeasured.includes(fact);
  if (board[fact] !== null) return false;
  return fact !== "minDrillMm" || (board.layers ?? 0) > 1;
}

/** Traces or spacings that could not be measured may be as fine as the finest grade. */
const areTracesUnmeasured = (board: MeasuredBoard) =>
  isUnmeasured(board, "minTraceMm") || isUnmeasured(board, "minSpaceMm");

/** The lowest grade that is fine enough; null if even the finest is not. */
function gradeFor(
  grades: readonly number[],
  measuredMm: number,
  toMm: (grade: number) => number | undefined,
): number | null {
  return grades.find((grade) => (toMm(grade) ?? Infinity) <= measuredMm + TOLERANCE_MM) ?? null;
}

function smallest(...lengths: (number | null)[]): number | null {
  const known = lengths.filter((length) => length !== null && length > 0);
  return known.length > 0 ? Math.min(...(known as number[])) : null;
}

const toHundredth = (mm: number) => Math.round(mm * 100) / 100;

type Take = <K extends PcbOption>(option: K, value: PcbSpecification[K] | null, measured: number) => void;

/** Features that a board has; nothing is suggested for those that it lacks. */
function takeFeatures(board: MeasuredBoard, take: Take): void {
  const { castellatedSides, platedSides, goldFingerCount, blindBuried } = board;
  if (castellatedSides) take("halfcutCastellatedHoles", castellatedSides, castellatedSides);
  if (platedSides) take("edgePlating", platedSides, platedSides);
  if (goldFingerCount) {
    take("goldFingers", true, goldFingerCount);
    take("goldFingerCount", String(goldFingerCount), goldFingerCount);
  }
  const kinds = blindBuried?.length ?? 0;
  const steps = PCB_OPTIONS.blindBuriedVias.find((count) => count >= kinds) ?? null;
  if (kinds > 0) take("blindBuriedVias", steps, kinds);
}

export function suggestSpecification(board: MeasuredBoard): Suggestion {
  const suggestion: Suggestion = { values: {}, measured: [], beyond: [] };
  const take: Take = (option, value, measured) => {
    if (value === null) suggestion.beyond.push({ option, measured });
    else {
      suggestion.values[option] = value;
      suggestion.measured.push(option);
    }
  };
  if (board.widthMm !== null && board.heightMm !== null) {
    take("widthMm", toHundredth(board.widthMm), board.widthMm);
    take("heightMm", toHundredth(board.heightMm), board.heightMm);
  }
  const { layers } = board;
  if (layers !== null && layers > 0)
    take("layers", PCB_OPTIONS.layers.find((count) => count >= layers) ?? null, layers);
  const finest = smallest(board.minTraceMm, board.minSpaceMm);
  const isOpen = areTracesUnmeasured(board);
  const grades = isOpen ? PCB_OPTIONS.minTraceSpaceMil.slice(-1) : PCB_OPTIONS.minTraceSpaceMil;
  if (finest !== null || (isOpen && layers !== null))
    take(
      "minTraceSpaceMil",
      gradeFor(grades, finest ?? Infinity, (mil) => TRACK_GRADE_MM[mil]),
      finest ?? 0,
    );
  // Holes of 0.4 mm and of 0.3 mm cost the same: the coarser grade would only look like a limit.
  const holes = PCB_OPTIONS.minHoleMm.filter((hole) => hole <= 0.3);
  const { minDrillMm } = board;
  if (minDrillMm !== null && minDrillMm > 0)
    take(
      "minHoleMm",
      gradeFor(holes, minDrillMm, (mm) => mm),
      minDrillMm,
    );
  takeFeatures(board, take);
  if (board.boards !== null && board.boards > 1) {
    take("boardType", "panel", board.boards);
    const { columns, rows } = board.boardGrid ?? { columns: 1, rows: 1 };
    if (columns * rows > 1 && Math.max(columns, rows) <= MAX_PANEL_GRID) {
      take("panelColumns", columns, columns);
      take("panelRows", rows, rows);
    }
  }
  const stated = statedOptions(board.stated ?? {}, suggestion.values.layers ?? null);
  Object.assign(suggestion.values, stated.values);
  suggestion.measured.push(...(Object.keys(stated.values) as PcbOption[]));
  suggestion.beyond.push(...stated.unmade);
  return suggestion;
}
