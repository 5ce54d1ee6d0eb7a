// Lead times of assembly: working days that follow those of the boards.

import { assembledPieces, linesPerSide, type PcbaSpecification } from "./specification";

/**
 * Own estimate within the specification's ranges (1 to 5 days, 1 to 2 weeks): days by boards in all, each row up to so
 * many.
 */
const DAYS_BY_PIECES: readonly (readonly [upTo: number, days: number])[] = [
  [10, 1],
  [50, 2],
  [200, 3],
  [500, 4],
  [1000, 5],
  [3000, 7],
  [10_000, 10],
];

/** The specification: a day is promised for each side of up to so many lines. */
export const LINES_IN_A_DAY = 30;

/** Working days from when boards and parts are there. */
export function assemblyDays({ board, assembly }: PcbaSpecification): number {
  const pieces = assembledPieces(board);
  const days = DAYS_BY_PIECES.find(([upTo]) => pieces <= upTo)?.[1] ?? 10;
  return days + (linesPerSide(assembly) > LINES_IN_A_DAY ? 1 : 0);
}

/** China's working days from payment; parts that we buy or wait for are not counted in. */
export function pcbaDays(specification: PcbaSpecification): number {
  return specification.board.leadTimeDays + assemblyDays(specification);
}
