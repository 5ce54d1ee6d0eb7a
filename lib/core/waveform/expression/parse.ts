// Expressions as instructions for a stack, by operator precedence (Dijkstra's shunting yard): no recursion, so that no
// nesting is too deep. From weak to strong: + and -, * and /, sign, ^ (from the right).

import { ok, type Ok } from "@/lib/base/result";
import { failAt, type ExpressionFailure, type Place } from "@/lib/core/waveform/expression/failure";
import { tokensOf, type Token } from "@/lib/core/waveform/expression/tokens";
import type { Unit } from "@/lib/core/waveform/unit";

export type BinarySign = "+" | "-" | "*" | "/" | "^";

export type Instruction = Place &
  (
    | { readonly kind: "number"; readonly value: number; readonly unit: Unit }
    | { readonly kind: "vector"; readonly quantity: "V" | "I" | "P"; readonly argument: string }
    | { readonly kind: "name"; readonly name: string }
    | { readonly kind: "binary"; readonly sign: BinarySign }
    | { readonly kind: "negate" }
    | { readonly kind: "call"; readonly name: string; readonly count: number }
  );

export interface Program {
  readonly text: string;
  readonly instructions: readonly Instruction[];
}

interface Operator {
  readonly kind: "operator";
  readonly strength: number;
  readonly instruction: Instruction;
}

interface Group {
  readonly kind: "group";
  readonly place: Place;
  /** Name of the function whose arguments these are, with their number so far; null for plain parentheses. */
  readonly call: { readonly name: string; readonly place: Place; count: number } | null;
}

const STRENGTH: Record<BinarySign, number> = { "+": 1, "-": 1, "*": 2, "/": 2, "^": 4 };
const SIGN_STRENGTH = 3;

class Parser {
  readonly #out: Instruction[] = [];
  readonly #stack: (Operator | Group)[] = [];
  #needsOperand = true;

  /** Reads one token; the next one tells a function from a name. Returns how many tokens were read. */
  read(token: Token, next: Token | undefined): number | ExpressionFailure {
    return this.#needsOperand ? this.#readOperand(token, next) : this.#readOperator(token);
  }

  finish(end: Place): Ok<Instruction[]> | ExpressionFailure {
    if (this.#needsOperand) return failAt("missingOperand", end);
    this.#popOperators(0);
    const open = this.#stack.at(-1);
    return open?.kind === "group" ? failAt("unclosedParenthesis", open.place) : ok(this.#out);
  }

  #readOperand(token: Token, next: Token | undefined): number | ExpressionFailure {
    if (token.kind === "number" || token.kind === "vector") return this.#operand(token);
    if (token.kind === "name") {
      if (next?.kind !== "sign" || next.sign !== "(") return this.#operand(token);
      const call = { name: token.name.toLowerCase(), place: token, count: 1 };
      this.#stack.push({ kind: "group", place: next, call });
      return 2;
    }
    if (token.sign === "(") this.#stack.push({ kind: "group", place: token, call: null });
    else if (token.sign === "-") {
      const instruction: Instruction = { kind: "negate", at: token.at, length: 1, text: "-" };
      this.#stack.push({ kind: "operator", strength: SIGN_STRENGTH, instruction });
    } else if (token.sign !== "+") return failAt("missingOperand", token);
    return 1;
  }

  #operand(instruction: Instruction): number {
    this.#out.push(instruction);
    this.#needsOperand = false;
    return 1;
  }

  #readOperator(token: Token): number | ExpressionFailure {
    if (token.kind !== "sign" || token.sign === "(") return failAt("unexpectedToken", token);
    if (token.sign === ")") return this.#close(token);
    if (token.sign === ",") return this.#nextArgument(token);
    const strength = STRENGTH[token.sign];
    this.#popOperators(token.sign === "^" ? strength + 1 : strength);
    const { sign, at, length, text } = token;
    this.#stack.push({ kind: "operator", strength, instruction: { kind: "binary", sign, at, length, text } });
    this.#needsOperand = true;
    return 1;
  }

  #popOperators(strength: number): void {
    for (let top = this.#stack.at(-1); top?.kind === "operator" && top.strength >= strength; top = this.#stack.at(-1)) {
      this.#out.push(top.instruction);
      this.#stack.pop();
    }
  }

  #close(token: Token): number | ExpressionFailure {
    this.#popOperators(0);
    const open = this.#stack.pop();
    if (open?.kind !== "group") return failAt("unmatchedParenthesis", token);
    if (open.call) {
      const { name, count, place } = open.call;
      this.#out.push({ kind: "call", name, count, at: place.at, length: place.length, text: place.text });
    }
    return 1;
  }

  #nextArgument(token: Token): number | ExpressionFailure {
    this.#popOperators(0);
    const open = this.#stack.at(-1);
    if (open?.kind !== "group" || !open.call) return failAt("unexpectedToken", token);
    open.call.count++;
    this.#needsOperand = true;
    return 1;
  }
}

export function parseExpression(text: string): Ok<Program> | ExpressionFailure {
  const tokens = tokensOf(text);
  if (!tokens.ok) return tokens;
  const parser = new Parser();
  let at = 0;
  for (let token = tokens.value[at]; token; token = tokens.value[at]) {
    const count = parser.read(token, tokens.value[at + 1]);
    if (typeof count !== "number") return count;
    at += count;
  }
  const instructions = parser.finish({ at: text.length, length: 0, text: "" });
  return instructions.ok ? ok({ text, instructions: instructions.value }) : instructions;
}
