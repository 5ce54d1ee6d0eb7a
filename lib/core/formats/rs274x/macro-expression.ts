// The arithmetic of aperture macros: +, -, x, /, parentheses and $-variables, compiled to reverse Polish.

/** A step: a number to push, a variable to read, or an operator to apply to the two on top. */
export type Step = { push: number } | { variable: number } | { operator: "+" | "-" | "x" | "/" | "negate" };

const RANK: Record<string, number> = { "+": 1, "-": 1, x: 2, "/": 2, negate: 3, "(": 0 };
const MAX_STEPS = 2000;

/** Null where the text is no expression. Two stacks and no recursion: depth costs nothing. */
export function compileExpression(source: string): Step[] | null {
  const text = source.trim();
  const steps: Step[] = [];
  const waiting: string[] = [];
  const token = /\s*(?:(\d+\.?\d*|\.\d+)|\$(\d{1,6})|([-+xX/()]))/y;
  let expectsValue = true;
  while (token.lastIndex < text.length) {
    const match = token.exec(text);
    if (!match || steps.length > MAX_STEPS) return null;
    const [, number, variable, sign] = match;
    if (number !== undefined || variable !== undefined) {
      if (!expectsValue) return null;
      steps.push(number !== undefined ? { push: Number(number) } : { variable: Number(variable) });
      expectsValue = false;
    } else if (sign !== undefined) {
      const next = takeSign(sign.toLowerCase(), expectsValue, { steps, waiting });
      if (next === null) return null;
      expectsValue = next;
    }
  }
  while (waiting.length > 0) {
    const operator = waiting.pop();
    if (operator === "(" || operator === undefined) return null;
    steps.push(operatorStep(operator));
  }
  return expectsValue ? null : steps;
}

/** Returns whether a value must come next; null for a sign out of place. */
function takeSign(sign: string, expectsValue: boolean, stacks: { steps: Step[]; waiting: string[] }): boolean | null {
  const { steps, waiting } = stacks;
  if (sign === "(") {
    waiting.push("(");
    return expectsValue ? true : null;
  }
  if (sign === ")") {
    while (waiting.length > 0 && waiting.at(-1) !== "(") steps.push(operatorStep(waiting.pop() ?? ""));
    return waiting.pop() === "(" && !expectsValue ? false : null;
  }
  if (expectsValue) {
    if (sign === "-") waiting.push("negate");
    return sign === "-" || sign === "+" ? true : null;
  }
  while (waiting.length > 0 && (RANK[waiting.at(-1) ?? ""] ?? 0) >= (RANK[sign] ?? 0)) {
    steps.push(operatorStep(waiting.pop() ?? ""));
  }
  waiting.push(sign);
  return true;
}

function operatorStep(operator: string): Step {
  return {
    operator: operator === "+" || operator === "-" || operator === "x" || operator === "/" ? operator : "negate",
  };
}

/** Unset variables are 0 (Gerber specification 4.5.4.1); a division by zero gives 0 and tells `onZero`. */
export function evaluate(steps: readonly Step[], variables: ReadonlyMap<number, number>, onZero: () => void): number {
  const stack: number[] = [];
  for (const step of steps) {
    if ("push" in step) stack.push(step.push);
    else if ("variable" in step) stack.push(variables.get(step.variable) ?? 0);
    else if (step.operator === "negate") stack.push(-(stack.pop() ?? 0));
    else {
      const right = stack.pop() ?? 0;
      const left = stack.pop() ?? 0;
      if (step.operator === "/" && right === 0) onZero();
      stack.push(apply(step.operator, left, right));
    }
  }
  const value = stack.pop() ?? 0;
  return Number.isFinite(value) ? value : 0;
}

function apply(operator: "+" | "-" | "x" | "/", left: number, right: number): number {
  if (operator === "+") return left + right;
  if (operator === "-") return left - right;
  if (operator === "x") return left * right;
  return right === 0 ? 0 : left / right;
}
