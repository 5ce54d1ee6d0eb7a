// Samples of a few traces between two frames, few enough to send: the least and the greatest value of each stretch of time.

/** Samples of one frame: `values[trace]` belongs to `times`. */
export interface TraceSamples {
  readonly times: Float64Array<ArrayBuffer>;
  readonly values: readonly Float64Array<ArrayBuffer>[];
}

/** Stretches of a frame. */
const STRETCHES = 100;

export class TraceRecorder {
  #times: number[] = [];
  #values: number[][] = [];
  #stretch = 0;
  #end = 0;
  #lows: number[] = [];
  #highs: number[] = [];
  #isOpen = false;

  /** A frame of so many seconds begins. */
  begin(from: number, seconds: number, traces: number): void {
    this.#times = [];
    this.#values = Array.from({ length: traces }, () => []);
    this.#stretch = seconds / STRETCHES;
    this.#end = from + this.#stretch;
    this.#isOpen = false;
  }

  /** Values of the traces at a time, in order. */
  add(time: number, values: readonly number[]): void {
    if (!this.#isOpen || time > this.#end) {
      this.#close();
      this.#lows = [...values];
      this.#highs = [...values];
      this.#isOpen = true;
      this.#end = Math.max(this.#end, time - this.#stretch) + this.#stretch;
      this.#times.push(time);
      return;
    }
    for (let at = 0; at < values.length; at++) {
      const value = values[at] ?? 0;
      if (value < (this.#lows[at] ?? 0)) this.#lows[at] = value;
      if (value > (this.#highs[at] ?? 0)) this.#highs[at] = value;
    }
  }

  #close(): void {
    if (!this.#isOpen) return;
    const [time = 0] = this.#times.slice(-1);
    this.#times.push(time + this.#stretch / 2);
    this.#values.forEach((list, at) => list.push(this.#lows[at] ?? 0, this.#highs[at] ?? 0));
    this.#isOpen = false;
  }

  take(): TraceSamples {
    this.#close();
    return { times: Float64Array.from(this.#times), values: this.#values.map((list) => Float64Array.from(list)) };
  }
}
