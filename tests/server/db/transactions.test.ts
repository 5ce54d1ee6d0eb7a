import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getDatabase, withTransaction, type Database } from "@/lib/server/db/client";
import { parseInt8 } from "@/lib/server/db/open";
import { subscribers } from "@/lib/server/db/tables/account";
import { emptyDatabase, testDatabase } from "@/tests/support/database";

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => emptyDatabase(db));

const row = (contact: string) => ({ contact, area: "en-US" as const, locale: "en" as const });
const contacts = async () => (await db.select().from(subscribers)).map((found) => found.contact).toSorted();
const pause = () => new Promise((resolve) => setImmediate(resolve));

describe("transactions", () => {
  it("that interleave keep what was committed and nothing of what was rolled back", async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) =>
        withTransaction(db, async (tx) => {
          await tx.insert(subscribers).values(row(`first-${n}`));
          await pause();
          await tx.insert(subscribers).values(row(`second-${n}`));
          if (n % 2 === 1) throw new Error("rolled back");
        }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome.status === "rejected")).toHaveLength(20);
    const even = Array.from({ length: 20 }, (_, n) => [`first-${2 * n}`, `second-${2 * n}`]).flat();
    expect(await contacts()).toEqual(even.toSorted());
  });

  it("see their own writes while others do not", async () => {
    let outside: Promise<string[]> | undefined;
    await withTransaction(db, async (tx) => {
      await tx.insert(subscribers).values(row("new"));
      expect(await tx.select().from(subscribers)).toHaveLength(1);
      outside = contacts();
      await tx.delete(subscribers).where(eq(subscribers.contact, "new"));
    });
    expect(await outside).toEqual([]);
  });

  it("count one update where many compete for the same row", async () => {
    await db.insert(subscribers).values(row("coupon"));
    const used = await Promise.all(
      Array.from({ length: 20 }, () =>
        withTransaction(db, async (tx) => {
          const updated = await tx
            .update(subscribers)
            .set({ locale: "zh" })
            .where(eq(subscribers.locale, "en"))
            .returning();
          return updated.length;
        }),
      ),
    );
    expect(used.reduce((sum, count) => sum + count)).toBe(1);
  });

  it("that fail inside a statement leave the connection usable", async () => {
    await expect(withTransaction(db, (tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
    await expect(db.execute(sql`select nonsense`)).rejects.toThrow();
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it("of connections that break off are rolled back, and others go on", async () => {
    const client = await db.$client.connect();
    await client.query("begin");
    await client.query("insert into subscribers (contact, area, locale) values ('lost', 'en-US', 'en')");
    client.release(new Error("broken off"));
    expect(await contacts()).toEqual([]);
  });
});

describe("statements", () => {
  it("of many connections never mix, even when one arrives in many pieces", async () => {
    const large = "x".repeat(400_000);
    const answers = await Promise.all(
      Array.from({ length: 120 }, async (_, n) => {
        if (n % 3 === 0) return (await db.execute(sql`select ${n}::int as n`)).rows;
        if (n % 3 === 1) return (await db.execute(sql`select ${String(n)}::text as n, length(${large}) as size`)).rows;
        return db
          .insert(subscribers)
          .values(row(`n${n}`))
          .returning({ n: subscribers.contact });
      }),
    );
    const expected = Array.from({ length: 120 }, (_, n) => {
      if (n % 3 === 0) return [{ n }];
      return n % 3 === 1 ? [{ n: String(n), size: 400_000 }] : [{ n: `n${n}` }];
    });
    expect(answers).toEqual(expected);
  });

  it("give counts and sums of bigint as numbers, and refuse those that a number cannot hold", async () => {
    expect(
      (await db.execute(sql`select count(*) as n, 9007199254740991::bigint as largest from subscribers`)).rows,
    ).toEqual([{ n: 0, largest: Number.MAX_SAFE_INTEGER }]);
    expect(() => parseInt8("9007199254740992")).toThrow("beyond 2^53");
  });
});

describe("the database", () => {
  it("is the one that the process opened", () => {
    expect(getDatabase()).toBe(db);
  });

  it("is refused to a page that is prerendered", () => {
    process.env.NEXT_PHASE = "phase-production-build";
    try {
      expect(() => getDatabase()).toThrow("must not read the database");
    } finally {
      delete process.env.NEXT_PHASE;
    }
  });
});
