// Values of a plot at one place of its axis: at an operating point, at the first point, or between two samples.
import type { SpicePlot, SpiceVector } from "@/lib/core/spice/result";
import { hasPower, type PartCurrents, type PinCurrent, vectorOf } from "./part-currents";

export interface PointReading {
  readonly plot: SpicePlot;
  /** Index of the sample at or before the place. */
  readonly index: number;
  /** Between that sample and the next one, from 0 to 1. */
  readonly share: number;
}

export const firstPoint = (plot: SpicePlot): PointReading => ({ plot, index: 0, share: 0 });

/** At a place of the axis; before its start and beyond its end it is the nearest sample. */
export function pointAt(plot: SpicePlot, place: number): PointReading {
  const values = plot.axis?.real ?? new Float64Array();
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? Infinity) <= place) low = middle + 1;
    else high = middle;
  }
  const index = Math.max(0, low - 1);
  const [from, to] = [values[index] ?? 0, values[index + 1]];
  const share = to === undefined || place <= from ? 0 : (place - from) / (to - from);
  return { plot, index, share };
}

function sample(values: Float64Array, { index, share }: PointReading): number {
  const from = values[index] ?? Number.NaN;
  return share === 0 ? from : from + share * ((values[index + 1] ?? from) - from);
}

/** The magnitude of a phasor. */
const valueOf = ({ real, imaginary }: SpiceVector, at: PointReading): number =>
  imaginary ? Math.hypot(sample(real, at), sample(imaginary, at)) : sample(real, at);

/** Volts of a node in small letters; null if the plot has none. */
export function voltageAt(at: PointReading, node: string): number | null {
  if (node === "0") return 0;
  const found = vectorOf(at.plot, `v(${node})`);
  return found ? valueOf(found, at) : null;
}

/** Amperes into the pin. */
export function currentAt(at: PointReading, { sums }: PinCurrent): number | null {
  const terms = sums.find((each) => each.every(({ vector }) => vectorOf(at.plot, vector)));
  if (!terms) return null;
  let [real, imaginary] = [0, 0];
  let isComplex = false;
  for (const { vector, factor } of terms) {
    const found = vectorOf(at.plot, vector);
    if (!found) return null;
    real += factor * sample(found.real, at);
    if (found.imaginary) imaginary += factor * sample(found.imaginary, at);
    isComplex ||= found.imaginary !== null;
  }
  return isComplex ? Math.hypot(real, imaginary) : real;
}

/** Watts that the part takes up. */
export function powerAt(at: PointReading, part: PartCurrents): number | null {
  if (!hasPower(at.plot, part)) return null;
  return part.pins.reduce(
    (sum, pin) => sum + (pin.node === "0" ? 0 : (voltageAt(at, pin.node) ?? 0) * (currentAt(at, pin) ?? 0)),
    0,
  );
}
