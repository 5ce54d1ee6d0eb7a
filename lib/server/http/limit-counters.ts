// Counters of durable rate limits in the database: written when something failed, read when a process starts.

import { createHmac } from "node:crypto";
import { desc, gt, lte, sql } from "drizzle-orm";
import type { Database } from "@/lib/server/db/client";
import { limitCounters } from "@/lib/server/db/tables/promise";

export type LimitCounter = { points: number; endsAt: Date };

export type LimitCounters = {
  /** The caller as it is stored: no address or name can be read out of it. */
  keyOf: (name: string, caller: string) => string;
  /** Counts `cost` (default 1) more; one whose time is over begins anew. */
  add: (name: string, key: string, span: { seconds: number; now: Date; cost?: number }) => Promise<LimitCounter>;
  /** Those whose time is not over, by name and key. */
  list: (now: Date) => Promise<Map<string, Map<string, LimitCounter>>>;
};

/** More than any attack leaves within an hour by the limits themselves; what ends last counts most. */
const MAX_LISTED = 100_000;

export function createLimitCounters(db: Database, secret: string): LimitCounters {
  return {
    keyOf: (name, caller) =>
      createHmac("sha256", secret).update(`limit ${name} ${caller}`).digest("base64url").slice(0, 22),
    async add(name, key, { seconds, now, cost = 1 }) {
      const endsAt = new Date(now.getTime() + seconds * 1000);
      const isOver = sql`${limitCounters.endsAt} <= ${now.toISOString()}::timestamptz`;
      const [counter] = await db
        .insert(limitCounters)
        .values({ name, caller: key, points: cost, endsAt })
        .onConflictDoUpdate({
          target: [limitCounters.name, limitCounters.caller],
          set: {
            points: sql`case when ${isOver} then ${cost}::int else ${limitCounters.points} + ${cost}::int end`,
            endsAt: sql`case when ${isOver} then excluded.ends_at else ${limitCounters.endsAt} end`,
          },
        })
        .returning({ points: limitCounters.points, endsAt: limitCounters.endsAt });
      return counter ?? { points: cost, endsAt };
    },
    async list(now) {
      const rows = await db
        .select()
        .from(limitCounters)
        .where(gt(limitCounters.endsAt, now))
        .orderBy(desc(limitCounters.endsAt))
        .limit(MAX_LISTED);
      const byName = new Map<string, Map<string, LimitCounter>>();
      for (const { name, caller, points, endsAt } of rows) {
        const counters = byName.get(name) ?? new Map<string, LimitCounter>();
        byName.set(name, counters.set(caller, { points, endsAt }));
      }
      return byName;
    },
  };
}

export async function deleteExpiredCounters(db: Database, now: Date): Promise<void> {
  await db.delete(limitCounters).where(lte(limitCounters.endsAt, now));
}
