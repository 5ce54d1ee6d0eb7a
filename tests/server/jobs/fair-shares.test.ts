// Owners of jobs take turns.

import { inArray } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "@/lib/server/db/client";
import { jobs } from "@/lib/server/db/tables/promise";
import { finish, lease } from "@/lib/server/jobs/queue";
import { emptyDatabase, testDatabase } from "@/tests/support/database";

const START = new Date("2026-11-21T04:00:00Z");
const at = (ms: number) => new Date(START.getTime() + ms);

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => emptyDatabase(db));

type Put = { owner: string; count: number; kind?: string; fromMs?: number };

async function put({ owner, count, kind = "order-check", fromMs = 0 }: Put): Promise<void> {
  const rows = Array.from({ length: count }, (_, place) => ({
    ...{ id: `${owner}-${kind}-${place}`, kind, owner, payload: { orderId: "1" } },
    ...{ runAt: at(fromMs + place), createdAt: at(fromMs + place) },
  }));
  await db.insert(jobs).values(rows);
}

/** Owners in the order in which a single worker does their jobs, one a second. */
async function served(count: number): Promise<string[]> {
  const owners: string[] = [];
  for (let second = 1; second <= count; second++) {
    const job = await lease(db, at(second * 1000), 60_000);
    if (!job) break;
    owners.push(job.owner);
    await finish(db, job);
  }
  return owners;
}

it("one job behind five hundred of another customer is second", async () => {
  await put({ owner: "many", count: 500 });
  await put({ owner: "single", count: 1, fromMs: 900 });
  expect(await served(4)).toEqual(["many", "single", "many", "many"]);
});

it("a customer who was served long ago is not behind one who was just served", async () => {
  await put({ owner: "many", count: 50 });
  expect(await served(10)).toHaveLength(10);
  await put({ owner: "late", count: 3, fromMs: 9_500 });
  const owners: string[] = [];
  for (let second = 11; second <= 16; second++) {
    const job = await lease(db, at(second * 1000), 60_000);
    owners.push(job?.owner ?? "");
    if (job) await finish(db, job);
  }
  expect(owners).toEqual(["late", "many", "late", "many", "late", "many"]);
});

it("three customers take turns whatever the order in which they came", async () => {
  await put({ owner: "a", count: 20 });
  await put({ owner: "b", count: 20, fromMs: 100 });
  await put({ owner: "c", count: 20, fromMs: 200 });
  const owners = await served(12);
  expect(owners.slice(0, 3)).toEqual(["a", "b", "c"]);
  for (const owner of ["a", "b", "c"]) expect(owners.filter((name) => name === owner)).toHaveLength(4);
});

it("a long job of a customer leaves the next place to somebody else", async () => {
  await put({ owner: "many", count: 5 });
  const first = await lease(db, at(1000), 60_000);
  await put({ owner: "other", count: 1, fromMs: 1500 });
  expect([first?.owner, (await lease(db, at(2000), 60_000))?.owner]).toEqual(["many", "other"]);
  // Nobody else waits: places are not kept free.
  expect((await lease(db, at(3000), 60_000))?.owner).toBe("many");
});

it("kinds do not wait for each other's owners", async () => {
  await put({ owner: "many", count: 100, kind: "order-check" });
  await put({ owner: "many", count: 1, kind: "payment.close", fromMs: 500 });
  expect(await served(2)).toEqual(["many", "many"]);
  const left = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(inArray(jobs.id, ["many-payment.close-0"]));
  expect(left).toHaveLength(1);
  expect(await db.$count(jobs, inArray(jobs.state, ["done"]))).toBe(2);
});

it("workers that look at the same moment each get a job, and no job twice", async () => {
  await put({ owner: "many", count: 6 });
  const leased = await Promise.all(Array.from({ length: 6 }, () => lease(db, at(1000), 60_000)));
  expect(new Set(leased.map((job) => job?.id)).size).toBe(6);
  expect(leased.every((job) => job?.attempts === 1)).toBe(true);
});

it("what is not due, dead or leased is nobody's turn", async () => {
  await put({ owner: "later", count: 1, fromMs: 60_000 });
  await put({ owner: "dead", count: 1 });
  await db
    .update(jobs)
    .set({ state: "dead" })
    .where(inArray(jobs.owner, ["dead"]));
  expect(await lease(db, at(1000), 60_000)).toBeUndefined();
});
