// A check that outlasts a client's patience: progress while it runs, and its result by a later call.

import { expect, it } from "vitest";
import type { CallToolResult, Progress } from "@modelcontextprotocol/sdk/types.js";
import { createDfmChecker } from "@/lib/server/dfm/dfm-worker-client";
import { createBoardReader } from "@/lib/server/gerber/board-worker-client";
import { mcpPages } from "@/lib/server/mcp/pages";
import { zip } from "../../support/archives";
import { api, setUpApiTest } from "../../support/shop-test";
import { BOARD_FILES } from "../../support/small-board";
import { connect, makeKey } from "./mcp-client";

const check = createDfmChecker();
let checks = 0;
let release = () => {};
const held = new Promise<void>((resolve) => (release = resolve));
setUpApiTest({
  deps: {
    readBoardFile: createBoardReader(),
    async checkBoardFile(...asked) {
      checks += 1;
      await held;
      return check(...asked);
    },
  },
  isFresh: false,
});

it("is answered as running, tells of its progress, and is made once", async () => {
  const pages = mcpPages(api.deps, { patienceMs: 300, progressMs: 40 });
  const send = (url: string, init: RequestInit) => Promise.resolve(pages.request(url, init));
  const key = await makeKey(api, await api.signUp(), ["quote", "files"]);
  const { client } = await connect({ ...api, send }, key);
  const fileBase64 = Buffer.from(await zip(BOARD_FILES)).toString("base64");
  const told: Progress[] = [];
  const input = { fileBase64, fileName: "blinker.zip", options: { quantity: 10 } };
  const asked = { name: "check_board", arguments: input };
  const first = (await client.callTool(asked, undefined, {
    onprogress: (progress) => told.push(progress),
  })) as CallToolResult;
  expect(first.structuredContent).toMatchObject({ status: "running", check: null, price: { isPriced: true } });
  const { projectId } = first.structuredContent as { projectId: string };
  expect(JSON.stringify(first.content)).toContain(projectId);
  expect(told.length).toBeGreaterThan(1);
  const seconds = told.map(({ progress }) => progress);
  expect(seconds).toEqual([...new Set(seconds)].sort((one, other) => one - other));

  release();
  const { call } = await connect(api, key);
  const again = await call("check_board", { projectId, options: { quantity: 10 } });
  expect(again.structuredContent).toMatchObject({ status: "done", projectId });
  expect(again.structuredContent?.check).toHaveProperty("verdict");
  expect(checks).toBe(1);
}, 60_000);

it("is another's in vain", async () => {
  const { call } = await connect(api, await makeKey(api, await api.signUp(), ["quote", "files"]));
  const { isError } = await call("check_board", { projectId: "none" });
  expect(isError).toBe(true);
});
