// A server that restarts while it answers: every page is back, and reads its answer whole and once.

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Assistant } from "@/lib/server/assistant/assistant";
import { attachSocket } from "@/lib/server/realtime/socket";
import { createTestApi } from "../../support/api";
import { createChatClient } from "../../support/chat-clients";

const CLIENTS = 30;
const PIECES = 12;

it("loses and doubles nothing", async () => {
  const api = await createTestApi({ env: { TRUST_PROXY: "1" } });
  let told = 0;
  let halfWay = () => {};
  const isHalfWay = new Promise<void>((resolve) => (halfWay = resolve));
  const assistant: Assistant = async ({ question }, _context, { tell, signal }) => {
    let markdown = "";
    for (let at = 0; at < PIECES && !signal.aborted; at++) {
      const text = `${question}-${at} `;
      markdown += text;
      tell({ kind: "words", text });
      told += 1;
      if (told === (CLIENTS * PIECES) / 3) halfWay();
      await wait(25);
    }
    return {
      ...{ blocks: [{ kind: "text", markdown }], sources: [], suggestions: [] },
      ...{ tools: [], isAnswered: true, memory: {} },
    };
  };
  const start = async (port: number) => {
    const server: Server = createServer();
    const sockets = attachSocket(server, api.deps, { assistant });
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    return { sockets, port: (server.address() as AddressInfo).port };
  };
  const before = await start(0);
  const url = `http://127.0.0.1:${before.port}`;
  const clients = Array.from({ length: CLIENTS }, (_, at) => createChatClient(url, at, 30));
  await Promise.all(clients.map((client) => client.connected()));
  const answers = clients.map((client, at) => client.ask(`q${at}`));
  await isHalfWay;
  await before.sockets.close();
  const after = await start(before.port);
  const read = await Promise.all(answers);
  expect(after.sockets.count()).toBe(CLIENTS);
  for (const [at, { words, turn }] of read.entries()) {
    const whole = Array.from({ length: PIECES }, (_, piece) => `q${at}-${piece} `).join("");
    expect([words, turn.state]).toEqual([whole, "done"]);
  }
  expect(read.some(({ restarts }) => restarts > 0)).toBe(true);
  clients.forEach((client) => client.close());
  await after.sockets.close();
}, 30_000);
