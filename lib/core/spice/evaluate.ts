// Values of expressions of parameters.
import type { Expression } from "./expression";

export interface SpiceFunction {
  readonly parameters: readonly string[];
  readonly body: Expression;
}

export interface Scope {
  /** Undefined for a name without a value. */
  readonly valueOf: (name: string) => number | undefined;
  readonly functionOf: (name: string) => SpiceFunction | undefined;
}

export type Evaluated =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly reason: "name" | "function" | "probe" | "depth"; readonly at: string };

const MAX_CALLS = 32;

const truth = (condition: boolean): number => (condition ? 1 : 0);
const rounded = (x: number): number => {
  const floor = Math.floor(x);
  const isHalf = x - floor === 0.5;
  return isHalf ? 2 * Math.round(x / 2) : Math.round(x);
};

/** ngspice manual, sections "Built-in functions" and "B sources"; pwr keeps the sign, nint rounds halves to even. */
const FUNCTIONS: Readonly<Record<string, (...values: readonly number[]) => number>> = {
  ...{ abs: (x = 0) => Math.abs(x), sqrt: (x = 0) => Math.sqrt(x), exp: (x = 0) => Math.exp(x) },
  ...{ ln: (x = 0) => Math.log(x), log: (x = 0) => Math.log(x), log10: (x = 0) => Math.log10(x) },
  ...{ sin: (x = 0) => Math.sin(x), cos: (x = 0) => Math.cos(x), tan: (x = 0) => Math.tan(x) },
  ...{ asin: (x = 0) => Math.asin(x), acos: (x = 0) => Math.acos(x), atan: (x = 0) => Math.atan(x) },
  ...{ arctan: (x = 0) => Math.atan(x), atan2: (y = 0, x = 0) => Math.atan2(y, x) },
  ...{ sinh: (x = 0) => Math.sinh(x), cosh: (x = 0) => Math.cosh(x), tanh: (x = 0) => Math.tanh(x) },
  ...{ asinh: (x = 0) => Math.asinh(x), acosh: (x = 0) => Math.acosh(x), atanh: (x = 0) => Math.atanh(x) },
  ...{ floor: (x = 0) => Math.floor(x), ceil: (x = 0) => Math.ceil(x), int: (x = 0) => Math.trunc(x) },
  ...{ nint: (x = 0) => rounded(x), sgn: (x = 0) => Math.sign(x), sqr: (x = 0) => x * x },
  ...{ min: (...values) => Math.min(...values), max: (...values) => Math.max(...values) },
  ...{ pow: (x = 0, y = 0) => x ** y, pwr: (x = 0, y = 0) => Math.sign(x) * Math.abs(x) ** y },
  ...{ u: (x = 0) => truth(x > 0), uramp: (x = 0) => Math.max(x, 0), u2: (x = 0) => Math.min(Math.max(x, 0), 1) },
  ...{ eq0: (x = 0) => truth(x === 0), ne0: (x = 0) => truth(x !== 0), gt0: (x = 0) => truth(x > 0) },
  ...{ lt0: (x = 0) => truth(x < 0), ge0: (x = 0) => truth(x >= 0), le0: (x = 0) => truth(x <= 0) },
  ternary_fcn: (test = 0, yes = 0, no = 0) => (test === 0 ? no : yes),
};

/** Functions that only behavioral sources and statistics have. */
const ENGINE_FUNCTIONS = new Set(["ddt", "pwl", "hypot", "gauss", "agauss", "unif", "aunif", "limit", "fabs"]);
/** In parameters alone; in a B source the engine takes it as zero without a word. */
const PARAMETER_ONLY = new Set(["limit", "gauss", "agauss", "unif", "aunif", "int", "sqr", "arctan", "fabs", "atan2"]);

/** Names that need no definition. Values: ngspice manual, section "Constants". */
const CONSTANTS: Readonly<Record<string, number>> = {
  ...{ pi: Math.PI, e: Math.E, echarge: 1.602176634e-19, boltz: 1.380649e-23, kelvin: -273.15, c: 299792458 },
  ...{ planck: 6.62607015e-34, yes: 1, no: 0, true: 1, false: 0 },
};

export const isConstant = (name: string): boolean => name in CONSTANTS;

export const isFunctionOfParameters = (name: string): boolean => name in FUNCTIONS || ENGINE_FUNCTIONS.has(name);

export const isFunctionOfSources = (name: string): boolean => isFunctionOfParameters(name) && !PARAMETER_ONLY.has(name);

/** Operators on two numbers; comparisons give 1 or 0. */
function operate(operator: string, left: number, right: number): number {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return left / right;
    case "%":
      return left % right;
    case "^":
      return left ** right;
    case "<":
      return truth(left < right);
    case ">":
      return truth(left > right);
    case "<=":
      return truth(left <= right);
    case ">=":
      return truth(left >= right);
    case "==":
      return truth(left === right);
    case "!=":
      return truth(left !== right);
    case "&":
    case "&&":
      return truth(left !== 0 && right !== 0);
    default:
      return truth(left !== 0 || right !== 0);
  }
}

/** All values of a list, or the first failure. */
function evaluateAll(
  list: readonly Expression[],
  scope: Scope,
  calls: number,
): { readonly ok: true; readonly values: readonly number[] } | Extract<Evaluated, { ok: false }> {
  const values: number[] = [];
  for (const part of list) {
    const found = evaluateWithin(part, scope, calls);
    if (!found.ok) return found;
    values.push(found.value);
  }
  return { ok: true, values };
}

function evaluateWithin(root: Expression, scope: Scope, calls: number): Evaluated {
  switch (root.kind) {
    case "number":
      return { ok: true, value: root.value };
    case "probe":
      return { ok: false, reason: "probe", at: root.text };
    case "name": {
      const value = scope.valueOf(root.name) ?? CONSTANTS[root.name];
      return value === undefined ? { ok: false, reason: "name", at: root.name } : { ok: true, value };
    }
    case "operation": {
      const found = evaluateAll(root.operands, scope, calls);
      if (!found.ok) return found;
      const [first = 0, second, third] = found.values;
      if (third !== undefined) return { ok: true, value: first === 0 ? third : (second ?? 0) };
      if (second !== undefined) return { ok: true, value: operate(root.operator, first, second) };
      const value = root.operator === "-" ? -first : root.operator === "!" ? truth(first === 0) : first;
      return { ok: true, value };
    }
    case "call": {
      const found = evaluateAll(root.arguments, scope, calls);
      if (!found.ok) return found;
      const own = scope.functionOf(root.name);
      if (own) {
        if (calls >= MAX_CALLS) return { ok: false, reason: "depth", at: root.name };
        const given = new Map(own.parameters.map((name, index) => [name, found.values[index]]));
        return evaluateWithin(
          own.body,
          { ...scope, valueOf: (name) => given.get(name) ?? scope.valueOf(name) },
          calls + 1,
        );
      }
      const known = FUNCTIONS[root.name];
      if (!known) return { ok: false, reason: "function", at: root.name };
      return { ok: true, value: known(...found.values) };
    }
  }
}

/** "name", "function" and "probe" fail for what has no value before the run; "depth" for functions that call themselves. */
export const evaluate = (root: Expression, scope: Scope): Evaluated => evaluateWithin(root, scope, 0);
