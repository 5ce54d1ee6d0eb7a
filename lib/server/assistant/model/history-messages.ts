// Earlier turns of the conversation as messages for a model: the last ones that fit.

import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { EarlierTurn } from "@/lib/server/assistant/assistant";
import { tokensOf } from "./budget";

export const MAX_HISTORY_TURNS = 6;
/** Tokens by the estimate of the budget. */
export const MAX_HISTORY_TOKENS = 2_000;
/** A question may have 4,000 characters; of an earlier one so many are enough. */
const MAX_QUESTION = 600;

/** `earlier` from the oldest to the last. A turn that does not fit ends the history: what remains has no gap. */
export function historyMessages(earlier: readonly EarlierTurn[]): ChatCompletionMessageParam[] {
  const kept: EarlierTurn[] = [];
  let room = MAX_HISTORY_TOKENS;
  for (const turn of earlier.slice(-MAX_HISTORY_TURNS).reverse()) {
    const short = { question: turn.question.slice(0, MAX_QUESTION), answer: turn.answer };
    room -= tokensOf(short.question) + tokensOf(short.answer);
    if (room < 0) break;
    kept.unshift(short);
  }
  return kept.flatMap(({ question, answer }): ChatCompletionMessageParam[] => [
    { role: "user", content: question },
    { role: "assistant", content: answer === "" ? "…" : answer },
  ]);
}
