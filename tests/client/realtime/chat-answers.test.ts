// Answers over a socket that breaks.

import { beforeEach, describe, expect, it } from "vitest";
import { type AnswerListener, type ChatAnswers, createChatAnswers } from "@/lib/client/realtime/chat-answers";
import type { SocketClient } from "@/lib/client/realtime/socket";
import type { AnswerPart } from "@/lib/client/realtime/socket-events";
import type { ChatQuestion, ChatTurn } from "@/lib/contracts/chat";
import { NO_CONTEXT } from "@/lib/core/assistant/answer";
import { createAnswerStreams } from "@/lib/server/chat/answer-streams";
import { Random } from "../../support/random";

const questionOf = (turnId: string): ChatQuestion => ({
  ...{ turnId, chatId: null, parentId: null, question: "?", files: [], memory: {}, locale: "en" },
  context: NO_CONTEXT,
});

const turnOf = (turnId: string): ChatTurn => ({
  ...{ turnId, parentId: null, question: "?", files: [], state: "done", createTime: "2026-11-21T04:00:00.000Z" },
  answer: { blocks: [], sources: [], suggestions: [], tools: [], isAnswered: true, memory: {} },
});

const words = (text: string): AnswerPart => ({ kind: "words", text });

/** A socket whose connection the test turns on and off. */
function fakeSocket() {
  const listeners = new Map<string, Set<(data: unknown) => void>>();
  const connected = new Set<() => void>();
  const broken = new Set<() => void>();
  const sent: [string, unknown][] = [];
  const state = { isConnected: false, holders: 0, onSend: (_event: string, _data: unknown) => undefined as void };
  const client: SocketClient = {
    hold() {
      state.holders += 1;
      return () => void (state.holders -= 1);
    },
    send(event, data) {
      if (!state.isConnected) return false;
      sent.push([event, data]);
      state.onSend(event, data);
      return true;
    },
    onConnect(listener) {
      connected.add(listener);
      if (state.isConnected) listener();
      return () => void connected.delete(listener);
    },
    onBreak(listener) {
      broken.add(listener);
      return () => void broken.delete(listener);
    },
    on(event, listener) {
      const known = listeners.get(event) ?? new Set();
      const typed = (data: unknown) => listener(data as Parameters<typeof listener>[0]);
      listeners.set(event, known.add(typed));
      return () => void known.delete(typed);
    },
  };
  return {
    ...{ client, sent, state },
    connect() {
      state.isConnected = true;
      for (const listener of connected) listener();
    },
    break() {
      state.isConnected = false;
      for (const listener of broken) listener();
    },
    tell: (event: string, data: unknown) => listeners.get(event)?.forEach((listener) => listener(data)),
  };
}

function createListener() {
  const told: unknown[] = [];
  const listener: AnswerListener = {
    part: (part) => told.push(part.kind === "words" ? part.text : part.kind),
    done: (turn, proof) => told.push(["done", turn.turnId, proof]),
    refused: (code, seconds) => told.push(["refused", code, seconds]),
    connection: () => undefined,
  };
  return { listener, told };
}

let socket: ReturnType<typeof fakeSocket>;
let answers: ChatAnswers;
beforeEach(() => {
  socket = fakeSocket();
  answers = createChatAnswers(socket.client);
});

describe("a question", () => {
  it("is sent once there is a connection, and the socket is held until its answer", () => {
    const { listener, told } = createListener();
    answers.ask(questionOf("t1"), listener);
    expect([socket.sent, socket.state.holders]).toEqual([[], 1]);
    socket.connect();
    expect(socket.sent).toEqual([["question", questionOf("t1")]]);
    socket.tell("answerDelta", { turnId: "t1", sequence: 1, delta: words("Yes") });
    socket.tell("answerDone", { turnId: "t1", sequence: 2, turn: turnOf("t1"), proof: "p" });
    expect(told).toEqual(["Yes", ["done", "t1", "p"]]);
    expect(socket.sent.at(-1)).toEqual(["acknowledge", { turnId: "t1" }]);
    expect(socket.state.holders).toBe(0);
  });

  it("that is refused is told so, and waits for nothing", () => {
    const { listener, told } = createListener();
    answers.ask(questionOf("t1"), listener);
    socket.connect();
    socket.tell("error", { code: "UNAUTHENTICATED" });
    socket.tell("error", { turnId: "t1", code: "TOO_MANY_REQUESTS", seconds: 7 });
    expect(told).toEqual([["refused", "TOO_MANY_REQUESTS", 7]]);
    expect(socket.state.holders).toBe(0);
  });

  it("of two at once: each hears its own", () => {
    const [one, two] = [createListener(), createListener()];
    socket.connect();
    answers.ask(questionOf("t1"), one.listener);
    answers.ask(questionOf("t2"), two.listener);
    socket.tell("answerDelta", { turnId: "t2", sequence: 1, delta: words("two") });
    socket.tell("answerDelta", { turnId: "t1", sequence: 1, delta: words("one") });
    expect([one.told, two.told]).toEqual([["one"], ["two"]]);
    expect(socket.sent.map(([event]) => event)).toEqual(["question", "question"]);
  });
});

describe("after a break", () => {
  it("the rest is asked for, from where it was read", () => {
    const { listener } = createListener();
    answers.ask(questionOf("t1"), listener);
    socket.connect();
    socket.tell("answerDelta", { turnId: "t1", sequence: 1, delta: words("a") });
    socket.break();
    socket.connect();
    expect(socket.sent.at(-1)).toEqual(["resumeFrom", { turnId: "t1", from: 1 }]);
  });

  it("a server that forgot the answer is asked again, and what was read is void", () => {
    const { listener, told } = createListener();
    answers.ask(questionOf("t1"), listener);
    socket.connect();
    socket.tell("answerDelta", { turnId: "t1", sequence: 1, delta: words("a") });
    socket.break();
    socket.connect();
    socket.tell("error", { turnId: "t1", code: "NOT_FOUND" });
    expect(socket.sent.at(-1)).toEqual(["question", questionOf("t1")]);
    socket.tell("answerDelta", { turnId: "t1", sequence: 1, delta: words("b") });
    expect(told).toEqual(["a", ["refused", "RESTARTED", null], "b"]);
  });

  it("an answer is whole and without doubles, wherever the connection breaks", () => {
    const random = new Random(11);
    for (let round = 0; round < 300; round++) {
      const broken = fakeSocket();
      const streams = createAnswerStreams();
      const turnId = `t${round}`;
      const reader = {
        delta: (delta: unknown) => broken.state.isConnected && random.next() < 0.9 && broken.tell("answerDelta", delta),
        done: (answer: unknown) => broken.state.isConnected && broken.tell("answerDone", answer),
      };
      let stream: ReturnType<typeof streams.begin> = null;
      broken.state.onSend = (event, data) => {
        const { from = 0 } = data as { from?: number };
        if (event === "question") stream ??= streams.begin(turnId, { owner: null, caller: "v" });
        if (event === "question" || event === "resumeFrom") streams.follow(turnId, null, from, reader);
      };
      const { listener, told } = createListener();
      createChatAnswers(broken.client).ask(questionOf(turnId), listener);
      broken.connect();
      const lost = () => {
        broken.break();
        streams.leave(reader);
      };
      for (let at = 1; at <= 12; at++) {
        (stream as ReturnType<typeof streams.begin>)?.tell(words(String(at)));
        if (random.next() < 0.3) lost();
        if (!broken.state.isConnected && random.next() < 0.5) broken.connect();
      }
      streams.finish({ turnId, turn: turnOf(turnId), proof: null });
      const texts = told.filter((each) => typeof each === "string");
      expect(texts).toEqual(texts.map((_, at) => String(at + 1)));
      if (!broken.state.isConnected) broken.connect();
      expect(told.filter((each) => Array.isArray(each))).toEqual([["done", turnId, null]]);
      streams.close();
    }
  });
});
