// Corners of a wire that is being drawn: from the last fixed point to the pointer.
import { isSamePoint, type Point } from "../model/units";

export const CORNER_MODES = ["90", "45", "any"] as const;
export type CornerMode = (typeof CORNER_MODES)[number];

export interface Corners {
  readonly mode: CornerMode;
  /** The first leg is the other one than usual. */
  readonly isSwapped: boolean;
}

/** Points after `from`, the last one `to`. The longer side comes first unless it is swapped. */
export function legs(from: Point, to: Point, { mode, isSwapped }: Corners): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (isSamePoint(from, to)) return [];
  if (mode === "any" || dx === 0 || dy === 0) return [to];
  const isLongFirst = !isSwapped;
  const isWide = Math.abs(dx) >= Math.abs(dy);
  if (mode === "90") return [isWide === isLongFirst ? { x: to.x, y: from.y } : { x: from.x, y: to.y }, to];
  const short = Math.min(Math.abs(dx), Math.abs(dy));
  if (Math.abs(dx) === Math.abs(dy)) return [to];
  const diagonal = { x: Math.sign(dx) * short, y: Math.sign(dy) * short };
  // The straight leg first, or the diagonal one.
  const corner = isLongFirst
    ? { x: to.x - diagonal.x, y: to.y - diagonal.y }
    : { x: from.x + diagonal.x, y: from.y + diagonal.y };
  return [corner, to];
}
