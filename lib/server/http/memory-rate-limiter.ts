// Rate limits counted in this process. Counters that slow down guessing are stored in the database as well.

import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { LimitCounter, LimitCounters } from "./limit-counters";
import { type Budget, type RateLimiter, tooManyRequests } from "./rate-limiter";

const secondsUntil = (endsAt: Date) => Math.max(1, Math.ceil((endsAt.getTime() - Date.now()) / 1000));

/** `stored` has the counters of earlier processes; they are read before the first call of a durable budget is counted. */
export function createMemoryRateLimiter(stored?: LimitCounters): RateLimiter {
  const limiters = new Map<string, Promise<RateLimiterMemory>>();
  let earlier: ReturnType<LimitCounters["list"]> | undefined;

  async function storedCounters(name: string): Promise<Iterable<[string, LimitCounter]>> {
    if (!stored) return [];
    earlier ??= stored.list(new Date());
    earlier.catch(() => (earlier = undefined));
    return (await earlier).get(name) ?? [];
  }

  async function open(key: string, name: string, { points, seconds, isDurable }: Budget): Promise<RateLimiterMemory> {
    const memory = new RateLimiterMemory({ keyPrefix: key, points, duration: seconds });
    const counters = isDurable ? await storedCounters(name) : [];
    for (const [caller, counter] of counters) {
      if (counter.endsAt.getTime() > Date.now()) await memory.set(caller, counter.points, secondsUntil(counter.endsAt));
    }
    return memory;
  }

  function limiter(name: string, budget: Budget): Promise<RateLimiterMemory> {
    const key = `${name}:${budget.points}:${budget.seconds}`;
    const existing = limiters.get(key);
    if (existing) return existing;
    const opened = open(key, name, budget);
    opened.catch(() => limiters.delete(key));
    limiters.set(key, opened);
    return opened;
  }

  /** A durable counter has the same key in memory as in the database, where nobody reads an address out of it. */
  const keyOf = (name: string, caller: string, { isDurable }: Budget) =>
    isDurable && stored ? stored.keyOf(name, caller) : caller;

  return {
    async take(name, caller, budget, cost = 1) {
      try {
        const taken = await (await limiter(name, budget)).consume(keyOf(name, caller, budget), cost);
        return { left: taken.remainingPoints, resetMs: taken.msBeforeNext };
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooManyRequests(refusal.msBeforeNext) : refusal;
      }
    },
    async refund(name, caller, budget) {
      await (await limiter(name, budget)).reward(keyOf(name, caller, budget), 1);
    },
    async persist(name, caller, budget, cost = 1) {
      if (!stored || !budget.isDurable) return;
      const key = keyOf(name, caller, budget);
      const memory = await limiter(name, budget);
      const { points, endsAt } = await stored.add(name, key, { seconds: budget.seconds, now: new Date(), cost });
      const own = await memory.get(key);
      if (points > (own?.consumedPoints ?? 0)) await memory.set(key, points, secondsUntil(endsAt));
    },
  };
}
