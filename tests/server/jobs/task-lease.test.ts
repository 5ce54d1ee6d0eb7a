import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Database } from "@/lib/server/db/client";
import { taskLeases } from "@/lib/server/db/tables/promise";
import { leasedTasks, withTaskLease } from "@/lib/server/jobs/task-lease";
import { testDatabase } from "@/tests/support/database";

let db: Database;
beforeEach(async () => {
  db = await testDatabase();
});

/** A run that ends when it is told to. */
function begin(task: string) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  let started = () => {};
  const running = new Promise<void>((resolve) => (started = resolve));
  const ran = withTaskLease(db, task, () => (started(), ended));
  return { ran, running, end };
}

const holders = async () => (await db.select().from(taskLeases)).map(({ holder }) => holder);

it("one process runs a task, the others leave it alone meanwhile, and run others", async () => {
  const first = begin("tidyUp");
  await first.running;
  const others = await Promise.all([0, 1, 2].map(() => withTaskLease(db, "tidyUp", () => Promise.resolve())));
  expect(others).toEqual([false, false, false]);
  expect(await withTaskLease(db, "expireQuotes", () => Promise.resolve())).toBe(true);
  first.end();
  expect(await first.ran).toBe(true);
  expect(await withTaskLease(db, "tidyUp", () => Promise.resolve())).toBe(true);
});

it("of many that start at once, one runs", async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const { tidyUp = () => ended } = leasedTasks(db, { tidyUp: () => ended });
  const answers: unknown[] = [];
  const all = Array.from({ length: 8 }, () => tidyUp(new Date()).then((ran) => answers.push(ran)));
  await expect.poll(() => answers).toEqual(Array(7).fill(false));
  end();
  await Promise.all(all);
  expect(answers.at(-1)).toBe(true);
});

it("a task that fails can run again at once", async () => {
  await expect(withTaskLease(db, "tidyUp", () => Promise.reject(new Error("disk")))).rejects.toThrow("disk");
  expect(await holders()).toEqual([]);
});

it("a lease that is not extended ends, and its former holder takes nothing from the next one", async () => {
  const dead = begin("tidyUp");
  await dead.running;
  await db.update(taskLeases).set({ leaseUntil: sql`now() - interval '1 second'` });
  const next = begin("tidyUp");
  await next.running;
  const [holder] = await holders();
  dead.end();
  await dead.ran;
  expect(await holders()).toEqual([holder]);
  next.end();
  expect(await next.ran).toBe(true);
});
