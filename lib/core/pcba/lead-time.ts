// Lead times of assembly: working days in addition to those of the boards.

import { SCHEDULED_FROM_DAYS } from "@/lib/core/pcb/lead-time";
import { assembledPieces, linesPerSide, type PcbaSpecification } from "./specification";

/**
 * Own estimate within the specification's ranges (1 to 5 days, 1 to 2 weeks): days by total boards, each row up to a
 * limit.
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

/** The specification: one day per side with up to this many lines. */
export const LINES_IN_A_DAY = 30;

/** Own estimates of the daily capacity of a placement line, and of hand soldering. */
const SMT_JOINTS_IN_A_DAY = 400_000;
const THT_JOINTS_IN_A_DAY = 20_000;

/** Days that the work itself takes, regardless of other steps. */
function loadDays({ assembly: { smtJoints, thtJoints } }: PcbaSpecification, pieces: number): number {
  const days = (smtJoints * pieces) / SMT_JOINTS_IN_A_DAY + (thtJoints * pieces) / THT_JOINTS_IN_A_DAY;
  return Math.ceil(days);
}

/** Largest number of boards that can be assembled on the day they are made. */
const SAME_DAY_PIECES = 10;

/** Within 24 hours: few boards with a lead time of one day, each side within the lines per day. */
export function isSameDay(specification: PcbaSpecification): boolean {
  const { board, assembly } = specification;
  const pieces = assembledPieces(board);
  const isSmall = pieces <= SAME_DAY_PIECES && linesPerSide(assembly) <= LINES_IN_A_DAY;
  return board.leadTimeDays === 1 && isSmall && loadDays(specification, pieces) <= 1;
}

/** True if the date is agreed with the customer rather than promised, as for bare boards. */
export function isPcbaScheduled(specification: PcbaSpecification): boolean {
  return pcbaDays(specification) >= SCHEDULED_FROM_DAYS;
}

/**
 * Working days that assembly adds to those of the boards: by quantity, or by joints if these take longer; none if both
 * are done within 24 hours.
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
 * Chinese working days from payment. Parts from stock are prepared while the boards are made; parts that the customer
 * sends are awaited and not included, and staff state a date for parts that are not in stock.
 */
export function pcbaDays(specification: PcbaSpecification): number {
  return specification.board.leadTimeDays + assemblyDays(specification);
}
