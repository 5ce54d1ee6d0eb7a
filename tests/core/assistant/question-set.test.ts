// The question set of `npm run chat:eval` against the grammar alone: tools and arguments.

import { describe, expect, it } from "vitest";
import { NO_CONTEXT } from "@/lib/core/assistant/answer";
import { memoryOf } from "@/lib/core/assistant/follow-up";
import { understand } from "@/lib/core/assistant/understand";
import { RULE_TITLES } from "@/lib/server/assistant/texts";
import { judge } from "@/scripts/chat-eval/judge";
import { type AskedQuestion, readQuestions } from "@/scripts/chat-eval/question-set";

const LOCALES = ["en", "zh"] as const;
/** What is not judged here: the answer. A question that ends in the search may still be refused there. */
const NO_ANSWER = { blocks: [], sources: [], suggestions: [], tools: [], isAnswered: true, memory: {} };

function isRight(asked: AskedQuestion): boolean {
  const memory = asked.after ? memoryOf({ tool: asked.after.tool, input: asked.after.args }) : {};
  const call = understand({ question: asked.q, files: [], context: NO_CONTEXT, memory, ruleTitles: RULE_TITLES });
  const isAnswered = !(asked.tool === "decline" && call.tool === "search-articles");
  return judge(asked, call, { ...NO_ANSWER, isAnswered }).areRightArguments;
}

describe.each(LOCALES)("questions in %s", (locale) => {
  it("that the grammar is built on are read right", () => {
    const wrong = readQuestions("built-on", locale).filter((asked) => !isRight(asked));
    expect(wrong.map(({ q }) => q)).toEqual([]);
  });

  it("that are set aside are read right in 92 of 100", () => {
    const asked = readQuestions("held-out", locale);
    expect(asked.filter(isRight).length / asked.length).toBeGreaterThanOrEqual(0.92);
  });

  it("are asked once, in one set alone", () => {
    const all = (["built-on", "held-out"] as const).flatMap((set) => readQuestions(set, locale));
    const seen = all.map(({ q, after }) => `${q} ${JSON.stringify(after ?? null)}`);
    expect(seen.filter((each, at) => seen.indexOf(each) !== at)).toEqual([]);
    expect(all.length).toBeGreaterThanOrEqual(300);
  });
});
