// Compares the vectors of the rigorous engine with those of a native ngspice.
import type { SpicePlot } from "@/lib/core/spice/result";
import type { NativePlot, NativeVector } from "./native";
import { oscillationOf } from "./oscillation";

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

/** The same grid of points: then places are compared, as kept times are rounded and edges steep. */
const isSameGrid = (xs: readonly number[], ours: Float64Array, step: number): boolean =>
  xs.every((x, index) => Math.abs((ours[index * step] ?? Number.NaN) - x) <= 1e-6 * Math.abs(x));

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
  const isByPlace = !axis || !ours.axis || !isMonotonous(xs) || isSameGrid(xs, ours.axis.real, step);
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

/** The larger of the differences of period and size; null where one of the two does not oscillate. */
function oscillationDifference({ name, oscillation: native }: NativeVector, { axis, vectors }: SpicePlot) {
  const vector = vectors.find((one) => one.name === plainName(name));
  const own = native && axis && vector ? oscillationOf(axis.real, vector.real) : null;
  if (!native || !own) return null;
  return Math.max(Math.abs(own.period / native.period - 1), Math.abs(own.size / native.size - 1));
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
  /** Vectors that oscillate and whose phase has drifted: they are compared by period and size. */
  readonly drifted: number;
}

/** Phases may drift from here on. */
const MAX_POINTWISE = 1e-3;

/** Over all vectors that both have. */
export function compare(native: readonly NativePlot[], plots: readonly SpicePlot[]): Comparison {
  let found: Comparison = { worst: 0, vector: "", count: 0, drifted: 0 };
  for (const plot of native) {
    const kind = PLOTS.find(([pattern]) => pattern.test(plot.plot))?.[1];
    const ours = plots.find(({ analysis }) => analysis === kind);
    if (!ours) continue;
    for (const vector of plot.vectors) {
      const pointwise = difference(vector, plot, ours);
      if (pointwise === null) continue;
      const drifted = pointwise > MAX_POINTWISE ? oscillationDifference(vector, ours) : null;
      const worst = Math.min(pointwise, drifted ?? pointwise);
      const isWorse = worst > found.worst || !Number.isFinite(worst);
      found = {
        worst: isWorse ? worst : found.worst,
        vector: isWorse ? vector.name : found.vector,
        count: found.count + 1,
        drifted: found.drifted + (worst < pointwise ? 1 : 0),
      };
    }
  }
  return found;
}
