// First factorization of a sparse matrix: left-looking LU with threshold pivoting (Gilbert and Peierls, SIAM J. Sci.
// Stat. Comput. 9(5), 1988). It fixes the pivots and the patterns of L and U.
import type { Pattern } from "./transversal";

/** The diagonal element is the pivot if it is at least so large relative to the largest of its column. */
const PIVOT_RATIO = 1e-3;
const SMALLEST_PIVOT = 1e-18;

/** Rows of L and U are numbered by pivots. L has ones on its diagonal, which it leaves out; so does U its pivots. */
export interface Factors {
  readonly pivotOfRow: Int32Array;
  readonly lowerStarts: Int32Array;
  readonly lowerRows: Int32Array;
  readonly upperStarts: Int32Array;
  /** Ascending within a column. */
  readonly upperRows: Int32Array;
}

export interface FactorInput {
  readonly pattern: Pattern;
  readonly values: Float64Array;
  /** Columns in the order of elimination. */
  readonly order: Int32Array;
  readonly rowOf: Int32Array;
}

interface Column {
  readonly rows: readonly number[];
  readonly values: readonly number[];
}

/** Eliminated rows that a column reaches, each after those that it depends on. */
function reach(roots: readonly number[], lower: readonly Column[], pivotOfRow: Int32Array): number[] {
  const seen = new Set<number>();
  const finished: number[] = [];
  const visit = (row: number): void => {
    if (seen.has(row)) return;
    seen.add(row);
    const pivot = pivotOfRow[row] ?? -1;
    if (pivot >= 0) lower[pivot]?.rows.forEach(visit);
    finished.push(row);
  };
  roots.forEach(visit);
  return finished.reverse();
}

function choosePivot(rows: readonly number[], work: Float64Array, preferred: number): number {
  let best = -1;
  let largest = 0;
  for (const row of rows) {
    const size = Math.abs(work[row] ?? 0);
    if (size > largest) [best, largest] = [row, size];
  }
  if (!(largest > SMALLEST_PIVOT)) return -1;
  const own = rows.includes(preferred) ? Math.abs(work[preferred] ?? 0) : 0;
  return own >= PIVOT_RATIO * largest ? preferred : best;
}

function packed(columns: readonly (readonly number[])[]): { starts: Int32Array; rows: Int32Array } {
  const starts = new Int32Array(columns.length + 1);
  columns.forEach((rows, column) => (starts[column + 1] = (starts[column] ?? 0) + rows.length));
  return { starts, rows: Int32Array.from(columns.flat()) };
}

/** The column without a pivot, if the matrix is singular. */
export function findFactors({ pattern, values, order, rowOf }: FactorInput): Factors | number {
  const { size, starts, rows } = pattern;
  const pivotOfRow = new Int32Array(size).fill(-1);
  const work = new Float64Array(size);
  const lower: Column[] = [];
  const upper: number[][] = [];
  for (const column of order) {
    const own = rows.subarray(starts[column] ?? 0, starts[column + 1] ?? 0);
    const pattern = reach([...own], lower, pivotOfRow);
    own.forEach((row, at) => (work[row] = values[(starts[column] ?? 0) + at] ?? 0));
    const eliminated: number[] = [];
    const open: number[] = [];
    for (const row of pattern) {
      const pivot = pivotOfRow[row] ?? -1;
      if (pivot < 0) {
        open.push(row);
        continue;
      }
      eliminated.push(pivot);
      const factor = work[row] ?? 0;
      const source = lower[pivot];
      source?.rows.forEach((target, at) => (work[target] = (work[target] ?? 0) - (source.values[at] ?? 0) * factor));
    }
    const chosen = choosePivot(open, work, rowOf[column] ?? -1);
    if (chosen < 0) return column;
    const pivot = work[chosen] ?? 1;
    const below = open.filter((row) => row !== chosen);
    lower.push({ rows: below, values: below.map((row) => (work[row] ?? 0) / pivot) });
    upper.push(eliminated.sort((a, b) => a - b));
    pivotOfRow[chosen] = lower.length - 1;
    for (const row of pattern) work[row] = 0;
  }
  const left = packed(lower.map(({ rows: below }) => below.map((row) => pivotOfRow[row] ?? 0)));
  const right = packed(upper);
  return {
    pivotOfRow,
    lowerStarts: left.starts,
    lowerRows: left.rows,
    upperStarts: right.starts,
    upperRows: right.rows,
  };
}
