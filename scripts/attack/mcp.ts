// The MCP server: foreign pages, missing keys, messages that are none, and another's records.

import { type AttackCase, expectThat } from "./attack-case";
import type { Target } from "./target";

const ACCEPT = "application/json, text/event-stream";

interface Sent {
  readonly key?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

const post = ({ call }: Target, { key, headers = {}, body = message("ping", {}) }: Sent) =>
  call("/mcp", {
    ...{ method: "POST", body },
    ...(key === undefined ? {} : { token: `Bearer ${key}` }),
    headers: { accept: ACCEPT, ...headers },
  });

const message = (method: string, params: object) => ({ jsonrpc: "2.0", id: 1, method, params });

const toolCall = (name: string, input: object) => message("tools/call", { name, arguments: input });

async function keyOf({ call, signUp }: Target, scopes: readonly string[]): Promise<string> {
  const { token } = await signUp();
  const { body } = await call("/api/eda/user/api-key", { token, body: { name: "Agent", scopes } });
  return (body.data as { key: string }).key;
}

const codeOf = ({ body }: { body: Record<string, unknown> }) =>
  (body.result as { structuredContent?: { code?: string } } | undefined)?.structuredContent?.code;

export const mcp: AttackCase[] = [
  {
    id: "I01m",
    title: "The MCP server from another site's page, under a foreign host, and without a key",
    run: async (target) => {
      const key = await keyOf(target, ["quote"]);
      expectThat((await post(target, { key })).status === 200, "its own client is refused");
      for (const origin of ["https://evil.example", "null"]) {
        const { status } = await post(target, { key, headers: { origin } });
        expectThat(status === 400 || status === 403, `${origin} was answered ${status}`);
      }
      const rebound = await target.raw(
        `POST /mcp HTTP/1.1\r\nHost: evil.example\r\nAuthorization: Bearer ${key}\r\nAccept: ${ACCEPT}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
      );
      expectThat(/^HTTP\/1\.1 403 /.test(rebound), `a foreign host was answered ${rebound.slice(0, 20)}`);
      for (const wrong of [undefined, "", `bw_${"a".repeat(43)}`]) {
        const { status } = await post(target, { key: wrong });
        expectThat(status === 401, `no key was answered ${status}`);
      }
    },
  },
  {
    id: "I03m",
    title: "Messages for the MCP server that are too large, too many, or none",
    run: async (target) => {
      const key = await keyOf(target, ["quote"]);
      const batch = Array.from({ length: 100 }, () => message("ping", {}));
      for (const body of [batch, 7, "text", {}, { jsonrpc: "1.0" }, message("tools/call", {})]) {
        const { status, body: answer } = await post(target, { key, body });
        expectThat(status < 500 && (status >= 400 || answer.error !== undefined), `a message was answered ${status}`);
      }
      const large = await post(target, { key, body: { text: "x".repeat(29 * 1024 * 1024) } });
      expectThat(large.status === 413 || large.status === 0, `29 MB were answered ${large.status}`);
      expectThat((await post(target, { key })).status === 200, "it no longer answers");
    },
  },
  {
    id: "I08m",
    title: "Another's orders and boards, and tools beyond the scopes, by the MCP server",
    run: async (target) => {
      const key = await keyOf(target, ["quote", "files", "orders:read"]);
      const tries: [string, object, string][] = [
        ["order_state", { orderId: "1" }, "NOT_FOUND"],
        ["check_board", { projectId: "1" }, "NOT_FOUND"],
        ["check_board", { fileUrl: "http://127.0.0.1:1/" }, "NOT_FOUND"],
        ["check_board", { fileUrl: "../../etc/passwd" }, "NOT_FOUND"],
        ["prepare_order", { items: [{}] }, "SCOPE_MISSING"],
        ["price_board", { options: { layers: 4, discount: 100 } }, "INVALID_INPUT"],
      ];
      for (const [name, input, code] of tries) {
        const answered = codeOf(await post(target, { key, body: toolCall(name, input) }));
        expectThat(answered === code, `${name} answered ${String(answered)}`);
      }
    },
  },
];
