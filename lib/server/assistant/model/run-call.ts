// A tool called by the model: run with the asker's rights, its result told to the page and to the model.

import { AppError } from "@/lib/contracts/errors";
import type { AnswerSource } from "@/lib/core/assistant/answer";
import type { Tool, ToolContext, ToolResult } from "@/lib/server/assistant/tools/tool";
import { countedBlock, countedSource } from "./count-sources";
import type { ToolCall } from "./read-round";

/** Limit of a result, in characters of JSON. */
const MAX_RESULT = 12_000;

export interface CallOutcome {
  /** Null where the tool refused or there is none of that name. */
  readonly result: ToolResult | null;
  /** The result for the model. */
  readonly told: string;
}

const refused = (code: string): CallOutcome => ({ result: null, told: JSON.stringify({ error: code }) });

function inputOf({ input }: ToolCall): unknown {
  try {
    return input.trim() === "" ? {} : JSON.parse(input);
  } catch {
    throw new AppError("INVALID_INPUT");
  }
}

function countedOn(result: ToolResult, sources: readonly AnswerSource[]): ToolResult {
  const before = sources.length;
  return {
    ...result,
    blocks: result.blocks.map((block) => countedBlock(block, before)),
    sources: result.sources.map((source) => countedSource(source, before)),
  };
}

/** Never rejects but with the signal's reason: what the model got wrong it is told, and may put right. */
export async function runCall(
  call: ToolCall,
  tool: Tool | undefined,
  context: ToolContext,
  sources: readonly AnswerSource[],
): Promise<CallOutcome> {
  if (!tool) return refused("UNKNOWN_TOOL");
  try {
    const result = countedOn(await tool.run(inputOf(call), context), sources);
    const { blocks, isAnswered } = result;
    return { result, told: JSON.stringify({ blocks, sources: result.sources, isAnswered }).slice(0, MAX_RESULT) };
  } catch (error) {
    context.signal.throwIfAborted();
    if (error instanceof AppError) return refused(error.code);
    context.deps.log.error({ err: error, tool: call.name }, "a tool failed");
    return refused("OPERATION_FAILED");
  }
}
