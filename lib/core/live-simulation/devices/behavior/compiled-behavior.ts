// An expression as a list of steps, each after its operands: values are computed forwards, slopes by all inputs in one
// pass backwards (reverse accumulation; Griewank and Walther, "Evaluating Derivatives", chapter 3).
import type { Behavior, BehaviorComparison, BehaviorFunction, BehaviorOperator } from "../../circuit/behavior";
import { Threshold } from "../threshold";
import { power, quotient, UNARY } from "./function-slopes";

/** Columns of the inputs among the unknowns of the source. */
export interface InputColumns {
  readonly node: (name: string) => number;
  readonly controller: (id: string) => number;
  /** Number of all columns. */
  readonly size: number;
}

/** A comparison of the expression, and the steps whose difference is positive where it holds. */
interface Comparison {
  readonly outcome: Threshold;
  readonly greater: number;
  readonly less: number;
}

/** Reads values at the operands, returns its own, and notes its slope by each operand. */
type Operation = (values: Float64Array, slopes: Float64Array) => number;

interface Step {
  readonly operands: readonly number[];
  /** Slopes by the operands, as of the last evaluation. */
  readonly slopes: Float64Array;
  readonly operation: Operation;
}

/** Step of an input: a column, with a sign, of the solution. */
interface Input {
  readonly step: number;
  readonly column: number;
  readonly sign: 1 | -1;
}

const isTrue = (value: number): boolean => value !== 0;

export class CompiledBehavior {
  readonly comparisons: Comparison[] = [];
  /** By column, as of the last `linearize`. */
  readonly slopes: Float64Array;
  readonly #steps: Step[] = [];
  readonly #inputs: Input[] = [];
  readonly #columns: InputColumns;
  readonly #values: Float64Array;
  readonly #adjoints: Float64Array;

  constructor(behavior: Behavior, columns: InputColumns) {
    this.#columns = columns;
    this.slopes = new Float64Array(columns.size);
    const constants: { step: number; value: number }[] = [];
    this.#compile(behavior, constants);
    this.#values = new Float64Array(this.#steps.length);
    this.#adjoints = new Float64Array(this.#steps.length);
    for (const { step, value } of constants) this.#values[step] = value;
  }

  /** The value for a solution by column. */
  evaluate(x: Float64Array): number {
    const values = this.#values;
    const steps = this.#steps;
    for (let at = 0; at < this.#inputs.length; at++) {
      const input = this.#inputs[at];
      if (input) values[input.step] = 0;
    }
    for (let at = 0; at < this.#inputs.length; at++) {
      const input = this.#inputs[at];
      if (input) values[input.step] = (values[input.step] ?? 0) + input.sign * (x[input.column] ?? 0);
    }
    for (let at = 0; at < steps.length; at++) {
      const step = steps[at];
      if (step && step.operands.length > 0) values[at] = step.operation(values, step.slopes);
    }
    return values[steps.length - 1] ?? 0;
  }

  /** The value, and `slopes` at the same solution. */
  linearize(x: Float64Array): number {
    const value = this.evaluate(x);
    const adjoints = this.#adjoints;
    const steps = this.#steps;
    adjoints.fill(0);
    adjoints[steps.length - 1] = 1;
    for (let at = steps.length - 1; at >= 0; at--) {
      const own = adjoints[at] ?? 0;
      const step = steps[at];
      if (own === 0 || !step) continue;
      const { operands, slopes } = step;
      for (let part = 0; part < operands.length; part++) {
        const operand = operands[part] ?? 0;
        const slope = slopes[part] ?? 0;
        if (slope !== 0) adjoints[operand] = (adjoints[operand] ?? 0) + own * slope;
      }
    }
    this.slopes.fill(0);
    for (let at = 0; at < this.#inputs.length; at++) {
      const input = this.#inputs[at];
      if (input)
        this.slopes[input.column] = (this.slopes[input.column] ?? 0) + input.sign * (adjoints[input.step] ?? 0);
    }
    return value;
  }

  /** Positive where a comparison holds, as of the last evaluation. */
  margin({ greater, less }: Comparison): number {
    return (this.#values[greater] ?? 0) - (this.#values[less] ?? 0);
  }

  #push(operands: readonly number[], operation: Operation): number {
    return this.#steps.push({ operands, slopes: new Float64Array(operands.length), operation }) - 1;
  }

  #compile(behavior: Behavior, constants: { step: number; value: number }[]): number {
    const none: Operation = () => 0;
    const all = (parts: readonly Behavior[]): number[] => parts.map((part) => this.#compile(part, constants));
    switch (behavior.kind) {
      case "number": {
        const step = this.#push([], none);
        constants.push({ step, value: behavior.value });
        return step;
      }
      case "voltage": {
        const [plus, minus] = behavior.nodes;
        const step = this.#push([], none);
        this.#inputs.push({ step, column: this.#columns.node(plus), sign: 1 });
        this.#inputs.push({ step, column: this.#columns.node(minus), sign: -1 });
        return step;
      }
      case "current": {
        const step = this.#push([], none);
        this.#inputs.push({ step, column: this.#columns.controller(behavior.controller), sign: 1 });
        return step;
      }
      case "comparison":
        return this.#compare(behavior.operator, all(behavior.operands));
      case "operation": {
        const operands = all(behavior.operands);
        return this.#push(operands, operationOf(behavior.operator, operands));
      }
      case "call": {
        const operands = all(behavior.arguments);
        return this.#push(operands, functionOf(behavior.name, operands));
      }
    }
  }

  #compare(operator: BehaviorComparison, [left = 0, right = 0]: readonly number[]): number {
    const outcome = new Threshold(0);
    const isGreater = operator === ">" || operator === ">=";
    this.comparisons.push({ outcome, greater: isGreater ? left : right, less: isGreater ? right : left });
    return this.#push([left, right], () => (outcome.isHigh ? 1 : 0));
  }
}

function operationOf(operator: BehaviorOperator, operands: readonly number[]): Operation {
  const [a = 0, b = a, c = a] = operands;
  const isUnary = operands.length === 1;
  const valueOf = (values: Float64Array, at: number): number => values[at] ?? 0;
  switch (operator) {
    case "+":
      return (values, slopes) => {
        slopes.fill(1);
        return isUnary ? valueOf(values, a) : valueOf(values, a) + valueOf(values, b);
      };
    case "-":
      return (values, slopes) => {
        slopes[0] = isUnary ? -1 : 1;
        if (!isUnary) slopes[1] = -1;
        return isUnary ? -valueOf(values, a) : valueOf(values, a) - valueOf(values, b);
      };
    case "*":
      return (values, slopes) => {
        slopes[0] = valueOf(values, b);
        slopes[1] = valueOf(values, a);
        return valueOf(values, a) * valueOf(values, b);
      };
    case "/":
      return (values, slopes) => quotient(valueOf(values, a), valueOf(values, b), slopes);
    case "^":
      return (values, slopes) =>
        power({ base: valueOf(values, a), exponent: valueOf(values, b), keepsSign: false }, slopes);
    case "?:":
      return (values, slopes) => {
        const isFirst = isTrue(valueOf(values, a));
        slopes[1] = isFirst ? 1 : 0;
        slopes[2] = isFirst ? 0 : 1;
        return valueOf(values, isFirst ? b : c);
      };
    case "&&":
      return (values) => (isTrue(valueOf(values, a)) && isTrue(valueOf(values, b)) ? 1 : 0);
    case "||":
      return (values) => (isTrue(valueOf(values, a)) || isTrue(valueOf(values, b)) ? 1 : 0);
    case "!":
      return (values) => (isTrue(valueOf(values, a)) ? 0 : 1);
  }
}

/** The least or the greatest operand; the first of those that are equal. */
function extreme(operands: readonly number[], sign: 1 | -1): Operation {
  return (values, slopes) => {
    let best = 0;
    for (let at = 1; at < operands.length; at++)
      if (sign * (values[operands[at] ?? 0] ?? 0) > sign * (values[operands[best] ?? 0] ?? 0)) best = at;
    slopes.fill(0);
    slopes[best] = 1;
    return values[operands[best] ?? 0] ?? 0;
  };
}

function functionOf(name: BehaviorFunction, operands: readonly number[]): Operation {
  const [a = 0, b = a] = operands;
  if (name === "min" || name === "max") return extreme(operands, name === "max" ? 1 : -1);
  if (name === "pow" || name === "pwr")
    return (values, slopes) =>
      power({ base: values[a] ?? 0, exponent: values[b] ?? 0, keepsSign: name === "pwr" }, slopes);
  const { value, slope } = UNARY[name];
  return (values, slopes) => {
    const x = values[a] ?? 0;
    slopes[0] = slope(x);
    return value(x);
  };
}
