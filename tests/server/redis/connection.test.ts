// A Redis that is away, hangs, refuses or comes back.

import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMemoryRateLimiter } from "@/lib/server/http/memory-rate-limiter";
import { connectRedis, type RedisConnection } from "@/lib/server/redis/connection";
import { createOutageLog } from "@/lib/server/redis/outage-log";
import { createRedisRateLimiter } from "@/lib/server/redis/redis-rate-limiter";
import { openRedis, requireRedis, SILENT, startRedisProxy } from "@/tests/support/redis";

function listenToLog() {
  const lines: string[] = [];
  const write = (line: string) => {
    const { level, msg } = JSON.parse(line) as { level: number; msg: string };
    lines.push(`${pino.levels.labels[level] ?? ""} ${msg}`);
  };
  const log = pino({ level: "info" }, { write });
  return { lines, log };
}

const isBack = (redis: RedisConnection) =>
  expect.poll(() => redis.status().isUp, { interval: 10, timeout: 5_000 }).toBe(true);

async function timed(work: Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work.catch(() => undefined);
  return performance.now() - startedMs;
}

describe("a connection to Redis", () => {
  beforeEach((context) => requireRedis(context));

  it("that is cut refuses commands at once, and is back by itself with its channels", async () => {
    const proxy = await startRedisProxy();
    const redis = await openRedis({ url: proxy.url });
    const received: string[] = [];
    redis.subscribe("cut", (message) => received.push(message));
    await expect.poll(() => redis.run((client) => client.publish("cut", "before"))).toBe(1);
    proxy.cut();
    await expect.poll(() => redis.status().isUp, { interval: 5 }).toBe(false);
    await expect(redis.run((client) => client.ping())).rejects.toThrow("Redis is away");
    proxy.mend();
    await isBack(redis);
    await redis.run((client) => client.publish("cut", "after"));
    await expect.poll(() => received).toEqual(["before", "after"]);
    expect(redis.status()).toMatchObject({ outages: 1, failures: 1 });
  });

  it("that hangs keeps a command 250 ms, the next ones no time, and is warned of once", async () => {
    const proxy = await startRedisProxy();
    const { lines, log } = listenToLog();
    const redis = await openRedis({ url: proxy.url, log });
    proxy.pause();
    const first = await timed(redis.run((client) => client.ping()));
    expect(first).toBeGreaterThan(200);
    expect(first).toBeLessThan(1_000);
    const later = await timed(Promise.all(Array.from({ length: 100 }, () => redis.run((client) => client.ping()))));
    expect(later).toBeLessThan(200);
    proxy.mend();
    await isBack(redis);
    expect(lines).toEqual([
      "warn Redis is away: limits and events stay in this process until it is back",
      "info Redis is back",
    ]);
  });

  it("does not blame Redis for a process that was busy", async () => {
    const redis = await openRedis();
    const answer = redis.run((client) => client.ping());
    // The command is on its way, and then nothing else can run.
    await new Promise((resolve) => setImmediate(resolve));
    const untilMs = performance.now() + 400;
    while (performance.now() < untilMs);
    expect(await answer).toBe("PONG");
    expect(redis.status()).toMatchObject({ isUp: true, failures: 0 });
  });

  it("that dies while nothing is asked is noticed by itself", async () => {
    const proxy = await startRedisProxy();
    const redis = await openRedis({ url: proxy.url, beatMs: 50 });
    proxy.pause();
    await expect.poll(() => redis.status().isUp, { interval: 50, timeout: 5_000 }).toBe(false);
  });

  it("that refuses a command stays", async () => {
    const { lines, log } = listenToLog();
    const redis = await openRedis({ log });
    for (let count = 0; count < 3; count++)
      await expect(redis.run((client) => client.runScript("return nonsense(", "key", []))).rejects.toThrow();
    expect(redis.status()).toMatchObject({ isUp: true, outages: 0, failures: 3 });
    expect(lines).toEqual(["warn Redis refuses commands"]);
  });

  it("of another site hears nothing of this one", async () => {
    const [one, same, other] = [
      await openRedis({ secret: "one" }),
      await openRedis({ secret: "one" }),
      await openRedis({ secret: "two" }),
    ];
    expect(same.namespace).toBe(one.namespace);
    expect(other.namespace).not.toBe(one.namespace);
  });
});

describe("limits while Redis is away", () => {
  const BUDGET = { points: 3, seconds: 60 };
  const REFUSED = { code: "TOO_MANY_REQUESTS" };
  beforeEach((context) => requireRedis(context));

  it("go on from what this process has counted, and are shared again afterwards", async () => {
    const proxy = await startRedisProxy();
    const redis = await openRedis({ url: proxy.url, secret: "site" });
    const secret = crypto.randomUUID();
    const open = (on: RedisConnection) =>
      createRedisRateLimiter({ redis: on, secret, local: createMemoryRateLimiter() });
    const [one, two] = [open(redis), open(await openRedis({ secret: "site" }))];
    await one.take("calls", "ann", BUDGET);
    await one.take("calls", "ann", BUDGET);
    proxy.cut();
    await one.take("calls", "ann", BUDGET);
    await expect(one.take("calls", "ann", BUDGET)).rejects.toMatchObject(REFUSED);
    await one.refund("calls", "ann", BUDGET);
    proxy.mend();
    await isBack(redis);
    // Two were counted in Redis.
    await two.take("calls", "ann", BUDGET);
    await expect(two.take("calls", "ann", BUDGET)).rejects.toMatchObject(REFUSED);
    await one.take("calls", "bob", BUDGET, 2);
    await expect(two.take("calls", "bob", BUDGET, 2)).rejects.toMatchObject(REFUSED);
  });
});

describe("without any Redis", () => {
  let redis: RedisConnection | undefined;
  afterEach(() => redis?.close());

  it("a process starts, counts by itself, and knows that one is missing", async () => {
    const { lines, log } = listenToLog();
    redis = connectRedis({ url: "redis://127.0.0.1:1", secret: "s", log });
    const limiter = createRedisRateLimiter({ redis, secret: "s", local: createMemoryRateLimiter() });
    await limiter.take("calls", "ann", { points: 1, seconds: 60 });
    await expect(limiter.take("calls", "ann", { points: 1, seconds: 60 })).rejects.toThrow();
    await expect.poll(() => lines).toHaveLength(1);
    expect(redis.status()).toMatchObject({ isUp: false, outages: 1 });
  });

  it("a closed connection tries no more", async () => {
    redis = connectRedis({ url: "redis://127.0.0.1:1", secret: "s", log: SILENT });
    redis.close();
    await expect(redis.run((client) => client.ping())).rejects.toThrow("Redis is away");
  });
});

it("an outage that begins in the quiet time after another is said once that is over", () => {
  const { lines, log } = listenToLog();
  let nowMs = 0;
  const outage = createOutageLog(log, () => nowMs);
  outage.begin(new Error("gone"));
  outage.end();
  outage.begin(new Error("gone again"));
  expect(lines).toHaveLength(2);
  nowMs = 61_000;
  outage.begin(new Error("still gone"));
  outage.begin(new Error("still gone"));
  expect(lines).toHaveLength(3);
});
