// Coupons of all accounts in the database, and the end of campaigns.

import type { MarketArea } from "@/lib/core/market/area";
import { and, count, desc, eq, gt, ilike, or } from "drizzle-orm";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { campaigns, coupons } from "@/lib/server/db/tables/coupon";
import { orders } from "@/lib/server/db/tables/order";
import { newId } from "@/lib/server/ids";
import { accountLabel } from "../records/customer";
import { likePattern } from "../records/search";

type Filter = { area?: MarketArea; keyword?: string; pageNum: number; pageSize: number };

function matches({ area, keyword }: Pick<Filter, "area" | "keyword">) {
  const pattern = keyword ? likePattern(keyword) : null;
  return and(
    area ? eq(coupons.area, area) : undefined,
    pattern
      ? or(ilike(accounts.email, pattern), ilike(accounts.mobile, pattern), ilike(campaigns.activityUrl, pattern))
      : undefined,
  );
}

export async function list(db: Queryable, filter: Filter) {
  const where = matches(filter);
  const rows = await db
    .select({
      coupon: coupons,
      email: accounts.email,
      mobile: accounts.mobile,
      campaign: campaigns.activityUrl,
      orderNumber: orders.orderNumber,
    })
    .from(coupons)
    .innerJoin(accounts, eq(accounts.id, coupons.accountId))
    .leftJoin(campaigns, eq(campaigns.id, coupons.campaignId))
    .leftJoin(orders, eq(orders.id, coupons.usedByOrder))
    .where(where)
    .orderBy(desc(coupons.createdAt), desc(coupons.id))
    .limit(filter.pageSize)
    .offset((filter.pageNum - 1) * filter.pageSize);
  const [total] = await db
    .select({ coupons: count() })
    .from(coupons)
    .innerJoin(accounts, eq(accounts.id, coupons.accountId))
    .leftJoin(campaigns, eq(campaigns.id, coupons.campaignId))
    .where(where);
  return { rows: rows.map((row) => ({ ...row, account: accountLabel(row) })), total: total?.coupons ?? 0 };
}

export async function insertGiven(tx: Transaction, coupon: Omit<typeof coupons.$inferInsert, "id">): Promise<string> {
  const id = newId();
  await tx.insert(coupons).values({ id, ...coupon });
  return id;
}

export async function findCampaign(db: Queryable, id: string) {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  return row ?? null;
}

/** Ends one that is not over; one that has not begun never will. False where it was over before. */
export async function endCampaign(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const ended = await tx
    .update(campaigns)
    .set({ endsAt: now })
    .where(and(eq(campaigns.id, id), gt(campaigns.endsAt, now)))
    .returning({ id: campaigns.id });
  return ended.length > 0;
}

export async function findAccount(db: Queryable, named: string): Promise<{ id: string } | null> {
  const canonical = named.normalize("NFKC").trim().toLowerCase();
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(or(eq(accounts.emailCanonical, canonical), eq(accounts.mobile, canonical)));
  return row ?? null;
}
