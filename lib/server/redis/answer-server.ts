// Answers of this process, read by others.

import type { DeepReadonly } from "@/lib/base/deep-readonly";
import type { AnswerStreams, Reader } from "@/lib/server/chat/answer-streams";
import type { PeerMessage } from "./peer-messages";

/** Sends to the channel of a process; answers how many were told, null where it could not be sent. */
export type SendToPeer = (process: string, message: DeepReadonly<PeerMessage>) => Promise<number | null>;

export interface AnswerServer {
  readonly receive: (message: PeerMessage) => void;
  /** The readers look elsewhere at once. */
  readonly close: () => void;
}

export function createAnswerServer(streams: AnswerStreams, send: SendToPeer): AnswerServer {
  const readers = new Map<string, { reader: Reader; to: string }>();

  function leave(reading: string): void {
    const known = readers.get(reading);
    if (known) streams.leave(known.reader);
    readers.delete(reading);
  }

  function follow({ turnId, owner, from, reading, to }: Extract<PeerMessage, { kind: "follow" }>): void {
    leave(reading);
    const reader: Reader = {
      delta: (delta) => void send(to, { kind: "delta", reading, delta }),
      done(answer) {
        readers.delete(reading);
        void send(to, { kind: "done", reading, answer });
      },
    };
    readers.set(reading, { reader, to });
    const isFound = streams.follow(turnId, owner, from, reader);
    if (!isFound) readers.delete(reading);
    void send(to, { kind: isFound ? "found" : "missing", reading });
  }

  return {
    receive(message) {
      if (message.kind === "follow") follow(message);
      else if (message.kind === "leave") leave(message.reading);
      else if (message.kind === "stop") streams.stop(message.turnId, message.owner);
      else if (message.kind === "acknowledge") streams.acknowledge(message.turnId, message.owner);
    },
    close() {
      for (const [reading, { to }] of [...readers]) {
        leave(reading);
        void send(to, { kind: "missing", reading });
      }
    },
  };
}
