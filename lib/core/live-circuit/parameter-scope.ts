// Parameters and functions of a circuit and its subcircuits, with values on demand.
import { evaluate, type Scope, type SpiceFunction } from "@/lib/core/spice/evaluate";
import { type Expression, parseExpression } from "@/lib/core/spice/expression";
import type { SpiceFunctionLine, SpiceParameter } from "@/lib/core/spice/netlist";
import { parseSpiceNumber } from "@/lib/core/spice/spice-number";
import { unquoted } from "@/lib/core/spice/words";

interface ScopeContent {
  readonly parameters: readonly SpiceParameter[];
  readonly functions: readonly SpiceFunctionLine[];
  /** Values that are given from outside, such as those of an instance. */
  readonly given?: ReadonlyMap<string, number>;
}

/** Undefined for what is no expression, or has a name without a value; a loop of parameters has none. */
export function numberOf(text: string, scope: Scope): number | undefined {
  const plain = parseSpiceNumber(text);
  if (plain !== undefined) return plain;
  const parsed = parseExpression(unquoted(text.trim()));
  if (!parsed.ok) return undefined;
  const found = evaluate(parsed.value, scope);
  return found.ok && Number.isFinite(found.value) ? found.value : undefined;
}

export function createScope({ parameters, functions, given = new Map() }: ScopeContent, outer?: Scope): Scope {
  const texts = new Map(parameters.map(({ name, expression }) => [name, expression]));
  const known = new Map<string, number | undefined>(given);
  const bodies = new Map(functions.map((line) => [line.name, line]));
  const compiled = new Map<string, SpiceFunction | undefined>();
  const scope: Scope = {
    valueOf(name) {
      if (known.has(name)) return known.get(name);
      const text = texts.get(name);
      if (text === undefined) return outer?.valueOf(name);
      // While it is computed it has no value, so that a loop ends.
      known.set(name, undefined);
      const value = numberOf(text, scope);
      known.set(name, value);
      return value;
    },
    functionOf(name) {
      const line = bodies.get(name);
      if (!line) return outer?.functionOf(name);
      if (!compiled.has(name)) compiled.set(name, functionOf(line));
      return compiled.get(name);
    },
  };
  return scope;
}

function functionOf({ expression, parameters }: SpiceFunctionLine): SpiceFunction | undefined {
  const parsed = parseExpression(expression);
  return parsed.ok ? { parameters, body: parsed.value satisfies Expression } : undefined;
}
