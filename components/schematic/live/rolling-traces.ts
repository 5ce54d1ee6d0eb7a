// The last stretch of a few traces, as they come from the worker frame by frame.
import type { TraceSamples } from "@/lib/core/live-circuit/trace-recorder";

/** Samples of a trace at most; what is older is dropped first. */
const MAX_SAMPLES = 6_000;

export interface TraceWindow {
  readonly times: Float64Array;
  readonly values: readonly Float64Array[];
}

export class RollingTraces {
  #times: number[] = [];
  #values: number[][] = [];

  /** Another choice of traces begins empty. */
  begin(count: number): void {
    this.#times = [];
    this.#values = Array.from({ length: count }, () => []);
  }

  /** Samples of another number of traces were on their way when the choice changed: they are not taken. */
  add({ times, values }: TraceSamples): void {
    if (values.length !== this.#values.length) return;
    const newest = times.at(-1);
    if (newest === undefined) return;
    // Time that went back: the circuit began again.
    if (newest < (this.#times.at(-1) ?? newest)) this.begin(values.length);
    let previous = this.#times.at(-1) ?? Number.NEGATIVE_INFINITY;
    for (let at = 0; at < times.length; at++) {
      const time = times[at] ?? 0;
      if (time <= previous) continue;
      previous = time;
      this.#times.push(time);
      values.forEach((list, trace) => this.#values[trace]?.push(list[at] ?? Number.NaN));
    }
    const excess = this.#times.length - MAX_SAMPLES;
    if (excess <= 0) return;
    this.#times.splice(0, excess);
    for (const list of this.#values) list.splice(0, excess);
  }

  /** From `seconds` before the newest sample. */
  window(seconds: number): TraceWindow {
    const from = (this.#times.at(-1) ?? 0) - seconds;
    const start = Math.max(0, this.#times.findIndex((time) => time >= from) - 1);
    return {
      times: Float64Array.from(this.#times.slice(start)),
      values: this.#values.map((list) => Float64Array.from(list.slice(start))),
    };
  }
}
