// Many visitors who ask over sockets of their own, by the client of the pages.

import { randomBytes } from "node:crypto";
import { io } from "socket.io-client";
import { createChatAnswers } from "@/lib/client/realtime/chat-answers";
import type { SocketClient } from "@/lib/client/realtime/socket";
import type { AnswerPart } from "@/lib/client/realtime/socket-events";
import type { ChatQuestion, ChatTurn } from "@/lib/contracts/chat";
import { NO_CONTEXT } from "@/lib/core/assistant/answer";
import { CHAT_EVENTS } from "@/lib/server/chat/socket";
import { SERVER_EVENTS } from "@/lib/server/realtime/publish";
import { SOCKET_PATH } from "@/lib/server/realtime/socket";
import { standIn } from "./stand-in";

type Message = { event: number; data: Record<string, unknown> };
type Listener = (data: Record<string, unknown>) => void;

/** An address of its own for each, of a range for documentation; the server has to trust one proxy. */
const addressOf = (at: number) => `2001:db8:${Math.floor(at / 60_000).toString(16)}:${(at % 60_000).toString(16)}::1`;

function socketClient(url: string, at: number, reconnectMs: number) {
  const socket = io(url, {
    ...{ path: SOCKET_PATH, transports: ["websocket"], forceNew: true, reconnectionDelay: reconnectMs },
    ...{ reconnectionDelayMax: reconnectMs * 4, extraHeaders: { "x-forwarded-for": addressOf(at) } },
  });
  // A server that ends tells its clients to go, and they would stay away.
  socket.on("disconnect", (reason) => {
    if (reason === "io server disconnect") setTimeout(() => socket.connect(), reconnectMs);
  });
  const listeners = new Map<string, Set<Listener>>();
  const names = Object.entries(SERVER_EVENTS);
  socket.on("message", ({ event, data }: Message) => {
    const name = names.find(([, number]) => number === event)?.[0] ?? "";
    for (const listen of listeners.get(name) ?? []) listen(data);
  });
  const client = standIn<SocketClient>({
    send(name: keyof typeof CHAT_EVENTS, data: unknown) {
      if (!socket.connected) return false;
      socket.emit("message", { event: CHAT_EVENTS[name], data });
      return true;
    },
    on(name: string, listen: Listener) {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own.add(listen));
      return () => void own.delete(listen);
    },
    onConnect(listen: () => void) {
      socket.on("connect", listen);
      if (socket.connected) listen();
      return () => void socket.off("connect", listen);
    },
    onBreak(listen: () => void) {
      socket.on("disconnect", listen);
      return () => void socket.off("disconnect", listen);
    },
    hold: () => () => undefined,
  });
  return { socket, client };
}

export interface ChatClient {
  readonly connected: () => Promise<void>;
  /** The parts that the page showed in the end, and the finished turn; `first` is told at the first part and block. */
  readonly ask: (question: string, first?: (kind: AnswerPart["kind"]) => void) => Promise<Told>;
  readonly close: () => void;
}
export interface Told {
  readonly words: string;
  readonly turn: ChatTurn;
  /** How often it was begun anew after a restart. */
  readonly restarts: number;
}

export function createChatClient(url: string, at: number, reconnectMs = 100): ChatClient {
  const { socket, client } = socketClient(url, at, reconnectMs);
  const answers = createChatAnswers(client);
  return {
    connected: () =>
      socket.connected ? Promise.resolve() : new Promise((resolve) => socket.once("connect", () => resolve())),
    ask: (question, first = () => undefined) =>
      new Promise((resolve, reject) => {
        let words = "";
        let restarts = 0;
        const asked: ChatQuestion = {
          ...{ turnId: randomBytes(16).toString("base64url"), chatId: null, parentId: null, question, files: [] },
          ...{ context: NO_CONTEXT, memory: {}, locale: "en" },
        };
        answers.ask(asked, {
          part(part) {
            first(part.kind);
            if (part.kind === "words") words += part.text;
          },
          done: (turn) => resolve({ words, turn, restarts }),
          refused(code) {
            if (code !== "RESTARTED") return reject(new Error(code));
            words = "";
            restarts += 1;
          },
          connection: () => undefined,
        });
      }),
    close: () => void socket.disconnect(),
  };
}
