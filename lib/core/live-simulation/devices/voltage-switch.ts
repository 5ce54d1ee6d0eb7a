// Switch with hysteresis, controlled by a voltage; it switches between two steps.
import { type Allocator, Device } from "../engine/device";
import type { VoltageSwitch } from "../circuit/circuit";
import { Threshold } from "./threshold";

export class VoltageSwitchDevice extends Device {
  readonly #control: Threshold;
  #threshold: number;
  readonly #onConductance: number;
  readonly #offConductance: number;

  constructor(voltageSwitch: VoltageSwitch, allocator: Allocator) {
    const { id, nodes, threshold, hysteresis = 0, onResistance = 1, offResistance = 1e12 } = voltageSwitch;
    super({ id, nodes, isLinear: true }, allocator);
    this.#threshold = threshold;
    this.#control = new Threshold(hysteresis);
    this.#onConductance = 1 / onResistance;
    this.#offConductance = 1 / offResistance;
    this.useConductance(0, 1);
    this.seal();
  }

  load(): void {
    this.clear();
    this.conduct(0, 1, this.#control.isHigh ? this.#onConductance : this.#offConductance);
  }

  override crossing(previous: Float64Array, next: Float64Array): number {
    const threshold = this.#threshold;
    return this.#control.crossing(this.voltage(previous, 2, 3) - threshold, this.voltage(next, 2, 3) - threshold);
  }

  override accept(x: Float64Array): boolean {
    return this.settle(x);
  }

  override settle(x: Float64Array): boolean {
    return this.#control.update(this.voltage(x, 2, 3) - this.#threshold);
  }

  override set(parameter: string, value: number): boolean {
    if (parameter !== "threshold" || !Number.isFinite(value)) return false;
    this.#threshold = value;
    return true;
  }
}
