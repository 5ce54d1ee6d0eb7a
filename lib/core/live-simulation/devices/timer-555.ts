// Timer 555 by its block diagram (Texas Instruments, SLFS022, section 7): divider of three 5 kΩ resistors, two
// comparators, a latch, a discharge switch, and an output stage.
import { type Allocator, Device } from "../engine/device";
import type { Timer555 } from "../circuit/circuit";
import { Threshold } from "./threshold";

const [GND, TRIGGER, OUT, RESET, CONTROL, THRESHOLD, DISCHARGE, SUPPLY] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const DIVIDER = 5e3;
/** V */
const RESET_LEVEL = 0.7;
/** Ohm */
const OFF_RESISTANCE = 1e10;

export class Timer555Device extends Device {
  readonly #triggered = new Threshold(0);
  readonly #exceeded = new Threshold(0);
  readonly #reset = new Threshold(0);
  readonly #outputConductance: number;
  readonly #dischargeConductance: number;
  readonly #drop: number;
  #isHigh = false;

  constructor(timer: Timer555, allocator: Allocator) {
    super({ id: timer.id, nodes: timer.nodes, isLinear: true }, allocator);
    this.#outputConductance = 1 / (timer.outputResistance ?? 10);
    this.#dischargeConductance = 1 / (timer.dischargeResistance ?? 10);
    this.#drop = timer.outputDrop ?? 0;
    this.useConductance(SUPPLY, CONTROL);
    this.useConductance(CONTROL, GND);
    this.useConductance(DISCHARGE, GND);
    this.useConductance(OUT, GND);
    this.useConductance(OUT, SUPPLY);
    for (const input of [TRIGGER, THRESHOLD, RESET]) this.useConductance(input, GND);
    this.seal();
  }

  load(): void {
    this.clear();
    this.conduct(SUPPLY, CONTROL, 1 / DIVIDER);
    this.conduct(CONTROL, GND, 1 / (2 * DIVIDER));
    this.conduct(DISCHARGE, GND, this.#isHigh ? 1 / OFF_RESISTANCE : this.#dischargeConductance);
    for (const input of [TRIGGER, THRESHOLD, RESET]) this.conduct(input, GND, 1 / OFF_RESISTANCE);
    if (!this.#isHigh) {
      this.conduct(OUT, GND, this.#outputConductance);
      return;
    }
    this.conduct(SUPPLY, OUT, this.#outputConductance);
    this.drive(SUPPLY, OUT, -this.#outputConductance * this.#drop);
  }

  // Each is positive when its comparator is active: the trigger below half of the control voltage, the threshold above
  // the control voltage, the reset below its level.
  #trigger(x: Float64Array): number {
    return this.voltage(x, CONTROL, GND) / 2 - this.voltage(x, TRIGGER, GND);
  }

  #threshold(x: Float64Array): number {
    return this.voltage(x, THRESHOLD, CONTROL);
  }

  #resetting(x: Float64Array): number {
    return RESET_LEVEL - this.voltage(x, RESET, GND);
  }

  override crossing(previous: Float64Array, next: Float64Array): number {
    return Math.min(
      this.#triggered.crossing(this.#trigger(previous), this.#trigger(next)),
      this.#exceeded.crossing(this.#threshold(previous), this.#threshold(next)),
      this.#reset.crossing(this.#resetting(previous), this.#resetting(next)),
    );
  }

  override accept(x: Float64Array): boolean {
    return this.settle(x);
  }

  override settle(x: Float64Array): boolean {
    this.#triggered.update(this.#trigger(x));
    this.#exceeded.update(this.#threshold(x));
    this.#reset.update(this.#resetting(x));
    const wasHigh = this.#isHigh;
    if (this.#reset.isHigh) this.#isHigh = false;
    else if (this.#triggered.isHigh) this.#isHigh = true;
    else if (this.#exceeded.isHigh) this.#isHigh = false;
    return this.#isHigh !== wasHigh;
  }
}
