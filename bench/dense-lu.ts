// LU of a full matrix with partial pivoting: what a simulator does that ignores zeros.
import type { LinearSolver } from "../lib/core/live-simulation/engine/equations";
import type { Pattern } from "../lib/core/live-simulation/sparse/transversal";

export class DenseLu implements LinearSolver {
  readonly #pattern: Pattern;
  readonly #a: Float64Array;
  readonly #pivots: Int32Array;
  readonly #y: Float64Array;
  singularColumn = -1;
  pivotings = 0;

  constructor(pattern: Pattern) {
    this.#pattern = pattern;
    this.#a = new Float64Array(pattern.size * pattern.size);
    this.#pivots = new Int32Array(pattern.size);
    this.#y = new Float64Array(pattern.size);
  }

  get fill(): number {
    return this.#a.length;
  }

  factor(values: Float64Array): boolean {
    const { size, starts, rows } = this.#pattern;
    const a = this.#a;
    a.fill(0);
    for (let column = 0; column < size; column++)
      for (let at = starts[column] ?? 0; at < (starts[column + 1] ?? 0); at++)
        a[(rows[at] ?? 0) * size + column] = values[at] ?? 0;
    this.pivotings++;
    for (let k = 0; k < size; k++) {
      let best = k;
      for (let row = k + 1; row < size; row++)
        if (Math.abs(a[row * size + k] ?? 0) > Math.abs(a[best * size + k] ?? 0)) best = row;
      this.#pivots[k] = best;
      if (best !== k)
        for (let column = 0; column < size; column++) {
          const kept = a[k * size + column] ?? 0;
          a[k * size + column] = a[best * size + column] ?? 0;
          a[best * size + column] = kept;
        }
      const pivot = a[k * size + k] ?? 0;
      if (pivot === 0) {
        this.singularColumn = k;
        return false;
      }
      for (let row = k + 1; row < size; row++) {
        const factor = (a[row * size + k] ?? 0) / pivot;
        a[row * size + k] = factor;
        if (factor === 0) continue;
        for (let column = k + 1; column < size; column++)
          a[row * size + column] = (a[row * size + column] ?? 0) - factor * (a[k * size + column] ?? 0);
      }
    }
    this.singularColumn = -1;
    return true;
  }

  solve(right: Float64Array, solution: Float64Array): void {
    const { size } = this.#pattern;
    const a = this.#a;
    const y = this.#y;
    for (let row = 0; row < size; row++) y[row] = right[row + 1] ?? 0;
    for (let k = 0; k < size; k++) {
      const other = this.#pivots[k] ?? k;
      const kept = y[k] ?? 0;
      y[k] = y[other] ?? 0;
      y[other] = kept;
    }
    for (let row = 0; row < size; row++) {
      let sum = y[row] ?? 0;
      for (let column = 0; column < row; column++) sum -= (a[row * size + column] ?? 0) * (y[column] ?? 0);
      y[row] = sum;
    }
    for (let row = size - 1; row >= 0; row--) {
      let sum = y[row] ?? 0;
      for (let column = row + 1; column < size; column++) sum -= (a[row * size + column] ?? 0) * (y[column] ?? 0);
      y[row] = sum / (a[row * size + row] ?? 1);
      solution[row + 1] = y[row] ?? 0;
    }
  }
}
