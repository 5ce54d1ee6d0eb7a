// Behavior of a source: an expression of voltages and currents of the circuit.

export type BehaviorOperator = "+" | "-" | "*" | "/" | "^" | "&&" | "||" | "!" | "?:";
export type BehaviorComparison = ">" | "<" | ">=" | "<=";

export const BEHAVIOR_FUNCTIONS = [
  ...(["abs", "sqrt", "exp", "ln", "log10", "sin", "cos", "tan", "asin", "acos", "atan"] as const),
  ...(["sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "sgn", "u", "uramp", "floor", "ceil"] as const),
  ...(["min", "max", "pow", "pwr"] as const),
] as const;
export type BehaviorFunction = (typeof BEHAVIOR_FUNCTIONS)[number];

export type Behavior =
  | { readonly kind: "number"; readonly value: number }
  /** V between two nodes. */
  | { readonly kind: "voltage"; readonly nodes: readonly [string, string] }
  /** A, through a device with a branch current: a voltage source or an inductor. */
  | { readonly kind: "current"; readonly controller: string }
  | { readonly kind: "call"; readonly name: BehaviorFunction; readonly arguments: readonly Behavior[] }
  | { readonly kind: "operation"; readonly operator: BehaviorOperator; readonly operands: readonly Behavior[] }
  /** 1 or 0; the outcome holds during a step and changes between two steps. */
  | {
      readonly kind: "comparison";
      readonly operator: BehaviorComparison;
      readonly operands: readonly [Behavior, Behavior];
    };

function operandsOf(behavior: Behavior): readonly Behavior[] {
  if (behavior.kind === "call") return behavior.arguments;
  return behavior.kind === "operation" || behavior.kind === "comparison" ? behavior.operands : [];
}

/** Nodes and controlling devices that the expression reads, each once. */
export function behaviorInputs(root: Behavior): {
  readonly nodes: readonly string[];
  readonly controllers: readonly string[];
} {
  const nodes = new Set<string>();
  const controllers = new Set<string>();
  const open = [root];
  for (let part = open.pop(); part; part = open.pop()) {
    if (part.kind === "voltage") for (const node of part.nodes) nodes.add(node);
    else if (part.kind === "current") controllers.add(part.controller);
    else open.push(...operandsOf(part));
  }
  return { nodes: [...nodes], controllers: [...controllers] };
}
