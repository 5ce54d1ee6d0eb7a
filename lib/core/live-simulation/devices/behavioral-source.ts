// Voltage or current source whose value is an expression of the circuit (B of SPICE). Comparisons in it keep their
// outcome during a step and change between two steps, as switches do.
import type { BehavioralSource } from "../circuit/circuit";
import { behaviorInputs } from "../circuit/behavior";
import { type Allocator, Device, type LoadContext } from "../engine/device";
import { CompiledBehavior } from "./behavior/compiled-behavior";

export class BehavioralSourceDevice extends Device {
  readonly #isVoltage: boolean;
  readonly #branch: number;
  readonly #compiled: CompiledBehavior;
  /** Values of the own unknowns, by column. */
  readonly #inputs: Float64Array;
  /** Margins of the comparisons, at the start of a step. */
  readonly #margins: Float64Array;

  /** `controllers`: unknowns of the branches of the devices that the expression names, in the order of `behaviorInputs`. */
  constructor({ id, kind, nodes, behavior }: BehavioralSource, controllers: readonly number[], allocator: Allocator) {
    const inputs = behaviorInputs(behavior);
    const isVoltage = kind === "behavioral-voltage";
    const all = [...nodes, ...inputs.nodes];
    super({ id, nodes: all, internal: isVoltage ? ["current"] : [], foreign: controllers, isLinear: false }, allocator);
    this.#isVoltage = isVoltage;
    this.#branch = all.length;
    const firstController = all.length + (isVoltage ? 1 : 0);
    this.#compiled = new CompiledBehavior(behavior, {
      node: (name) => nodes.length + inputs.nodes.indexOf(name),
      controller: (name) => firstController + inputs.controllers.indexOf(name),
      size: this.size,
    });
    this.#inputs = new Float64Array(this.size);
    this.#margins = new Float64Array(this.#compiled.comparisons.length);
    if (isVoltage) this.useBranch(0, 1, this.#branch);
    const rows = isVoltage ? [this.#branch] : [0, 1];
    for (const row of rows) {
      for (let column = nodes.length; column < all.length; column++) this.use(row, column);
      for (let column = firstController; column < this.size; column++) this.use(row, column);
    }
    this.seal();
  }

  override hasCorners(): boolean {
    return true;
  }

  #gather(x: Float64Array): Float64Array {
    for (let column = 0; column < this.size; column++) this.#inputs[column] = this.value(x, column);
    return this.#inputs;
  }

  load({ x, sourceScale }: LoadContext): void {
    this.clear();
    let rest = sourceScale * this.#compiled.linearize(this.#gather(x));
    if (this.#isVoltage) this.branch(0, 1, this.#branch);
    const { slopes } = this.#compiled;
    for (let column = 0; column < this.size; column++) {
      const slope = sourceScale * (slopes[column] ?? 0);
      if (slope === 0) continue;
      rest -= slope * (this.#inputs[column] ?? 0);
      if (this.#isVoltage) this.add(this.#branch, column, -slope);
      else {
        this.add(0, column, slope);
        this.add(1, column, -slope);
      }
    }
    if (this.#isVoltage) this.b[this.#branch] = rest;
    else this.drive(0, 1, rest);
  }

  override crossing(previous: Float64Array, next: Float64Array): number {
    const { comparisons } = this.#compiled;
    if (comparisons.length === 0) return Infinity;
    this.#compiled.evaluate(this.#gather(previous));
    for (let at = 0; at < comparisons.length; at++) this.#margins[at] = this.#marginOf(at);
    this.#compiled.evaluate(this.#gather(next));
    let first = Infinity;
    for (let at = 0; at < comparisons.length; at++) {
      const crossing = comparisons[at]?.outcome.crossing(this.#margins[at] ?? 0, this.#marginOf(at)) ?? Infinity;
      first = Math.min(first, crossing);
    }
    return first;
  }

  #marginOf(at: number): number {
    const comparison = this.#compiled.comparisons[at];
    return comparison ? this.#compiled.margin(comparison) : 0;
  }

  override accept(x: Float64Array): boolean {
    return this.settle(x);
  }

  override settle(x: Float64Array): boolean {
    const { comparisons } = this.#compiled;
    if (comparisons.length === 0) return false;
    this.#compiled.evaluate(this.#gather(x));
    let hasChanged = false;
    for (let at = 0; at < comparisons.length; at++)
      hasChanged = (comparisons[at]?.outcome.update(this.#marginOf(at)) ?? false) || hasChanged;
    return hasChanged;
  }
}
