import { expect, it } from "vitest";
import { createKeptCounters } from "@/lib/server/http/kept-counters";
import { createLimits } from "@/lib/server/http/limits";
import { testDatabase } from "../../support/database";

const BUDGET = { points: 3, seconds: 600, isKept: true };
const NOW = new Date("2026-11-21T04:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

it("a counter adds up until its time is over, and then begins anew", async () => {
  const counters = createKeptCounters(await testDatabase(), "secret");
  const add = (now: Date) => counters.add("tries", "ann", { seconds: 60, now });
  expect(await add(NOW)).toEqual({ points: 1, endsAt: later(60) });
  expect(await add(later(30))).toEqual({ points: 2, endsAt: later(60) });
  expect(await add(later(60))).toEqual({ points: 1, endsAt: later(120) });
  expect(await counters.list(later(119))).toEqual(
    new Map([["tries", new Map([["ann", { points: 1, endsAt: later(120) }]])]]),
  );
  expect(await counters.list(later(120))).toEqual(new Map());
});

it("twenty at once are twenty", async () => {
  const counters = createKeptCounters(await testDatabase(), "secret");
  await Promise.all(Array.from({ length: 20 }, () => counters.add("tries", "ann", { seconds: 60, now: NOW })));
  expect((await counters.list(NOW)).get("tries")?.get("ann")?.points).toBe(20);
});

it("two processes learn of each other's failures", async () => {
  const db = await testDatabase();
  const [one, two] = [createLimits(createKeptCounters(db, "s")), createLimits(createKeptCounters(db, "s"))];
  const fail = async (limits: typeof one) => {
    await limits.take("tries", "ann", BUDGET);
    await limits.keep("tries", "ann", BUDGET);
  };
  await fail(one);
  await fail(one);
  await fail(two);
  await expect(two.take("tries", "ann", BUDGET)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  await two.take("tries", "bob", BUDGET);
});

it("callers are kept as keyed hashes: another secret knows none of them", async () => {
  const db = await testDatabase();
  const keyOf = (secret: string) => createKeptCounters(db, secret).keyOf("tries", "ann@example.com 203.0.113.7");
  expect(keyOf("one")).toMatch(/^[\w-]{22}$/);
  expect(keyOf("one")).not.toBe(keyOf("two"));
});
