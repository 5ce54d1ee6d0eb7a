// Results of a run as a file: what they are as JSON, and their samples as numbers in one row of bytes.
import type { AnalysisKind } from "@/lib/core/spice/netlist";
import type { SpicePlot, SpiceUnit, SpiceVector } from "@/lib/core/spice/result";
import type { PartCurrents } from "./part-currents";

export const RESULTS_FORMAT = "boardwright-simulation-results";
export const RESULTS_VERSION = 1;

/** The stored form of a run: the names of the sheet stay with it, as the drawing may change. */
export interface KeptRun {
  readonly plots: readonly SpicePlot[];
  /** Names of the set-ups that gave the plots. */
  readonly labels: readonly string[];
  /** "V(OUT)" by vector. */
  readonly names: Readonly<Record<string, string>>;
  /** Nodes by net. */
  readonly nodes: Readonly<Record<string, string>>;
  readonly parts: readonly PartCurrents[];
}

export interface KeptVector {
  readonly name: string;
  readonly unit: SpiceUnit;
  readonly isComplex: boolean;
}

export interface KeptPlot {
  readonly analysis: AnalysisKind;
  readonly text: string;
  readonly steps: readonly { readonly name: string; readonly value: number }[];
  readonly points: number;
  readonly axis: { readonly name: string; readonly unit: SpiceUnit } | null;
  readonly vectors: readonly KeptVector[];
  readonly measurements: readonly { readonly name: string; readonly value: number | null }[];
}

export interface ResultsHeader extends Omit<KeptRun, "plots"> {
  readonly format: typeof RESULTS_FORMAT;
  readonly version: typeof RESULTS_VERSION;
  readonly plots: readonly KeptPlot[];
}

/**
 * Decided: axes are kept as 64-bit numbers, vectors as 32-bit ones, whose seven digits are more than the engine's tolerance
 * of 0.1 %. The first bytes of all numbers come first, then the second ones: exponents beside exponents pack well.
 */
const AXIS_BYTES = 8;
const SAMPLE_BYTES = 4;

interface Samples {
  readonly size: typeof AXIS_BYTES | typeof SAMPLE_BYTES;
  readonly values: Float64Array;
}

const samplesOf = ({ real, imaginary }: SpiceVector): Samples[] =>
  [real, ...(imaginary ? [imaginary] : [])].map((values) => ({ size: SAMPLE_BYTES, values }));

function bytesOf({ size, values }: Samples): Uint8Array {
  const plain = new DataView(new ArrayBuffer(values.length * size));
  for (const [at, value] of values.entries())
    if (size === AXIS_BYTES) plain.setFloat64(at * size, value, true);
    else plain.setFloat32(at * size, value, true);
  const shuffled = new Uint8Array(plain.byteLength);
  for (let at = 0; at < values.length; at++)
    for (let byte = 0; byte < size; byte++) shuffled[byte * values.length + at] = plain.getUint8(at * size + byte);
  return shuffled;
}

function valuesOf(shuffled: Uint8Array, size: Samples["size"]): Float64Array {
  const count = shuffled.length / size;
  const plain = new DataView(new ArrayBuffer(shuffled.length));
  for (let at = 0; at < count; at++)
    for (let byte = 0; byte < size; byte++) plain.setUint8(at * size + byte, shuffled[byte * count + at] ?? 0);
  return Float64Array.from({ length: count }, (_, at) =>
    size === AXIS_BYTES ? plain.getFloat64(at * size, true) : plain.getFloat32(at * size, true),
  );
}

const plotHeader = ({ analysis, text, steps, axis, vectors, measurements }: SpicePlot): KeptPlot => ({
  ...{ analysis, text, steps, measurements },
  points: (axis ?? vectors[0])?.real.length ?? 0,
  axis: axis && { name: axis.name, unit: axis.unit },
  vectors: vectors.map(({ name, unit, imaginary }) => ({ name, unit, isComplex: imaginary !== null })),
});

export function writeResults(run: KeptRun): { readonly header: ResultsHeader; readonly samples: Uint8Array } {
  const parts = run.plots.flatMap(({ axis, vectors }): Uint8Array[] => [
    ...(axis ? [bytesOf({ size: AXIS_BYTES, values: axis.real })] : []),
    ...vectors.flatMap(samplesOf).map(bytesOf),
  ]);
  const samples = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  const header = {
    ...run,
    format: RESULTS_FORMAT,
    version: RESULTS_VERSION,
    plots: run.plots.map(plotHeader),
  } as const;
  return { header, samples };
}

const sizeOf = ({ points, axis, vectors }: KeptPlot): number =>
  points *
  ((axis ? AXIS_BYTES : 0) + vectors.reduce((sum, { isComplex }) => sum + SAMPLE_BYTES * (isComplex ? 2 : 1), 0));

/** Null where there are more or fewer samples than the header says. */
export function readResults(header: ResultsHeader, samples: Uint8Array): KeptRun | null {
  if (header.plots.reduce((sum, plot) => sum + sizeOf(plot), 0) !== samples.length) return null;
  let at = 0;
  const take = (points: number, size: Samples["size"]): Float64Array => {
    const start = at;
    at += points * size;
    return valuesOf(samples.subarray(start, at), size);
  };
  const plots = header.plots.map(({ points, axis, vectors, ...plot }): SpicePlot => {
    const axisVector = axis && { ...axis, real: take(points, AXIS_BYTES), imaginary: null };
    const read = vectors.map(({ name, unit, isComplex }): SpiceVector => {
      const real = take(points, SAMPLE_BYTES);
      return { name, unit, real, imaginary: isComplex ? take(points, SAMPLE_BYTES) : null };
    });
    return { ...plot, axis: axisVector, vectors: read, fourier: [], findings: [] };
  });
  const { labels, names, nodes, parts } = header;
  return { plots, labels, names, nodes, parts };
}
