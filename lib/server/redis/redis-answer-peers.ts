// Answers on their way in several processes: Redis knows for a while which process has a turn, and each has a channel.

import { randomUUID } from "node:crypto";
import type { AnswerPeers, TurnOf } from "@/lib/server/chat/answer-peers";
import type { Reader } from "@/lib/server/chat/answer-streams";
import { type AnswerServer, createAnswerServer, type SendToPeer } from "./answer-server";
import type { RedisConnection } from "./connection";
import { type PeerMessage, readPeerMessage } from "./peer-messages";

/** Longer than an answer takes, and than it is kept when it is done. */
const CLAIM_SECONDS = 900;
/** For the process that has the turn to say whether it still has it. */
const REPLY_MS = 1_000;
/** Reads on from what came, so that neither a lost message nor the end of the other process goes unnoticed. */
const READ_AGAIN_MS = 5_000;
/** Once is no proof: after an outage of Redis the other process may not listen yet. */
const GONE_AFTER = 2;

interface Reading extends TurnOf {
  readonly holder: string;
  readonly reader: Reader;
  readonly lost: (last: number) => void;
  /** Number of the last delta. */
  last: number;
  /** Times in a row that nobody listened to the holder's channel. */
  unheard: number;
  /** Told whether the holder has the answer. */
  replied: ((isFound: boolean) => void) | null;
}

interface Parts {
  readonly redis: Pick<RedisConnection, "namespace" | "run" | "subscribe" | "onConnect">;
}

export function createRedisAnswerPeers({ redis }: Parts): AnswerPeers {
  const own = randomUUID();
  const readings = new Map<string, Reading>();
  let server: AnswerServer | null = null;

  const channelOf = (process: string) => `${redis.namespace}answers:${process}`;
  const keyOf = ({ turnId, owner }: TurnOf) => `${redis.namespace}turn:${owner ?? ""}:${turnId}`;

  const send: SendToPeer = (process, message) =>
    redis.run((client) => client.publish(channelOf(process), JSON.stringify(message))).catch(() => null);

  /** Null where no other process is known to have it. */
  async function holderOf(turn: TurnOf): Promise<string | null> {
    const holder = await redis.run((client) => client.get(keyOf(turn))).catch(() => null);
    return holder === own ? null : holder;
  }

  const ask = (reading: string, { turnId, owner, holder, last }: Reading) =>
    send(holder, { kind: "follow", turnId, owner, from: last, reading, to: own });

  function lose(reading: string): void {
    const lost = readings.get(reading);
    readings.delete(reading);
    if (lost?.replied) lost.replied(false);
    else lost?.lost(lost.last);
  }

  async function readAgain(): Promise<void> {
    for (const [reading, read] of [...readings]) {
      const told = await ask(reading, read);
      if (told !== null) read.unheard = told === 0 ? read.unheard + 1 : 0;
      if (read.unheard >= GONE_AFTER) lose(reading);
    }
  }

  function take(message: Extract<PeerMessage, { reading: string }>): void {
    const read = readings.get(message.reading);
    if (!read) return;
    if (message.kind === "missing") return lose(message.reading);
    read.replied?.(true);
    read.replied = null;
    if (message.kind === "delta") {
      if (message.delta.sequence > read.last + 1) return void ask(message.reading, read);
      if (message.delta.sequence <= read.last) return;
      read.last = message.delta.sequence;
      read.reader.delta(message.delta);
    }
    if (message.kind === "done") {
      if (message.answer.sequence > read.last + 1) return void ask(message.reading, read);
      readings.delete(message.reading);
      read.reader.done(message.answer);
    }
  }

  redis.subscribe(channelOf(own), (text) => {
    const message = readPeerMessage(text);
    if (!message) return;
    if (message.kind === "found" || message.kind === "missing" || message.kind === "delta" || message.kind === "done")
      take(message);
    else server?.receive(message);
  });
  redis.onConnect(() => void readAgain());
  const again = setInterval(() => void readAgain(), READ_AGAIN_MS);
  again.unref();

  return {
    async claim(turn, takenOver = false) {
      const value = { ...(takenOver ? {} : { condition: "NX" as const }), seconds: CLAIM_SECONDS };
      const isOurs = await redis.run((client) => client.set(keyOf(turn), own, value)).catch(() => true);
      return isOurs || (await holderOf(turn)) === null;
    },
    async follow({ from, ...turn }, reader, lost) {
      const holder = await holderOf(turn);
      if (holder === null) return false;
      const reading = randomUUID();
      return new Promise((resolve) => {
        const tooLate = setTimeout(() => lose(reading), REPLY_MS);
        const replied = (isFound: boolean) => {
          clearTimeout(tooLate);
          resolve(isFound);
        };
        const read: Reading = { ...turn, holder, reader, lost, last: from, unheard: 0, replied };
        readings.set(reading, read);
        void ask(reading, read).then((told) => !told && lose(reading));
      });
    },
    leave(reader) {
      for (const [reading, read] of [...readings]) {
        if (read.reader !== reader) continue;
        readings.delete(reading);
        read.replied?.(false);
        void send(read.holder, { kind: "leave", reading });
      }
    },
    async stop(turn) {
      const holder = await holderOf(turn);
      if (holder !== null) await send(holder, { kind: "stop", ...turn });
    },
    async acknowledge(turn) {
      const holder = await holderOf(turn);
      if (holder !== null) await send(holder, { kind: "acknowledge", ...turn });
    },
    serve(streams) {
      const served = createAnswerServer(streams, send);
      server = served;
      return () => {
        clearInterval(again);
        served.close();
        if (server === served) server = null;
      };
    },
  };
}
