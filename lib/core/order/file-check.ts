// Compares a board's files with the order: layers, size, traces and spacing, holes.

import { fileLimit } from "@/lib/core/pcb/file-limits";
import { isSameSize } from "@/lib/core/pcb/same-size";
import { type PcbSpecification, TRACK_GRADE_MM } from "@/lib/core/pcb/specification";
import { type MeasuredBoard, suggestSpecification } from "@/lib/core/pcb/suggest";

export const DIFFERING_FACTS = ["unread", "layers", "size", "minTraceSpace", "minHole"] as const;
export type DifferingFact = (typeof DIFFERING_FACTS)[number];

/**
 * Layers as a count, lengths in mm, both sides of a size. `measured` is null if the files do not state it; "unread":
 * the files could not be read.
 */
export type FileDifference = { what: DifferingFact; ordered: number[]; measured: number[] | null };

/** Exactly as many layers as the files need: fewer are impossible, more are probably a mistake. */
function isSameLayers({ layers }: PcbSpecification, board: MeasuredBoard): boolean {
  return board.layers !== null && suggestSpecification(board).values.layers === layers;
}

/** The finest trace or spacing compared with the ordered grade; null if it is not finer. */
function finerTracks({ minTraceSpaceMil }: PcbSpecification, board: MeasuredBoard): FileDifference | null {
  const limit = fileLimit(board, "minTraceSpaceMil", minTraceSpaceMil);
  return (
    limit && { what: "minTraceSpace", ordered: [TRACK_GRADE_MM[minTraceSpaceMil] ?? 0], measured: [limit.measured] }
  );
}

function smallerHole({ minHoleMm }: PcbSpecification, board: MeasuredBoard): FileDifference | null {
  const limit = fileLimit(board, "minHoleMm", minHoleMm);
  return limit && { what: "minHole", ordered: [minHoleMm], measured: [limit.measured] };
}

/**
 * The differences, in a fixed order; empty if the files agree. Traces and holes that the files lack cannot differ.
 * `board` is null if the files could not be read.
 */
export function compareWithFile(specification: PcbSpecification, board: MeasuredBoard | null): FileDifference[] {
  if (!board) return [{ what: "unread", ordered: [], measured: null }];
  const { layers, widthMm, heightMm } = specification;
  // A board of unknown size needs a manual review.
  const size =
    board.widthMm === null || board.heightMm === null ? null : { widthMm: board.widthMm, heightMm: board.heightMm };
  const differences: (FileDifference | null)[] = [
    isSameLayers(specification, board)
      ? null
      : { what: "layers", ordered: [layers], measured: board.layers === null ? null : [board.layers] },
    size && isSameSize(specification, size)
      ? null
      : { what: "size", ordered: [widthMm, heightMm], measured: size && [size.widthMm, size.heightMm] },
    finerTracks(specification, board),
    smallerHole(specification, board),
  ];
  return differences.filter((difference) => difference !== null);
}
