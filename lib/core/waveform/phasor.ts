// Magnitude, decibels and phase of phasors.

import type { Waveform } from "@/lib/core/waveform/waveform";
import { UNITS } from "@/lib/core/waveform/unit";

const DEGREES = 180 / Math.PI;

export function magnitudes(re: Float64Array, im: Float64Array | null | undefined): Float64Array {
  return im ? re.map((value, at) => Math.hypot(value, im[at] as number)) : re.map(Math.abs);
}

/** 20·log10 of the magnitude: decibels of an amplitude. -Infinity for 0. */
export function decibels(re: Float64Array, im: Float64Array | null | undefined): Float64Array {
  return magnitudes(re, im).map((value) => 20 * Math.log10(value));
}

/** Degrees from -180 to 180. */
export function phases(re: Float64Array, im: Float64Array | null | undefined): Float64Array {
  return re.map((value, at) => Math.atan2(im?.[at] ?? 0, value) * DEGREES);
}

/** Degrees without jumps: neighbors differ by at most half a turn. */
export function unwrapped(degrees: Float64Array): Float64Array {
  const out = new Float64Array(degrees.length);
  let [turn, previous] = [0, Number.NaN];
  for (let at = 0; at < degrees.length; at++) {
    const value = degrees[at] as number;
    if (!Number.isNaN(previous) && !Number.isNaN(value)) turn -= 360 * Math.round((value - previous) / 360);
    out[at] = value + turn;
    if (!Number.isNaN(value)) previous = value;
  }
  return out;
}

export function decibelWaveform({ name, axis, re, im }: Waveform): Waveform {
  return { name, axis, unit: UNITS.decibel, re: decibels(re, im) };
}

/** Continuous phase in degrees. */
export function phaseWaveform({ name, axis, re, im }: Waveform): Waveform {
  return { name, axis, unit: UNITS.degree, re: unwrapped(phases(re, im)) };
}

export function magnitudeWaveform({ name, axis, unit, re, im }: Waveform): Waveform {
  return { name, axis, unit, re: magnitudes(re, im) };
}
