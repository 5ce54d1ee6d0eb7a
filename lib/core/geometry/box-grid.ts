// Spatial index of boxes. Each box is stored in the finest of a few grids in which it covers few cells.

import { GridLevel } from "@/lib/core/geometry/grid-level";

/** Numbers per box: minX, minY, maxX, maxY, in mm. */
export const BOX_STRIDE = 4;

/** Ratio of cell sizes between one grid and the next. */
const STEP = 4;
/**
 * A box that covers more cells than this goes to the next grid, so that a grid never holds more than this many entries
 * per box.
 */
const MAX_CELLS = 12;
/** Cells of the last level are wider than any drawing. */
const MAX_LEVELS = 24;

/** `boxes` with a side that is not a finite number, or inside out, are never found. */
export class BoxGrid {
  readonly #boxes: Float64Array;
  readonly #levels: readonly GridLevel[];

  constructor(boxes: Float64Array) {
    this.#boxes = boxes;
    this.#levels = levelsOf(boxes);
  }

  /** Calls `visit` once for each box that meets the given one, edges included, until it returns true. */
  search(minX: number, minY: number, maxX: number, maxY: number, visit: (box: number) => boolean | void): void {
    for (const level of this.#levels) if (level.search(this.#boxes, minX, minY, maxX, maxY, visit)) return;
  }

  /** Calls `visit` once for each box with a higher number than `after` that meets the given one. */
  searchAfter(
    after: number,
    minX: number,
    minY: number,
    maxX: number,
    maxY: number,
    visit: (box: number) => void,
  ): void {
    for (const level of this.#levels) level.searchAfter(after, this.#boxes, minX, minY, maxX, maxY, visit);
  }

  /** The numbers of the boxes that meet the given one, in no order. */
  meeting(minX: number, minY: number, maxX: number, maxY: number): number[] {
    const found: number[] = [];
    this.search(minX, minY, maxX, maxY, (box) => {
      found.push(box);
    });
    return found;
  }
}

function levelsOf(boxes: Float64Array): GridLevel[] {
  const { found, left, low, width, height } = soundBoxes(boxes);
  const levels: GridLevel[] = [];
  // Boxes crowd at pads and leave the rest of a board empty: about four cells per box, never more than a few times
  // that.
  let cell = Math.max(Math.sqrt((width * height) / found.length) / 2, (width + height) / found.length, 1e-6);
  let rest = found;
  for (let level = 0; rest.length > 0; level++, cell *= STEP) {
    const isLast = level === MAX_LEVELS || cell >= Math.max(width, height);
    const grid = { left, low, columns: Math.floor(width / cell) + 1, rows: Math.floor(height / cell) + 1, cell };
    const own = new Uint32Array(rest.length);
    const [taken, kept] = isLast ? [rest.length, 0] : part(boxes, rest, cell, own);
    if (taken > 0) levels.push(new GridLevel(boxes, isLast ? rest : own.subarray(0, taken), grid));
    rest = rest.subarray(0, kept);
  }
  return levels;
}

/** The boxes that can be found, in ascending order, and their joint bounds. */
function soundBoxes(boxes: Float64Array) {
  const found = new Uint32Array(boxes.length / BOX_STRIDE);
  let count = 0;
  let left = Infinity;
  let low = Infinity;
  let right = -Infinity;
  let high = -Infinity;
  for (let box = 0; box < found.length; box++) {
    const minX = boxes[box * BOX_STRIDE] ?? 0;
    const minY = boxes[box * BOX_STRIDE + 1] ?? 0;
    const maxX = boxes[box * BOX_STRIDE + 2] ?? 0;
    const maxY = boxes[box * BOX_STRIDE + 3] ?? 0;
    if (!(minX <= maxX && minY <= maxY && maxX - minX < Infinity && maxY - minY < Infinity)) continue;
    found[count++] = box;
    if (minX < left) left = minX;
    if (minY < low) low = minY;
    if (maxX > right) right = maxX;
    if (maxY > high) high = maxY;
  }
  return { found: found.subarray(0, count), left, low, width: right - left, height: high - low };
}

/** Moves the boxes that cover few cells to `own` and the others to the front of `rest`; returns the count of each. */
function part(boxes: Float64Array, rest: Uint32Array, cell: number, own: Uint32Array): [taken: number, kept: number] {
  let taken = 0;
  let kept = 0;
  for (let k = 0; k < rest.length; k++) {
    const box = rest[k] ?? 0;
    if (cellsOf(boxes, box, cell) <= MAX_CELLS) own[taken++] = box;
    else rest[kept++] = box;
  }
  return [taken, kept];
}

/** Upper bound of the cells that a box of this size may cover. */
function cellsOf(boxes: Float64Array, box: number, cell: number): number {
  const at = box * BOX_STRIDE;
  const width = (boxes[at + 2] ?? 0) - (boxes[at] ?? 0);
  const height = (boxes[at + 3] ?? 0) - (boxes[at + 1] ?? 0);
  return (Math.floor(width / cell) + 2) * (Math.floor(height / cell) + 2);
}
