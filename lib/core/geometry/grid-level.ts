// One grid of boxes: the boxes that cover each cell, in one array of numbers.

/** Cells of `cell` mm, starting at (`left`, `low`). */
export type Grid = { left: number; low: number; columns: number; rows: number; cell: number };

export class GridLevel {
  readonly #grid: Grid;
  /** Start of each cell's boxes in `#entries`, with one more value for the end. */
  readonly #starts: Uint32Array;
  readonly #entries: Uint32Array;
  /** The highest number of a box. */
  readonly #last: number;

  /** Takes the boxes (four numbers each) whose indexes are in `own`, in ascending order. */
  constructor(boxes: Float64Array, own: Uint32Array, grid: Grid) {
    this.#grid = grid;
    this.#last = own.at(-1) ?? -1;
    this.#starts = new Uint32Array(grid.columns * grid.rows + 1);
    const starts = this.#starts;
    this.#eachCell(boxes, own, (cell) => {
      starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
    });
    for (let cell = 1; cell < starts.length; cell++) starts[cell] = (starts[cell] ?? 0) + (starts[cell - 1] ?? 0);
    const entries = new Uint32Array(starts[starts.length - 1] ?? 0);
    const next = starts.slice();
    this.#eachCell(boxes, own, (cell, box) => {
      const at = next[cell] ?? 0;
      entries[at] = box;
      next[cell] = at + 1;
    });
    this.#entries = entries;
  }

  /** As `BoxGrid.search`; true if `visit` ended it. Plain numbers, because it runs millions of times per board. */
  search(
    boxes: Float64Array,
    minX: number,
    minY: number,
    maxX: number,
    maxY: number,
    visit: (box: number) => boolean | void,
  ): boolean {
    const { left, low, columns, rows, cell } = this.#grid;
    const firstColumn = cellIndex((minX - left) / cell, columns);
    const lastColumn = cellIndex((maxX - left) / cell, columns);
    const firstRow = cellIndex((minY - low) / cell, rows);
    const lastRow = cellIndex((maxY - low) / cell, rows);
    const starts = this.#starts;
    const entries = this.#entries;
    for (let row = firstRow; row <= lastRow; row++) {
      for (let column = firstColumn; column <= lastColumn; column++) {
        const end = starts[row * columns + column + 1] ?? 0;
        for (let k = starts[row * columns + column] ?? 0; k < end; k++) {
          const box = entries[k] ?? 0;
          const at = 4 * box;
          const boxX = boxes[at] ?? 0;
          const boxY = boxes[at + 1] ?? 0;
          if (boxX > maxX || boxY > maxY || (boxes[at + 2] ?? 0) < minX || (boxes[at + 3] ?? 0) < minY) continue;
          // A box in several cells is reported in the first one that it shares with the query.
          if (column > firstColumn && cellIndex((boxX - left) / cell, columns) < column) continue;
          if (row > firstRow && cellIndex((boxY - low) / cell, rows) < row) continue;
          if (visit(box) === true) return true;
        }
      }
    }
    return false;
  }

  /** As `search`, but only for boxes with higher numbers than `after`, and never ended early. */
  searchAfter(
    after: number,
    boxes: Float64Array,
    minX: number,
    minY: number,
    maxX: number,
    maxY: number,
    visit: (box: number) => void,
  ): void {
    if (after >= this.#last) return;
    const { left, low, columns, rows, cell } = this.#grid;
    const firstColumn = cellIndex((minX - left) / cell, columns);
    const lastColumn = cellIndex((maxX - left) / cell, columns);
    const firstRow = cellIndex((minY - low) / cell, rows);
    const lastRow = cellIndex((maxY - low) / cell, rows);
    const starts = this.#starts;
    const entries = this.#entries;
    for (let row = firstRow; row <= lastRow; row++) {
      for (let column = firstColumn; column <= lastColumn; column++) {
        const start = starts[row * columns + column] ?? 0;
        const end = starts[row * columns + column + 1] ?? 0;
        // The boxes of a cell are in ascending order.
        let first = end;
        while (first > start && (entries[first - 1] ?? 0) > after) first--;
        for (let k = first; k < end; k++) {
          const box = entries[k] ?? 0;
          const at = 4 * box;
          const boxX = boxes[at] ?? 0;
          const boxY = boxes[at + 1] ?? 0;
          if (boxX > maxX || boxY > maxY || (boxes[at + 2] ?? 0) < minX || (boxes[at + 3] ?? 0) < minY) continue;
          if (column > firstColumn && cellIndex((boxX - left) / cell, columns) < column) continue;
          if (row > firstRow && cellIndex((boxY - low) / cell, rows) < row) continue;
          visit(box);
        }
      }
    }
  }

  #eachCell(boxes: Float64Array, own: Uint32Array, visit: (cell: number, box: number) => void): void {
    const { left, low, columns, rows, cell } = this.#grid;
    for (let k = 0; k < own.length; k++) {
      const box = own[k] ?? 0;
      const at = 4 * box;
      const lastColumn = cellIndex(((boxes[at + 2] ?? 0) - left) / cell, columns);
      const lastRow = cellIndex(((boxes[at + 3] ?? 0) - low) / cell, rows);
      for (let row = cellIndex(((boxes[at + 1] ?? 0) - low) / cell, rows); row <= lastRow; row++)
        for (let column = cellIndex(((boxes[at] ?? 0) - left) / cell, columns); column <= lastColumn; column++)
          visit(row * columns + column, box);
    }
  }
}

/** Index of the cell that contains a coordinate; positions outside of the grid count as its outermost cells. */
function cellIndex(cells: number, count: number): number {
  return cells <= 0 ? 0 : cells >= count ? count - 1 : Math.floor(cells);
}
