// Redis that hangs and dies under a server: it serves on, says so once, and shares again when Redis is back.

import { type AttackCase, expectThat } from "../attack-case";
import { startTarget, type Target } from "../target";
import { withRedis } from "./own-redis";

const AWAY = "Redis is away";
const BACK = "Redis is back";

const timesIn = (log: string, words: string) => log.split(words).length - 1;

async function untilLogged({ log }: Target, words: string, times: number): Promise<void> {
  for (let at = 0; at < 100 && timesIn(log(), words) < times; at++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expectThat(timesIn(log(), words) === times, `"${words}" is in the log ${timesIn(log(), words)} times, not ${times}`);
}

/** Calls that are counted by limits, one after the other; returns the longest time of one, in ms. */
async function callLimited(target: Target, token: string): Promise<number> {
  let longestMs = 0;
  for (let at = 0; at < 20; at++) {
    const startedMs = performance.now();
    const { status } = await target.call("/api/eda/chat/title/list?pageNum=1&pageSize=10", { token });
    const { body } = await target.call("/api/eda/chat/view/none");
    longestMs = Math.max(longestMs, performance.now() - startedMs);
    expectThat(status === 200 && body.code === "NOT_FOUND", `calls were answered ${status} and ${String(body.code)}`);
  }
  const ready = await target.call("/api/ready");
  expectThat(ready.status === 200, `readiness answered ${ready.status}`);
  return longestMs;
}

export const redisAway: AttackCase = {
  id: "R11",
  title: "Redis that is away or slow",
  isLong: true,
  run: () =>
    withRedis(async (redis) => {
      const { target, stop } = await startTarget({ REDIS_URL: redis.url, LOG_LEVEL: "info" });
      try {
        const { token } = await target.signUp();
        await callLimited(target, token);
        expectThat(timesIn(target.log(), AWAY) === 0, "Redis was away before it was stopped");
        redis.freeze();
        const frozenMs = await callLimited(target, token);
        expectThat(frozenMs < 1_500, `a call took ${frozenMs.toFixed(0)} ms while Redis hung`);
        await untilLogged(target, AWAY, 1);
        redis.thaw();
        await untilLogged(target, BACK, 1);
        await redis.stop();
        await callLimited(target, token);
        await redis.start();
        await callLimited(target, token);
        expectThat(timesIn(target.log(), AWAY) <= 2, "the log speaks of Redis more than once in a minute");
      } finally {
        redis.thaw();
        await stop();
      }
    }),
};
