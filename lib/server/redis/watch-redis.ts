// Figures of the connection to Redis. They say what is degraded; readiness does not depend on it.

import type { Metrics } from "@/lib/server/metrics";
import type { RedisConnection } from "./connection";

export function watchRedis(metrics: Pick<Metrics, "watch">, redis: Pick<RedisConnection, "status">): void {
  metrics.watch("redis_up", "1 while Redis is connected.", () => [{ value: redis.status().isUp ? 1 : 0 }]);
  metrics.watch("redis_outages", "Times without a connection to Redis since the start.", () => [
    { value: redis.status().outages },
  ]);
  metrics.watch("redis_failed_commands", "Commands that failed, were too late or found no connection.", () => [
    { value: redis.status().failures },
  ]);
}
