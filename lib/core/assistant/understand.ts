// A question as a call of a tool, by grammar: English and Chinese, without a language model.

import { followUp } from "./follow-up";
import { INTENTS } from "./intents";
import { normalizeQuestion } from "./language/normalize";
import { withoutTypos } from "./language/typos";
import type { Asked, Question, ToolCall } from "./question";

/** Signs of a question that the grammar reads; netlists are read as a whole. */
const MAX_TEXT = 600;

/** The tool that answers best; the search over articles where nothing else fits. */
export function understand(asked: Asked): ToolCall {
  const text = withoutTypos(normalizeQuestion(asked.question.slice(0, MAX_TEXT)));
  const question: Question = { ...asked, text };
  for (const intent of INTENTS) {
    const call = intent(question);
    if (call) return call;
  }
  return followUp(question) ?? { tool: "search-articles", input: { question: asked.question.slice(0, 400) } };
}
