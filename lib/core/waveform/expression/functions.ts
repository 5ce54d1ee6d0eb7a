// Functions of expressions, with the number of their arguments and the units of their results.

import { ok } from "@/lib/base/result";
import { failAt, type Place } from "@/lib/core/waveform/expression/failure";
import { commonUnit, unitNames } from "@/lib/core/waveform/expression/operators";
import {
  aligned,
  combineComplex,
  combineReal,
  numberValue,
  type ComplexOperation,
  type Evaluated,
  type Value,
} from "@/lib/core/waveform/expression/value";
import { samplesAt } from "@/lib/core/waveform/interpolate";
import {
  average,
  cumulativeIntegral,
  derivative,
  extent,
  rootMeanSquare,
} from "@/lib/core/waveform/measure/statistics";
import { decibels, magnitudes, phases, unwrapped } from "@/lib/core/waveform/phasor";
import { combineUnits, isPlain, sameUnit, UNITS, unitPower, type Unit } from "@/lib/core/waveform/unit";
import type { Axis } from "@/lib/core/waveform/waveform";

type Apply = (args: readonly [Value, ...Value[]], place: Place) => Evaluated;

interface ExpressionFunction {
  readonly min: number;
  readonly max: number;
  readonly apply: Apply;
}

const one = (apply: Apply): ExpressionFunction => ({ min: 1, max: 1, apply });

/** Takes real and complex arguments; a number without a unit stays a literal. */
const elementary = (real: (x: number) => number, complex: ComplexOperation, unit: (of: Unit) => Unit) =>
  one(([value]) => {
    const shared = { ...value, unit: unit(value.unit) };
    if (value.im) return ok({ ...shared, ...combineComplex(value, value, complex) });
    return ok({ ...shared, re: value.re.map(real) });
  });

const plain = (): Unit => UNITS.none;

/** The principal root: √z = √|z|·(cos φ/2 + j·sin φ/2). */
const complexRoot: ComplexOperation = (out, { re, im }) => {
  const [length, angle] = [Math.sqrt(Math.hypot(re, im)), Math.atan2(im, re) / 2];
  [out.re, out.im] = [length * Math.cos(angle), length * Math.sin(angle)];
};
const complexExp: ComplexOperation = (out, { re, im }) =>
  void ([out.re, out.im] = [Math.exp(re) * Math.cos(im), Math.exp(re) * Math.sin(im)]);
const complexLog =
  (base: number): ComplexOperation =>
  (out, { re, im }) =>
    void ([out.re, out.im] = [Math.log(Math.hypot(re, im)) / base, Math.atan2(im, re) / base]);
const complexSin: ComplexOperation = (out, { re, im }) =>
  void ([out.re, out.im] = [Math.sin(re) * Math.cosh(im), Math.cos(re) * Math.sinh(im)]);
const complexCos: ComplexOperation = (out, { re, im }) =>
  void ([out.re, out.im] = [Math.cos(re) * Math.cosh(im), -Math.sin(re) * Math.sinh(im)]);

/** From a real or complex argument to real samples. */
const part = (take: (value: Value) => Float64Array, unit: (of: Unit) => Unit) =>
  one(([value]) => ok({ ...value, unit: unit(value.unit), re: take(value), im: null }));

const same = (of: Unit): Unit => of;

/** One number of a real waveform. */
const summary = (of: (axis: Axis | null, re: Float64Array) => number) =>
  one(([value], place) =>
    value.im ? failAt("complexArgument", place) : ok({ ...numberValue(of(value.axis, value.re), value.unit) }),
  );

/** The extreme of one argument; of several, the extreme at each place. */
function extreme(pick: "min" | "max"): ExpressionFunction {
  const apply: Apply = (args, place) => {
    const [first, ...rest] = args;
    if (args.some(({ im }) => im)) return failAt("complexArgument", place);
    if (rest.length === 0) return ok(numberValue(extent(first.re)[pick], first.unit, first.isLiteral));
    let result = first;
    for (const next of rest) {
      const unit = commonUnit(result, next);
      if (!unit) return failAt("unitMismatch", { ...place, text: unitNames(result, next) });
      const both = aligned(result, next, place);
      if (!both.ok) return both;
      const [a, b] = both.value;
      const isLiteral = a.isLiteral && b.isLiteral;
      result = { unit, isLiteral, axis: a.axis ?? b.axis, re: combineReal(a.re, b.re, Math[pick]), im: null };
    }
    return ok(result);
  };
  return { min: 1, max: Number.POSITIVE_INFINITY, apply };
}

/** Real samples over an axis to other samples over the same axis. */
const overAxis = (of: (x: Float64Array, y: Float64Array) => Float64Array, sign: 1 | -1) =>
  one(([value], place) => {
    if (value.im) return failAt("complexArgument", place);
    if (!value.axis) return failAt("waveformArgument", place);
    return ok({
      ...value,
      unit: combineUnits(value.unit, value.axis.unit, sign),
      re: of(value.axis.values, value.re),
    });
  });

/** y(x - shift); before the first sample, the first sample. */
const delay: Apply = ([value, shift], place) => {
  if (value.im || shift?.im) return failAt("complexArgument", place);
  if (!value.axis) return failAt("waveformArgument", place);
  if (!shift || shift.axis) return failAt("constantArgument", place);
  if (!isPlain(shift.unit) && !sameUnit(shift.unit, value.axis.unit)) {
    return failAt("unitMismatch", { ...place, text: unitNames(value, shift) });
  }
  const { values } = value.axis;
  const by = shift.re[0] as number;
  const [first, last] = [values[0] as number, values.at(-1) as number];
  const places = values.map((x) => Math.min(last, Math.max(first, x - by)));
  return ok({ ...value, re: samplesAt(values, value.re, places) });
};

export const FUNCTIONS: ReadonlyMap<string, ExpressionFunction> = new Map([
  ["abs", part(({ re, im }) => magnitudes(re, im), same)],
  ["mag", part(({ re, im }) => magnitudes(re, im), same)],
  ["sqrt", elementary(Math.sqrt, complexRoot, (of) => unitPower(of, 0.5))],
  ["exp", elementary(Math.exp, complexExp, plain)],
  ["ln", elementary(Math.log, complexLog(1), plain)],
  ["log10", elementary(Math.log10, complexLog(Math.LN10), plain)],
  ["sin", elementary(Math.sin, complexSin, plain)],
  ["cos", elementary(Math.cos, complexCos, plain)],
  ["min", extreme("min")],
  ["max", extreme("max")],
  ["avg", summary((axis, re) => (axis ? average(axis.values, re) : (re[0] as number)))],
  ["rms", summary((axis, re) => (axis ? rootMeanSquare(axis.values, re) : Math.abs(re[0] as number)))],
  ["integ", overAxis(cumulativeIntegral, 1)],
  ["deriv", overAxis(derivative, -1)],
  [
    "db",
    part(
      ({ re, im }) => decibels(re, im),
      () => UNITS.decibel,
    ),
  ],
  [
    "ph",
    part(
      ({ re, im }) => phases(re, im),
      () => UNITS.degree,
    ),
  ],
  [
    "cph",
    part(
      ({ re, im }) => unwrapped(phases(re, im)),
      () => UNITS.degree,
    ),
  ],
  ["re", part(({ re }) => re, same)],
  ["im", part(({ re, im }) => im ?? new Float64Array(re.length), same)],
  ["delay", { min: 2, max: 2, apply: delay }],
]);

export function callFunction(name: string, args: readonly Value[], place: Place): Evaluated {
  const found = FUNCTIONS.get(name);
  if (!found) return failAt("unknownFunction", place);
  const [first, ...rest] = args;
  if (!first || args.length < found.min || args.length > found.max) return failAt("argumentCount", place);
  return found.apply([first, ...rest], place);
}
