// Columns and rows of a panel whose boards form a grid.

import { type Bbox, heightOf, widthOf } from "@/lib/base/bbox";

export type BoardGrid = { columns: number; rows: number };

/** Positions along one axis; those less than half a board apart count as one. */
function placesAlong(centers: readonly number[], boardMm: number): number {
  const sorted = centers.toSorted((a, b) => a - b);
  return sorted.filter((center, at) => at === 0 || center - (sorted[at - 1] ?? 0) > boardMm / 2).length;
}

/** Null for fewer than two boards, and if cells of the grid would be empty. */
export function boardGrid(boards: readonly Bbox[]): BoardGrid | null {
  if (boards.length < 2) return null;
  const narrowest = Math.min(...boards.map(widthOf));
  const lowest = Math.min(...boards.map(heightOf));
  const columns = placesAlong(
    boards.map(({ minX, maxX }) => (minX + maxX) / 2),
    narrowest,
  );
  const rows = placesAlong(
    boards.map(({ minY, maxY }) => (minY + maxY) / 2),
    lowest,
  );
  return columns * rows === boards.length ? { columns, rows } : null;
}
