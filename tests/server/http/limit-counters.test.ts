import { expect, it } from "vitest";
import { createLimitCounters } from "@/lib/server/http/limit-counters";
import { testDatabase } from "../../support/database";

const NOW = new Date("2026-11-21T04:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

it("a counter adds up until its time is over, and then begins anew", async () => {
  const counters = createLimitCounters(await testDatabase(), "secret");
  const add = (now: Date) => counters.add("tries", "ann", { seconds: 60, now });
  expect(await add(NOW)).toEqual({ points: 1, endsAt: later(60) });
  expect(await add(later(30))).toEqual({ points: 2, endsAt: later(60) });
  expect(await add(later(60))).toEqual({ points: 1, endsAt: later(120) });
  expect(await counters.list(later(119))).toEqual(
    new Map([["tries", new Map([["ann", { points: 1, endsAt: later(120) }]])]]),
  );
  expect(await counters.list(later(120))).toEqual(new Map());
});

it("a counter adds what a call costs", async () => {
  const counters = createLimitCounters(await testDatabase(), "secret");
  const add = (cost: number) => counters.add("tokens", "ann", { seconds: 60, now: NOW, cost });
  expect([(await add(1_300)).points, (await add(2_000)).points]).toEqual([1_300, 3_300]);
});

it("twenty at once are twenty", async () => {
  const counters = createLimitCounters(await testDatabase(), "secret");
  await Promise.all(Array.from({ length: 20 }, () => counters.add("tries", "ann", { seconds: 60, now: NOW })));
  expect((await counters.list(NOW)).get("tries")?.get("ann")?.points).toBe(20);
});

it("stores callers as keyed hashes, which another secret does not produce", async () => {
  const db = await testDatabase();
  const keyOf = (secret: string) => createLimitCounters(db, secret).keyOf("tries", "ann@example.com 203.0.113.7");
  expect(keyOf("one")).toMatch(/^[\w-]{22}$/);
  expect(keyOf("one")).not.toBe(keyOf("two"));
});
