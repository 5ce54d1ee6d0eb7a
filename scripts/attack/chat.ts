// The assistant over the socket: floods, others' conversations, and a language model that hangs or breaks off.

import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { io, type Socket } from "socket.io-client";
import { type AttackCase, expectThat } from "./attack-case";
import { startTarget, type Target } from "./target";

const EVENTS = { done: 2, error: 9, question: 10, stop: 11, resumeFrom: 12 } as const;

type Message = { event: number; data: { turnId?: string; code?: string; turn?: { state: string; answer: object } } };

const newTurnId = () => randomBytes(16).toString("base64url");

const questionOf = (question: string, change: Record<string, unknown> = {}) => ({
  ...{ turnId: newTurnId(), chatId: null, parentId: null, question, files: [], memory: {}, locale: "en" },
  context: { page: null, projectId: null, orderNumber: null },
  ...change,
});

const heardOnce = (socket: Socket, event: "connect" | "disconnect") =>
  new Promise<void>((resolve) => socket.once(event, () => resolve()));

/** A connection that keeps what it hears. */
async function connect({ port }: Target, from: string, token?: string) {
  const socket: Socket = io(`http://127.0.0.1:${port}`, {
    ...{ path: "/socket", transports: ["websocket"], reconnection: false, forceNew: true },
    extraHeaders: { "x-forwarded-for": from },
  });
  const heard: Message[] = [];
  socket.on("message", (message: Message) => heard.push(message));
  await heardOnce(socket, "connect");
  return {
    socket,
    heard,
    send: (event: number, data: unknown) => socket.emit("message", { event, data, ...(token ? { token } : {}) }),
    /** The first message for a turn that ends it, within some seconds. */
    async endOf(turnId: string, seconds = 20): Promise<Message | undefined> {
      const isEnd = ({ event, data }: Message) =>
        data.turnId === turnId && (event === EVENTS.done || event === EVENTS.error);
      const until = Date.now() + seconds * 1_000;
      while (!heard.some(isEnd) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
      return heard.find(isEnd);
    },
  };
}

async function flood(target: Target): Promise<void> {
  const visitor = await connect(target, "203.7.0.1");
  const asked = Array.from({ length: 19 }, () => questionOf("Can you make 0.1 mm traces on 2 oz copper?"));
  for (const each of asked) visitor.send(EVENTS.question, each);
  const ends = await Promise.all(asked.map(({ turnId }) => visitor.endOf(turnId)));
  expectThat(
    ends.every((end) => end !== undefined),
    "a question was neither answered nor refused",
  );
  const last = questionOf("And 100 pieces?");
  for (let at = 0; at < 3; at++) {
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    visitor.send(EVENTS.question, questionOf("And 100 pieces?"));
  }
  visitor.send(EVENTS.question, last);
  const refused = await visitor.endOf(last.turnId);
  expectThat(refused?.data.code === "TOO_MANY_REQUESTS", "twenty-three questions a minute were taken");
  visitor.socket.disconnect();

  const huge = await connect(target, "203.7.0.2");
  const closed = heardOnce(huge.socket, "disconnect");
  huge.send(EVENTS.question, questionOf("x".repeat(10 * 1024 ** 2)));
  await closed;
  const { token } = await target.signUp();
  const body = { title: "x", turns: "x".repeat(10 * 1024 ** 2) };
  const { status } = await target.call("/api/eda/chat", { method: "POST", token, body });
  expectThat(status === 413 || status === 0, `a conversation of 10 MB was answered ${status}`);
  expectThat((await target.call("/api/health")).status === 200, "the server is not well");
}

async function foreignChat(target: Target): Promise<void> {
  const [mine, other] = [await target.signUp(), await target.signUp()];
  const saved = await target.call("/api/eda/chat", { method: "POST", token: mine.token, body: { title: "Mine" } });
  const { chatId } = saved.body.data as { chatId: string };
  const owner = await connect(target, "203.7.1.1", mine.token);
  const asked = questionOf("A private question about 2 oz copper", { chatId });
  owner.send(EVENTS.question, asked);
  expectThat((await owner.endOf(asked.turnId))?.event === EVENTS.done, "the owner was not answered");
  for (const [from, token] of [["203.7.1.2", other.token] as const, ["203.7.1.3", undefined] as const]) {
    const stranger = await connect(target, from, token);
    stranger.send(EVENTS.resumeFrom, { turnId: asked.turnId, from: 0 });
    const read = await stranger.endOf(asked.turnId, 5);
    expectThat(read?.data.code === "NOT_FOUND", "another read an answer that is not theirs");
    const intruding = questionOf("Written by another", { chatId });
    stranger.send(EVENTS.question, intruding);
    const refused = await stranger.endOf(intruding.turnId, 5);
    expectThat(refused?.event === EVENTS.error, "another wrote into a conversation that is not theirs");
    stranger.socket.disconnect();
  }
  owner.socket.disconnect();
  const { body } = await target.call(`/api/eda/chat/view/${chatId}`, { token: mine.token });
  const { chatDetails } = body.data as { chatDetails: unknown[] };
  expectThat(chatDetails.length === 1, `the conversation has ${chatDetails.length} turns`);
}

/** A language model that says half a sentence, and then nothing more or the end of the connection. */
async function startBrokenModel(afterwards: "hangs" | "breaks") {
  const open = new Set<ServerResponse>();
  const server = createServer((_request, response) => {
    open.add(response);
    response.writeHead(200, { "content-type": "text/event-stream" });
    const choices = [{ index: 0, delta: { role: "assistant", content: "The price of " }, finish_reason: null }];
    const chunk = { id: "1", object: "chat.completion.chunk", created: 1, model: "stub", choices };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    if (afterwards === "breaks") setTimeout(() => response.destroy(), 50);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () => (open.forEach((response) => response.destroy()), server.close()),
  };
}

async function brokenModel(): Promise<void> {
  for (const afterwards of ["breaks", "hangs"] as const) {
    const model = await startBrokenModel(afterwards);
    const { target, stop } = await startTarget({ AI_BASE_URL: model.address, AI_MODEL: "stub" });
    try {
      const visitor = await connect(target, "203.7.2.1");
      const asked = questionOf("Can you make 0.1 mm traces on 2 oz copper?");
      visitor.send(EVENTS.question, asked);
      const end = await visitor.endOf(asked.turnId, 40);
      visitor.socket.disconnect();
      expectThat(end?.data.turn?.state === "done", `no answer when the model ${afterwards}`);
      expectThat(
        JSON.stringify(end?.data.turn?.answer).includes("6 mil"),
        `no own answer when the model ${afterwards}`,
      );
    } finally {
      await stop();
      model.close();
    }
  }
}

export const chat: AttackCase[] = [
  { id: "I07", title: "Many questions at once, questions and conversations of 10 MB", run: flood },
  { id: "I10", title: "Another's chat by socket", run: foreignChat },
  { id: "R15", title: "A language model that hangs or breaks off", isLong: true, run: brokenModel },
];
