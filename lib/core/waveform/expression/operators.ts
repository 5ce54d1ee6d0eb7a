// The operators + - * / ^ on samples, with the units of their results.

import { ok } from "@/lib/base/result";
import { failAt, type Place } from "@/lib/core/waveform/expression/failure";
import type { BinarySign } from "@/lib/core/waveform/expression/parse";
import {
  aligned,
  combineComplex,
  combineReal,
  type Complex,
  type ComplexOperation,
  type Evaluated,
  type Value,
} from "@/lib/core/waveform/expression/value";
import { combineUnits, isPlain, sameUnit, unitPower, unitSymbol, type Unit, UNITS } from "@/lib/core/waveform/unit";

const REAL: Record<BinarySign, (x: number, y: number) => number> = {
  "+": (x, y) => x + y,
  "-": (x, y) => x - y,
  "*": (x, y) => x * y,
  "/": (x, y) => x / y,
  "^": (x, y) => x ** y,
};

function divide(out: Complex, a: Complex, b: Complex): void {
  const square = b.re * b.re + b.im * b.im;
  [out.re, out.im] = [(a.re * b.re + a.im * b.im) / square, (a.im * b.re - a.re * b.im) / square];
}

/** a^b = exp(b·ln a), with 0 for a = 0, and exact for squares. */
function power(out: Complex, a: Complex, b: Complex): void {
  if (a.re === 0 && a.im === 0) {
    [out.re, out.im] = [b.re === 0 && b.im === 0 ? 1 : 0, 0];
    return;
  }
  if (b.re === 2 && b.im === 0) {
    [out.re, out.im] = [a.re * a.re - a.im * a.im, 2 * a.re * a.im];
    return;
  }
  const [logarithm, angle] = [Math.log(Math.hypot(a.re, a.im)), Math.atan2(a.im, a.re)];
  const length = Math.exp(b.re * logarithm - b.im * angle);
  const turn = b.im * logarithm + b.re * angle;
  [out.re, out.im] = [length * Math.cos(turn), length * Math.sin(turn)];
}

const COMPLEX: Record<BinarySign, ComplexOperation> = {
  "+": (out, a, b) => void ([out.re, out.im] = [a.re + b.re, a.im + b.im]),
  "-": (out, a, b) => void ([out.re, out.im] = [a.re - b.re, a.im - b.im]),
  "*": (out, a, b) => void ([out.re, out.im] = [a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re]),
  "/": divide,
  "^": power,
};

/** Null for a sum of different quantities. A literal takes the unit of the other side. */
export function commonUnit(a: Value, b: Value): Unit | null {
  if (sameUnit(a.unit, b.unit)) return a.unit;
  if (a.isLiteral) return b.unit;
  return b.isLiteral ? a.unit : null;
}

/** Null if the base has a unit and the exponent is not one plain number. */
function powerUnit(base: Value, exponent: Value): Unit | null {
  if (!isPlain(exponent.unit)) return null;
  if (isPlain(base.unit)) return UNITS.none;
  return exponent.axis || exponent.im ? null : unitPower(base.unit, exponent.re[0] as number);
}

function unitOf(sign: BinarySign, a: Value, b: Value): Unit | null {
  if (sign === "^") return powerUnit(a, b);
  if (sign === "*" || sign === "/") return combineUnits(a.unit, b.unit, sign === "*" ? 1 : -1);
  return commonUnit(a, b);
}

export const unitNames = (...values: readonly Value[]): string =>
  values.map(({ unit }) => unitSymbol(unit) || "1").join(", ");

export function applyOperator(sign: BinarySign, left: Value, right: Value, place: Place): Evaluated {
  const unit = unitOf(sign, left, right);
  if (!unit) return failAt(sign === "^" ? "unitOfPower" : "unitMismatch", { ...place, text: unitNames(left, right) });
  const both = aligned(left, right, place);
  if (!both.ok) return both;
  const [a, b] = both.value;
  const shared = { unit, axis: a.axis ?? b.axis, isLiteral: a.isLiteral && b.isLiteral };
  if (a.im || b.im) return ok({ ...shared, ...combineComplex(a, b, COMPLEX[sign]) });
  return ok({ ...shared, re: combineReal(a.re, b.re, REAL[sign]), im: null });
}

export function negated(value: Value): Value {
  const negate = (samples: Float64Array): Float64Array => samples.map((sample) => -sample);
  return { ...value, re: negate(value.re), im: value.im && negate(value.im) };
}
