// Rate limits. Counters live in memory; those that slow down guessing are stored in the database as well.

import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "@/lib/contracts/errors";
import type { KeptCounters } from "./kept-counters";

/** `isKept`: what `keep` counts of it outlives the process. */
export type Budget = { points: number; seconds: number; isKept?: boolean };

/** A counter by name and caller. `take` throws TOO_MANY_REQUESTS with the seconds to wait; `cost` is 1 unless said. */
export type Limits = {
  take: (name: string, caller: string, budget: Budget, cost?: number) => Promise<void>;
  /** Gives one call back, for what should count only when it fails. */
  giveBack: (name: string, caller: string, budget: Budget) => Promise<void>;
  /** Writes one call that was taken into the database, and learns what other processes counted there. */
  keep: (name: string, caller: string, budget: Budget) => Promise<void>;
  /** Reads what former processes kept; before the first call is answered. */
  restore: () => Promise<void>;
};

function tooMany(refusal: RateLimiterRes): AppError {
  return new AppError("TOO_MANY_REQUESTS", {
    values: { seconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) },
  });
}

export function createLimits(kept?: KeptCounters): Limits {
  const limiters = new Map<string, Promise<RateLimiterMemory>>();
  let restored: Awaited<ReturnType<KeptCounters["list"]>> = new Map();

  async function make(key: string, name: string, { points, seconds, isKept }: Budget): Promise<RateLimiterMemory> {
    const made = new RateLimiterMemory({ keyPrefix: key, points, duration: seconds });
    for (const [caller, counter] of (isKept && restored.get(name)) || [])
      await made.set(caller, counter.points, Math.max(1, Math.ceil((counter.endsAt.getTime() - Date.now()) / 1000)));
    return made;
  }

  function limiter(name: string, budget: Budget): Promise<RateLimiterMemory> {
    const key = `${name}:${budget.points}:${budget.seconds}`;
    const known = limiters.get(key) ?? make(key, name, budget);
    limiters.set(key, known);
    return known;
  }

  /** A kept counter has the same key in memory as in the database, where nobody reads an address out of it. */
  const keyOf = (name: string, caller: string, { isKept }: Budget) =>
    isKept && kept ? kept.keyOf(name, caller) : caller;

  return {
    async take(name, caller, budget, cost = 1) {
      try {
        await (await limiter(name, budget)).consume(keyOf(name, caller, budget), cost);
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
      }
    },
    async giveBack(name, caller, budget) {
      await (await limiter(name, budget)).reward(keyOf(name, caller, budget), 1);
    },
    async keep(name, caller, budget) {
      if (!kept) return;
      const key = keyOf(name, caller, budget);
      const memory = await limiter(name, budget);
      const { points, endsAt } = await kept.add(name, key, { seconds: budget.seconds, now: new Date() });
      const own = await memory.get(key);
      if (points > (own?.consumedPoints ?? 0))
        await memory.set(key, points, Math.max(1, Math.ceil((endsAt.getTime() - Date.now()) / 1000)));
    },
    async restore() {
      restored = (await kept?.list(new Date())) ?? new Map();
      limiters.clear();
    },
  };
}

const nothing = () => Promise.resolve();
/** No budgets at all: for load measurements on loopback. */
export const NO_LIMITS: Limits = { take: nothing, giveBack: nothing, keep: nothing, restore: nothing };
