// The number of parts in stock on the home page is the catalog's own, and follows it.

import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it, vi } from "vitest";
import type { Database } from "@/lib/server/db/client";
import { parts } from "@/lib/server/db/tables/part";
import { fillCatalogue } from "@/lib/server/part/fill";
import { setCatalogue } from "@/lib/server/part/rows";
import { claimOf, createStockClaim, stockClaim } from "@/lib/server/part/stock-claim";
import { testDatabase } from "@/tests/support/database";

const NOW = new Date("2026-11-21T04:00:00Z");
let db: Database;
beforeEach(async () => {
  db = await testDatabase();
});

const inStock = async () => db.$count(parts, sql`${parts.stock} > 0`);
const fill = () => fillCatalogue(db, { extent: "sample", now: () => NOW, restMs: 0 });

it.each([
  [0, null],
  [99, null],
  [100, 100],
  [529, 520],
  [1_000, 1_000],
  [196_412, 190_000],
  [1_299_999, 1_200_000],
])("%d in stock are stated as %s", (count, claim) => {
  expect(claimOf(count)).toBe(claim);
});

it("nothing is claimed without a catalog, nor of one that is only begun", async () => {
  const claim = createStockClaim({ db, isSampleSold: true });
  await claim.load();
  expect(stockClaim()).toBeNull();
  await fill();
  await setCatalogue(db, { source: "sample", version: "next", written: 1, filledAt: null });
  await claim.load();
  expect(stockClaim()).toBeNull();
});

it("the pages are made anew once a catalog is there, and again when another list changes the number", async () => {
  const refreshPages = vi.fn(() => Promise.resolve(true));
  const claim = createStockClaim({ db, isSampleSold: true });
  await claim.load();
  const task = claim.task(refreshPages);
  await task();
  expect(refreshPages).not.toHaveBeenCalled();
  await fill();
  await task();
  await task();
  expect(stockClaim()).toBe(claimOf(await inStock()));
  expect(stockClaim()).toBeGreaterThan(0);
  expect(refreshPages).toHaveBeenCalledTimes(1);
  await db.update(parts).set({ stock: 0 });
  await setCatalogue(db, { source: "import", version: "2", written: 0, filledAt: NOW });
  await task();
  expect(stockClaim()).toBeNull();
  expect(refreshPages).toHaveBeenCalledTimes(2);
});

it("pages that could not be reached are tried again", async () => {
  const answers = [false, true];
  const refreshPages = vi.fn(() => Promise.resolve(answers.shift() ?? true));
  const task = createStockClaim({ db, isSampleSold: true }).task(refreshPages);
  await fill();
  for (let run = 0; run < 3; run++) await task();
  expect(refreshPages).toHaveBeenCalledTimes(2);
});

it("sample parts, whose stock is invented, are not claimed where they are not for sale", async () => {
  await fill();
  const claim = createStockClaim({ db, isSampleSold: false });
  await claim.load();
  expect(stockClaim()).toBeNull();
  await db.update(parts).set({ source: "import" }).where(eq(parts.source, "sample"));
  await setCatalogue(db, { source: "import", version: "1", written: 1, filledAt: NOW });
  await claim.load();
  expect(stockClaim()).toBe(claimOf(await inStock()));
});
