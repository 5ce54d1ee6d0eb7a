// Point-in-polygon test for many points: edges are sorted into grid cells, and cells without an edge are decided at
// once.

import { cellsOfPolygon, type PolygonCells } from "@/lib/core/geometry/polygon-cells";

/** With fewer corners than this all edges are tested: sorting them would cost more. */
const FEW_CORNERS = 24;

export class PolygonRows {
  readonly #points: ArrayLike<number>;
  /** Built for the first point that is tested: most areas of a layer never need it. */
  #cells: PolygonCells | null = null;

  /**
   * Takes coordinate pairs, which must not change. Several rings are filled together: each of them returns to its first
   * point and is followed by a pair of NaN.
   */
  constructor(points: ArrayLike<number>) {
    this.#points = points;
  }

  /** Even-odd rule. */
  has(x: number, y: number): boolean {
    const points = this.#points;
    if (points.length > 2 * FEW_CORNERS) {
      this.#cells ??= cellsOfPolygon(points);
      return hasInCells(points, this.#cells, x, y);
    }
    let isInside = false;
    for (let k = 0; k < points.length; k += 2) if (crossingOf(points, k, y) > x) isInside = !isInside;
    return isInside;
  }
}

/** Counts crossings from the point to the right, up to a cell that no edge crosses. */
function hasInCells(points: ArrayLike<number>, cells: PolygonCells, x: number, y: number): boolean {
  const { left, low, columnMm, rowMm, columns, rows, starts, edges, isFilled } = cells;
  const row = Math.floor((y - low) / rowMm);
  const first = Math.floor((x - left) / columnMm);
  if (!(row >= 0 && row < rows && first >= 0 && first < columns)) return false;
  let isInside = false;
  for (let column = first; column < columns; column++) {
    const cell = row * columns + column;
    const end = starts[cell + 1] ?? 0;
    let k = starts[cell] ?? 0;
    if (k === end) return isInside !== (isFilled[cell] === 1);
    for (; k < end; k++) {
      const at = crossingOf(points, edges[k] ?? 0, y);
      // An edge is stored in each cell that it crosses, and counts in the one where it crosses this height.
      if (at > x && Math.floor((at - left) / columnMm) === column) isInside = !isInside;
    }
  }
  return isInside;
}

/** The x at which the edge from point `k` on crosses a height; NaN if it does not. */
export function crossingOf(points: ArrayLike<number>, k: number, y: number): number {
  const next = k + 2 < points.length ? k + 2 : 0;
  const y0 = points[k + 1] ?? 0;
  const y1 = points[next + 1] ?? 0;
  if (y0 > y === y1 > y) return NaN;
  const x0 = points[k] ?? 0;
  return x0 + (((points[next] ?? 0) - x0) * (y - y0)) / (y1 - y0);
}
