// Cells of a sheet, by which its items are found.
import { type Point, pointKey } from "../model/units";

/** Edge of a cell: 16 grid steps. Most wires lie in one or two cells. */
export const CELL = 16 * 12_700;

const cellOf = (value: number): number => Math.floor(value / CELL);
const cellKey = (x: number, y: number): number => pointKey({ x, y });

/** Room for the rounding of a slanting line at the border of a row. */
const ROOM = 1;

/** Cells that a line goes through; every point of it lies in one of them. */
export function cellsAlong(from: Point, to: Point): number[] {
  const [upper, lower] = from.y <= to.y ? [from, to] : [to, from];
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const isSlanting = left !== right && upper.y !== lower.y;
  const xAt = (y: number): number => upper.x + ((y - upper.y) * (lower.x - upper.x)) / (lower.y - upper.y);
  const keys: number[] = [];
  for (let row = cellOf(upper.y); row <= cellOf(lower.y); row++) {
    let [first, last] = [left, right];
    if (isSlanting) {
      const ends = [xAt(Math.max(upper.y, row * CELL)), xAt(Math.min(lower.y, (row + 1) * CELL))];
      first = Math.max(left, Math.min(...ends) - ROOM);
      last = Math.min(right, Math.max(...ends) + ROOM);
    }
    for (let column = cellOf(first); column <= cellOf(last); column++) keys.push(cellKey(column, row));
  }
  return keys;
}

/** The cell of a point. */
export const cellAt = ({ x, y }: Point): number => cellKey(cellOf(x), cellOf(y));
