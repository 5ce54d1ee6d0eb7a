// Bends of node voltages between steps. The truncation error knows charges alone, so without this the corner of an
// expression, such as that of a regulator in dropout, is cut off by steps of a fiftieth of a period.

/** A node may leave the line through its last two values by this part of its peak. A sine at 50 steps a period: 1.6 %. */
const BEND = 0.03;
/** V */
const SMALLEST_PEAK = 1e-3;
const PEAK_DECAY = 0.999;

export class Bends {
  readonly #nodes: readonly number[];
  /** Peaks of recent values, by unknown. */
  readonly #peaks: Float64Array;

  /** `nodes`: unknowns that are looked at. */
  constructor(nodes: readonly number[], size: number) {
    this.#nodes = nodes;
    this.#peaks = new Float64Array(size);
  }

  accept(values: Float64Array): void {
    for (const at of this.#nodes)
      this.#peaks[at] = Math.max(Math.abs(values[at] ?? 0), PEAK_DECAY * (this.#peaks[at] ?? 0));
  }

  /** Whether a node turns off too far from where the last two steps lead to; `ratio` is the new step by the last one. */
  isTooSharp(next: Float64Array, last: Float64Array, before: Float64Array, ratio: number): boolean {
    for (const at of this.#nodes) {
      const now = last[at] ?? 0;
      const expected = now + (now - (before[at] ?? 0)) * ratio;
      const peak = Math.max(Math.abs(now), this.#peaks[at] ?? 0, SMALLEST_PEAK);
      if (Math.abs((next[at] ?? 0) - expected) > BEND * peak) return true;
    }
    return false;
  }
}
