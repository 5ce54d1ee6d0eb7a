// Judges one answer: the tool, the arguments, the facts, and whether a refusal was honest.

import { isDeepStrictEqual } from "node:util";
import type { ToolCall } from "@/lib/core/assistant/question";
import type { Answer } from "@/lib/core/assistant/answer";
import type { AskedQuestion } from "./question-set";

export interface Verdict {
  readonly isRightTool: boolean;
  readonly areRightArguments: boolean;
  /** Null where no fact is expected. */
  readonly hasRightFacts: boolean | null;
  /** Null where an answer is expected. */
  readonly isHonestRefusal: boolean | null;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Everything that is expected is there; keywords may differ in blanks and case. */
function holds(value: unknown, expected: unknown): boolean {
  if (isGroup(expected)) {
    return isGroup(value) && Object.entries(expected).every(([name, inner]) => holds(value[name], inner));
  }
  if (typeof expected === "number" && typeof value === "number")
    return Math.abs(value - expected) <= 1e-9 + Math.abs(expected) * 1e-6;
  if (typeof expected === "string" && typeof value === "string") {
    return value.replaceAll(" ", "").toLowerCase() === expected.replaceAll(" ", "").toLowerCase();
  }
  return isDeepStrictEqual(value, expected);
}

/** Options of a group that were read where none was said. */
function hasTooMuch(value: unknown, expected: unknown): boolean {
  if (!isGroup(value) || !isGroup(expected)) return false;
  return Object.keys(value).some((name) => !(name in expected));
}

const REFUSAL = "decline";

/** A page has to be found where one is expected, and the pattern to fit. */
function factsIn(tool: string, fact: string | undefined, { isAnswered, blocks, sources }: Answer): boolean | null {
  if (fact === undefined) return tool === "search-articles" ? isAnswered : null;
  return isAnswered && new RegExp(fact).test(JSON.stringify([blocks, sources]));
}

export function judge({ tool, args, fact }: AskedQuestion, call: ToolCall, answer: Answer): Verdict {
  const isRefusal = tool === REFUSAL;
  const isRightTool = call.tool === tool || (isRefusal && !answer.isAnswered);
  const hasExtra = ["board", "assembly", "stencil"].some(
    (group) => group in args && hasTooMuch(call.input[group], args[group]),
  );
  return {
    isRightTool,
    areRightArguments: isRightTool && holds(call.input, args) && !hasExtra,
    hasRightFacts: factsIn(tool, fact, answer),
    isHonestRefusal: isRefusal ? !answer.isAnswered : null,
  };
}
