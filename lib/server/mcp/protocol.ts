// One request's MCP server: the tools that its key may use, and their results and refusals.

import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type Tool,
} from "@modelcontextprotocol/sdk/types.js";
import { AppError } from "@/lib/contracts/errors";
import { errorMessage } from "@/lib/server/http/translate";
import { withProgress } from "./progress";
import type { McpContext, McpTool } from "./tool";

const INSTRUCTIONS =
  "Boardwright makes circuit boards and assembles them. Amounts are decimal text in the named currency; lengths are in " +
  "mm, copper in µm. Figures come from the tools: never estimate a price, a limit or a date. Nothing is bought here: " +
  "prepare_order answers a link on which a person confirms.";

function describe({ name, title, description, inputSchema, effect: { isReadOnly, isIdempotent } }: McpTool): Tool {
  const { properties, required } = inputSchema;
  return {
    ...{ name, title, description },
    inputSchema: { ...inputSchema, type: "object", properties, required } as Tool["inputSchema"],
    annotations: {
      ...{ title, readOnlyHint: isReadOnly, idempotentHint: isIdempotent },
      ...{ destructiveHint: false, openWorldHint: false },
    },
  };
}

/** Refusals are results: an agent reads them and may do better. What is nobody's fault but ours says nothing of itself. */
function refusalOf(error: unknown, { deps, request }: McpContext, tool: string): CallToolResult {
  const { requestId, locale } = request;
  const known = error instanceof AppError ? error : new AppError("OPERATION_FAILED", { data: { requestId } });
  if (known !== error) deps.log.error({ err: error, requestId, where: `mcp ${tool}` }, "a tool failed");
  const { code, options } = known;
  const message = errorMessage(locale, code, options.values);
  const details = options.data === undefined ? {} : { details: options.data };
  return {
    isError: true,
    content: [{ type: "text", text: `${code}: ${message}${options.data ? `\n${JSON.stringify(options.data)}` : ""}` }],
    structuredContent: { code, message, ...details },
  };
}

async function call(tool: McpTool, input: unknown, context: McpContext): Promise<CallToolResult> {
  try {
    const { text, structured } = await tool.run(input, context);
    return { content: [{ type: "text", text }], structuredContent: structured };
  } catch (error) {
    return refusalOf(error, context, tool.name);
  }
}

/** A server without memory: it answers the one request that it is connected for. */
export function createMcpServer(tools: readonly McpTool[], context: McpContext, progressMs: number): Server {
  const server = new Server(
    { name: "boardwright", version: "1.0.0" },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  const { viewer } = context.request;
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.filter((tool) => tool.isOpenTo(viewer)).map(describe),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { sendNotification }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, "unknown tool");
    const asked = {
      ...{ token: params._meta?.progressToken, everyMs: progressMs, message: `${tool.title}: at work` },
      notify: sendNotification,
    };
    return withProgress(asked, () => call(tool, params.arguments, context));
  });
  return server;
}
