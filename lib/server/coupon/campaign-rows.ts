// Campaigns in the database, and the coupons that were claimed of them.

import type { MarketArea } from "@/lib/core/market/area";
import { and, asc, count, desc, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { campaigns, coupons } from "@/lib/server/db/tables/coupon";
import { newId } from "@/lib/server/ids";
import type { CouponOwner, CouponRow } from "./rows";

export type CampaignRow = typeof campaigns.$inferSelect;
export type CampaignColumns = Omit<CampaignRow, "id" | "claimed" | "createdAt">;

/** Null where another campaign has the address. */
export async function insertCampaign(db: Queryable, columns: CampaignColumns): Promise<string | null> {
  const [made] = await db
    .insert(campaigns)
    .values({ id: newId(), ...columns })
    .onConflictDoNothing({ target: campaigns.activityUrl })
    .returning({ id: campaigns.id });
  return made?.id ?? null;
}

export async function listCampaigns(db: Queryable, page: { area?: MarketArea; pageNum: number; pageSize: number }) {
  const where = page.area === undefined ? undefined : eq(campaigns.area, page.area);
  const rows = await db
    .select()
    .from(campaigns)
    .where(where)
    .orderBy(desc(campaigns.createdAt), asc(campaigns.id))
    .limit(page.pageSize)
    .offset((page.pageNum - 1) * page.pageSize);
  const [total] = await db.select({ campaigns: count() }).from(campaigns).where(where);
  return { rows, total: total?.campaigns ?? 0 };
}

export async function findByAddress(db: Queryable, area: MarketArea, activityUrl: string): Promise<CampaignRow | null> {
  const [row] = await db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.area, area), eq(campaigns.activityUrl, activityUrl)));
  return row ?? null;
}

/** Held until the transaction ends, so that of two claims of the last coupon one is refused. */
export async function lockCampaign(tx: Transaction, area: MarketArea, id: string): Promise<CampaignRow | null> {
  const [row] = await tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.area, area), eq(campaigns.id, id)))
    .for("update");
  return row ?? null;
}

export async function findClaimed(db: Queryable, owner: CouponOwner, campaignId: string): Promise<CouponRow | null> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.campaignId, campaignId), eq(coupons.accountId, owner.accountId)));
  return row ?? null;
}

type Claim = { owner: CouponOwner; campaign: CampaignRow; validFrom: Date; validTo: Date };

/** Counts one more and writes its coupon; the campaign must be locked. */
export async function insertClaimed(tx: Transaction, { owner, campaign, ...valid }: Claim): Promise<CouponRow> {
  await tx
    .update(campaigns)
    .set({ claimed: campaign.claimed + 1 })
    .where(eq(campaigns.id, campaign.id));
  const { id: campaignId, kind, currency, amountMicro, thresholdMicro, couponParam, withDesign } = campaign;
  const terms = { kind, currency, amountMicro, thresholdMicro, couponParam, withDesign };
  const [row] = await tx
    .insert(coupons)
    .values({ id: newId(), ...owner, ...terms, ...valid, campaignId })
    .returning();
  if (!row) throw new Error("a coupon that was written is not there");
  return row;
}
