// The client library, loaded where there is a Redis at all: it takes half a second and 19 MB.

import type { createClient } from "@redis/client";

/** The commands that are used here, so that nothing depends on the library's types. */
export interface RedisClient {
  connect: () => Promise<unknown>;
  ping: () => Promise<unknown>;
  /** Runs a Lua script on one key; it runs whole, and nothing between. */
  runScript: (script: string, key: string, values: string[]) => Promise<unknown>;
  get: (key: string) => Promise<string | null>;
  set: (key: string, value: string, options: { condition?: "NX" | "XX"; seconds: number }) => Promise<boolean>;
  /** Number of connections that were told. */
  publish: (channel: string, message: string) => Promise<number>;
  subscribe: (channel: string, listener: (message: string) => void) => Promise<void>;
  /** True for an error that the server replied, false for one of the connection. */
  isReply: (error: unknown) => error is Error;
  /** Closes it at once, however often it is called; commands that wait are rejected. */
  destroy: () => void;
}

/**
 * A client that neither reconnects by itself nor keeps commands for later: its owner decides both. It speaks RESP3
 * (Redis 6 and later), which has commands and messages of channels on one connection: a connection whose commands are
 * answered hears its channels too.
 */
export async function openClient(
  url: string,
  connectMs: number,
  onFailure: (client: RedisClient, error: unknown) => void,
): Promise<RedisClient> {
  const library = await import("@redis/client");
  const raw: ReturnType<typeof createClient> = library.createClient({
    url,
    name: "boardwright",
    RESP: 3,
    disableOfflineQueue: true,
    maintNotifications: "disabled",
    socket: { reconnectStrategy: false, connectTimeout: connectMs },
  });
  const client: RedisClient = {
    connect: () => raw.connect(),
    ping: () => raw.ping(),
    runScript: (script, key, values) => raw.sendCommand(["EVAL", script, "1", key, ...values]),
    get: (key) => raw.get(key),
    set: async (key, value, { condition, seconds }) => {
      const expiration = { type: "EX" as const, value: seconds };
      return (await raw.set(key, value, condition ? { condition, expiration } : { expiration })) !== null;
    },
    publish: (channel, message) => raw.publish(channel, message),
    subscribe: (channel, listener) => raw.subscribe(channel, listener),
    isReply: (error): error is Error => error instanceof library.ErrorReply,
    destroy: () => {
      if (raw.isOpen) raw.destroy();
    },
  };
  raw.on("error", (error) => onFailure(client, error));
  raw.on("end", () => onFailure(client, new Error("the connection to Redis has ended")));
  return client;
}
