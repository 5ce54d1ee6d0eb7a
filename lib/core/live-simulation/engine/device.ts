// A device as its share of the equations: a small dense matrix and right side over its own unknowns.
import type { ChargeStates } from "./charge-states";

/** State of the solution that devices read while they linearize themselves. */
export interface LoadContext {
  /** Voltages in V and branch currents in A by unknown; unknown 0 is ground. */
  x: Float64Array;
  time: number;
  isOperatingPoint: boolean;
  /** Capacitors and inductors keep their initial values. */
  holdsInitialValues: boolean;
  /** Junctions start at their critical voltage. */
  startsJunctions: boolean;
  /** Junctions take the voltages of `x` as they are. */
  isFirstIteration: boolean;
  /** Conductance in S over each junction. */
  gmin: number;
  /** 0 … 1 for source stepping. */
  sourceScale: number;
  /** Set by a device whose voltages were limited: the iteration has not converged. */
  isLimited: boolean;
}

export type UnknownKind = "voltage" | "current";

/** Gives out unknowns and charges while the devices are made. */
export interface Allocator {
  readonly charges: ChargeStates;
  /** Unknown of a node; 0 for ground. */
  node(name: string): number;
  /** A new unknown of a device. */
  internal(owner: string, kind: UnknownKind): number;
}

export interface Setup {
  readonly id: string;
  readonly nodes: readonly string[];
  /** Unknowns after the terminals: new ones, those of a terminal by its index, or ground. */
  readonly internal?: readonly (UnknownKind | "ground" | number)[];
  /** Unknowns of other devices, after all own ones. */
  readonly foreign?: readonly number[];
  readonly isLinear: boolean;
}

export abstract class Device {
  readonly id: string;
  readonly nodes: readonly string[];
  readonly isLinear: boolean;
  readonly size: number;
  readonly unknowns: Int32Array;
  /** Coefficients by row and column, and the right side: the sum of a row leaves its node. */
  readonly a: Float64Array;
  readonly b: Float64Array;
  /** Places in `a` that are used, and where each stands in the values of the circuit's matrix. */
  elements = new Int32Array(0);
  slots = new Int32Array(0);
  /** The terminal that the current of a row belongs to; -1 for none. */
  readonly terminalOf: Int32Array;
  protected readonly charges: ChargeStates;
  readonly #used = new Set<number>();

  protected constructor({ id, nodes, internal = [], foreign = [], isLinear }: Setup, allocator: Allocator) {
    this.id = id;
    this.nodes = nodes;
    this.isLinear = isLinear;
    this.charges = allocator.charges;
    const terminals = nodes.map((name) => allocator.node(name));
    const own = internal.map((kind) => {
      if (typeof kind === "number") return terminals[kind] ?? 0;
      return kind === "ground" ? 0 : allocator.internal(id, kind);
    });
    this.unknowns = Int32Array.from([...terminals, ...own, ...foreign]);
    this.size = this.unknowns.length;
    this.a = new Float64Array(this.size * this.size);
    this.b = new Float64Array(this.size);
    this.terminalOf = Int32Array.from(this.unknowns, (_, row) => {
      const kind = internal[row - nodes.length];
      return row < nodes.length ? row : typeof kind === "number" ? kind : -1;
    });
  }

  /** Linearizes the device at `context.x`: fills `a` and `b`. */
  abstract load(context: LoadContext): void;

  /** Keeps the charges of a solution; for linear devices, others keep them when they are loaded. */
  keepCharges(_x: Float64Array): void {}

  /** Part of the way between two solutions at which the device switches: 0 … 1, or infinite if it does not. */
  crossing(_previous: Float64Array, _next: Float64Array): number {
    return Infinity;
  }

  /** Takes over an accepted solution; true if the equations of the device jump here. */
  accept(_x: Float64Array, _time: number): boolean {
    return false;
  }

  /** Switches to fit a steady state; true if that changed anything. */
  settle(_x: Float64Array): boolean {
    return false;
  }

  /** Whether its equations may turn so sharply that a step has to end near it, without a charge that says so. */
  hasCorners(): boolean {
    return false;
  }

  /** The next time in s at which a waveform has a corner or the device switches by itself. */
  nextBreakpoint(_time: number): number {
    return Infinity;
  }

  longestStep(): number {
    return Infinity;
  }

  /** False for a parameter that the device does not have or a value that it cannot take. */
  set(_parameter: string, _value: number): boolean {
    return false;
  }

  protected use(row: number, column: number): void {
    this.#used.add(row * this.size + column);
  }

  protected useConductance(p: number, n: number): void {
    this.useTransconductance(p, n, p, n);
  }

  protected useTransconductance(p: number, n: number, cp: number, cn: number): void {
    for (const row of [p, n]) for (const column of [cp, cn]) this.use(row, column);
  }

  /** A branch whose current is an unknown of its own. */
  protected useBranch(p: number, n: number, branch: number): void {
    for (const node of [p, n]) {
      this.use(node, branch);
      this.use(branch, node);
    }
  }

  /** To be called at the end of each constructor. */
  protected seal(): void {
    this.elements = Int32Array.from(this.#used);
    this.slots = new Int32Array(this.elements.length);
  }

  protected clear(): void {
    this.a.fill(0);
    this.b.fill(0);
  }

  protected add(row: number, column: number, value: number): void {
    const at = row * this.size + column;
    this.a[at] = (this.a[at] ?? 0) + value;
  }

  protected conduct(p: number, n: number, conductance: number): void {
    this.add(p, p, conductance);
    this.add(n, n, conductance);
    this.add(p, n, -conductance);
    this.add(n, p, -conductance);
  }

  /** A current from p to n of `conductance` · (v(cp) - v(cn)). */
  protected transconduct(p: number, n: number, cp: number, cn: number, conductance: number): void {
    this.add(p, cp, conductance);
    this.add(n, cn, conductance);
    this.add(p, cn, -conductance);
    this.add(n, cp, -conductance);
  }

  /** A constant current from p through the device to n. */
  protected drive(p: number, n: number, current: number): void {
    this.b[p] = (this.b[p] ?? 0) - current;
    this.b[n] = (this.b[n] ?? 0) + current;
  }

  /** Current of the branch flows from p to n; its row is left with v(p) - v(n). */
  protected branch(p: number, n: number, branch: number): void {
    this.add(p, branch, 1);
    this.add(n, branch, -1);
    this.add(branch, p, 1);
    this.add(branch, n, -1);
  }

  protected voltage(x: Float64Array, p: number, n: number): number {
    return (x[this.unknowns[p] ?? 0] ?? 0) - (x[this.unknowns[n] ?? 0] ?? 0);
  }

  protected value(x: Float64Array, local: number): number {
    return x[this.unknowns[local] ?? 0] ?? 0;
  }

  /** Current in A into a terminal, as the device was loaded last. */
  terminalCurrent(terminal: number, x: Float64Array): number {
    let sum = 0;
    for (let row = 0; row < this.size; row++) {
      if (this.terminalOf[row] !== terminal) continue;
      sum -= this.b[row] ?? 0;
      for (let column = 0; column < this.size; column++)
        sum += (this.a[row * this.size + column] ?? 0) * this.value(x, column);
    }
    return sum;
  }

  /** Power in W that flows into the device. */
  power(x: Float64Array): number {
    let sum = 0;
    for (let t = 0; t < this.nodes.length; t++) sum += this.terminalCurrent(t, x) * this.value(x, t);
    return sum;
  }
}
