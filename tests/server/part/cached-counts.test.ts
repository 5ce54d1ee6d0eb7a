import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "@/lib/server/db/client";
import { createCachedCounts } from "@/lib/server/part/cached-counts";
import { emptyDatabase, testDatabase } from "@/tests/support/database";
import { addPart } from "@/tests/support/parts";

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await emptyDatabase(db);
});

const MINUTE = 60_000;

function keep() {
  const clock = { ms: 0 };
  const counts = createCachedCounts({ db, now: () => new Date(clock.ms) });
  const total = async () => (await counts.sorts("resistor")).reduce((sum, { count }) => sum + count, 0);
  return { clock, total };
}

it("a count is answered as it was for a minute, then once more while the next one is made", async () => {
  await addPart(db, "RC0603FR-0710KL");
  const { clock, total } = keep();
  expect(await total()).toBe(1);
  await addPart(db, "RC0603FR-074K7L");
  clock.ms = MINUTE - 1;
  expect(await total()).toBe(1);
  clock.ms = MINUTE;
  expect(await total()).toBe(1);
  await expect.poll(total).toBe(2);
});

it("a count of long ago is made anew before it is answered", async () => {
  await addPart(db, "RC0603FR-0710KL");
  const { clock, total } = keep();
  expect(await total()).toBe(1);
  await addPart(db, "RC0603FR-074K7L");
  clock.ms = 10 * MINUTE;
  expect(await total()).toBe(2);
});
