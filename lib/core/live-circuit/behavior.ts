// Expressions of behavioral sources in the terms of the live engine: parameters become numbers, probes become inputs.
import { BEHAVIOR_FUNCTIONS, type Behavior, type BehaviorFunction } from "@/lib/core/live-simulation/circuit/behavior";
import { evaluate } from "@/lib/core/spice/evaluate";
import { type Expression, parseExpression } from "@/lib/core/spice/expression";
import { unquoted } from "@/lib/core/spice/words";
import type { FlatElement } from "./flatten";

/** Other names of the same functions. In ngspice, log is the natural logarithm. */
const ALIASES: Readonly<Record<string, BehaviorFunction>> = { log: "ln", arctan: "atan" };

const MAX_DEPTH = 32;

const functionNamed = (name: string): BehaviorFunction | undefined =>
  ALIASES[name] ?? BEHAVIOR_FUNCTIONS.find((known) => known === name);

/** v(a), v(a,b), i(v1); undefined for other probes, such as @r1[i]. */
function probe(text: string, { node, sibling }: FlatElement): Behavior | undefined {
  const [, kind, inner = ""] = /^([vi])\((.*)\)$/i.exec(text) ?? [];
  if (kind === undefined) return undefined;
  const [first = "", second] = inner.split(",").map((name) => name.trim());
  if (kind.toLowerCase() === "i") return { kind: "current", controller: sibling(first) };
  return { kind: "voltage", nodes: [node(first), second === undefined ? "0" : node(second)] };
}

type Names = ReadonlyMap<string, Behavior>;

class Translator {
  readonly #flat: FlatElement;

  constructor(flat: FlatElement) {
    this.#flat = flat;
  }

  translate(root: Expression, names: Names, depth: number): Behavior | undefined {
    const { scope } = this.#flat;
    switch (root.kind) {
      case "number":
        return { kind: "number", value: root.value };
      case "probe":
        return probe(root.text, this.#flat);
      case "name": {
        const own = names.get(root.name);
        if (own) return own;
        const found = evaluate(root, scope);
        return found.ok ? { kind: "number", value: found.value } : undefined;
      }
      case "operation":
        return this.#operation(root.operator, this.#all(root.operands, names, depth));
      case "call": {
        const values = this.#all(root.arguments, names, depth);
        if (!values) return undefined;
        const own = scope.functionOf(root.name);
        if (own) return this.#inlined(own, values, depth);
        if (root.name === "ternary_fcn") return { kind: "operation", operator: "?:", operands: values };
        const name = functionNamed(root.name);
        return name && { kind: "call", name, arguments: values };
      }
    }
  }

  #all(list: readonly Expression[], names: Names, depth: number): Behavior[] | undefined {
    const values = list.flatMap((one) => this.translate(one, names, depth) ?? []);
    return values.length === list.length ? values : undefined;
  }

  #inlined(
    own: { readonly parameters: readonly string[]; readonly body: Expression },
    values: readonly Behavior[],
    depth: number,
  ): Behavior | undefined {
    if (depth >= MAX_DEPTH) return undefined;
    const names = new Map(own.parameters.flatMap((name, at) => (values[at] ? [[name, values[at]] as const] : [])));
    return this.translate(own.body, names, depth + 1);
  }

  #operation(operator: string, operands: readonly Behavior[] | undefined): Behavior | undefined {
    const [first, second] = operands ?? [];
    if (!operands || !first) return undefined;
    switch (operator) {
      case "<":
      case ">":
      case "<=":
      case ">=":
        return second && { kind: "comparison", operator, operands: [first, second] };
      case "&":
      case "&&":
        return { kind: "operation", operator: "&&", operands };
      case "|":
      case "||":
        return { kind: "operation", operator: "||", operands };
      case "+":
      case "-":
      case "*":
      case "/":
      case "^":
      case "!":
      case "?:":
        return { kind: "operation", operator, operands };
      default:
        // Equality of voltages holds at no instant that a step could end at.
        return undefined;
    }
  }
}

/** "V={...}" and the like: the letter before "=" and its expression. */
export function behaviorText(value: string): { readonly quantity: "v" | "i" | null; readonly text: string } {
  const [, quantity = "", text] = /^(v|i|value|vol|cur)\s*=(.*)$/is.exec(value.trim()) ?? [];
  if (text === undefined) return { quantity: null, text: value };
  const small = quantity.toLowerCase();
  return { quantity: small === "v" || small === "vol" ? "v" : small === "i" || small === "cur" ? "i" : null, text };
}

/** Undefined for an expression that the live engine cannot follow. */
export function readBehavior(text: string, flat: FlatElement): Behavior | undefined {
  const parsed = parseExpression(unquoted(text.trim()));
  return parsed.ok ? new Translator(flat).translate(parsed.value, new Map(), 0) : undefined;
}
