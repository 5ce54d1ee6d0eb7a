// Input of the editor: where the pointer is, and what it did. Keys move the same pointer.
import type { Point } from "../model/units";

export interface Pointer {
  /** On the sheet, rounded to whole units. */
  readonly at: Point;
  /** Distance within which the device hits: some pixels of the screen. */
  readonly reach: number;
  readonly isShift: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly isCtrl: boolean;
  /** Suspends snapping. */
  readonly isAlt: boolean;
}

export const distanceTo = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The point of a segment that is nearest. */
export function nearestOn({ x, y }: Point, from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / square));
  return { x: Math.round(from.x + part * dx), y: Math.round(from.y + part * dy) };
}

const nearestStep = (value: number, step: number): number => Math.round(value / step) * step + 0;

export const toGrid = ({ x, y }: Point, grid: number): Point => ({ x: nearestStep(x, grid), y: nearestStep(y, grid) });
