// A comparison with hysteresis whose outcome holds during a step and changes between two steps.

export class Threshold {
  isHigh: boolean;
  readonly hysteresis: number;

  constructor(hysteresis: number, isHigh = false) {
    this.hysteresis = hysteresis;
    this.isHigh = isHigh;
  }

  /** Part of the way between two values, relative to `level`, at which the outcome changes: 0 … 1, or infinite. */
  crossing(previous: number, next: number): number {
    const bound = this.isHigh ? -this.hysteresis : this.hysteresis;
    const isCrossed = this.isHigh ? next < bound : next > bound;
    if (!isCrossed) return Infinity;
    const isLate = this.isHigh ? previous < bound : previous > bound;
    return isLate ? 0 : (bound - previous) / (next - previous);
  }

  /** True if the outcome changed. */
  update(value: number): boolean {
    const isHigh = this.isHigh ? value >= -this.hysteresis : value > this.hysteresis;
    const hasChanged = isHigh !== this.isHigh;
    this.isHigh = isHigh;
    return hasChanged;
  }
}
