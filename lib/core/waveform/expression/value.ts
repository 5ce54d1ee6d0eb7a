// Operands of an expression: numbers, or samples over an axis.

import { ok, type Ok } from "@/lib/base/result";
import { failAt, type ExpressionFailure, type Place } from "@/lib/core/waveform/expression/failure";
import { joinAxes, samplesAt } from "@/lib/core/waveform/interpolate";
import type { Unit } from "@/lib/core/waveform/unit";
import type { Axis, Waveform } from "@/lib/core/waveform/waveform";

export interface Value {
  readonly unit: Unit;
  /** True for what was written as a number without a unit: it takes the unit of what it is added to. */
  readonly isLiteral: boolean;
  /** Null for a single number. */
  readonly axis: Axis | null;
  /** One sample for a single number. */
  readonly re: Float64Array;
  readonly im: Float64Array | null;
}

export type Evaluated = Ok<Value> | ExpressionFailure;

export function numberValue(value: number, unit: Unit, isLiteral = false): Value {
  return { unit, isLiteral, axis: null, re: Float64Array.of(value), im: null };
}

export function waveformValue({ unit, axis, re, im }: Waveform): Value {
  return { unit, isLiteral: false, axis, re, im: im ?? null };
}

function moved(value: Value, axis: Axis): Value {
  if (!value.axis || value.axis === axis) return value;
  const { values } = value.axis;
  const take = (samples: Float64Array): Float64Array => samplesAt(values, samples, axis.values);
  return { ...value, axis, re: take(value.re), im: value.im && take(value.im) };
}

/** Both on one axis; single numbers stay. */
export function aligned(a: Value, b: Value, place: Place): Ok<[Value, Value]> | ExpressionFailure {
  if (!a.axis || !b.axis || a.axis === b.axis) return ok([a, b]);
  const axis = joinAxes(a.axis, b.axis);
  return axis.ok ? ok([moved(a, axis.value), moved(b, axis.value)]) : failAt(axis.code, place);
}

/** Samples of a real operation; a single number is repeated. */
export function combineReal(a: Float64Array, b: Float64Array, of: (x: number, y: number) => number): Float64Array {
  const length = Math.max(a.length, b.length);
  const [stepA, stepB] = [a.length === 1 ? 0 : 1, b.length === 1 ? 0 : 1];
  const out = new Float64Array(length);
  for (let at = 0; at < length; at++) out[at] = of(a[at * stepA] as number, b[at * stepB] as number);
  return out;
}

/** A complex number that operations write into, so that no sample allocates. */
export interface Complex {
  re: number;
  im: number;
}

export type ComplexOperation = (out: Complex, a: Complex, b: Complex) => void;

/** Samples of a complex operation; a real operand has no imaginary part. */
export function combineComplex(a: Value, b: Value, of: ComplexOperation): { re: Float64Array; im: Float64Array } {
  const length = Math.max(a.re.length, b.re.length);
  const [stepA, stepB] = [a.re.length === 1 ? 0 : 1, b.re.length === 1 ? 0 : 1];
  const [re, im] = [new Float64Array(length), new Float64Array(length)];
  const [out, x, y] = [
    { re: 0, im: 0 },
    { re: 0, im: 0 },
    { re: 0, im: 0 },
  ];
  for (let at = 0; at < length; at++) {
    [x.re, x.im] = [a.re[at * stepA] as number, a.im?.[at * stepA] ?? 0];
    [y.re, y.im] = [b.re[at * stepB] as number, b.im?.[at * stepB] ?? 0];
    of(out, x, y);
    [re[at], im[at]] = [out.re, out.im];
  }
  return { re, im };
}
