// Inductors, their couplings, and the transformer with two windings.
import { type Allocator, Device, type LoadContext } from "../engine/device";
import type { Coupling, Inductor, Transformer } from "../circuit/circuit";

/** Ohm, in the operating point only: an inductor that closes a loop of voltage sources still has a finite current. */
const LOOP_RESISTANCE = 1e-3;

export class InductorDevice extends Device {
  #inductance: number;
  readonly #initialCurrent: number;
  readonly #flux: number;
  /** The inductor closes a loop of voltage sources and other inductors. */
  closesLoop = false;

  constructor({ id, nodes, inductance, initialCurrent = 0 }: Inductor, allocator: Allocator) {
    super({ id, nodes, internal: ["current"], isLinear: true }, allocator);
    this.#inductance = inductance;
    this.#initialCurrent = initialCurrent;
    this.#flux = allocator.charges.allocate("flux");
    this.useBranch(0, 1, 2);
    this.use(2, 2);
    this.seal();
  }

  get inductance(): number {
    return this.#inductance;
  }

  get branchUnknown(): number {
    return this.unknowns[2] ?? 0;
  }

  load({ holdsInitialValues, isOperatingPoint }: LoadContext): void {
    this.clear();
    this.branch(0, 1, 2);
    if (isOperatingPoint && holdsInitialValues) {
      this.add(2, 0, -1);
      this.add(2, 1, 1);
      this.add(2, 2, 1);
      this.b[2] = this.#initialCurrent;
      return;
    }
    this.add(
      2,
      2,
      -this.charges.slope * this.#inductance - (isOperatingPoint && this.closesLoop ? LOOP_RESISTANCE : 0),
    );
    this.b[2] = this.charges.constant(this.#flux);
  }

  override keepCharges(x: Float64Array): void {
    this.charges.put(this.#flux, this.#inductance * this.value(x, 2));
  }

  override set(parameter: string, value: number): boolean {
    if (parameter !== "inductance" || !(value > 0)) return false;
    this.#inductance = value;
    return true;
  }
}

/** Mutual inductance between two inductors: M = k · sqrt(L1 · L2). */
export class CouplingDevice extends Device {
  #coefficient: number;
  readonly #first: InductorDevice;
  readonly #second: InductorDevice;
  readonly #fluxes: readonly [number, number];

  constructor(
    { id, coefficient }: Coupling,
    inductors: readonly [InductorDevice, InductorDevice],
    allocator: Allocator,
  ) {
    super({ id, nodes: [], foreign: inductors.map((one) => one.branchUnknown), isLinear: true }, allocator);
    this.#coefficient = coefficient;
    [this.#first, this.#second] = inductors;
    this.#fluxes = [allocator.charges.allocate("flux"), allocator.charges.allocate("flux")];
    this.use(0, 1);
    this.use(1, 0);
    this.seal();
  }

  get #mutual(): number {
    return this.#coefficient * Math.sqrt(this.#first.inductance * this.#second.inductance);
  }

  load({ isOperatingPoint }: LoadContext): void {
    this.clear();
    if (isOperatingPoint) return;
    const coefficient = -this.charges.slope * this.#mutual;
    this.add(0, 1, coefficient);
    this.add(1, 0, coefficient);
    this.b[0] = this.charges.constant(this.#fluxes[0]);
    this.b[1] = this.charges.constant(this.#fluxes[1]);
  }

  override keepCharges(x: Float64Array): void {
    this.charges.put(this.#fluxes[0], this.#mutual * this.value(x, 1));
    this.charges.put(this.#fluxes[1], this.#mutual * this.value(x, 0));
  }

  override set(parameter: string, value: number): boolean {
    if (parameter !== "coefficient" || !(Math.abs(value) <= 1)) return false;
    this.#coefficient = value;
    return true;
  }
}

/** Two coupled windings; the coefficient below 1 is the leakage. */
export class TransformerDevice extends Device {
  readonly #inductances: readonly [primary: number, secondary: number, mutual: number];
  readonly #fluxes: readonly [number, number];
  /** By winding: it closes a loop of voltage sources and inductors. */
  readonly closesLoop: [boolean, boolean] = [false, false];

  constructor(transformer: Transformer, allocator: Allocator) {
    const { id, nodes, primaryInductance, ratio, coefficient } = transformer;
    super({ id, nodes, internal: ["current", "current"], isLinear: true }, allocator);
    const secondary = primaryInductance * ratio * ratio;
    this.#inductances = [primaryInductance, secondary, coefficient * Math.sqrt(primaryInductance * secondary)];
    this.#fluxes = [allocator.charges.allocate("flux"), allocator.charges.allocate("flux")];
    this.useBranch(0, 1, 4);
    this.useBranch(2, 3, 5);
    for (const row of [4, 5]) for (const column of [4, 5]) this.use(row, column);
    this.seal();
  }

  load({ holdsInitialValues, isOperatingPoint }: LoadContext): void {
    const [primary, secondary, mutual] = this.#inductances;
    const slope = this.charges.slope;
    this.clear();
    if (isOperatingPoint && holdsInitialValues) {
      for (const [p, n, branch] of [[0, 1, 4] as const, [2, 3, 5] as const]) {
        this.add(p, branch, 1);
        this.add(n, branch, -1);
        this.add(branch, branch, 1);
      }
      return;
    }
    this.branch(0, 1, 4);
    this.branch(2, 3, 5);
    this.add(4, 4, -slope * primary - (isOperatingPoint && this.closesLoop[0] ? LOOP_RESISTANCE : 0));
    this.add(5, 5, -slope * secondary - (isOperatingPoint && this.closesLoop[1] ? LOOP_RESISTANCE : 0));
    this.add(4, 5, -slope * mutual);
    this.add(5, 4, -slope * mutual);
    this.b[4] = this.charges.constant(this.#fluxes[0]);
    this.b[5] = this.charges.constant(this.#fluxes[1]);
  }

  override keepCharges(x: Float64Array): void {
    const [primary, secondary, mutual] = this.#inductances;
    this.charges.put(this.#fluxes[0], primary * this.value(x, 4) + mutual * this.value(x, 5));
    this.charges.put(this.#fluxes[1], secondary * this.value(x, 5) + mutual * this.value(x, 4));
  }
}
