// The assistant over the socket: asked, stopped, resumed, refused.

import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ChatQuestion, saveChat, viewChat } from "@/lib/contracts/chat";
import { NO_CONTEXT } from "@/lib/core/assistant/answer";
import type { Assistant } from "@/lib/server/assistant/assistant";
import type { FinishedAnswer, NumberedDelta } from "@/lib/server/chat/answer-streams";
import { CHAT_EVENTS } from "@/lib/server/chat/socket";
import { SERVER_EVENTS } from "@/lib/server/realtime/publish";
import { attachSocket, SOCKET_PATH } from "@/lib/server/realtime/socket";
import { createTestApi, type TestApi } from "../../support/api";

type Message = { event: number; data: unknown };

let api: TestApi;
let server: Server;
let sockets: ReturnType<typeof attachSocket>;
let assistant: Assistant;
const open: Socket[] = [];

const EMPTY = { sources: [], suggestions: [], tools: [], isAnswered: true, memory: {} };
const answerOf = (markdown: string) => ({ ...EMPTY, blocks: [{ kind: "text" as const, markdown }] });

beforeAll(async () => {
  api = await createTestApi();
  server = createServer();
  sockets = attachSocket(server, api.deps, { assistant: (...asked) => assistant(...asked) });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
beforeEach(() => {
  assistant = ({ question }, _context, { tell }) => {
    tell({ kind: "words", text: "About " });
    tell({ kind: "words", text: question });
    return Promise.resolve(answerOf(`About ${question}`));
  };
});
afterEach(() => open.splice(0).forEach((socket) => socket.disconnect()));
afterAll(async () => {
  await sockets.close();
  server.close();
});

async function connect(): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, { path: SOCKET_PATH, transports: ["websocket"], reconnection: false });
  open.push(socket);
  await new Promise<void>((resolve) => socket.once("connect", () => resolve()));
  return socket;
}

/** Waits for the message of an event. */
function next<T>(socket: Socket, event: number): Promise<T> {
  return new Promise((resolve) => {
    const listen = (message: Message) => {
      if (message.event !== event) return;
      socket.off("message", listen);
      resolve(message.data as T);
    };
    socket.on("message", listen);
  });
}

function collect(socket: Socket): NumberedDelta[] {
  const deltas: NumberedDelta[] = [];
  socket.on("message", ({ event, data }: Message) => {
    if (event === SERVER_EVENTS.answerDelta) deltas.push(data as NumberedDelta);
  });
  return deltas;
}

const newTurnId = () => randomBytes(16).toString("base64url");

function questionOf(question: string, change: Partial<ChatQuestion> = {}): ChatQuestion {
  return {
    ...{ turnId: newTurnId(), chatId: null, parentId: null, question, files: [], memory: {}, locale: "en" },
    context: NO_CONTEXT,
    ...change,
  };
}

const send = (socket: Socket, event: number, data: unknown, token?: string) =>
  socket.emit("message", { event, data, ...(token === undefined ? {} : { token }) });

const done = (socket: Socket) => next<FinishedAnswer>(socket, SERVER_EVENTS.answerDone);
const refusal = (socket: Socket) => next<{ code: string; turnId: string }>(socket, SERVER_EVENTS.error);

describe("a question", () => {
  it("is answered without a sign-in, with a proof to keep it by later", async () => {
    const socket = await connect();
    const deltas = collect(socket);
    const asked = questionOf("copper");
    const finished = done(socket);
    send(socket, CHAT_EVENTS.question, asked);
    const { turn, proof, sequence } = await finished;
    expect(turn).toMatchObject({ turnId: asked.turnId, question: "copper", state: "done" });
    expect(deltas.map(({ delta }) => delta)).toEqual([
      { kind: "words", text: "About " },
      { kind: "words", text: "copper" },
    ]);
    expect(sequence).toBe(3);
    const person = await api.signUp();
    const kept = await api.callRaw(saveChat, { title: "Copper", turns: [{ ...turn, proof }] }, { token: person.token });
    expect(kept.type).toBe("success");
  });

  it("of one's own conversation is kept in it", async () => {
    const person = await api.signUp();
    const { chatId } = (await api.call(saveChat, { title: "Kept" }, { token: person.token })).data;
    const socket = await connect();
    const finished = done(socket);
    send(socket, CHAT_EVENTS.question, questionOf("gold", { chatId }), person.token);
    expect((await finished).proof).toBeNull();
    const { chatDetails } = (await api.call(viewChat, { id: chatId }, { token: person.token })).data;
    expect(chatDetails.map(({ question }) => question)).toEqual(["gold"]);
  });

  it("for another's conversation is refused, as for none", async () => {
    const [person, stranger] = [await api.signUp(), await api.signUp()];
    const { chatId } = (await api.call(saveChat, { title: "Mine" }, { token: person.token })).data;
    const socket = await connect();
    for (const [token, code] of [
      [undefined, "UNAUTHENTICATED"],
      [stranger.token, "NOT_FOUND"],
    ] as const) {
      const refused = refusal(socket);
      send(socket, CHAT_EVENTS.question, questionOf("?", { chatId }), token);
      expect((await refused).code).toBe(code);
    }
    expect((await api.call(viewChat, { id: chatId }, { token: person.token })).data.chatDetails).toEqual([]);
  });

  it("that is no question is refused, and the connection stays", async () => {
    const socket = await connect();
    const valid = questionOf("valid");
    for (const data of [
      null,
      7,
      {},
      { ...valid, question: "" },
      { ...valid, question: "x".repeat(4_001) },
      { ...valid, turnId: "1" },
    ]) {
      const refused = refusal(socket);
      send(socket, CHAT_EVENTS.question, data);
      expect((await refused).code).toBe("INVALID_INPUT");
    }
    const finished = done(socket);
    send(socket, CHAT_EVENTS.question, valid);
    expect((await finished).turn.question).toBe("valid");
  });

  it("sent twice is answered once", async () => {
    let times = 0;
    assistant = () => {
      times += 1;
      return Promise.resolve(answerOf("once"));
    };
    const socket = await connect();
    const asked = questionOf("?");
    const first = done(socket);
    send(socket, CHAT_EVENTS.question, asked);
    await first;
    const second = done(socket);
    send(socket, CHAT_EVENTS.question, asked);
    expect((await second).turn.turnId).toBe(asked.turnId);
    expect(times).toBe(1);
  });
});

describe("an answer on its way", () => {
  /** Tells a word, waits for `go`, tells another. */
  function slowAssistant() {
    let go: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    assistant = async (_asking, _context, { tell, signal }) => {
      tell({ kind: "words", text: "first " });
      await Promise.race([gate, new Promise((resolve) => signal.addEventListener("abort", resolve))]);
      tell({ kind: "words", text: "second" });
      return answerOf("first second");
    };
    return { go: () => go() };
  }

  it("is read on after the connection broke, without loss or doubling", async () => {
    const { go } = slowAssistant();
    const asked = questionOf("?");
    const before = await connect();
    const read = collect(before);
    const started = next<NumberedDelta>(before, SERVER_EVENTS.answerDelta);
    send(before, CHAT_EVENTS.question, asked);
    await started;
    before.disconnect();
    const after = await connect();
    const rest = collect(after);
    const finished = done(after);
    send(after, CHAT_EVENTS.resumeFrom, { turnId: asked.turnId, from: read.length });
    go();
    expect((await finished).turn.answer.blocks).toEqual([{ kind: "text", markdown: "first second" }]);
    expect([...read, ...rest].map(({ sequence }) => sequence)).toEqual([1, 2]);
  });

  it("is stopped, and what had come is kept", async () => {
    slowAssistant();
    const socket = await connect();
    const asked = questionOf("?");
    const started = next<NumberedDelta>(socket, SERVER_EVENTS.answerDelta);
    const finished = done(socket);
    send(socket, CHAT_EVENTS.question, asked);
    await started;
    send(socket, CHAT_EVENTS.stop, { turnId: asked.turnId });
    const { turn } = await finished;
    expect([turn.state, turn.answer.blocks]).toEqual(["stopped", [{ kind: "text", markdown: "first " }]]);
  });

  it("that broke says so, and keeps what had come", async () => {
    assistant = (_asking, _context, { tell }) => {
      tell({ kind: "words", text: "half" });
      return Promise.reject(new Error("broken"));
    };
    const socket = await connect();
    const finished = done(socket);
    send(socket, CHAT_EVENTS.question, questionOf("?"));
    const { turn } = await finished;
    expect([turn.state, turn.answer.blocks]).toEqual(["failed", [{ kind: "text", markdown: "half" }]]);
  });

  it("with a link that leaves the site does not go out", async () => {
    assistant = () =>
      Promise.resolve({ ...EMPTY, blocks: [{ kind: "handOver", text: "Go", path: "https://evil.example" }] });
    const socket = await connect();
    const finished = done(socket);
    send(socket, CHAT_EVENTS.question, questionOf("?"));
    expect((await finished).turn).toMatchObject({ state: "failed", answer: { blocks: [] } });
  });

  it("that is unknown is said to be", async () => {
    const socket = await connect();
    const refused = refusal(socket);
    const turnId = newTurnId();
    send(socket, CHAT_EVENTS.resumeFrom, { turnId, from: 0 });
    expect(await refused).toEqual({ code: "NOT_FOUND", turnId });
  });
});
