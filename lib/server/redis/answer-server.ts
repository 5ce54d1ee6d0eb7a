// Answers of this process, read by others.

import type { DeepReadonly } from "@/lib/base/deep-readonly";
import type { AnswerStreams, Reader } from "@/lib/server/chat/answer-streams";
import type { PeerMessage } from "./peer-messages";

/** Sends to the channel of a process; answers how many were told, null where it could not be sent. */
export type SendToPeer = (process: string, message: DeepReadonly<PeerMessage>) => Promise<number | null>;

export interface AnswerServer {
  readonly receive: (message: PeerMessage) => void;
  readonly close: () => void;
}

export function createAnswerServer(streams: AnswerStreams, send: SendToPeer): AnswerServer {
  const readers = new Map<string, Reader>();

  function leave(reading: string): void {
    const reader = readers.get(reading);
    if (reader) streams.leave(reader);
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
    readers.set(reading, reader);
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
      for (const reading of [...readers.keys()]) leave(reading);
    },
  };
}
