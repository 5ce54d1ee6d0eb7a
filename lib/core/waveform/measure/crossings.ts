// Places where samples cross a level.

export interface Crossing {
  readonly x: number;
  readonly isRising: boolean;
}

/** The place at which the line between two samples has the level. */
function crossingX(x: Float64Array, y: Float64Array, at: number, level: number): number {
  const [x0, y0, x1, y1] = [x[at - 1] as number, y[at - 1] as number, x[at] as number, y[at] as number];
  return y1 === y0 ? x1 : x0 + ((x1 - x0) * (level - y0)) / (y1 - y0);
}

/**
 * Each passage from `level - hysteresis` to `level + hysteresis` or back, at the place where the samples last had the
 * level. Wiggles within the band are no crossings.
 */
export function crossings(x: Float64Array, y: Float64Array, level: number, hysteresis = 0): Crossing[] {
  const found: Crossing[] = [];
  /** 0 until the samples have left the band for the first time. */
  let state: -1 | 0 | 1 = 0;
  let passage = Number.NaN;
  for (let at = 0; at < y.length; at++) {
    const value = y[at] as number;
    if (at > 0) {
      const before = y[at - 1] as number;
      if (before < level !== value < level) passage = crossingX(x, y, at, level);
    }
    const next: -1 | 0 | 1 = value >= level + hysteresis ? 1 : value < level - hysteresis ? -1 : state;
    if (next === state) continue;
    if (state !== 0) found.push({ x: passage, isRising: next === 1 });
    state = next;
  }
  return found;
}
