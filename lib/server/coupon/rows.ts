// Coupons in the database, each query bound to its owner; used and given back with the order that uses them.

import type { MarketArea } from "@/lib/core/market/area";
import { and, asc, count, desc, eq, gt, lte, or, type SQL, sql } from "drizzle-orm";
import type { CouponState } from "@/lib/core/coupon/coupon";
import type { Database, Transaction } from "@/lib/server/db/client";
import { coupons } from "@/lib/server/db/tables/coupon";

export type CouponRow = typeof coupons.$inferSelect;
type Reader = Database | Transaction;
/** Coupons belong to an account in one market area. */
export type CouponOwner = { accountId: string; area: MarketArea };
export type CouponFilter = { state?: CouponState; now: Date; pageNum: number; pageSize: number };

const isOwnedBy = ({ accountId, area }: CouponOwner) => and(eq(coupons.accountId, accountId), eq(coupons.area, area));

/** State of a row at a moment: an unused coupon past its validity counts as expired. */
function counts(state: CouponState, now: Date): SQL | undefined {
  const isUnused = eq(coupons.state, "unused");
  if (state === "used") return eq(coupons.state, "used");
  if (state === "unused") return and(isUnused, gt(coupons.validTo, now));
  return or(eq(coupons.state, "expired"), and(isUnused, lte(coupons.validTo, now)));
}

export async function listOwned(db: Reader, owner: CouponOwner, filter: CouponFilter) {
  const where = and(isOwnedBy(owner), filter.state ? counts(filter.state, filter.now) : undefined);
  const rows = await db
    .select()
    .from(coupons)
    .where(where)
    .orderBy(asc(coupons.validTo), asc(coupons.id))
    .limit(filter.pageSize)
    .offset((filter.pageNum - 1) * filter.pageSize);
  const [total] = await db.select({ coupons: count() }).from(coupons).where(where);
  return { rows, total: total?.coupons ?? 0 };
}

export async function countByState(db: Reader, owner: CouponOwner, now: Date): Promise<Record<CouponState, number>> {
  const number = (state: CouponState) => sql<number>`count(*) filter (where ${counts(state, now)})::int`;
  const [row] = await db
    .select({ unused: number("unused"), used: number("used"), expired: number("expired") })
    .from(coupons)
    .where(isOwnedBy(owner));
  return row ?? { unused: 0, used: 0, expired: 0 };
}

/** More than anyone holds; what ends last is kept when there are more. */
const MAX_AT_CHECKOUT = 100;

/** For a checkout: what was not used, also what is too early or too late, so that the page can say so. */
export function listUnused(db: Reader, owner: CouponOwner): Promise<CouponRow[]> {
  return db
    .select()
    .from(coupons)
    .where(and(isOwnedBy(owner), eq(coupons.state, "unused")))
    .orderBy(desc(coupons.validTo), asc(coupons.id))
    .limit(MAX_AT_CHECKOUT);
}

export async function findOwned(db: Reader, owner: CouponOwner, id: string): Promise<CouponRow | null> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(isOwnedBy(owner), eq(coupons.id, id)));
  return row ?? null;
}

/** Takes a coupon for an order; false where another order was first. */
export async function takeCoupon(
  tx: Transaction,
  owner: CouponOwner,
  { couponId, orderId }: { couponId: string; orderId: string },
): Promise<boolean> {
  const used = await tx
    .update(coupons)
    .set({ state: "used", usedByOrder: orderId })
    .where(and(isOwnedBy(owner), eq(coupons.id, couponId), eq(coupons.state, "unused")))
    .returning({ id: coupons.id });
  return used.length === 1;
}

/** Gives back the coupon of an order that is cancelled: once, and to whoever owned it. */
export async function releaseCoupon(tx: Transaction, orderId: string): Promise<void> {
  await tx
    .update(coupons)
    .set({ state: "unused", usedByOrder: null })
    .where(and(eq(coupons.usedByOrder, orderId), eq(coupons.state, "used")));
}
