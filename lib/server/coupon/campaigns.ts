// Campaigns: made by the staff or at the start, seen by anybody, claimed once by each account.

import type { CampaignView, claimCoupon, CouponView, getCampaign } from "@/lib/contracts/coupon";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError, type ErrorCode } from "@/lib/contracts/errors";
import { campaignLeft, type CampaignStatus, campaignStatus } from "@/lib/core/coupon/campaign";
import type { CouponKind } from "@/lib/core/coupon/coupon";
import { freeAssembly } from "@/lib/core/coupon/free-assembly";
import { currencyOf, type MarketArea } from "@/lib/core/market/area";
import type { Database, Queryable } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import * as rows from "./campaign-rows";
import { toCoupon, toCouponView } from "./service";

const DAY_MS = 86_400_000;

export type NewCampaign = {
  area: MarketArea;
  /** Address of its page, unique among campaigns. */
  activityUrl: string;
  title: { en: string; zh: string };
  kind: CouponKind;
  /** In the area's currency. */
  amountMicro: number;
  /** The least that the kind's sum must be; null for none. */
  thresholdMicro: number | null;
  /** JSON text of the conditions, as core/coupon/param reads it. */
  couponParam: string;
  withDesign: boolean | null;
  /** Total number of coupons. */
  limit: number;
  /** For how many days a claimed one counts. */
  validDays: number;
  startsAt: Date;
  endsAt: Date;
};

/** Makes a campaign and answers its id. CAMPAIGN_EXISTS where another one has its `activityUrl`. */
export async function createCampaign(db: Queryable, campaign: NewCampaign): Promise<string> {
  const id = await rows.insertCampaign(db, { ...campaign, currency: currencyOf(campaign.area) });
  if (id === null) throw new AppError("CAMPAIGN_EXISTS");
  return id;
}

/** A page of campaigns with what was claimed of each, the newest first; of one area, or of all. */
export function listCampaigns(db: Queryable, page: { area?: MarketArea; pageNum: number; pageSize: number }) {
  return rows.listCampaigns(db, page);
}

/** Makes the campaigns that every installation has, where they are not there yet; one that is stays as it is. */
export async function syncCampaigns(db: Database): Promise<void> {
  for (const area of ["en-US", "zh-CN"] as const) {
    const { activityUrl, title, kind, currency, amountMicro, couponParam, limit, validDays, startsAt, endsAt } =
      freeAssembly(area);
    await rows.insertCampaign(db, {
      ...{ area, activityUrl, title, kind, currency, amountMicro, couponParam, limit, validDays },
      thresholdMicro: null,
      withDesign: null,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    });
  }
}

const bookStatusOf = (row: rows.CampaignRow, now: Date): CampaignStatus =>
  campaignStatus({ ...row, startsAt: row.startsAt.getTime(), endsAt: row.endsAt.getTime() }, now.getTime());

const ownerOf = (context: RequestContext, viewer: Viewer) => ({ accountId: viewer.accountId, area: context.area });

/** NOT_FOUND where the area has no such campaign. */
export async function get(deps: Deps, input: ParsedInputOf<typeof getCampaign>, context: RequestContext) {
  const row = await rows.findByAddress(deps.db, context.area, input.activityUrl);
  if (!row) throw new AppError("NOT_FOUND");
  const { viewer, now, locale } = context;
  const mine = viewer && (await rows.findClaimed(deps.db, ownerOf(context, viewer), row.id));
  const view: CampaignView = {
    templeId: row.id,
    activityUrl: row.activityUrl,
    title: row.title[locale],
    kind: row.kind as CouponKind,
    currency: row.currency as CampaignView["currency"],
    amountMicro: row.amountMicro,
    thresholdMicro: row.thresholdMicro,
    couponParam: row.couponParam,
    withDesign: row.withDesign,
    status: bookStatusOf(row, now),
    limit: row.limit,
    left: campaignLeft(row),
    validDays: row.validDays,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    claimed: mine ? toCouponView(toCoupon(mine), now) : null,
  };
  return view;
}

const REFUSALS: Readonly<Record<Exclude<CampaignStatus, "open">, ErrorCode>> = {
  upcoming: "CAMPAIGN_NOT_BEGUN",
  gone: "CAMPAIGN_GONE",
  over: "CAMPAIGN_OVER",
};

/**
 * The account's coupon of a campaign, the same however often it is asked for. CAMPAIGN_GONE where every one was
 * claimed, CAMPAIGN_NOT_BEGUN and CAMPAIGN_OVER outside its time.
 */
export async function claim(
  deps: Deps,
  input: ParsedInputOf<typeof claimCoupon>,
  context: RequestContext<Viewer>,
): Promise<CouponView> {
  const { viewer, now, area, idempotencyKey: key } = context;
  const owner = ownerOf(context, viewer);
  const request = { accountId: viewer.accountId, key, operation: "coupon.claim", input: { ...input, area } };
  return once(deps.db, request, async (tx) => {
    const campaign = await rows.lockCampaign(tx, area, input.templeId);
    if (!campaign) throw new AppError("NOT_FOUND");
    const mine = await rows.findClaimed(tx, owner, campaign.id);
    if (mine) return toCouponView(toCoupon(mine), now);
    const status = bookStatusOf(campaign, now);
    if (status !== "open") throw new AppError(REFUSALS[status]);
    const validTo = new Date(now.getTime() + campaign.validDays * DAY_MS);
    const made = await rows.insertClaimed(tx, { owner, campaign, validFrom: now, validTo });
    return toCouponView(toCoupon(made), now);
  });
}
