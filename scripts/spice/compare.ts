// Compares the vectors of the rigorous engine with those of a native ngspice.
import type { SpicePlot } from "@/lib/core/spice/result";
import type { NativePlot, NativeVector } from "./native";

/** Vectors that stay below are rounding errors of zero. */
const MIN_PEAK = 1e-9;

function interpolated(xs: Float64Array, ys: Float64Array, x: number): number {
  if (xs.length < 2) return ys[0] ?? Number.NaN;
  const isFalling = (xs[0] ?? 0) > (xs.at(-1) ?? 0);
  let [low, high] = [0, xs.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((xs[middle] ?? 0) > x === isFalling) low = middle;
    else high = middle;
  }
  const [from = 0, to = 0, start = 0, end = 0] = [xs[low], xs[high], ys[low], ys[high]];
  return to === from ? end : start + ((end - start) * (x - from)) / (to - from);
}

/** Nested sweeps go through the axis several times: there the points are compared by their place. */
const isMonotonous = (xs: readonly number[]): boolean =>
  xs.every((x, index) => index === 0 || x >= (xs[index - 1] ?? 0));

/** "v(pole(1))" and "v(v-sweep)" have no type, so that ngspice calls them voltages. */
const plainName = (name: string): string =>
  /^v\((pole.*|zero.*|.*impedance.*|transfer_function)\)$/i.exec(name)?.[1] ?? name.toLowerCase();

/** Largest difference over the largest value of the vector; complex ones by magnitude of the difference. */
function difference(native: NativeVector, { axis, step }: NativePlot, ours: SpicePlot): number | null {
  const vector = ours.vectors.find(({ name }) => name === plainName(native.name));
  if (!vector) return null;
  const xs = axis?.real ?? [];
  const isByPlace = !axis || !ours.axis || !isMonotonous(xs);
  const peak = Math.max(
    MIN_PEAK,
    ...native.real.map((real, index) => Math.hypot(real, native.imaginary?.[index] ?? 0)),
  );
  const at = (values: Float64Array, index: number): number =>
    isByPlace || !ours.axis
      ? (values[index * step] ?? Number.NaN)
      : interpolated(ours.axis.real, values, xs[index] ?? 0);
  const worst = native.real.map((real, index) => {
    const imaginary = vector.imaginary ? at(vector.imaginary, index) - (native.imaginary?.[index] ?? 0) : 0;
    return Math.hypot(at(vector.real, index) - real, imaginary);
  });
  return Math.max(...worst) / peak;
}

const PLOTS: readonly (readonly [RegExp, SpicePlot["analysis"]])[] = [
  [/operating point/i, "op"],
  [/transient/i, "tran"],
  [/ac analysis/i, "ac"],
  [/dc transfer/i, "dc"],
  [/noise spectral/i, "noise"],
  [/transfer function/i, "tf"],
  [/pole-zero/i, "pz"],
];

export interface Comparison {
  readonly worst: number;
  readonly vector: string;
  readonly count: number;
}

/** Over all vectors that both have. */
export function compare(native: readonly NativePlot[], plots: readonly SpicePlot[]): Comparison {
  let found: Comparison = { worst: 0, vector: "", count: 0 };
  for (const plot of native) {
    const kind = PLOTS.find(([pattern]) => pattern.test(plot.plot))?.[1];
    const ours = plots.find(({ analysis }) => analysis === kind);
    if (!ours) continue;
    for (const vector of plot.vectors) {
      const worst = difference(vector, plot, ours);
      if (worst === null) continue;
      const isWorse = worst > found.worst || !Number.isFinite(worst);
      found = {
        worst: isWorse ? worst : found.worst,
        vector: isWorse ? vector.name : found.vector,
        count: found.count + 1,
      };
    }
  }
  return found;
}
