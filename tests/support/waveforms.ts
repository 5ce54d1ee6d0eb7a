// Waveforms of known signals.

import { UNITS, type Unit } from "@/lib/core/waveform/unit";
import type { Axis, Waveform } from "@/lib/core/waveform/waveform";

/** `count` steps of equal length from 0 to `end`, both ends included. */
export function timeAxis(end: number, count: number): Axis {
  const values = Float64Array.from({ length: count + 1 }, (_, at) => (end * at) / count);
  return { kind: "time", unit: UNITS.second, values };
}

/** `perDecade` points in each decade, both ends included. */
export function decadeAxis(from: number, to: number, perDecade: number): Axis {
  const count = Math.round(Math.log10(to / from) * perDecade);
  const values = Float64Array.from({ length: count + 1 }, (_, at) => from * 10 ** (at / perDecade));
  return { kind: "frequency", unit: UNITS.hertz, values };
}

export function signal(name: string, axis: Axis, of: (x: number) => number, unit: Unit = UNITS.volt): Waveform {
  return { name, unit, axis, re: axis.values.map(of) };
}

export function phasor(name: string, axis: Axis, of: (x: number) => readonly [number, number]): Waveform {
  const pairs = Array.from(axis.values, of);
  const [re, im] = [Float64Array.from(pairs, ([value]) => value), Float64Array.from(pairs, ([, value]) => value)];
  return { name, unit: UNITS.volt, axis, re, im };
}

/** A low-pass of order 1: 1/(1 + j·f/corner). */
export function lowPass(name: string, axis: Axis, corner: number): Waveform {
  return phasor(name, axis, (f) => {
    const [ratio, square] = [f / corner, 1 + (f / corner) ** 2];
    return [1 / square, -ratio / square];
  });
}
