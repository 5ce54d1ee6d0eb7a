// Limits of the MCP server: a key's calls of a minute, counted with its calls of the API, and those of each endpoint.

import { describe, expect, it } from "vitest";
import { API_KEY_CALLS_PER_MINUTE } from "@/lib/contracts/api-key";
import { quotePcb } from "@/lib/contracts/pcb";
import { api, setUpApiTest } from "../../support/shop-test";
import { connect, makeKey, post } from "./mcp-client";

setUpApiTest({ limits: true });

const PING = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });

describe("the limits", () => {
  it("count messages with the calls of the API", async () => {
    const key = await makeKey(api, await api.signUp(), ["quote"]);
    const authorization = `Bearer ${key}`;
    for (let at = 0; at < API_KEY_CALLS_PER_MINUTE - 1; at++) {
      expect((await post(api, PING, { authorization })).status).toBe(200);
    }
    expect((await api.call(quotePcb, {}, { token: authorization })).status).toBe(200);
    const refused = await post(api, PING, { authorization });
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });

  it("hold for the work behind a tool", async () => {
    const { call } = await connect(api, await makeKey(api, await api.signUp(), ["quote", "files"]));
    const codes: unknown[] = [];
    // checkDfm and createBoardProject have twenty a minute.
    for (let at = 0; at < 21; at++)
      codes.push((await call("check_board", { projectId: "none" })).structuredContent?.code);
    expect(codes.slice(0, 20).every((code) => code === "NOT_FOUND")).toBe(true);
    expect(codes[20]).toBe("TOO_MANY_REQUESTS");
  });
});
