const STEPS_MM = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Length of a scale bar: the longest of 1, 2, 5, 10 … that is at most `maxMm`. */
export function scaleBarMm(maxMm: number): number {
  return STEPS_MM.findLast((step) => step <= maxMm) ?? 0.001;
}
