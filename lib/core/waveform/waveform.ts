// A simulated quantity over time, frequency or a swept value.

import { err, ok, type Result } from "@/lib/base/result";
import type { Unit } from "@/lib/core/waveform/unit";

export type AxisKind = "time" | "frequency" | "sweep";

/** The x axis: finite values that strictly increase. Waveforms of one run share one axis object. */
export interface Axis {
  readonly kind: AxisKind;
  /** s for time, Hz for frequency, the unit of the source for a sweep. */
  readonly unit: Unit;
  readonly values: Float64Array;
}

export interface Waveform {
  readonly name: string;
  readonly unit: Unit;
  readonly axis: Axis;
  /** Real parts; one for each value of the axis. */
  readonly re: Float64Array;
  /** Imaginary parts of a phasor; absent for a real quantity. */
  readonly im?: Float64Array;
}

export type AxisFailure = "empty" | "notFinite" | "notIncreasing";

/** Fails with `details.at`, the index of the first value that breaks the order. */
export function createAxis(kind: AxisKind, unit: Unit, values: Float64Array): Result<Axis, AxisFailure> {
  if (values.length === 0) return err("empty");
  let previous = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number;
    if (!Number.isFinite(value)) return err("notFinite", { at });
    if (value <= previous) return err("notIncreasing", { at });
    previous = value;
  }
  return ok({ kind, unit, values });
}

export type WaveformFailure = "length";

/** Fails unless there are as many samples as values of the axis. Samples may be NaN where there is no result. */
export function createWaveform(waveform: Waveform): Result<Waveform, WaveformFailure> {
  const { axis, re, im } = waveform;
  const { length } = axis.values;
  if (re.length !== length || (im && im.length !== length)) {
    return err("length", { samples: re.length, values: length });
  }
  return ok(waveform);
}

export interface Range {
  readonly from: number;
  readonly to: number;
}

export function fullRange({ values }: Axis): Range {
  return { from: values[0] ?? 0, to: values.at(-1) ?? 0 };
}
