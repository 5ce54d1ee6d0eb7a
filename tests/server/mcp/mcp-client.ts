// The protocol's official client over the API of a test, without a network.

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { type CallToolResult, CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { createApiKey } from "@/lib/contracts/api-key";
import type { ApiScope } from "@/lib/contracts/api-key";
import type { TestApi } from "../../support/api";
import type { Person } from "../../support/shop";

export const MCP_URL = "http://localhost:3000/mcp";

export async function makeKey(api: TestApi, person: Person, scopes: ApiScope[]): Promise<string> {
  const dailyLimitMicro = scopes.includes("orders:write") ? 0 : undefined;
  return (await api.call(createApiKey, { name: "Agent", scopes, dailyLimitMicro }, { token: person.token })).data.key;
}

/** A connected client with the key; its fetch is the API itself. */
export async function connect(api: TestApi, key: string) {
  const client = new Client({ name: "test", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL(MCP_URL), {
    requestInit: { headers: { authorization: `Bearer ${key}`, host: "localhost:3000", "x-locale": "en" } },
    fetch: (url, init) => api.send(String(url), init ?? {}),
  });
  await client.connect(transport);
  const call = async (name: string, input: Record<string, unknown> = {}): Promise<CallToolResult> =>
    CallToolResultSchema.parse(await client.callTool({ name, arguments: input }));
  return { client, call };
}

/** A message as a stranger may send it. */
export const post = (api: TestApi, body: string, headers: Record<string, string> = {}) =>
  api.send(MCP_URL, {
    method: "POST",
    body,
    headers: {
      ...{ host: "localhost:3000", "content-type": "application/json" },
      ...{ accept: "application/json, text/event-stream", ...headers },
    },
  });
