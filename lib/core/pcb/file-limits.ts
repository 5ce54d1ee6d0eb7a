// What the files rule out: a board with four copper layers is not made with two.

import type { MeasuredBoard } from "@/lib/core/pcb/suggest";
import { type PcbOption, TRACK_GRADE_MM } from "@/lib/core/pcb/specification";

/** The fact that stands against a value: which of them, and what was measured (mm; layers as a count). */
export type FileLimit = { fact: "layers" | "minTraceMm" | "minSpaceMm" | "minDrillMm"; measured: number };

/** As in suggest.ts: plotted widths are rounded. */
const TOLERANCE_MM = 0.0006;

function finerThan(grade: number, measured: number | null, fact: FileLimit["fact"]): FileLimit | null {
  return measured !== null && measured > 0 && measured + TOLERANCE_MM < grade ? { fact, measured } : null;
}

/** Null where the files do not stand against the value. */
export function fileLimit(board: MeasuredBoard, option: PcbOption, value: string | number): FileLimit | null {
  if (typeof value !== "number") return null;
  if (option === "layers") {
    return board.layers !== null && value < board.layers ? { fact: "layers", measured: board.layers } : null;
  }
  if (option === "minTraceSpaceMil") {
    const grade = TRACK_GRADE_MM[value] ?? 0;
    return finerThan(grade, board.minTraceMm, "minTraceMm") ?? finerThan(grade, board.minSpaceMm, "minSpaceMm");
  }
  return option === "minHoleMm" ? finerThan(value, board.minDrillMm, "minDrillMm") : null;
}
