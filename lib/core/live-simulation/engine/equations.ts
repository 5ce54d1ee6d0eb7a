// The equations of a circuit by modified nodal analysis (Ho, Ruehli and Brennan, IEEE Trans. CAS 22(6), 1975) and their
// solution by Newton's method.
import { SparseLu } from "../sparse/sparse-lu";
import type { Pattern } from "../sparse/transversal";
import type { Device, LoadContext, UnknownKind } from "./device";

/** V and A. */
const VOLTAGE_TOLERANCE = 1e-6;
const CURRENT_TOLERANCE = 1e-12;

export interface Unknown {
  readonly kind: UnknownKind;
  /** The node, or the device that the unknown belongs to. */
  readonly name: string;
  readonly isNode: boolean;
}

/** "singular": `culprit` has no pivot; "diverged": `culprit` moved most in the last iteration. */
export type Solution = "converged" | "diverged" | "singular";

/** Solves the linear equations of one iteration; `SparseLu` says what its members mean. */
export interface LinearSolver {
  readonly singularColumn: number;
  readonly pivotings: number;
  readonly fill: number;
  factor(values: Float64Array): boolean;
  solve(right: Float64Array, solution: Float64Array): void;
}

export interface SolveOptions {
  /** Iterations at most. */
  readonly limit: number;
  /** That of the charges, which decides whether a linear circuit needs new factors. */
  readonly slope: number;
  /** Relative change of voltages and currents at which an iteration is the last one. */
  readonly tolerance: number;
  /** S, from each node to ground. */
  readonly shunt?: number;
}

export class Equations {
  readonly unknowns: readonly Unknown[];
  readonly devices: readonly Device[];
  readonly isLinear: boolean;
  /** Unknown at which the last solution failed. */
  culprit = 0;
  iterations = 0;
  factorizations = 0;
  readonly #linear: readonly Device[];
  readonly #nonlinear: readonly Device[];
  readonly #lu: LinearSolver;
  readonly #values: Float64Array;
  readonly #linearValues: Float64Array;
  readonly #right: Float64Array;
  readonly #linearRight: Float64Array;
  readonly #diagonals: Int32Array;
  #next: Float64Array;
  #isFactored = false;
  #factoredSlope = 0;

  /** Unknown 0 is ground. */
  constructor(
    unknowns: readonly Unknown[],
    devices: readonly Device[],
    createSolver: (pattern: Pattern) => LinearSolver = (pattern) => new SparseLu(pattern),
  ) {
    this.unknowns = unknowns;
    this.devices = devices;
    this.#linear = devices.filter((device) => device.isLinear);
    this.#nonlinear = devices.filter((device) => !device.isLinear);
    this.isLinear = this.#nonlinear.length === 0;
    const size = unknowns.length - 1;
    const { starts, rows, slotOf } = pattern(unknowns, devices);
    this.#lu = createSolver({ size, starts, rows });
    // The last place collects what belongs to ground.
    this.#values = new Float64Array(rows.length + 1);
    this.#linearValues = new Float64Array(rows.length + 1);
    this.#right = new Float64Array(size + 1);
    this.#linearRight = new Float64Array(size + 1);
    this.#next = new Float64Array(size + 1);
    this.#diagonals = Int32Array.from({ length: size }, (_, at) => slotOf(at + 1, at + 1));
    for (const device of devices)
      device.elements.forEach((element, at) => {
        const row = device.unknowns[Math.floor(element / device.size)] ?? 0;
        const column = device.unknowns[element % device.size] ?? 0;
        device.slots[at] = slotOf(row, column);
      });
  }

  get size(): number {
    return this.unknowns.length - 1;
  }

  get fill(): number {
    return this.#lu.fill;
  }

  get pivotings(): number {
    return this.#lu.pivotings;
  }

  /** A device's coefficients changed apart from the step. */
  invalidate(): void {
    this.#isFactored = false;
  }

  #scatter(device: Device, values: Float64Array, right: Float64Array): void {
    const { a, b, elements, slots, unknowns } = device;
    for (let at = 0; at < elements.length; at++) {
      const slot = slots[at] ?? 0;
      values[slot] = (values[slot] ?? 0) + (a[elements[at] ?? 0] ?? 0);
    }
    for (let row = 0; row < b.length; row++) {
      const unknown = unknowns[row] ?? 0;
      right[unknown] = (right[unknown] ?? 0) + (b[row] ?? 0);
    }
  }

  #loadLinear(context: LoadContext, shunt: number): void {
    const values = this.#linearValues;
    const right = this.#linearRight;
    values.fill(0);
    right.fill(0);
    for (let at = 0; at < this.#linear.length; at++) {
      const device = this.#linear[at];
      if (device === undefined) continue;
      device.load(context);
      this.#scatter(device, values, right);
    }
    if (shunt === 0) return;
    for (let at = 0; at < this.size; at++) {
      const slot = this.#diagonals[at] ?? 0;
      if (this.unknowns[at + 1]?.kind === "voltage") values[slot] = (values[slot] ?? 0) + shunt;
    }
  }

  /** Solves for `context.x`, from its present values. */
  solve(context: LoadContext, { limit, slope, tolerance, shunt = 0 }: SolveOptions): Solution {
    this.#loadLinear(context, shunt);
    for (let iteration = 0; iteration < limit; iteration++) {
      context.isLimited = false;
      context.isFirstIteration = iteration === 0;
      this.#values.set(this.#linearValues);
      this.#right.set(this.#linearRight);
      for (let at = 0; at < this.#nonlinear.length; at++) {
        const device = this.#nonlinear[at];
        if (device === undefined) continue;
        device.load(context);
        this.#scatter(device, this.#values, this.#right);
      }
      context.startsJunctions = false;
      this.iterations++;
      if (!this.#factor(slope)) return "singular";
      this.#lu.solve(this.#right, this.#next);
      const isClose = this.#isClose(context.x, tolerance);
      const swapped = context.x;
      context.x = this.#next;
      this.#next = swapped;
      if (!Number.isFinite(context.x[this.culprit] ?? 0)) return "diverged";
      if (this.isLinear) return "converged";
      if (isClose && iteration > 0 && !context.isLimited) return "converged";
    }
    return "diverged";
  }

  #factor(slope: number): boolean {
    if (this.isLinear && this.#isFactored && slope === this.#factoredSlope) return true;
    this.factorizations++;
    this.#isFactored = this.#lu.factor(this.#values);
    this.#factoredSlope = slope;
    if (!this.#isFactored) this.culprit = this.#lu.singularColumn + 1;
    return this.#isFactored;
  }

  #isClose(last: Float64Array, tolerance: number): boolean {
    let worst = 1;
    const next = this.#next;
    for (let at = 1; at < next.length; at++) {
      const now = next[at] ?? 0;
      const before = last[at] ?? 0;
      const floor = this.unknowns[at]?.kind === "voltage" ? VOLTAGE_TOLERANCE : CURRENT_TOLERANCE;
      const allowed = floor + tolerance * Math.max(Math.abs(now), Math.abs(before));
      const excess = Math.abs(now - before) / allowed;
      // A number that is none is worse than all.
      if (!(excess <= worst)) {
        worst = excess;
        this.culprit = at;
      }
    }
    return worst === 1;
  }
}

function pattern(
  unknowns: readonly Unknown[],
  devices: readonly Device[],
): { starts: Int32Array; rows: Int32Array; slotOf: (row: number, column: number) => number } {
  const size = unknowns.length - 1;
  const columns = unknowns.slice(1).map(({ kind }, at) => new Set(kind === "voltage" ? [at] : []));
  for (const { elements, unknowns: places, size: own } of devices)
    for (const element of elements) {
      const row = places[Math.floor(element / own)] ?? 0;
      const column = places[element % own] ?? 0;
      if (row > 0 && column > 0) columns[column - 1]?.add(row - 1);
    }
  const starts = new Int32Array(size + 1);
  columns.forEach((rows, column) => (starts[column + 1] = (starts[column] ?? 0) + rows.size));
  const sorted = columns.map((rows) => [...rows].sort((a, b) => a - b));
  const slots = new Map<number, number>();
  sorted.forEach((rows, column) =>
    rows.forEach((row, at) => slots.set(row * size + column, (starts[column] ?? 0) + at)),
  );
  const rows = Int32Array.from(sorted.flat());
  const slotOf = (row: number, column: number): number =>
    row === 0 || column === 0 ? rows.length : (slots.get((row - 1) * size + column - 1) ?? rows.length);
  return { starts, rows, slotOf };
}
