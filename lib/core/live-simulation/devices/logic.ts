// Logic gates and flip-flops between analog nodes: thresholds at the inputs, delayed edges at the outputs.
import { type Allocator, Device, type LoadContext } from "../engine/device";
import type { FlipFlop, GateFunction, LogicGate, LogicLevels } from "../circuit/circuit";
import { LogicOutput } from "./logic-output";
import { Threshold } from "./threshold";

/** S, of each input to ground. */
const INPUT_CONDUCTANCE = 1e-10;
const OUTPUT_RESISTANCE = 50;

abstract class LogicDevice extends Device {
  protected readonly inputs: readonly Threshold[];
  protected readonly outputs: readonly LogicOutput[];
  readonly #level: number;
  readonly #outputConductance: number;

  protected constructor(
    {
      id,
      nodes,
      outputs,
      levels,
      states,
    }: { id: string; nodes: readonly string[]; outputs: number; levels: LogicLevels; states: readonly boolean[] },
    allocator: Allocator,
  ) {
    super({ id, nodes, isLinear: true }, allocator);
    const { low, high, threshold, hysteresis, outputResistance = OUTPUT_RESISTANCE } = levels;
    this.#level = threshold ?? (low + high) / 2;
    this.#outputConductance = 1 / outputResistance;
    this.inputs = nodes.slice(0, nodes.length - outputs).map(() => new Threshold(hysteresis ?? 0));
    this.outputs = states.map((state) => new LogicOutput(levels, state));
    nodes.forEach((_, node) => this.use(node, node));
    this.seal();
  }

  load({ time, sourceScale }: LoadContext): void {
    this.clear();
    for (let node = 0; node < this.inputs.length; node++) this.add(node, node, INPUT_CONDUCTANCE);
    for (let at = 0; at < this.outputs.length; at++) {
      const node = this.inputs.length + at;
      this.add(node, node, this.#outputConductance);
      this.b[node] = this.#outputConductance * sourceScale * (this.outputs[at]?.voltageAt(time) ?? 0);
    }
  }

  override crossing(previous: Float64Array, next: Float64Array): number {
    let first = Infinity;
    for (let at = 0; at < this.inputs.length; at++) {
      const before = this.value(previous, at) - this.#level;
      const after = this.value(next, at) - this.#level;
      first = Math.min(first, this.inputs[at]?.crossing(before, after) ?? Infinity);
    }
    return first;
  }

  protected readInputs(x: Float64Array): boolean {
    let hasChanged = false;
    for (let at = 0; at < this.inputs.length; at++)
      if (this.inputs[at]?.update(this.value(x, at) - this.#level) === true) hasChanged = true;
    return hasChanged;
  }

  protected input(at: number): boolean {
    return this.inputs[at]?.isHigh === true;
  }

  protected advanceOutputs(time: number): boolean {
    let hasStarted = false;
    for (const output of this.outputs) if (output.advance(time)) hasStarted = true;
    return hasStarted;
  }

  override nextBreakpoint(time: number): number {
    let next = Infinity;
    for (const output of this.outputs) next = Math.min(next, output.nextBreakpoint(time));
    return next;
  }
}

type Combine = (high: number, count: number) => boolean;

/** Outputs of gates by the number of inputs that are high. */
const GATES: Record<GateFunction, Combine> = {
  buffer: (high) => high > 0,
  not: (high) => high === 0,
  and: (high, count) => high === count,
  nand: (high, count) => high !== count,
  or: (high) => high > 0,
  nor: (high) => high === 0,
  xor: (high) => high % 2 === 1,
  xnor: (high) => high % 2 === 0,
};

export class LogicGateDevice extends LogicDevice {
  readonly #combine: Combine;

  constructor({ id, nodes, function: name, levels }: LogicGate, allocator: Allocator) {
    super({ id, nodes, outputs: 1, levels, states: [GATES[name](0, nodes.length - 1)] }, allocator);
    this.#combine = GATES[name];
  }

  get #output(): boolean {
    let high = 0;
    for (const { isHigh } of this.inputs) if (isHigh) high++;
    return this.#combine(high, this.inputs.length);
  }

  override accept(x: Float64Array, time: number): boolean {
    if (this.readInputs(x)) this.outputs[0]?.schedule(this.#output, time);
    return this.advanceOutputs(time);
  }

  override settle(x: Float64Array): boolean {
    this.readInputs(x);
    return this.outputs[0]?.force(this.#output) === true;
  }
}

const INPUTS: Record<FlipFlop["type"], number> = { d: 2, jk: 3, t: 2, sr: 2 };

export class FlipFlopDevice extends LogicDevice {
  readonly #type: FlipFlop["type"];
  #state: boolean;
  #wasClockHigh = false;

  constructor({ id, nodes, type, levels, initial = false }: FlipFlop, allocator: Allocator) {
    const outputs = nodes.length - INPUTS[type];
    super({ id, nodes, outputs, levels, states: [initial, !initial].slice(0, outputs) }, allocator);
    this.#type = type;
    this.#state = initial;
  }

  #next(): boolean {
    const first = this.input(0);
    const second = this.input(1);
    if (this.#type === "sr") return first !== second ? first : this.#state;
    const clock = this.input(INPUTS[this.#type] - 1);
    const isEdge = clock && !this.#wasClockHigh;
    this.#wasClockHigh = clock;
    if (!isEdge) return this.#state;
    switch (this.#type) {
      case "d":
        return first;
      case "t":
        return first !== this.#state;
      case "jk":
        return first && second ? !this.#state : first !== second ? first : this.#state;
    }
  }

  override accept(x: Float64Array, time: number): boolean {
    this.readInputs(x);
    this.#state = this.#next();
    this.outputs[0]?.schedule(this.#state, time);
    this.outputs[1]?.schedule(!this.#state, time);
    return this.advanceOutputs(time);
  }

  override settle(x: Float64Array): boolean {
    this.readInputs(x);
    if (this.#type === "sr") this.#state = this.#next();
    else this.#wasClockHigh = this.input(INPUTS[this.#type] - 1);
    const hasChanged = this.outputs[0]?.force(this.#state) === true;
    this.outputs[1]?.force(!this.#state);
    return hasChanged;
  }
}
