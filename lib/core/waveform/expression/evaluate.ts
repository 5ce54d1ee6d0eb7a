// Values of expressions over the vectors of a run.

import { ok, type Ok } from "@/lib/base/result";
import { failAt, type ExpressionFailure } from "@/lib/core/waveform/expression/failure";
import { callFunction } from "@/lib/core/waveform/expression/functions";
import { applyOperator, negated } from "@/lib/core/waveform/expression/operators";
import { parseExpression, type Instruction, type Program } from "@/lib/core/waveform/expression/parse";
import { numberValue, waveformValue, type Evaluated, type Value } from "@/lib/core/waveform/expression/value";
import { UNITS } from "@/lib/core/waveform/unit";
import type { Axis, Waveform } from "@/lib/core/waveform/waveform";

/** Vectors by name, in any case: "V(out)", "I(R1)", "onoise". */
export class VectorScope {
  readonly #byName: ReadonlyMap<string, Waveform>;
  /** The axis of the run, over which single numbers are drawn; null for a run without vectors. */
  readonly axis: Axis | null;

  constructor(vectors: readonly Waveform[]) {
    this.#byName = new Map(vectors.map((vector) => [scopeKey(vector.name), vector]));
    this.axis = vectors[0]?.axis ?? null;
  }

  find(name: string): Waveform | undefined {
    return this.#byName.get(scopeKey(name));
  }
}

const scopeKey = (name: string): string => name.replace(/\s+/g, "").toLowerCase();

const GROUND = new Set(["0", "gnd"]);

const unquoted = (name: string): string => /^"(.*)"$/s.exec(name)?.[1] ?? name;

function nodeVoltage(name: string, scope: VectorScope): Value | null {
  const found = scope.find(`V(${unquoted(name)})`);
  if (found) return waveformValue(found);
  return GROUND.has(name.toLowerCase()) ? numberValue(0, UNITS.volt) : null;
}

/** V(a) and V(a, b) = V(a) - V(b); I(R1); P(R1). A net may have a comma in its name. */
function vectorValue(instruction: Instruction & { kind: "vector" }, scope: VectorScope): Evaluated {
  const { quantity, argument } = instruction;
  const unknown = failAt("unknownVector", instruction);
  if (quantity !== "V") {
    const found = scope.find(`${quantity}(${unquoted(argument)})`);
    return found ? ok(waveformValue(found)) : unknown;
  }
  const whole = nodeVoltage(argument, scope);
  if (whole) return ok(whole);
  const [from, to, ...others] = argument.split(",").map((name) => name.trim());
  const [a, b] = [nodeVoltage(from ?? "", scope), nodeVoltage(to ?? "", scope)];
  return a && b && others.length === 0 ? applyOperator("-", a, b, instruction) : unknown;
}

const AXIS_NAMES: Record<string, Axis["kind"]> = { time: "time", frequency: "frequency", sweep: "sweep" };

function namedValue(instruction: Instruction & { kind: "name" }, scope: VectorScope): Evaluated {
  const found = scope.find(instruction.name);
  const { axis } = scope;
  if (found) return ok(waveformValue(found));
  const name = instruction.name.toLowerCase();
  if (name === "pi") return ok(numberValue(Math.PI, UNITS.none, true));
  if (axis && AXIS_NAMES[name] === axis.kind)
    return ok(waveformValue({ name, unit: axis.unit, axis, re: axis.values }));
  return failAt("unknownVector", instruction);
}

function step(instruction: Instruction, stack: Value[], scope: VectorScope): Evaluated {
  switch (instruction.kind) {
    case "number": {
      const { value, unit } = instruction;
      return ok(numberValue(value, unit, unit === UNITS.none));
    }
    case "vector":
      return vectorValue(instruction, scope);
    case "name":
      return namedValue(instruction, scope);
    case "call":
      return callFunction(instruction.name, stack.splice(stack.length - instruction.count), instruction);
    case "negate": {
      const value = stack.pop();
      return value ? ok(negated(value)) : failAt("missingOperand", instruction);
    }
    case "binary": {
      const [right, left] = [stack.pop(), stack.pop()];
      if (!left || !right) return failAt("missingOperand", instruction);
      return applyOperator(instruction.sign, left, right, instruction);
    }
  }
}

/** A single number where the expression has one, such as avg(V(out)). */
export function evaluateProgram(program: Program, scope: VectorScope): Evaluated {
  const stack: Value[] = [];
  for (const instruction of program.instructions) {
    const value = step(instruction, stack, scope);
    if (!value.ok) return value;
    stack.push(value.value);
  }
  const result = stack.pop();
  return result ? ok(result) : failAt("empty", { at: 0, length: 0, text: "" });
}

export function evaluate(text: string, scope: VectorScope): Evaluated {
  const program = parseExpression(text);
  return program.ok ? evaluateProgram(program.value, scope) : program;
}

/** The expression as a waveform under its own text; a single number is a level line over the axis of the run. */
export function evaluateWaveform(text: string, scope: VectorScope): Ok<Waveform> | ExpressionFailure {
  const result = evaluate(text, scope);
  if (!result.ok) return result;
  const { unit, axis: own, re, im } = result.value;
  const axis = own ?? scope.axis;
  if (!axis) return failAt("unknownVector", { at: 0, length: text.length, text });
  const over = (samples: Float64Array): Float64Array =>
    own ? samples : new Float64Array(axis.values.length).fill(samples[0] as number);
  return ok({ name: text.trim(), unit, axis, re: over(re), ...(im && { im: over(im) }) });
}
