// Values and slopes of the functions that behavioral sources may use.
import type { BehaviorFunction } from "../../circuit/behavior";

/** Beyond it, exp goes on with the value that it has there, so that no iteration meets infinity. */
const MAX_EXPONENT = 300;
/** Below it, logarithms and roots have the value that they have there. */
const SMALLEST_ARGUMENT = 1e-300;
/** Slopes of logarithms and roots end here, as iterations begin with all voltages at 0. */
const STEEPEST_ARGUMENT = 1e-9;
/** Divisors nearer to 0 count as this, for the same reason. */
const SMALLEST_DIVISOR = 1e-12;

interface Unary {
  readonly value: (x: number) => number;
  readonly slope: (x: number) => number;
}

const positive = (x: number): number => Math.max(x, SMALLEST_ARGUMENT);
const steep = (x: number): number => Math.max(x, STEEPEST_ARGUMENT);
const exponential = (x: number): number => Math.exp(Math.min(x, MAX_EXPONENT));
const flat = (): number => 0;

/** ngspice manual, section "B source": sgn, u, floor and ceil are flat but for their steps. */
export const UNARY: Readonly<Record<Exclude<BehaviorFunction, "min" | "max" | "pow" | "pwr">, Unary>> = {
  abs: { value: Math.abs, slope: Math.sign },
  sqrt: { value: (x) => Math.sqrt(positive(x)), slope: (x) => 0.5 / Math.sqrt(steep(x)) },
  exp: { value: exponential, slope: exponential },
  ln: { value: (x) => Math.log(positive(x)), slope: (x) => 1 / steep(x) },
  log10: { value: (x) => Math.log10(positive(x)), slope: (x) => 1 / (steep(x) * Math.LN10) },
  sin: { value: Math.sin, slope: Math.cos },
  cos: { value: Math.cos, slope: (x) => -Math.sin(x) },
  tan: { value: Math.tan, slope: (x) => 1 + Math.tan(x) ** 2 },
  asin: { value: Math.asin, slope: (x) => 1 / Math.sqrt(1 - x * x) },
  acos: { value: Math.acos, slope: (x) => -1 / Math.sqrt(1 - x * x) },
  atan: { value: Math.atan, slope: (x) => 1 / (1 + x * x) },
  sinh: { value: Math.sinh, slope: Math.cosh },
  cosh: { value: Math.cosh, slope: Math.sinh },
  tanh: { value: Math.tanh, slope: (x) => 1 - Math.tanh(x) ** 2 },
  asinh: { value: Math.asinh, slope: (x) => 1 / Math.sqrt(x * x + 1) },
  acosh: { value: Math.acosh, slope: (x) => 1 / Math.sqrt(x * x - 1) },
  atanh: { value: Math.atanh, slope: (x) => 1 / (1 - x * x) },
  sgn: { value: Math.sign, slope: flat },
  u: { value: (x) => (x > 0 ? 1 : 0), slope: flat },
  uramp: { value: (x) => Math.max(x, 0), slope: (x) => (x > 0 ? 1 : 0) },
  floor: { value: Math.floor, slope: flat },
  ceil: { value: Math.ceil, slope: flat },
};

interface Power {
  readonly base: number;
  readonly exponent: number;
  /** pwr of ngspice: sign(x)·|x|^y. */
  readonly keepsSign: boolean;
}

/** The value; `slopes` becomes its slopes by base and exponent. */
export function power({ base, exponent, keepsSign }: Power, slopes: Float64Array): number {
  const size = keepsSign ? Math.abs(base) : base;
  const sign = keepsSign && base < 0 ? -1 : 1;
  const value = size ** exponent;
  slopes[0] = exponent === 0 ? 0 : exponent * size ** (exponent - 1);
  slopes[1] = size > 0 ? sign * value * Math.log(size) : 0;
  return sign * value;
}

/** a / b; `slopes` becomes its slopes by both. */
export function quotient(a: number, b: number, slopes: Float64Array): number {
  const isTiny = Math.abs(b) < SMALLEST_DIVISOR;
  const divisor = isTiny ? (b < 0 ? -SMALLEST_DIVISOR : SMALLEST_DIVISOR) : b;
  slopes[0] = 1 / divisor;
  slopes[1] = isTiny ? 0 : -a / (divisor * divisor);
  return a / divisor;
}
