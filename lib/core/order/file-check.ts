// Whether a board's files agree with what was ordered: layers, size, tracks and gaps, holes.

import { fileLimit } from "@/lib/core/pcb/file-limits";
import { isSameSize } from "@/lib/core/pcb/same-size";
import { type PcbSpecification, TRACK_GRADE_MM } from "@/lib/core/pcb/specification";
import { type MeasuredBoard, suggestSpecification } from "@/lib/core/pcb/suggest";

export const DIFFERING_FACTS = ["unread", "layers", "size", "minTraceSpace", "minHole"] as const;
export type DifferingFact = (typeof DIFFERING_FACTS)[number];

/**
 * Layers as a count, lengths in mm, of a size both sides. `measured` is null where the files do not tell; "unread": nothing
 * could be read of them.
 */
export type FileDifference = { what: DifferingFact; ordered: number[]; measured: number[] | null };

/** Just as many as the files need: fewer cannot be made, more were hardly meant. */
function isSameLayers({ layers }: PcbSpecification, board: MeasuredBoard): boolean {
  return board.layers !== null && suggestSpecification(board).values.layers === layers;
}

/** The finest track or gap against the grade that was ordered; null where there is none finer. */
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
 * What differs, in a fixed order; empty where the files agree. Tracks and holes that the files do not have cannot differ.
 * `board` is null where nothing could be read.
 */
export function compareWithFile(specification: PcbSpecification, board: MeasuredBoard | null): FileDifference[] {
  if (!board) return [{ what: "unread", ordered: [], measured: null }];
  const { layers, widthMm, heightMm } = specification;
  // A board whose size cannot be read is one for a person.
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
