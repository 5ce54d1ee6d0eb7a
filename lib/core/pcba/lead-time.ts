// Lead times of assembly: working days that follow those of the boards.

import { SCHEDULED_FROM_DAYS } from "@/lib/core/pcb/lead-time";
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

/** Own estimates of what a line of machines places, and what hands solder, in a day. */
const SMT_JOINTS_IN_A_DAY = 400_000;
const THT_JOINTS_IN_A_DAY = 20_000;

/** Days that the work itself takes, whatever else is done to the boards meanwhile. */
function loadDays({ assembly: { smtJoints, thtJoints } }: PcbaSpecification, pieces: number): number {
  const share = (smtJoints * pieces) / SMT_JOINTS_IN_A_DAY + (thtJoints * pieces) / THT_JOINTS_IN_A_DAY;
  return Math.ceil(share);
}

/** Boards that are assembled on the day on which they are made. */
const SAME_DAY_PIECES = 10;

/** In 24 hours: boards of one day, few of them, with each side within the lines of a day. */
export function isSameDay(specification: PcbaSpecification): boolean {
  const { board, assembly } = specification;
  const pieces = assembledPieces(board);
  const isSmall = pieces <= SAME_DAY_PIECES && linesPerSide(assembly) <= LINES_IN_A_DAY;
  return board.leadTimeDays === 1 && isSmall && loadDays(specification, pieces) <= 1;
}

/** The date is agreed with the customer rather than promised, as for bare boards. */
export function isPcbaScheduled(specification: PcbaSpecification): boolean {
  return pcbaDays(specification) >= SCHEDULED_FROM_DAYS;
}

/**
 * Working days that the assembly adds to those of the boards: by their number, or by the joints where these take
 * longer; none where both are done within 24 hours.
 */
export function assemblyDays(specification: PcbaSpecification): number {
  const { board, assembly } = specification;
  if (isSameDay(specification)) return 0;
  const pieces = assembledPieces(board);
  const days = DAYS_BY_PIECES.find(([upTo]) => pieces <= upTo)?.[1] ?? 10;
  const ownDays = days + (linesPerSide(assembly) > LINES_IN_A_DAY ? 1 : 0);
  return Math.max(ownDays, loadDays(specification, pieces));
}

/**
 * China's working days from payment. Parts from stock are laid out while the boards are made; what the customer sends
 * is waited for and not counted in, and parts that are not in stock are promised by a person.
 */
export function pcbaDays(specification: PcbaSpecification): number {
  return specification.board.leadTimeDays + assemblyDays(specification);
}
