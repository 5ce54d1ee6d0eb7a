// Places of parts in rows, each with room for the names of its nodes.
import { GRID, type Point } from "@/lib/core/schematic/model/units";
import { type Extent, extentOf } from "../paper";

/** As many as fit on A4 in landscape. */
const COLUMNS = 8;
/** Room around the pins of a part: short wires, and names of nodes. */
const ROOM = { x: 9 * GRID, y: 7 * GRID };
const MIN_WIDTH = 26 * GRID;
/** Free at the edges of the paper. */
export const MARGIN = 12 * GRID;

const toGrid = (length: number): number => Math.ceil(length / GRID) * GRID;

/** Gives places one after the other, row by row. */
export class Cells {
  #column = 0;
  #left = MARGIN;
  #right = MARGIN;
  #top = MARGIN;
  #rowHeight = 0;

  /** Shift of a drawing of this extent. */
  next({ min, max }: Extent): Point {
    const width = Math.max(MIN_WIDTH, toGrid(max.x - min.x) + 2 * ROOM.x);
    if (this.#column === COLUMNS) this.endRow();
    const shift = { x: toGrid(this.#left + ROOM.x - min.x), y: toGrid(this.#top + ROOM.y - min.y) };
    this.#column++;
    this.#left += width;
    this.#right = Math.max(this.#right, this.#left);
    this.#rowHeight = Math.max(this.#rowHeight, toGrid(max.y - min.y) + 2 * ROOM.y);
    return shift;
  }

  endRow(): void {
    if (this.#column === 0) return;
    this.#top += this.#rowHeight;
    [this.#column, this.#left, this.#rowHeight] = [0, MARGIN, 0];
  }

  get right(): number {
    return this.#right;
  }

  get bottom(): number {
    return this.#top + this.#rowHeight;
  }
}

export const pinExtent = (pins: readonly Point[]): Extent =>
  extentOf(pins) ?? { min: { x: 0, y: 0 }, max: { x: 0, y: 0 } };

export type Side = "up" | "down" | "left" | "right";

/** The side of the part on which a pin lies, by the extent of all its pins. */
export function sideOf({ x, y }: Point, { min, max }: Extent): Side {
  const isTall = max.y - min.y > 0;
  if (isTall && y === min.y && max.x - min.x <= max.y - min.y) return "up";
  if (isTall && y === max.y && max.x - min.x <= max.y - min.y) return "down";
  return x === min.x ? "left" : "right";
}
