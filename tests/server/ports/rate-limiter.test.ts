// The contract of a rate limiter: add an adapter to the table, and all of it is tested.

import { beforeEach, describe, expect, it } from "vitest";
import { createLimitCounters } from "@/lib/server/http/limit-counters";
import { createMemoryRateLimiter } from "@/lib/server/http/memory-rate-limiter";
import type { RateLimiter } from "@/lib/server/http/rate-limiter";
import { createRedisRateLimiter } from "@/lib/server/redis/redis-rate-limiter";
import { testDatabase } from "@/tests/support/database";
import { openRedis, requireRedis } from "@/tests/support/redis";

const BUDGET = { points: 10, seconds: 60 };
const TRIES = { points: 3, seconds: 600, isDurable: true };
const REFUSED = { code: "TOO_MANY_REQUESTS" };

/** `open` gives what a process opens: opened again, it is another process with the same data. */
type Adapter = { open: () => RateLimiter; isDurable: boolean };

/** Processes that share counters in Redis and in the database. */
async function onRedis(): Promise<Adapter> {
  const redis = await openRedis();
  const counters = createLimitCounters(await testDatabase(), "a secret");
  const open = () => createRedisRateLimiter({ redis, secret: "a secret", local: createMemoryRateLimiter(counters) });
  return { open, isDurable: true };
}

const ADAPTERS: [string, () => Promise<Adapter>][] = [
  ["in memory", () => Promise.resolve({ open: () => createMemoryRateLimiter(), isDurable: false })],
  [
    "in memory with counters in the database",
    async () => {
      const db = await testDatabase();
      return { open: () => createMemoryRateLimiter(createLimitCounters(db, "a secret")), isDurable: true };
    },
  ],
  ["on Redis", onRedis],
];

describe.each(ADAPTERS)("the rate limiter %s", (name, create) => {
  beforeEach((context) => requireRedis(context, name === "on Redis"));

  it("takes the cost of a call from its caller's budget, and from nobody else's", async () => {
    const limiter = (await create()).open();
    await limiter.take("lines", "ann", BUDGET, 7);
    await limiter.take("lines", "ann", BUDGET, 3);
    await expect(limiter.take("lines", "ann", BUDGET)).rejects.toMatchObject(REFUSED);
    await limiter.take("lines", "bob", BUDGET, 10);
    await limiter.take("other", "ann", BUDGET, 10);
  });

  it("says how many seconds to wait", async () => {
    const limiter = (await create()).open();
    await limiter.take("lines", "ann", BUDGET, 10);
    const refusal: unknown = await limiter.take("lines", "ann", BUDGET).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ ...REFUSED, options: { values: { seconds: expect.any(Number) as number } } });
    const { seconds } = (refusal as { options: { values: { seconds: number } } }).options.values;
    expect(seconds).toBeGreaterThan(55);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it("counts calls that come at once one by one", async () => {
    const limiter = (await create()).open();
    const calls = await Promise.allSettled(Array.from({ length: 15 }, () => limiter.take("lines", "ann", BUDGET)));
    expect(calls.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  });

  it.each([BUDGET, { ...BUDGET, isDurable: true }])("gives a call back: %o", async (budget) => {
    const limiter = (await create()).open();
    await limiter.take("lines", "ann", budget, 10);
    await limiter.refund("lines", "ann", budget);
    await limiter.take("lines", "ann", budget);
    await expect(limiter.take("lines", "ann", budget)).rejects.toMatchObject(REFUSED);
  });

  it("knows the persisted calls of other processes, and of those before it", async () => {
    const { open, isDurable } = await create();
    if (!isDurable) return expect(open().persist("tries", "ann", TRIES)).resolves.toBeUndefined();
    const fail = async (limiter: RateLimiter) => {
      await limiter.take("tries", "ann", TRIES);
      await limiter.persist("tries", "ann", TRIES);
    };
    const [one, two] = [open(), open()];
    await fail(one);
    await fail(one);
    await fail(two);
    await expect(two.take("tries", "ann", TRIES)).rejects.toMatchObject(REFUSED);
    await two.take("tries", "bob", TRIES);
    const restarted = open();
    await expect(restarted.take("tries", "ann", TRIES)).rejects.toMatchObject(REFUSED);
    await restarted.take("tries", "bob", TRIES);
  });
});
