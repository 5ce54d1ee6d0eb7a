// Plots of DC sweeps as viewers want them: one for each value of the outer sweep, with an axis that increases.
import type { SpicePlot, SpiceVector } from "@/lib/core/spice/result";
import { parseSpiceNumber } from "@/lib/core/spice/spice-number";
import { wordsOf } from "@/lib/core/spice/words";

interface Outer {
  readonly name: string;
  readonly start: number;
  readonly step: number;
}

/** `.dc source start stop step source2 start2 stop2 step2`; null for a single sweep. */
function outerOf(text: string): Outer | null {
  const words = wordsOf(text).map((word) => word.text);
  const [name, start, step] = [words[5], parseSpiceNumber(words[6] ?? ""), parseSpiceNumber(words[8] ?? "")];
  return name === undefined || start === undefined || step === undefined ? null : { name, start, step };
}

function slice(vector: SpiceVector, from: number, to: number, isReversed: boolean): SpiceVector {
  const part = (values: Float64Array): Float64Array => {
    const found = values.slice(from, to);
    return isReversed ? found.reverse() : found;
  };
  return { ...vector, real: part(vector.real), imaginary: vector.imaginary && part(vector.imaginary) };
}

function partOf(plot: SpicePlot, axis: SpiceVector, from: number, to: number): SpicePlot {
  const isReversed = (axis.real[to - 1] ?? 0) < (axis.real[from] ?? 0);
  if (from === 0 && to === axis.real.length && !isReversed) return plot;
  const cut = (vector: SpiceVector): SpiceVector => slice(vector, from, to, isReversed);
  return { ...plot, axis: cut(axis), vectors: plot.vectors.map(cut) };
}

/** Indexes at which the inner sweep begins again, and the end. */
function bounds({ real }: SpiceVector): number[] {
  const starts: number[] = [0];
  const direction = Math.sign((real[1] ?? 0) - (real[0] ?? 0));
  for (let at = 1; at < real.length; at++)
    if (Math.sign((real[at] ?? 0) - (real[at - 1] ?? 0)) !== direction) starts.push(at);
  return [...starts, real.length];
}

/** Plots of other analyses, and single sweeps upwards, stay as they are. */
export function sweepPlots(plot: SpicePlot): SpicePlot[] {
  const { axis, analysis, text, steps } = plot;
  if (analysis !== "dc" || !axis || axis.real.length < 2) return [plot];
  const outer = outerOf(text);
  if (!outer) return [partOf(plot, axis, 0, axis.real.length)];
  const places = bounds(axis);
  return places.slice(1).map((end, index) => ({
    ...partOf(plot, axis, places[index] ?? 0, end),
    steps: [...steps, { name: outer.name, value: Number((outer.start + index * outer.step).toPrecision(12)) }],
  }));
}
