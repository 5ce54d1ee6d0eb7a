// The connection to Redis: opened in the background, replaced when it fails, and never waited for longer than a command may take.

import { createHmac } from "node:crypto";
import type { Logger } from "pino";
import { openClient, type RedisClient } from "./open-client";
import { createOutageLog } from "./outage-log";
import { within } from "./within";

/** A command of ours takes less than a millisecond; nobody's request waits longer than this for a Redis that hangs. */
const COMMAND_MS = 250;
/** Includes the TLS handshake and the sign-in. */
const CONNECT_MS = 2_000;
/** An idle connection that died is noticed by this. */
const BEAT_MS = 2_000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 2_000;
/** Replies of a server that cannot serve now, though another at the same address may: a replica, or one that still loads. */
const UNFIT = /^(READONLY|LOADING|MASTERDOWN|CLUSTERDOWN|NOAUTH)\b/;

export class RedisAwayError extends Error {
  constructor() {
    super("Redis is away");
    this.name = "RedisAwayError";
  }
}

export interface RedisStatus {
  readonly isUp: boolean;
  /** Times without a connection: it was lost, or could not be made at the start. */
  readonly outages: number;
  /** Commands that failed, were too late, or found no connection. */
  readonly failures: number;
}

export interface RedisConnection {
  /** Prefix of all keys and channels: databases of Redis do not divide channels, and several sites may share one. */
  readonly namespace: string;
  /** Runs a command. Rejects at once with RedisAwayError without a connection, and within 250 ms with one. */
  readonly run: <T>(command: (client: RedisClient) => Promise<T>) => Promise<T>;
  /** Listens to a channel, over all connections to come. Messages that are sent between two connections are lost. */
  readonly subscribe: (channel: string, listener: (message: string) => void) => void;
  /** Calls the listener at each new connection, when its channels are subscribed to. */
  readonly onConnect: (listener: () => void) => void;
  readonly status: () => RedisStatus;
  readonly close: () => void;
}

interface Options {
  readonly url: string;
  /** Secret of the site: its processes hear each other, and those of another site do not. */
  readonly secret: string;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
  readonly beatMs?: number;
}

export function connectRedis({ url, secret, log, beatMs = BEAT_MS }: Options): RedisConnection {
  const channels = new Map<string, (message: string) => void>();
  const listeners: (() => void)[] = [];
  const outage = createOutageLog(log);
  let client: RedisClient | null = null;
  let isClosed = false;
  let isOut = false;
  let tries = 0;
  let outages = 0;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  const tell = (listener: (message: string) => void, message: string) => {
    try {
      listener(message);
    } catch (error) {
      log.error({ err: error }, "a message of Redis was not handled");
    }
  };

  const listen = (on: RedisClient, channel: string, listener: (message: string) => void) =>
    within(
      COMMAND_MS,
      on.subscribe(channel, (message) => tell(listener, message)),
    );

  function lose(lost: RedisClient, error: unknown): void {
    const isCurrent = client === lost;
    if (isCurrent) client = null;
    // Only then: its end calls this again.
    lost.destroy();
    if (!isCurrent) return;
    miss(error);
    connectLater();
  }

  function miss(error: unknown): void {
    if (!isOut) outages += 1;
    isOut = true;
    outage.begin(error);
  }

  function connectLater(): void {
    if (isClosed) return;
    const pause = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** tries);
    tries += 1;
    // Processes that lost it together do not come back together.
    retry = setTimeout(() => void connect(), pause * (0.5 + Math.random() / 2));
    retry.unref();
  }

  async function connect(): Promise<void> {
    let opened: RedisClient | undefined;
    try {
      opened = await openClient(url, CONNECT_MS, (failed, error) => lose(failed, error));
      await within(CONNECT_MS, opened.connect());
      await within(COMMAND_MS, opened.ping());
      for (const [channel, listener] of channels) await listen(opened, channel, listener);
    } catch (error) {
      opened?.destroy();
      if (!isClosed) miss(error);
      return connectLater();
    }
    if (isClosed) return opened.destroy();
    client = opened;
    tries = 0;
    isOut = false;
    outage.end();
    for (const listener of listeners) listener();
  }

  async function run<T>(command: (client: RedisClient) => Promise<T>): Promise<T> {
    const used = client;
    if (!used) {
      failures += 1;
      throw new RedisAwayError();
    }
    try {
      return await within(COMMAND_MS, command(used));
    } catch (error) {
      failures += 1;
      if (used.isReply(error) && !UNFIT.test(error.message)) outage.refused(error);
      else lose(used, error);
      throw error;
    }
  }

  const beat = setInterval(() => {
    if (client) run((alive) => alive.ping()).catch(() => undefined);
  }, beatMs);
  beat.unref();
  void connect();

  return {
    namespace: `boardwright:${createHmac("sha256", secret).update("redis").digest("base64url").slice(0, 8)}:`,
    run,
    subscribe(channel, listener) {
      channels.set(channel, listener);
      const used = client;
      if (used) listen(used, channel, listener).catch((error: unknown) => lose(used, error));
    },
    onConnect(listener) {
      listeners.push(listener);
      if (client) listener();
    },
    status: () => ({ isUp: client !== null, outages, failures }),
    close() {
      isClosed = true;
      clearInterval(beat);
      clearTimeout(retry);
      const last = client;
      client = null;
      last?.destroy();
    },
  };
}
