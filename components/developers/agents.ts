// Settings of common agents for the MCP server, as their manuals write them.

export interface AgentSetting {
  readonly key: "claude" | "cursor" | "code";
  readonly text: string;
}

const HEADERS = { Authorization: "Bearer bw_…" };

export const agentSettings = (address: string): readonly AgentSetting[] => [
  {
    key: "claude",
    text: `claude mcp add --transport http boardwright ${address} \\\n  --header "Authorization: Bearer $BOARDWRIGHT_KEY"`,
  },
  {
    key: "cursor",
    text: JSON.stringify({ mcpServers: { boardwright: { url: address, headers: HEADERS } } }, null, 2),
  },
  {
    key: "code",
    text: JSON.stringify({ servers: { boardwright: { type: "http", url: address, headers: HEADERS } } }, null, 2),
  },
];
