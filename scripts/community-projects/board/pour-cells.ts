// A pour as cells of a fine grid: which of its parts hold together, and which of them meet copper of its net.

import type { Point } from "../../sample-boards/sheet";
import { boundsOf, distanceTo, type Obstacle } from "./outline-pieces";

/** Millimeters. */
const CELL_MM = 0.05;
const NONE = 0;
const UNNAMED = 1;

export class PourCells {
  readonly #columns: number;
  readonly #rows: number;
  /** 0 no copper, 1 not yet named, from 2 on the parts. */
  readonly #parts: Int32Array;
  readonly #joined = new Set<number>();

  /** `inside` is the box of the pour; the obstacles are grown already. */
  constructor(inside: readonly [number, number, number, number], obstacles: readonly Obstacle[]) {
    const [left, bottom, right, top] = inside;
    this.#columns = Math.ceil(right / CELL_MM) + 1;
    this.#rows = Math.ceil(top / CELL_MM) + 1;
    this.#parts = new Int32Array(this.#columns * this.#rows);
    this.#each([left, bottom, right, top], (cell) => {
      this.#parts[cell] = UNNAMED;
    });
    for (const obstacle of obstacles)
      this.#each(boundsOf(obstacle), (cell, point) => {
        if (distanceTo(obstacle, point) < 0) this.#parts[cell] = NONE;
      });
    this.#name();
  }

  #each([left, bottom, right, top]: ReturnType<typeof boundsOf>, visit: (cell: number, point: Point) => void): void {
    const first = (mm: number) => Math.max(0, Math.ceil(mm / CELL_MM - 1e-9));
    const lastColumn = Math.min(this.#columns - 1, Math.floor(right / CELL_MM + 1e-9));
    const lastRow = Math.min(this.#rows - 1, Math.floor(top / CELL_MM + 1e-9));
    for (let row = first(bottom); row <= lastRow; row++)
      for (let column = first(left); column <= lastColumn; column++)
        visit(row * this.#columns + column, [column * CELL_MM, row * CELL_MM]);
  }

  #name(): void {
    let name = UNNAMED;
    for (let start = 0; start < this.#parts.length; start++) {
      if (this.#parts[start] !== UNNAMED) continue;
      name += 1;
      const open = [start];
      this.#parts[start] = name;
      for (let cell = open.pop(); cell !== undefined; cell = open.pop())
        for (const next of [cell - 1, cell + 1, cell - this.#columns, cell + this.#columns])
          if (this.#parts[next] === UNNAMED) {
            this.#parts[next] = name;
            open.push(next);
          }
    }
  }

  /** Parts within `reach` of the bar meet copper of the pour's net. */
  join(bar: Obstacle, reach: number): void {
    const [left, bottom, right, top] = boundsOf(bar);
    this.#each([left - reach, bottom - reach, right + reach, top + reach], (cell, point) => {
      const part = this.#parts[cell] ?? NONE;
      if (part !== NONE && distanceTo(bar, point) <= reach) this.#joined.add(part);
    });
  }

  /** True beside a part that meets copper of its net. */
  isJoinedAt([x, y]: Point): boolean {
    const [column, row] = [Math.round(x / CELL_MM), Math.round(y / CELL_MM)];
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++)
        if (this.#joined.has(this.#parts[(row + dy) * this.#columns + column + dx] ?? NONE)) return true;
    return false;
  }

  /** Rows of cells of the parts that meet nothing, from left to right. */
  remnants(): (readonly [from: Point, to: Point])[] {
    const runs: (readonly [Point, Point])[] = [];
    const isRemnant = (cell: number) => {
      const part = this.#parts[cell] ?? NONE;
      return part !== NONE && !this.#joined.has(part);
    };
    for (let row = 0; row < this.#rows; row++)
      for (let column = 0; column < this.#columns; column++) {
        if (!isRemnant(row * this.#columns + column)) continue;
        const start = column;
        while (column + 1 < this.#columns && isRemnant(row * this.#columns + column + 1)) column += 1;
        runs.push([
          [start * CELL_MM, row * CELL_MM],
          [column * CELL_MM, row * CELL_MM],
        ]);
      }
    return runs;
  }
}
