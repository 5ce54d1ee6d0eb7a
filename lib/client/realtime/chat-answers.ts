// Answers of the assistant over the socket: each is read whole and once, however often the connection breaks.

import { type SocketClient, socketClient } from "@/lib/client/realtime/socket";
import type { AnswerPart } from "@/lib/client/realtime/socket-events";
import type { ChatQuestion, ChatTurn } from "@/lib/contracts/chat";

export interface AnswerListener {
  readonly part: (part: AnswerPart) => void;
  /** With the proof by which the turn can be kept later; null where it is kept already. */
  readonly done: (turn: ChatTurn, proof: string | null) => void;
  /** Refused, with the seconds to wait where there were too many questions. What was told before it is void. */
  readonly refused: (code: string, seconds: number | null) => void;
  /** The connection is gone, or is back. */
  readonly connection: (isConnected: boolean) => void;
}

interface Pending {
  readonly asked: ChatQuestion;
  readonly listener: AnswerListener;
  /** Number of the last part. */
  read: number;
}

export interface ChatAnswers {
  /** Asks now, or once there is a connection. Returns a function that stops listening, but not the answer. */
  readonly ask: (asked: ChatQuestion, listener: AnswerListener) => () => void;
  readonly stop: (turnId: string) => void;
}

/** The client checks a delta by its number alone: what it holds was parsed by the server's contract. */
export function createChatAnswers(socket: SocketClient = socketClient): ChatAnswers {
  const pending = new Map<string, Pending>();
  let release: (() => void) | null = null;

  /** The socket is held as long as an answer is on its way. */
  function hold(): void {
    if (release) return;
    const ends = [
      socket.onConnect(onConnect),
      socket.onBreak(() => {
        for (const { listener } of pending.values()) listener.connection(false);
      }),
      socket.on("answerDelta", ({ turnId, sequence, delta }) => onPart(turnId, sequence, delta)),
      socket.on("answerDone", ({ turnId, turn, proof }) => onDone(turnId, turn, proof)),
      socket.on("error", ({ turnId, code, seconds }) => turnId !== undefined && onRefused(turnId, code, seconds)),
      socket.hold(),
    ];
    release = () => ends.forEach((end) => end());
  }

  function drop(turnId: string): void {
    pending.delete(turnId);
    if (pending.size > 0) return;
    release?.();
    release = null;
  }

  /** Asks, or asks for the rest of what was read before the connection broke. */
  function onConnect(): void {
    for (const { asked, read, listener } of pending.values()) {
      listener.connection(true);
      if (read === 0) socket.send("question", asked);
      else socket.send("resumeFrom", { turnId: asked.turnId, from: read });
    }
  }

  function onPart(turnId: string, sequence: number, part: AnswerPart): void {
    const answer = pending.get(turnId);
    // One that was read already comes again where a question was sent twice.
    if (!answer || sequence !== answer.read + 1) return;
    answer.read = sequence;
    answer.listener.part(part);
  }

  function onDone(turnId: string, turn: ChatTurn, proof: string | null): void {
    const answer = pending.get(turnId);
    socket.send("acknowledge", { turnId });
    if (!answer) return;
    drop(turnId);
    answer.listener.done(turn, proof);
  }

  function onRefused(turnId: string, code: string, seconds: number | undefined): void {
    const answer = pending.get(turnId);
    if (!answer) return;
    // The server has restarted since, or forgot it: the same turn is asked anew.
    if (code === "NOT_FOUND" && answer.read > 0) {
      answer.read = 0;
      answer.listener.refused("RESTARTED", null);
      socket.send("question", answer.asked);
      return;
    }
    drop(turnId);
    answer.listener.refused(code, seconds ?? null);
  }

  return {
    ask(asked, listener) {
      pending.set(asked.turnId, { asked, listener, read: 0 });
      const isHeld = release !== null;
      hold();
      // A held socket that is connected does not connect again.
      if (isHeld) listener.connection(socket.send("question", asked));
      return () => drop(asked.turnId);
    },
    stop: (turnId) => void socket.send("stop", { turnId }),
  };
}

export const chatAnswers = createChatAnswers();
