// Answers that are on their way: numbered deltas, which a page that lost its connection can ask for again.

import type { AnswerDelta } from "@/lib/server/assistant/assistant";
import type { ChatTurn } from "@/lib/contracts/chat";
import type { AskedBy } from "./asked-by";
import { createEarlierTurns, type EarlierTurns } from "./earlier-turns";

export interface NumberedDelta {
  readonly turnId: string;
  /** From 1, without gaps. */
  readonly sequence: number;
  readonly delta: AnswerDelta;
}

export interface FinishedAnswer {
  readonly turnId: string;
  /** Number after the last delta. */
  readonly sequence: number;
  readonly turn: ChatTurn;
  /** For a conversation that is kept only after signing in; null where it is kept already. */
  readonly proof: string | null;
}

/** A page that reads an answer. */
export interface Reader {
  readonly delta: (delta: NumberedDelta) => void;
  readonly done: (answer: FinishedAnswer) => void;
}

interface Stream extends AskedBy {
  readonly deltas: NumberedDelta[];
  readonly aborter: AbortController;
  reader: Reader | null;
  finished: FinishedAnswer | null;
  expiry: ReturnType<typeof setTimeout> | null;
}

/** An answer that nobody acknowledged is kept for so long. */
const KEPT_MS = 2 * 60_000;
/** Answers that one caller may have on their way at once. */
export const MAX_ANSWERS_OF_CALLER = 3;

/** Reason of an answer's end where nobody stopped it: the process ends, and another one answers the turn anew. */
export const CLOSING = Symbol("closing");

export interface AnswerStreams {
  readonly earlier: EarlierTurns;
  /** Null where the caller has too many answers on their way. The turn of a known one is not begun again. */
  readonly begin: (
    turnId: string,
    askedBy: AskedBy,
  ) => { tell: (delta: AnswerDelta) => void; signal: AbortSignal } | null;
  readonly finish: (answer: Omit<FinishedAnswer, "sequence">) => void;
  /** Tells everything after `from`, then what comes. False where there is no such answer of the caller. */
  readonly follow: (turnId: string, owner: string | null, from: number, reader: Reader) => boolean;
  /** The reader is gone; the answer goes on. */
  readonly leave: (reader: Reader) => void;
  /** False where there is no such answer of the caller; so for `acknowledge`. */
  readonly stop: (turnId: string, owner: string | null) => boolean;
  readonly acknowledge: (turnId: string, owner: string | null) => boolean;
  readonly close: () => void;
}

export function createAnswerStreams(): AnswerStreams {
  const streams = new Map<string, Stream>();

  const ofOwner = (turnId: string, owner: string | null): Stream | undefined => {
    const stream = streams.get(turnId);
    return stream?.owner === owner ? stream : undefined;
  };

  function forget(turnId: string): void {
    const stream = streams.get(turnId);
    if (stream?.expiry) clearTimeout(stream.expiry);
    streams.delete(turnId);
  }

  function runningOf(caller: string): number {
    let running = 0;
    for (const stream of streams.values()) if (stream.caller === caller && !stream.finished) running += 1;
    return running;
  }

  return {
    earlier: createEarlierTurns(),
    begin(turnId, askedBy) {
      if (streams.has(turnId) || runningOf(askedBy.caller) >= MAX_ANSWERS_OF_CALLER) return null;
      const aborter = new AbortController();
      const stream: Stream = { ...askedBy, deltas: [], aborter, reader: null, finished: null, expiry: null };
      streams.set(turnId, stream);
      return {
        signal: aborter.signal,
        tell(delta) {
          if (stream.finished) return;
          const numbered = { turnId, sequence: stream.deltas.length + 1, delta };
          stream.deltas.push(numbered);
          stream.reader?.delta(numbered);
        },
      };
    },
    finish(answer) {
      const stream = streams.get(answer.turnId);
      if (!stream || stream.finished) return;
      stream.finished = { ...answer, sequence: stream.deltas.length + 1 };
      stream.expiry = setTimeout(() => forget(answer.turnId), KEPT_MS);
      stream.expiry.unref();
      stream.reader?.done(stream.finished);
    },
    follow(turnId, owner, from, reader) {
      const stream = ofOwner(turnId, owner);
      if (!stream) return false;
      stream.reader = reader;
      for (const delta of stream.deltas.slice(from)) reader.delta(delta);
      if (stream.finished) reader.done(stream.finished);
      return true;
    },
    leave(reader) {
      for (const stream of streams.values()) if (stream.reader === reader) stream.reader = null;
    },
    stop(turnId, owner) {
      const stream = ofOwner(turnId, owner);
      stream?.aborter.abort();
      return stream !== undefined;
    },
    acknowledge(turnId, owner) {
      const stream = ofOwner(turnId, owner);
      if (stream?.finished) forget(turnId);
      return stream !== undefined;
    },
    close() {
      for (const [turnId, stream] of streams) {
        stream.aborter.abort(CLOSING);
        forget(turnId);
      }
    },
  };
}
