import { describe, expect, it } from "vitest";
import { SparseLu } from "@/lib/core/live-simulation/sparse/sparse-lu";
import { Random } from "@/tests/support/random";

interface Matrix {
  readonly size: number;
  readonly starts: Int32Array;
  readonly rows: Int32Array;
}

/** A pattern that is not singular: a permutation and other places by chance. */
function pattern(random: Random, size: number, density: number): Matrix {
  const permutation = Array.from({ length: size }, (_, at) => at);
  for (let at = size - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [permutation[at], permutation[other]] = [permutation[other] ?? 0, permutation[at] ?? 0];
  }
  const columns = permutation.map((row) => {
    const rows = new Set([row]);
    for (let other = 0; other < size; other++) if (random.isLuck(density)) rows.add(other);
    return [...rows].sort((a, b) => a - b);
  });
  const starts = new Int32Array(size + 1);
  columns.forEach((rows, column) => (starts[column + 1] = (starts[column] ?? 0) + rows.length));
  return { size, starts, rows: Int32Array.from(columns.flat()) };
}

/** Largest element of A · x - b; places of x and b begin at 1. */
function residual({ size, starts, rows }: Matrix, values: Float64Array, x: Float64Array, b: Float64Array): number {
  const sums = Float64Array.from(b, (value) => -value);
  for (let column = 0; column < size; column++)
    for (let at = starts[column] ?? 0; at < (starts[column + 1] ?? 0); at++) {
      const row = (rows[at] ?? 0) + 1;
      sums[row] = (sums[row] ?? 0) + (values[at] ?? 0) * (x[column + 1] ?? 0);
    }
  return Math.max(...sums.slice(1).map(Math.abs));
}

describe("sparse LU", () => {
  it("solves 2 by 2 with a zero diagonal, as a voltage source has it", () => {
    // | 0 1 | |x|   |5|        y = 5, x + 2·5 = 3, x = -7
    // | 1 2 | |y| = |3|
    const lu = new SparseLu({ size: 2, starts: Int32Array.of(0, 1, 3), rows: Int32Array.of(1, 0, 1) });
    expect(lu.factor(Float64Array.of(1, 1, 2))).toBe(true);
    const x = new Float64Array(3);
    lu.solve(Float64Array.of(0, 5, 3), x);
    expect([...x]).toEqual([0, -7, 5]);
  });

  it("names the column of a singular matrix, and factors the next one", () => {
    const lu = new SparseLu({ size: 2, starts: Int32Array.of(0, 2, 4), rows: Int32Array.of(0, 1, 0, 1) });
    expect(lu.factor(Float64Array.of(1, 2, 2, 4))).toBe(false);
    expect(lu.singularColumn).toBeGreaterThanOrEqual(0);
    expect(lu.factor(Float64Array.of(1, 2, 2, 5))).toBe(true);
    expect(lu.singularColumn).toBe(-1);
  });

  it("solves matrices of any pattern and scale with kept and with new pivots", () => {
    const random = new Random(11);
    let pivotings = 0;
    for (let round = 0; round < 150; round++) {
      const matrix = pattern(random, 1 + random.below(40), random.between(0, 0.3));
      const lu = new SparseLu(matrix);
      for (let change = 0; change < 4; change++) {
        const scale = random.isLuck(0.5) ? 6 : 0;
        const values = Float64Array.from(
          matrix.rows,
          () => random.between(-1, 1) * 10 ** random.between(-scale, scale),
        );
        const b = Float64Array.from({ length: matrix.size + 1 }, (_, at) => (at === 0 ? 0 : random.between(-1, 1)));
        const x = new Float64Array(matrix.size + 1);
        if (!lu.factor(values)) continue;
        lu.solve(b, x);
        const size = Math.max(1, ...values.map(Math.abs)) * Math.max(1, ...x.map(Math.abs));
        expect(residual(matrix, values, x, b)).toBeLessThan(1e-9 * size);
      }
      pivotings += lu.pivotings;
    }
    expect(pivotings).toBeGreaterThan(150);
  });

  it("keeps the fill of a ladder linear in its size", () => {
    const size = 300;
    const columns = Array.from({ length: size }, (_, at) =>
      [at - 1, at, at + 1].filter((row) => row >= 0 && row < size),
    );
    const starts = new Int32Array(size + 1);
    columns.forEach((rows, column) => (starts[column + 1] = (starts[column] ?? 0) + rows.length));
    const lu = new SparseLu({ size, starts, rows: Int32Array.from(columns.flat()) });
    lu.factor(Float64Array.from(columns.flatMap((rows, column) => rows.map((row) => (row === column ? 2.5 : -1)))));
    // One element below and one above each pivot but the last.
    expect(lu.fill).toBe(3 * size - 2);
  });
});
