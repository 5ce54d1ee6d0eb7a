// Whether a board's files agree with what was ordered: layers, size, tracks and gaps, holes.

import { fileLimit } from "@/lib/core/pcb/file-limits";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { type MeasuredBoard, suggestSpecification } from "@/lib/core/pcb/suggest";

export type FileDifference = "layers" | "size" | "minTraceSpace" | "minHole";

/** Outlines are drawn with pens and rounded to hundredths. */
const SIZE_TOLERANCE_HUNDREDTHS = 10;

const inHundredths = (mm: number) => Math.round(mm * 100);

/** The same size, either way round. A board whose size cannot be read is one for a person. */
function isSameSize({ widthMm, heightMm }: PcbSpecification, board: MeasuredBoard): boolean {
  if (board.widthMm === null || board.heightMm === null) return false;
  const ordered = [widthMm, heightMm].map(inHundredths).sort((a, b) => a - b);
  const measured = [board.widthMm, board.heightMm].map(inHundredths).sort((a, b) => a - b);
  return ordered.every((side, at) => Math.abs(side - (measured[at] ?? 0)) <= SIZE_TOLERANCE_HUNDREDTHS);
}

/** Just as many as the files need: fewer cannot be made, more were hardly meant. */
function isSameLayers({ layers }: PcbSpecification, board: MeasuredBoard): boolean {
  return board.layers !== null && suggestSpecification(board).values.layers === layers;
}

/** What differs, in a fixed order; empty where the files agree. Tracks and holes that the files do not have cannot differ. */
export function compareWithFile(specification: PcbSpecification, board: MeasuredBoard): FileDifference[] {
  const differences: Record<FileDifference, boolean> = {
    layers: !isSameLayers(specification, board),
    size: !isSameSize(specification, board),
    minTraceSpace: fileLimit(board, "minTraceSpaceMil", specification.minTraceSpaceMil) !== null,
    minHole: fileLimit(board, "minHoleMm", specification.minHoleMm) !== null,
  };
  return (Object.keys(differences) as FileDifference[]).filter((key) => differences[key]);
}
