import { eq } from "drizzle-orm";
import { pino } from "pino";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withTransaction, type Database } from "@/lib/server/db/client";
import { idempotencyKeys, jobs } from "@/lib/server/db/tables/promise";
import { tidyUp } from "@/lib/server/jobs/housekeeping";
import { enqueue, lease, finish, MAX_ATTEMPTS, backoffMs } from "@/lib/server/jobs/queue";
import { createJobRunner, type JobHandlers } from "@/lib/server/jobs/runner";
import { emptyDatabase, testDatabase } from "@/tests/support/database";
import { standIn } from "@/tests/support/stand-in";
import { testStore } from "@/tests/support/storage";

const START = new Date("2026-11-21T04:00:00Z");
const LEASE_MS = 60_000;

let db: Database;
let clock: Date;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await emptyDatabase(db);
  clock = START;
});

function later(ms: number): void {
  clock = new Date(clock.getTime() + ms);
}

function runner(handlers: JobHandlers) {
  return createJobRunner({
    db,
    handlers,
    log: pino({ level: "silent" }),
    now: () => clock,
    random: () => 0,
    leaseMs: LEASE_MS,
  });
}

/** A job of one kind stands for all of them. */
const KIND = "payment.close";

async function put(paymentId = "1"): Promise<string> {
  return enqueue(db, { kind: KIND, payload: { paymentId }, runAt: START });
}

async function row(id: string) {
  const [found] = await db.select().from(jobs).where(eq(jobs.id, id));
  if (!found) throw new Error("no such job");
  return found;
}

describe("a job", () => {
  it("exists exactly when the transaction that caused it was committed", async () => {
    const done: unknown[] = [];
    await expect(
      withTransaction(db, async (tx) => {
        await enqueue(tx, { kind: KIND, payload: { paymentId: "1" }, runAt: START });
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    await withTransaction(db, async (tx) => enqueue(tx, { kind: KIND, payload: { paymentId: "2" }, runAt: START }));
    await runner({ [KIND]: async ({ paymentId }) => void done.push(paymentId) }).drain();
    expect(done).toEqual(["2"]);
  });

  it("is done once, and not again", async () => {
    let calls = 0;
    const id = await put();
    const jobRunner = runner({ [KIND]: async () => void calls++ });
    await jobRunner.drain();
    await jobRunner.drain();
    expect(calls).toBe(1);
    expect(await row(id)).toMatchObject({ state: "done", attempts: 1, leaseUntil: null });
  });

  it("waits for its time", async () => {
    const done: string[] = [];
    await enqueue(db, { kind: KIND, payload: { paymentId: "1" }, runAt: new Date(START.getTime() + 1000) });
    const jobRunner = runner({ [KIND]: async () => void done.push("note") });
    await jobRunner.drain();
    expect(done).toEqual([]);
    later(1000);
    await jobRunner.drain();
    expect(done).toEqual(["note"]);
  });

  it("that fails comes back after a pause that doubles, with the reason kept", async () => {
    const id = await put();
    const jobRunner = runner({ [KIND]: () => Promise.reject(new Error("mail server is down")) });
    await jobRunner.drain();
    // 5 s drawn from its upper half with random 0: 2.5 s.
    expect(await row(id)).toMatchObject({ state: "waiting", attempts: 1, runAt: new Date(START.getTime() + 2500) });
    expect((await row(id)).lastError).toContain("mail server is down");
    later(2500);
    await jobRunner.drain();
    expect(await row(id)).toMatchObject({ attempts: 2, runAt: new Date(clock.getTime() + 5000) });
  });

  it("is dead after its last attempt and is left alone", async () => {
    let calls = 0;
    const id = await put();
    const jobRunner = runner({ [KIND]: () => (calls++, Promise.reject(new Error("no"))) });
    for (let attempt = 0; attempt < MAX_ATTEMPTS + 3; attempt++) {
      await jobRunner.drain();
      later(3600_000);
    }
    expect(calls).toBe(MAX_ATTEMPTS);
    expect(await row(id)).toMatchObject({ state: "dead", attempts: MAX_ATTEMPTS });
  });

  it("of a kind that nobody does fails like any other", async () => {
    const id = await put();
    await runner({}).drain();
    expect((await row(id)).lastError).toContain("no handler for jobs of kind payment.close");
    await db.insert(jobs).values({ id: "newer", kind: "unheard-of", payload: {}, runAt: START });
    await runner({}).drain();
    expect((await row("newer")).lastError).toContain("no handler for jobs of kind unheard-of");
  });

  it("with a payload of another shape is refused when it is queued, and fails when it is in the table", async () => {
    const wrong = standIn<{ paymentId: string }>({ paymentId: 1 });
    await expect(enqueue(db, { kind: KIND, payload: wrong })).rejects.toThrow("expected string");
    await db.insert(jobs).values({ id: "older", kind: KIND, payload: { payment: "1" }, runAt: START });
    let calls = 0;
    await runner({ [KIND]: async () => void calls++ }).drain();
    expect(calls).toBe(0);
    expect((await row("older")).lastError).toContain("paymentId");
  });

  it("goes to one worker only while it is leased", async () => {
    const id = await put();
    const taken = await Promise.all(Array.from({ length: 5 }, () => lease(db, clock, LEASE_MS)));
    expect(taken.filter(Boolean)).toEqual([
      {
        ...{ id, kind: KIND, payload: { paymentId: "1" }, attempts: 1, maxAttempts: 8 },
        ...{ owner: "", requestId: null, trace: null },
      },
    ]);
  });

  it("of a process that died is done by another when the lease is over, and the dead one changes nothing any more", async () => {
    const id = await put();
    const dead = await lease(db, clock, LEASE_MS);
    const done: string[] = [];
    const jobRunner = runner({ [KIND]: async (_payload, job) => void done.push(job.id) });
    await jobRunner.drain();
    expect(done).toEqual([]);
    later(LEASE_MS + 1);
    const second = await lease(db, clock, LEASE_MS);
    if (dead) await finish(db, dead);
    expect(await row(id)).toMatchObject({ state: "waiting", attempts: 2 });
    if (second) await finish(db, second);
    expect(await row(id)).toMatchObject({ state: "done", attempts: 2 });
  });

  it("whose last attempt took the process with it is dead", async () => {
    const id = await put();
    await db.update(jobs).set({ attempts: MAX_ATTEMPTS - 1 });
    await lease(db, clock, LEASE_MS);
    later(LEASE_MS + 1);
    await runner({}).drain();
    expect(await row(id)).toMatchObject({ state: "dead" });
  });

  it("that is broken off by the end of the process is released uncounted", async () => {
    const id = await put();
    const jobRunner = runner({
      [KIND]: (_payload, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("stopping")))),
    });
    jobRunner.start();
    await expect.poll(async () => (await row(id)).attempts).toBe(1);
    await jobRunner.stop(5000);
    expect(await row(id)).toMatchObject({ state: "waiting", attempts: 0, leaseUntil: null });
  });
});

describe("the pause after a failure", () => {
  it("doubles from 5 s to an hour and is spread over its upper half", () => {
    expect([1, 2, 3, 4].map((attempts) => backoffMs(attempts, 0))).toEqual([2500, 5000, 10_000, 20_000]);
    expect(backoffMs(1, 0.999_999)).toBe(5000);
    expect(backoffMs(30, 0.999_999)).toBe(3_600_000 - 2);
  });
});

describe("housekeeping", () => {
  it("forgets keys after 48 hours and done jobs after a week, nothing else", async () => {
    const hours = (count: number) => new Date(START.getTime() - count * 3600_000);
    const key = (name: string, createdAt: Date) => ({ owner: "a", key: name, requestHash: "", createdAt });
    await db.insert(idempotencyKeys).values([key("old", hours(49)), key("young", hours(47))]);
    const job = (id: string, state: "done" | "dead", createdAt: Date) => ({
      id,
      kind: "x",
      payload: {},
      state,
      createdAt,
    });
    await db
      .insert(jobs)
      .values([job("done", "done", hours(169)), job("new", "done", hours(167)), job("dead", "dead", hours(999))]);
    await tidyUp({ db, store: testStore().store }, START);
    expect((await db.select().from(idempotencyKeys)).map((found) => found.key)).toEqual(["young"]);
    expect((await db.select().from(jobs)).map((found) => found.id).toSorted()).toEqual(["dead", "new"]);
  });
});
