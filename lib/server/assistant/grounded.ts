// The assistant without a language model: a grammar chooses the tool, the tool answers from the product itself.

import { setImmediate } from "node:timers/promises";
import type { Answer } from "@/lib/core/assistant/answer";
import { memoryOf } from "@/lib/core/assistant/follow-up";
import type { ToolCall } from "@/lib/core/assistant/question";
import { understand } from "@/lib/core/assistant/understand";
import { AppError } from "@/lib/contracts/errors";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { errorMessage } from "@/lib/server/http/translate";
import type { Asking, Assistant } from "./assistant";
import { assistantTexts, RULE_TITLES } from "./texts";
import { findTool } from "./tools/registry";
import { handOverBlock } from "./tools/talk";
import { resultOf, type ToolContext, type ToolResult } from "./tools/tool";

const callOf = ({ question, files, context, memory }: Asking): ToolCall =>
  understand({ question, files, context, memory, ruleTitles: RULE_TITLES });

/** The answer where a tool refuses: the service's own words. */
function refusal(error: AppError, { locale }: RequestContext): ToolResult {
  if (error.code === "UNAUTHENTICATED") {
    return resultOf([{ kind: "text", markdown: assistantTexts(locale)("signIn") }], { isAnswered: false });
  }
  const markdown = errorMessage(locale, error.code, error.options.values);
  return resultOf([{ kind: "text", markdown }, handOverBlock(locale, "handOver")], { isAnswered: false });
}

async function resultFor(call: ToolCall, context: ToolContext): Promise<ToolResult> {
  const tool = findTool(call.tool);
  if (!tool) throw new AppError("NOT_FOUND");
  try {
    return await tool.run(call.input, context);
  } catch (error) {
    if (error instanceof AppError) return refusal(error, context.request);
    throw error;
  }
}

/** Talk between two questions does not end their subject. */
const KEEPS_SUBJECT: readonly string[] = ["small-talk", "hand-over", "decline"];

export const createGroundedAssistant =
  (deps: Deps): Assistant =>
  async (asking, request, { tell, signal }) => {
    const call = callOf(asking);
    tell({ kind: "tool", name: call.tool });
    // Whoever asks at the same moment is told something before the first of all tools works.
    await setImmediate();
    const result = await resultFor(call, { deps, request, page: asking.context, signal });
    if (!signal.aborted) for (const block of result.blocks) tell({ kind: "block", block });
    const memory = KEEPS_SUBJECT.includes(call.tool) ? asking.memory : { ...memoryOf(call), ...result.memory };
    return { ...result, tools: [call.tool], memory } satisfies Answer;
  };
