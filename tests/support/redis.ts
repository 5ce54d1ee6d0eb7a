// Redis of the tests: the one that TEST_REDIS_URL names, or one on this machine. Tests that need it are skipped without it.

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { pino } from "pino";
import { afterAll, type TestContext } from "vitest";
import { connectRedis, type RedisConnection } from "@/lib/server/redis/connection";
import { openClient } from "@/lib/server/redis/open-client";

/** A database of its own, of the sixteen that a Redis has by default. */
const REDIS_URL = process.env.TEST_REDIS_URL ?? "redis://127.0.0.1:6379/15";

async function answers(url: string): Promise<boolean> {
  const client = await openClient(url, 500, () => undefined);
  try {
    await client.connect();
    return (await client.ping()) === "PONG";
  } catch {
    return false;
  } finally {
    client.destroy();
  }
}

/** The address, or null where none answers. */
export const redisUrl: string | null = (await answers(REDIS_URL)) ? REDIS_URL : null;

/** For `beforeEach`: skips what needs a Redis where none answers. */
export function requireRedis({ skip }: Pick<TestContext, "skip">, isNeeded = true): void {
  skip(isNeeded && redisUrl === null, "no Redis answers at TEST_REDIS_URL");
}

const open: RedisConnection[] = [];
const proxies: { close: () => void }[] = [];
afterAll(() => [...open.splice(0), ...proxies.splice(0)].forEach((each) => each.close()));

export const SILENT = pino({ level: "silent" });

type Named = Partial<Parameters<typeof connectRedis>[0]>;

/** A connection that is up, as one process has it; those of one secret are of one site. */
export async function openRedis({
  url = redisUrl ?? "",
  secret = randomUUID(),
  log = SILENT,
  ...rest
}: Named = {}): Promise<RedisConnection> {
  const redis = connectRedis({ url, secret, log, ...rest });
  open.push(redis);
  await new Promise<void>((resolve) => redis.onConnect(resolve));
  return redis;
}

/** A wire to Redis that can be held up, so that it hangs, or cut. */
export async function startRedisProxy() {
  const { hostname, port } = new URL(redisUrl ?? "");
  const sockets = new Set<Socket>();
  let isCut = false;
  let isPaused = false;
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const backend = connect(Number(port || 6379), hostname);
    for (const [socket, other] of [
      [client, backend],
      [backend, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.on("data", (chunk) => other.write(chunk));
      if (isPaused) socket.pause();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(redisUrl ?? "");
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  const proxy = {
    url: url.toString(),
    /** Ends all connections and takes no new ones. */
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    /** Takes connections, and passes nothing on. */
    pause() {
      isPaused = true;
      for (const socket of sockets) socket.pause();
    },
    mend() {
      isCut = false;
      isPaused = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      proxy.cut();
      server.close();
    },
  };
  proxies.push(proxy);
  return proxy;
}
