// Expressions of parameters and behavioral sources: read into a tree.
import { scaleFactor } from "./spice-number";

export type Expression =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "name"; readonly name: string }
  /** A voltage or current of the circuit: v(a,b), i(v1), @r1[i]. */
  | { readonly kind: "probe"; readonly text: string }
  | { readonly kind: "call"; readonly name: string; readonly arguments: readonly Expression[] }
  | { readonly kind: "operation"; readonly operator: string; readonly operands: readonly Expression[] };

export type ParsedExpression =
  { readonly ok: true; readonly value: Expression } | { readonly ok: false; readonly at: string };

const MAX_DEPTH = 64;
const MAX_TOKENS = 2000;

const TOKEN =
  /\s*((?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?[a-zµμ]*|@[\w.]+(?:\[\w+\])?|[a-z_][\w.#]*|\*\*|&&|\|\||==|!=|<=|>=|[-+*/%^!<>?:(),&|~[\]])/giy;

/** ngspice manual, section "Expressions": "^" and "**" bind closest, "?:" loosest. */
const PRECEDENCE: Readonly<Record<string, number>> = {
  ...{ "||": 1, "|": 1, "&&": 2, "&": 2, "==": 3, "!=": 3, "<": 4, ">": 4, "<=": 4, ">=": 4 },
  ...{ "+": 5, "-": 5, "*": 6, "/": 6, "%": 6, "^": 8, "**": 8 },
};
const UNARY_PRECEDENCE = 7;

/** Undefined if a sign belongs to no token. */
function tokenize(text: string): string[] | undefined {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const [, token] = TOKEN.exec(text) ?? [];
    if (token === undefined) return text.slice(from).trim() === "" ? tokens : undefined;
    tokens.push(token);
  }
  return tokens;
}

class ExpressionReader {
  readonly #tokens: readonly string[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  get next(): string | undefined {
    return this.#tokens[this.#at];
  }

  #take(expected: string): boolean {
    if (this.next !== expected) return false;
    this.#at++;
    return true;
  }

  /** The conditional operator joins to the right. Null for what is no expression, and beyond the depth. */
  conditional(): Expression | null {
    if (++this.#depth > MAX_DEPTH) return null;
    const test = this.#binary(1);
    let result = test;
    if (test && this.#take("?")) {
      const whenTrue = this.conditional();
      const whenFalse = this.#take(":") ? this.conditional() : null;
      result =
        whenTrue && whenFalse ? { kind: "operation", operator: "?:", operands: [test, whenTrue, whenFalse] } : null;
    }
    this.#depth--;
    return result;
  }

  #binary(lowest: number): Expression | null {
    let left = this.#unary();
    for (;;) {
      const operator = this.next ?? "";
      const precedence = PRECEDENCE[operator];
      if (!left || precedence === undefined || precedence < lowest) return left;
      this.#at++;
      const right = this.#binary(precedence + 1);
      left = right && { kind: "operation", operator: operator === "**" ? "^" : operator, operands: [left, right] };
    }
  }

  #unary(): Expression | null {
    const sign = this.next ?? "";
    if (!["-", "+", "!", "~"].includes(sign)) return this.#primary();
    if (++this.#depth > MAX_DEPTH) return null;
    this.#at++;
    const operand = this.#binary(UNARY_PRECEDENCE);
    this.#depth--;
    return operand && { kind: "operation", operator: sign === "~" ? "!" : sign, operands: [operand] };
  }

  #primary(): Expression | null {
    const token = this.next;
    if (token === undefined) return null;
    this.#at++;
    if (token === "(") {
      const inner = this.conditional();
      return inner && this.#take(")") ? inner : null;
    }
    if (/^[\d.]/.test(token)) {
      const [digits = ""] = /^[\d.]+(?:e[+-]?\d+)?/i.exec(token) ?? [];
      const letters = token.slice(digits.length);
      return { kind: "number", value: Number(digits) * scaleFactor(letters) };
    }
    if (token.startsWith("@")) return { kind: "probe", text: token };
    if (!/^[a-z_]/i.test(token)) return null;
    const name = token.toLowerCase();
    if (!this.#take("(")) return { kind: "name", name };
    return name === "v" || name === "i" ? this.#probe(name) : this.#call(name);
  }

  /** Names of nodes may hold signs that are operators elsewhere. */
  #probe(name: string): Expression | null {
    const end = this.#tokens.indexOf(")", this.#at);
    if (end <= this.#at) return null;
    const text = `${name}(${this.#tokens.slice(this.#at, end).join("")})`;
    this.#at = end + 1;
    return { kind: "probe", text };
  }

  #call(name: string): Expression | null {
    const list: Expression[] = [];
    if (this.#take(")")) return { kind: "call", name, arguments: list };
    for (;;) {
      const argument = this.conditional();
      if (!argument) return null;
      list.push(argument);
      if (this.#take(")")) return { kind: "call", name, arguments: list };
      if (!this.#take(",")) return null;
    }
  }
}

export function parseExpression(text: string): ParsedExpression {
  const tokens = tokenize(text);
  if (!tokens || tokens.length === 0 || tokens.length > MAX_TOKENS) return { ok: false, at: text };
  const reader = new ExpressionReader(tokens);
  const value = reader.conditional();
  if (!value) return { ok: false, at: text };
  return reader.next === undefined ? { ok: true, value } : { ok: false, at: reader.next };
}

/** Every name and call in it, each as often as it stands there; a list instead of recursion, since chains are long. */
export function* partsOfExpression(root: Expression): Generator<Expression> {
  const open = [root];
  for (let part = open.pop(); part; part = open.pop()) {
    yield part;
    if (part.kind === "call") open.push(...part.arguments);
    else if (part.kind === "operation") open.push(...part.operands);
  }
}
