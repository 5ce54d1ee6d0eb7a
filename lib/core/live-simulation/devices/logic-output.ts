// Output of a logic device: changes come after a delay, as straight edges behind a resistance.
import type { LogicLevels } from "../circuit/circuit";

/** Edges that may be under way at once; more come from inputs faster than the delay. */
const QUEUE = 64;

export class LogicOutput {
  readonly #low: number;
  readonly #high: number;
  readonly #delay: number;
  readonly #edge: number;
  readonly #times = new Float64Array(QUEUE);
  #first = 0;
  #count = 0;
  /** The state after all edges of the queue. */
  #next: boolean;
  #isHigh: boolean;
  #edgeStart = -Infinity;
  #from: number;

  constructor({ low, high, delay = 0, edge = 1e-9 }: LogicLevels, isHigh: boolean) {
    this.#low = low;
    this.#high = high;
    this.#delay = delay;
    this.#edge = Math.max(edge, 1e-12);
    this.#next = isHigh;
    this.#isHigh = isHigh;
    this.#from = isHigh ? high : low;
  }

  #level(isHigh: boolean): number {
    return isHigh ? this.#high : this.#low;
  }

  voltageAt(time: number): number {
    const target = this.#level(this.#isHigh);
    const part = (time - this.#edgeStart) / this.#edge;
    return part >= 1 ? target : this.#from + (target - this.#from) * Math.max(part, 0);
  }

  /** Puts the output into a state without an edge. True if it is another one. */
  force(isHigh: boolean): boolean {
    const hasChanged = isHigh !== this.#isHigh;
    this.#next = isHigh;
    this.#isHigh = isHigh;
    this.#count = 0;
    this.#edgeStart = -Infinity;
    return hasChanged;
  }

  schedule(isHigh: boolean, time: number): void {
    if (isHigh === this.#next) return;
    this.#next = isHigh;
    if (this.#count === QUEUE) return;
    this.#times[(this.#first + this.#count) % QUEUE] = time + this.#delay;
    this.#count++;
  }

  /** Starts the edges whose time has come; true if there was one. */
  advance(time: number): boolean {
    let hasStarted = false;
    while (this.#count > 0 && (this.#times[this.#first] ?? 0) <= time + 1e-13 * time) {
      const at = this.#times[this.#first] ?? 0;
      this.#from = this.voltageAt(at);
      this.#edgeStart = at;
      this.#isHigh = !this.#isHigh;
      this.#first = (this.#first + 1) % QUEUE;
      this.#count--;
      hasStarted = true;
    }
    return hasStarted;
  }

  nextBreakpoint(time: number): number {
    const after = time * (1 + 1e-13);
    const end = this.#edgeStart + this.#edge;
    const start = this.#count > 0 ? (this.#times[this.#first] ?? Infinity) : Infinity;
    return Math.min(end > after ? end : Infinity, start > after ? start : Infinity);
  }
}
