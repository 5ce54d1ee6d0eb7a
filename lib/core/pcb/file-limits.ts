// Values that the files rule out: a board with four copper layers cannot be made with two.

import { CASTELLATION, MASK_DAM_MM } from "@/lib/core/pcb/capability";
import { isFinerThan, type MeasuredBoard } from "@/lib/core/pcb/suggest";
import { type OptionValue, type PcbOption, TRACK_GRADE_MM } from "@/lib/core/pcb/specification";

/** The fact that excludes a value, and its measurement (mm; layers as a count). */
export type FileLimit = {
  fact: "layers" | "minTraceMm" | "minSpaceMm" | "minDrillMm" | "minMaskDamMm" | "minCastellationMm";
  measured: number;
};

/** The board's facts, with those that a DFM check may have measured in addition (mm). */
export type CheckedBoard = MeasuredBoard & {
  /** The narrowest solder mask dam. */
  minMaskDamMm?: number | null;
  /** The smallest castellated hole. */
  minCastellationMm?: number | null;
};

function finerThan(grade: number, measured: number | null | undefined, fact: FileLimit["fact"]): FileLimit | null {
  return measured && measured > 0 && isFinerThan(measured, grade) ? { fact, measured } : null;
}

/** Null if the files do not exclude the value. */
export function fileLimit(board: CheckedBoard, option: PcbOption, value: OptionValue): FileLimit | null {
  if (option === "solderMaskColor") {
    const dam = value === "Green" ? MASK_DAM_MM.green : MASK_DAM_MM.other;
    return finerThan(dam, board.minMaskDamMm, "minMaskDamMm");
  }
  if (typeof value !== "number") return null;
  if (option === "halfcutCastellatedHoles" && value > 0) {
    return finerThan(CASTELLATION.minHoleMm, board.minCastellationMm, "minCastellationMm");
  }
  if (option === "layers") {
    return board.layers !== null && value < board.layers ? { fact: "layers", measured: board.layers } : null;
  }
  if (option === "minTraceSpaceMil") {
    const grade = TRACK_GRADE_MM[value] ?? 0;
    return finerThan(grade, board.minTraceMm, "minTraceMm") ?? finerThan(grade, board.minSpaceMm, "minSpaceMm");
  }
  return option === "minHoleMm" ? finerThan(value, board.minDrillMm, "minDrillMm") : null;
}
