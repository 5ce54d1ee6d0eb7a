// Sparse LU for many matrices of one pattern: pivots are chosen once and kept while they are large enough, as KLU does
// (Davis and Palamadai Natarajan, ACM TOMS 37(3), 2010, without its block form). Refactoring and solving allocate nothing.
import { type Factors, findFactors } from "./factors";
import { minimumDegreeOrder } from "./minimum-degree";
import { maximumTransversal, type Pattern } from "./transversal";

/** New pivots are chosen when one falls below this part of the largest element of its column. */
const KEPT_PIVOT_RATIO = 1e-6;

const EMPTY_FACTORS: Factors = {
  pivotOfRow: new Int32Array(0),
  lowerStarts: new Int32Array(0),
  lowerRows: new Int32Array(0),
  upperStarts: new Int32Array(0),
  upperRows: new Int32Array(0),
};

export class SparseLu {
  readonly #pattern: Pattern;
  readonly #rowOf: Int32Array;
  readonly #order: Int32Array;
  readonly #work: Float64Array;
  readonly #inversePivots: Float64Array;
  #factors: Factors = EMPTY_FACTORS;
  #isPivoted = false;
  #lower = new Float64Array(0);
  #upper = new Float64Array(0);
  /** The pivot of the row of each element of the matrix. */
  readonly #pivotOfElement: Int32Array;
  #singularColumn = -1;
  #pivotings = 0;

  constructor(pattern: Pattern) {
    this.#pattern = pattern;
    this.#rowOf = maximumTransversal(pattern);
    this.#order = minimumDegreeOrder(pattern, this.#rowOf);
    this.#work = new Float64Array(pattern.size);
    this.#inversePivots = new Float64Array(pattern.size);
    this.#pivotOfElement = new Int32Array(pattern.rows.length);
  }

  /** The column for which the last factorization found no pivot; -1 if it succeeded. */
  get singularColumn(): number {
    return this.#singularColumn;
  }

  /** Number of times that pivots were chosen. */
  get pivotings(): number {
    return this.#pivotings;
  }

  /** Elements of L and U together with the pivots. */
  get fill(): number {
    return this.#lower.length + this.#upper.length + this.#pattern.size;
  }

  /** False if the matrix is singular. `values` are in the order of the pattern. */
  factor(values: Float64Array): boolean {
    this.#singularColumn = -1;
    if (this.#isPivoted && this.#refactor(values)) return true;
    return this.#choosePivots(values) && this.#refactor(values);
  }

  #choosePivots(values: Float64Array): boolean {
    const found = findFactors({ pattern: this.#pattern, values, order: this.#order, rowOf: this.#rowOf });
    this.#pivotings++;
    this.#isPivoted = typeof found !== "number";
    if (typeof found === "number") {
      this.#singularColumn = found;
      return false;
    }
    this.#factors = found;
    this.#lower = new Float64Array(found.lowerRows.length);
    this.#upper = new Float64Array(found.upperRows.length);
    this.#pattern.rows.forEach((row, at) => (this.#pivotOfElement[at] = found.pivotOfRow[row] ?? 0));
    return true;
  }

  #refactor(values: Float64Array): boolean {
    const { size, starts } = this.#pattern;
    const { lowerStarts, lowerRows, upperStarts, upperRows } = this.#factors;
    const work = this.#work;
    const lower = this.#lower;
    const upper = this.#upper;
    const targets = this.#pivotOfElement;
    for (let k = 0; k < size; k++) {
      const column = this.#order[k] ?? 0;
      const end = starts[column + 1] ?? 0;
      for (let at = starts[column] ?? 0; at < end; at++) work[targets[at] ?? 0] = values[at] ?? 0;
      const upperEnd = upperStarts[k + 1] ?? 0;
      for (let at = upperStarts[k] ?? 0; at < upperEnd; at++) {
        const row = upperRows[at] ?? 0;
        const factor = work[row] ?? 0;
        work[row] = 0;
        upper[at] = factor;
        if (factor === 0) continue;
        const last = lowerStarts[row + 1] ?? 0;
        for (let below = lowerStarts[row] ?? 0; below < last; below++) {
          const target = lowerRows[below] ?? 0;
          work[target] = (work[target] ?? 0) - (lower[below] ?? 0) * factor;
        }
      }
      const pivot = work[k] ?? 0;
      work[k] = 0;
      const inverse = 1 / pivot;
      let largest = 0;
      const last = lowerStarts[k + 1] ?? 0;
      for (let below = lowerStarts[k] ?? 0; below < last; below++) {
        const target = lowerRows[below] ?? 0;
        const value = work[target] ?? 0;
        work[target] = 0;
        lower[below] = value * inverse;
        const magnitude = Math.abs(value);
        if (magnitude > largest) largest = magnitude;
      }
      this.#inversePivots[k] = inverse;
      if (!(Math.abs(pivot) > KEPT_PIVOT_RATIO * largest)) {
        work.fill(0);
        return false;
      }
    }
    return true;
  }

  /** Solves for the last factors. Element i of the system stands at i + 1 of both arrays, as ground has place 0. */
  solve(right: Float64Array, solution: Float64Array): void {
    const { size } = this.#pattern;
    const { pivotOfRow, lowerStarts, lowerRows, upperStarts, upperRows } = this.#factors;
    const work = this.#work;
    for (let row = 0; row < size; row++) work[pivotOfRow[row] ?? 0] = right[row + 1] ?? 0;
    for (let k = 0; k < size; k++) {
      const value = work[k] ?? 0;
      if (value === 0) continue;
      const end = lowerStarts[k + 1] ?? 0;
      for (let at = lowerStarts[k] ?? 0; at < end; at++) {
        const row = lowerRows[at] ?? 0;
        work[row] = (work[row] ?? 0) - (this.#lower[at] ?? 0) * value;
      }
    }
    for (let k = size - 1; k >= 0; k--) {
      const value = (work[k] ?? 0) * (this.#inversePivots[k] ?? 0);
      work[k] = 0;
      solution[(this.#order[k] ?? 0) + 1] = value;
      const end = upperStarts[k + 1] ?? 0;
      for (let at = upperStarts[k] ?? 0; at < end; at++) {
        const row = upperRows[at] ?? 0;
        work[row] = (work[row] ?? 0) - (this.#upper[at] ?? 0) * value;
      }
    }
  }
}
