// Sorts the edges of a polygon into the grid cells that they cross, and finds the remaining cells that lie inside.

/** Columns and rows of cells, starting at (`left`, `low`), mm. */
export type PolygonCells = {
  left: number;
  low: number;
  columnMm: number;
  rowMm: number;
  columns: number;
  rows: number;
  /** Start of each cell's edges in `edges`, with one more value for the end. */
  starts: Uint32Array;
  /** Edges, by the index of their first coordinate. */
  edges: Uint32Array;
  /** 1 for a cell that no edge crosses and that lies inside. */
  isFilled: Uint8Array;
};

/** Rings are separated by pairs of NaN: edges from or to them cross no cell. */
type Points = ArrayLike<number>;
type Grid = Pick<PolygonCells, "left" | "low" | "columnMm" | "rowMm" | "columns" | "rows">;

const MAX_ROWS = 2048;
/** Tolerance around computed positions, because rounding may put a point into the next cell. */
const ROUNDING_MM = 1e-9;

export function cellsOfPolygon(points: Points): PolygonCells {
  const grid = gridOf(points);
  const cells = grid.columns * grid.rows;
  const starts = new Uint32Array(cells + 1);
  eachCell(points, grid, (cell) => {
    starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
  });
  for (let cell = 1; cell <= cells; cell++) starts[cell] = (starts[cell] ?? 0) + (starts[cell - 1] ?? 0);
  const edges = new Uint32Array(starts[cells] ?? 0);
  const next = starts.slice();
  eachCell(points, grid, (cell, edge) => {
    const at = next[cell] ?? 0;
    edges[at] = edge;
    next[cell] = at + 1;
  });
  return { ...grid, starts, edges, isFilled: filledCells(points, grid) };
}

function gridOf(points: Points): Grid {
  let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity];
  let [walked, climbed] = [0, 0];
  for (let k = 0; k < points.length; k += 2) {
    const next = k + 2 < points.length ? k + 2 : 0;
    const x = points[k] ?? 0;
    const y = points[k + 1] ?? 0;
    if (Number.isNaN(x)) continue;
    left = Math.min(left, x);
    right = Math.max(right, x);
    low = Math.min(low, y);
    high = Math.max(high, y);
    if (Number.isNaN(points[next] ?? 0)) continue;
    walked += Math.abs((points[next] ?? 0) - x);
    climbed += Math.abs((points[next + 1] ?? 0) - y);
  }
  const width = Math.max(right - left, 1e-6);
  const height = Math.max(high - low, 1e-6);
  const corners = points.length / 2;
  // Edges that cross many cells are stored in each of them, so long edges get fewer cells.
  const columns = count(Math.sqrt((corners * width) / height), (4 * corners * width) / Math.max(walked, width));
  const rows = count(Math.sqrt((corners * height) / width), (4 * corners * height) / Math.max(climbed, height));
  // Slightly wider than the polygon, so that its last points lie in the last cells.
  const [columnMm, rowMm] = [(width * (1 + 1e-9) + 1e-9) / columns, (height * (1 + 1e-9) + 1e-9) / rows];
  return { left, low, columnMm, rowMm, columns, rows };
}

function count(wanted: number, max: number): number {
  return Math.max(1, Math.floor(Math.min(wanted, max, MAX_ROWS)));
}

/** Visits each edge with each cell that it crosses. */
function eachCell(points: Points, grid: Grid, visit: (cell: number, edge: number) => void): void {
  const { left, low, columnMm, rowMm, columns, rows } = grid;
  for (let k = 0; k < points.length; k += 2) {
    const next = k + 2 < points.length ? k + 2 : 0;
    const x0 = points[k] ?? 0;
    const y0 = points[k + 1] ?? 0;
    const x1 = points[next] ?? 0;
    const y1 = points[next + 1] ?? 0;
    // A horizontal edge crosses no height, but the areas above and below it differ: its cells are not decided either.
    const slope = y0 === y1 ? 0 : (x1 - x0) / (y1 - y0);
    const lastRow = inside((Math.max(y0, y1) - low) / rowMm, rows);
    for (let row = inside((Math.min(y0, y1) - low) / rowMm, rows); row <= lastRow; row++) {
      const from = Math.max(Math.min(y0, y1), low + row * rowMm - ROUNDING_MM);
      const to = Math.min(Math.max(y0, y1), low + (row + 1) * rowMm + ROUNDING_MM);
      const a = y0 === y1 ? x0 : x0 + (from - y0) * slope;
      const b = y0 === y1 ? x1 : x0 + (to - y0) * slope;
      const start = Math.max(Math.min(a, b), Math.min(x0, x1)) - ROUNDING_MM;
      const end = Math.min(Math.max(a, b), Math.max(x0, x1)) + ROUNDING_MM;
      const last = inside((end - left) / columnMm, columns);
      for (let column = inside((start - left) / columnMm, columns); column <= last; column++)
        visit(row * columns + column, k);
    }
  }
}

function inside(cells: number, max: number): number {
  return Math.max(0, Math.min(max - 1, Math.floor(cells)));
}

/** Counts the crossings at the center of each row that lie to the right of each cell's center. */
function filledCells(points: Points, { left, low, columnMm, rowMm, columns, rows }: Grid): Uint8Array {
  const turns = new Uint8Array(columns * rows);
  for (let k = 0; k < points.length; k += 2) {
    const next = k + 2 < points.length ? k + 2 : 0;
    const x0 = points[k] ?? 0;
    const y0 = points[k + 1] ?? 0;
    const x1 = points[next] ?? 0;
    const y1 = points[next + 1] ?? 0;
    const lastRow = inside((Math.max(y0, y1) - low) / rowMm, rows);
    for (let row = inside((Math.min(y0, y1) - low) / rowMm, rows); row <= lastRow; row++) {
      const y = low + (row + 0.5) * rowMm;
      if (y0 > y === y1 > y) continue;
      const column = Math.floor((x0 + ((x1 - x0) * (y - y0)) / (y1 - y0) - left) / columnMm);
      // Everything to the left of the crossing changes sides; the crossing's own cell is undecided anyway.
      if (column > 0)
        turns[row * columns + Math.min(column, columns) - 1] =
          1 - (turns[row * columns + Math.min(column, columns) - 1] ?? 0);
    }
  }
  for (let row = 0; row < rows; row++)
    for (let column = columns - 2; column >= 0; column--) {
      const cell = row * columns + column;
      turns[cell] = (turns[cell] ?? 0) ^ (turns[cell + 1] ?? 0);
    }
  return turns;
}
