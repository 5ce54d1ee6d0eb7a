// Rate limits counted in Redis for all processes, on top of those of this process.

import { createHmac } from "node:crypto";
import { type Budget, type RateLimiter, tooManyRequests } from "@/lib/server/http/rate-limiter";
import type { RedisConnection } from "./connection";

/** KEYS: counter. ARGV: cost, span in milliseconds. Answers what is taken and the milliseconds until the counter begins anew. */
const TAKE = `
local taken = redis.call("INCRBY", KEYS[1], ARGV[1])
local left = redis.call("PTTL", KEYS[1])
if left < 0 then
  redis.call("PEXPIRE", KEYS[1], ARGV[2])
  left = tonumber(ARGV[2])
end
return {taken, left}`;

/** KEYS: counter. A counter that is gone stays gone, and none goes below zero. */
const REFUND = `
local taken = tonumber(redis.call("GET", KEYS[1]) or "0")
if taken > 0 then redis.call("DECR", KEYS[1]) end
return 0`;

interface Parts {
  readonly redis: Pick<RedisConnection, "namespace" | "run">;
  /** Redis does not learn who the callers are. */
  readonly secret: string;
  /** Counts every call as well, so that a call that it refuses costs Redis nothing, and stands in while Redis is away. */
  readonly local: RateLimiter;
}

/**
 * A fixed window per budget and caller, by the clock of Redis. Without Redis each process allows what the budget says;
 * durable budgets are in the database whatever becomes of Redis.
 */
export function createRedisRateLimiter({ redis, secret, local }: Parts): RateLimiter {
  const keyOf = (name: string, caller: string, { points, seconds }: Budget) => {
    const hash = createHmac("sha256", secret).update(`redis ${name} ${caller}`).digest("base64url").slice(0, 22);
    return `${redis.namespace}limit:${name}:${points}:${seconds}:${hash}`;
  };

  return {
    async take(name, caller, budget, cost = 1) {
      const here = await local.take(name, caller, budget, cost);
      const key = keyOf(name, caller, budget);
      const values = [String(cost), String(budget.seconds * 1000)];
      // The connection has logged its failure, and the call is counted in this process.
      const counted = await redis.run((client) => client.runScript(TAKE, key, values)).catch(() => null);
      if (!Array.isArray(counted)) return here;
      const [taken, leftMs] = counted.map(Number);
      if (taken !== undefined && taken > budget.points) throw tooManyRequests(leftMs ?? budget.seconds * 1000);
      return { left: budget.points - (taken ?? 0), resetMs: leftMs ?? budget.seconds * 1000 };
    },
    async refund(name, caller, budget) {
      await local.refund(name, caller, budget);
      const key = keyOf(name, caller, budget);
      await redis.run((client) => client.runScript(REFUND, key, [])).catch(() => undefined);
    },
    persist: (name, caller, budget, cost) => local.persist(name, caller, budget, cost),
  };
}
