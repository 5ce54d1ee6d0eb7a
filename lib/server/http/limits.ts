// How often a caller may call: budgets per minute, kept in memory.

import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "@/lib/contracts/errors";

/** A counter by name and caller. `take` throws TOO_MANY_REQUESTS with the seconds to wait; `cost` is 1 unless said. */
export type Limits = {
  take: (name: string, caller: string, budget: { points: number; seconds: number }, cost?: number) => Promise<void>;
  /** Gives one call back, for what should count only when it fails. */
  giveBack: (name: string, caller: string, budget: { points: number; seconds: number }) => Promise<void>;
};

export function createLimits(): Limits {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiter = (name: string, { points, seconds }: { points: number; seconds: number }) => {
    const key = `${name}:${points}:${seconds}`;
    const known = limiters.get(key);
    if (known) return known;
    const made = new RateLimiterMemory({ keyPrefix: key, points, duration: seconds });
    limiters.set(key, made);
    return made;
  };
  return {
    async take(name, caller, budget, cost = 1) {
      try {
        await limiter(name, budget).consume(caller, cost);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError("TOO_MANY_REQUESTS", {
          values: { seconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) },
        });
      }
    },
    async giveBack(name, caller, budget) {
      await limiter(name, budget).reward(caller, 1);
    },
  };
}

/** No budgets at all: for load measurements on loopback. */
export const NO_LIMITS: Limits = { take: () => Promise.resolve(), giveBack: () => Promise.resolve() };
