// The search by the database alone reads no more of a large catalog than it shows.

import { sql } from "drizzle-orm";
import type { QueryConfig } from "pg";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { type Database, withTransaction } from "@/lib/server/db/client";
import { firstKnown, type Order, searchIds } from "@/lib/server/part/search-rows";
import { addPart } from "@/tests/support/parts";
import { testDatabase } from "@/tests/support/database";
import { standIn } from "@/tests/support/stand-in";

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await addPart(db, "RC0603FR-0710KL");
});
afterEach(() => vi.restoreAllMocks());

/** Query plan of a page, where reading and sorting everything would be too slow. */
async function planOf(order: Order): Promise<string> {
  const query = vi.spyOn(db.$client, "query");
  await searchIds(db, { keyword: "", filter: {}, ...order, offset: 0, limit: 25 });
  const [asked, values] = standIn<[QueryConfig, unknown[]]>(query.mock.calls.at(-1));
  query.mockRestore();
  const client = await db.$client.connect();
  try {
    await client.query("begin");
    await client.query("set local enable_seqscan = off; set local enable_bitmapscan = off");
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${asked.text}`, values);
    await client.query("rollback");
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  } finally {
    client.release();
  }
}

it.each<[string, Order]>([
  ["what is there most", { isDescending: false, quantity: 1 }],
  ["stock, the most first", { sort: "stock", isDescending: true, quantity: 1 }],
  ["stock, the least first", { sort: "stock", isDescending: false, quantity: 1 }],
])("a page by %s comes in the order of the index of stocks", async (_what, order) => {
  const plan = await planOf(order);
  expect(plan).toMatch(/Index Scan (Backward )?using parts_stock/);
  expect(plan).toContain("Presorted Key");
});

it("looks spellings up in the indexes and never reads the table for them", async () => {
  const scans = await withTransaction(db, async (transaction) => {
    const count = async () => {
      const { rows } = await transaction.execute<{ scans: string }>(
        sql`select coalesce(sum(seq_scan), 0) as scans from pg_stat_xact_user_tables where relname = 'parts'`,
      );
      return Number(rows[0]?.scans);
    };
    // Scans of earlier transactions count as well until the server has reported them.
    const before = await count();
    await firstKnown(transaction, ["resitor", "STM32F1O3"]);
    return (await count()) - before;
  });
  expect(scans).toBe(0);
});
