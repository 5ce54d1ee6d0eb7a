// The assistant with a language model: it calls the same tools with the asker's rights, and where it breaks the assistant
// without a model goes on.

import OpenAI from "openai";
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import { AppError } from "@/lib/contracts/errors";
import type { Answer } from "@/lib/core/assistant/answer";
import type { Asking, Assistant, Listening } from "@/lib/server/assistant/assistant";
import { assistantTexts } from "@/lib/server/assistant/texts";
import type { Tool } from "@/lib/server/assistant/tools/tool";
import type { Environment } from "@/lib/server/config/environment";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { takeTokens, tokensOf } from "./budget";
import { offeredTools, openingMessages } from "./prompt";
import { ModelBroke, readRound, type Round } from "./read-round";
import { runCall } from "./run-call";
import { createToldAnswer, type ToldAnswer } from "./told-answer";
import { hasUncheckedAmount } from "./unchecked-amounts";

/** Calls of the model for one question: each but the last may ask for tools. */
const MAX_ROUNDS = 6;
const MAX_TOKENS = 1_200;
const SILENCE_MS = 15_000;
const WHOLE_MS = 90_000;

export interface ModelSetting {
  readonly deps: Deps;
  readonly settings: NonNullable<Environment["ai"]>;
  readonly tools: readonly Tool[];
  readonly fallback: Assistant;
  /** For tests: a silence that ends sooner. */
  readonly silenceMs?: number;
}

interface Question {
  readonly asking: Asking;
  readonly context: RequestContext;
  readonly signal: AbortSignal;
  readonly told: ToldAnswer;
}

function assistantMessage({ text, calls }: Round): ChatCompletionMessageParam {
  const asked = calls.map(({ id, name, input }) => ({
    ...{ id, type: "function" as const },
    function: { name, arguments: input },
  }));
  return { role: "assistant", content: text, ...(asked.length > 0 ? { tool_calls: asked } : {}) };
}

/** A history that can't be read is no reason to leave the question unanswered. */
async function earlierOf({ earlier }: Asking, { log }: Pick<Deps, "log">) {
  try {
    return (await earlier?.()) ?? [];
  } catch (error) {
    log.warn({ err: error }, "the earlier turns could not be read");
    return [];
  }
}

function createConversation({ deps, settings, tools, silenceMs = SILENCE_MS }: ModelSetting) {
  const { baseUrl: baseURL, apiKey, model, dailyTokens } = settings;
  // One attempt: who waits for an answer is better served by the assistant without a model.
  const client = new OpenAI({ baseURL, apiKey, maxRetries: 0, timeout: WHOLE_MS, logLevel: "off" });

  async function callTools(round: Round, { asking, context, signal, told }: Question) {
    const answers: ChatCompletionMessageParam[] = [];
    for (const call of round.calls) {
      const tool = tools.find(({ name }) => name === call.name);
      if (tool) told.beginTool(tool.name);
      const toolContext = { deps, request: context, page: asking.context, signal };
      const { result, told: content } = await runCall(call, tool, toolContext, told.sources);
      signal.throwIfAborted();
      if (result) told.addResult(result);
      answers.push({ role: "tool", tool_call_id: call.id, content });
    }
    return answers;
  }

  /** Rejects where the model broke, the budget is spent, or the person stopped it. */
  return async function converse(question: Question): Promise<void> {
    const { asking, context, signal, told } = question;
    const messages = openingMessages(asking, context, await earlierOf(asking, deps));
    const offered = offeredTools(tools, context);
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      const sent = round === MAX_ROUNDS ? [] : offered;
      const tokens = tokensOf(JSON.stringify({ messages, sent })) + MAX_TOKENS;
      await takeTokens(deps, context, { dailyTokens, tokens });
      const limits = { silenceMs, maxTokens: MAX_TOKENS };
      const read = await readRound({ client, model, messages, tools: sent, limits, signal }, told.addText);
      told.endText();
      if (read.calls.length === 0) {
        if (read.text.trim() === "") throw new ModelBroke("it said nothing");
        return;
      }
      messages.push(assistantMessage(read), ...(await callTools(read, question)));
    }
    throw new ModelBroke("it never came to an answer");
  };
}

/** A spent budget is nobody's fault; everything else is logged, without the question. */
function note(error: unknown, { log }: Pick<Deps, "log">): void {
  if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") log.info("the language model's budget is spent");
  else log.warn({ err: error }, "the language model failed");
}

/**
 * Text that was told stays when the model breaks: a sentence says so, and `fallback` answers. Rejects only with the fallback.
 */
export function createModelAssistant(setting: ModelSetting): Assistant {
  const converse = createConversation(setting);
  return async (asking, context, listening: Listening): Promise<Answer> => {
    const told = createToldAnswer(listening.tell);
    const signal = AbortSignal.any([listening.signal, AbortSignal.timeout(WHOLE_MS)]);
    const t = assistantTexts(context.locale);
    try {
      await converse({ asking, context, signal, told });
    } catch (error) {
      if (listening.signal.aborted) return told.answer();
      note(error, setting.deps);
      told.endText();
      if (told.words().trim() !== "") told.addSentence(t("model.failed"));
      const tell: Listening["tell"] = (delta) => listening.tell(told.counted(delta));
      return told.continuedWith(await setting.fallback(asking, context, { ...listening, tell }));
    }
    if (hasUncheckedAmount(told.words(), told.cards())) told.addSentence(t("model.unchecked"));
    return told.answer();
  };
}
