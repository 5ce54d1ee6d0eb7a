// Two web processes in one: each with its own API, socket and connection to Redis, on one database.

import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { io, type Socket } from "socket.io-client";
import { createProductApi } from "@/lib/server/api";
import type { Assistant } from "@/lib/server/assistant/assistant";
import type { Deps } from "@/lib/server/deps";
import { createMemoryRateLimiter } from "@/lib/server/http/memory-rate-limiter";
import { attachSocket, SOCKET_PATH } from "@/lib/server/realtime/socket";
import { createRedisAnswerPeers } from "@/lib/server/redis/redis-answer-peers";
import { createRedisEventBus } from "@/lib/server/redis/redis-event-bus";
import { createRedisRateLimiter } from "@/lib/server/redis/redis-rate-limiter";
import type { RedisConnection } from "@/lib/server/redis/connection";
import { createTestApi } from "./api";
import { openRedis, startRedisProxy } from "./redis";

export type Message = { event: number; data: Record<string, unknown> };

/** A page: what it sends and hears over its socket. */
export class Page {
  readonly received: Message[] = [];
  readonly #waiting = new Set<() => void>();

  constructor(
    readonly socket: Socket,
    readonly token: string | undefined,
  ) {
    socket.on("message", (message: Message) => {
      this.received.push(message);
      for (const check of [...this.#waiting]) check();
    });
  }

  send(event: number, data: unknown): void {
    this.socket.emit("message", { event, token: this.token, data });
  }

  /** The first message of the kind, now or later; it is taken out. */
  next(event: number): Promise<Message["data"]> {
    return new Promise((resolve) => {
      const check = () => {
        const at = this.received.findIndex((message) => message.event === event);
        if (at < 0) return void this.#waiting.add(check);
        this.#waiting.delete(check);
        resolve(this.received.splice(at, 1)[0]?.data ?? {});
      };
      check();
    });
  }

  /** Joins a project and answers its version. */
  async join(projectId: string): Promise<unknown> {
    this.send(20, { projectId });
    return (await this.next(20)).version;
  }
}

async function startProcess(deps: Deps, redis: RedisConnection, assistant: Assistant) {
  const app = createProductApi(deps);
  const server = createServer();
  const sockets = attachSocket(server, deps, { assistant });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const pages: Socket[] = [];
  async function openPage(token?: string): Promise<Page> {
    const { port } = server.address() as AddressInfo;
    const socket = io(`http://127.0.0.1:${port}`, {
      path: SOCKET_PATH,
      transports: ["websocket"],
      reconnection: false,
    });
    pages.push(socket);
    await new Promise<void>((resolve) => socket.once("connect", () => resolve()));
    const page = new Page(socket, token);
    if (token !== undefined) page.send(0, null);
    return page;
  }
  async function stop(): Promise<void> {
    for (const socket of pages) socket.disconnect();
    await sockets.close();
    server.close();
    await redis.run((client) => client.ping()).catch(() => undefined);
    redis.close();
  }
  return { deps, app, redis, openPage, stop };
}

export type TestProcess = Awaited<ReturnType<typeof startProcess>>;

/** `one` reaches Redis by way of `proxy`. `api` calls are those of `one`. */
export async function startTwoProcesses(assistant: Assistant) {
  const api = await createTestApi();
  const site = randomUUID();
  const proxy = await startRedisProxy();
  const shared = async (url?: string) => {
    const redis = await openRedis({ secret: site, ...(url === undefined ? {} : { url }) });
    const local = createMemoryRateLimiter();
    const deps: Deps = {
      ...api.deps,
      rateLimiter: createRedisRateLimiter({ redis, secret: site, local }),
      eventBus: createRedisEventBus({ redis, log: api.deps.log }),
      answerPeers: createRedisAnswerPeers({ redis }),
    };
    return startProcess(deps, redis, assistant);
  };
  const [one, two] = [await shared(proxy.url), await shared()];
  return { api, one, two, proxy, stop: () => Promise.all([one.stop(), two.stop()]) };
}
