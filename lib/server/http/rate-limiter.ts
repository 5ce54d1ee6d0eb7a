// The port of the rate limiter: budgets of calls by name and caller.

import { AppError } from "@/lib/contracts/errors";

/** `points` within `seconds`. What is persisted of a durable one outlives the process. */
export type Budget = { points: number; seconds: number; isDurable?: boolean };

/** Remaining points of a budget, and the milliseconds until it is whole again. */
export type BudgetLeft = { left: number; resetMs: number };

export type RateLimiter = {
  /**
   * Takes `cost` (default 1) from a caller's budget. Throws TOO_MANY_REQUESTS with the seconds to wait. Undefined where
   * nothing is counted.
   */
  take: (name: string, caller: string, budget: Budget, cost?: number) => Promise<BudgetLeft | undefined>;
  /** Returns one taken call, for what counts only when it fails. */
  refund: (name: string, caller: string, budget: Budget) => Promise<void>;
  /** Makes `cost` (default 1) taken from a durable budget outlive the process, and known to all processes. */
  persist: (name: string, caller: string, budget: Budget, cost?: number) => Promise<void>;
};

export function tooManyRequests(waitMs: number): AppError {
  return new AppError("TOO_MANY_REQUESTS", { values: { seconds: Math.max(1, Math.ceil(waitMs / 1000)) } });
}

const nothing = () => Promise.resolve(undefined);
/** No budgets at all: for load measurements on loopback. */
export const NO_RATE_LIMITS: RateLimiter = { take: nothing, refund: nothing, persist: nothing };
