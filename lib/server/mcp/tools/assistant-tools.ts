// The assistant's own tools for agents: those that a key may call and that have no tool of their own here.

import * as z from "zod/mini";
import { toDecimal } from "@/lib/base/money";
import { type AnswerBlock, NO_CONTEXT } from "@/lib/core/assistant/answer";
import type { Tool } from "@/lib/server/assistant/tools/tool";
import { ADDS, type McpContext, type McpTool, READS } from "../tool";

/** They do more than one endpoint does: a parts list is matched, a circuit is simulated. */
const CALLS = { points: 30, seconds: 60 };

const decimal = (amountMicro: number | null) => (amountMicro === null ? null : toDecimal(amountMicro));

/** Amounts as decimal text; everything else as the assistant's page gets it. */
function blockView(block: AnswerBlock): Record<string, unknown> {
  if (block.kind === "prices") {
    const rows = block.rows.map((row) => ({ ...row, amounts: row.amounts.map(decimal) }));
    return { ...block, rows };
  }
  if (block.kind === "parts") {
    const parts = block.parts.map(({ unitMicro, ...part }) => ({ ...part, unitPrice: decimal(unitMicro) }));
    return { ...block, parts };
  }
  if (block.kind !== "act") return { ...block };
  const { amountMicro, ...act } = block;
  return { ...act, amount: decimal(amountMicro) };
}

const textOf = (block: AnswerBlock) => (block.kind === "text" ? block.markdown : JSON.stringify(blockView(block)));

const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");

async function run(tool: Tool, input: unknown, { deps, request, signal }: McpContext) {
  await deps.rateLimiter.take("mcp-tool", request.viewer.accountId, CALLS);
  const { blocks, sources, suggestions, isAnswered } = await tool.run(input ?? {}, {
    ...{ deps, request, page: NO_CONTEXT, signal },
  });
  const structured = { isAnswered, blocks: blocks.map(blockView), sources, suggestions };
  return { text: blocks.map(textOf).join("\n\n") || "Nothing was found.", structured };
}

export const fromAssistant = (tool: Tool): McpTool => ({
  name: tool.name.replaceAll("-", "_"),
  title: titleOf(tool.name),
  description: tool.description,
  inputSchema: z.toJSONSchema(tool.input, { io: "input", unrepresentable: "any" }),
  effect: tool.keepsFiles ? ADDS : READS,
  isOpenTo: ({ apiKey }) => tool.scope !== null && (apiKey?.scopes.includes(tool.scope) ?? false),
  run: (input, context) => run(tool, input, context),
});
