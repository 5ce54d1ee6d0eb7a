// Coupons and campaigns in the admin: created, ended, and given to one account.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type {
  closeAdminCampaign,
  createAdminCampaign,
  AdminCampaign,
  AdminCoupon,
  giveAdminCoupon,
  listAdminCampaigns,
  listAdminCoupons,
} from "@/lib/contracts/ops-coupon";
import { campaignStatus } from "@/lib/core/coupon/campaign";
import { couponStateAt } from "@/lib/core/coupon/coupon";
import { currencyOf } from "@/lib/core/market/area";
import type { CampaignRow } from "@/lib/server/coupon/campaign-rows";
import { createCampaign, listCampaigns } from "@/lib/server/coupon/campaigns";
import { toCoupon } from "@/lib/server/coupon/service";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { fieldMessage } from "@/lib/server/http/translate";
import { recordAct } from "../records/audit";
import * as rows from "./coupon-rows";

type Context = RequestContext<Viewer>;
const DAY_MS = 86_400_000;

function toCampaign(row: CampaignRow, now: Date): AdminCampaign {
  const { startsAt, endsAt } = row;
  const moments = { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
  return {
    campaignId: row.id,
    area: row.area,
    activityUrl: row.activityUrl,
    title: row.title,
    kind: row.kind as AdminCampaign["kind"],
    currency: row.currency as AdminCampaign["currency"],
    amountMicro: row.amountMicro,
    thresholdMicro: row.thresholdMicro,
    limit: row.limit,
    claimed: row.claimed,
    validDays: row.validDays,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    status: campaignStatus({ ...row, ...moments }, now.getTime()),
  };
}

export async function campaigns(deps: Deps, page: ParsedInputOf<typeof listAdminCampaigns>, { now }: Context) {
  const found = await listCampaigns(deps.db, page);
  return { rows: found.rows.map((row) => toCampaign(row, now)), total: found.total };
}

type Ranges = Pick<ParsedInputOf<typeof giveAdminCoupon>, "pcbNum" | "pcbSize" | "bomLines">;

/** The conditions as coupons carry them; what is open is left out. */
function paramOf({ pcbNum, pcbSize, bomLines }: Ranges): string {
  const ranges = Object.entries({ pcbNum, pcbSize, bomLines }).filter(([, range]) => range !== null);
  return JSON.stringify(Object.fromEntries(ranges));
}

function requireSpan({ startsAt, endsAt }: { startsAt: string; endsAt: string }, { locale, now }: Context): void {
  const isSpan = Date.parse(startsAt) < Date.parse(endsAt) && Date.parse(endsAt) > now.getTime();
  if (!isSpan) {
    throw new AppError("INVALID_INPUT", {
      data: [{ field: "endsAt", message: fieldMessage(locale, "common.invalid") }],
    });
  }
}

export async function create(deps: Deps, input: ParsedInputOf<typeof createAdminCampaign>, context: Context) {
  requireSpan(input, context);
  const { area, activityUrl, title, kind, amountMicro, thresholdMicro, limit, validDays } = input;
  const { viewer, idempotencyKey: key } = context;
  const request = { accountId: viewer.accountId, key, operation: "ops.campaign", input };
  return once(deps.db, request, async (tx) => {
    const terms = { area, activityUrl, title, kind, amountMicro, thresholdMicro, limit, validDays };
    const span = { startsAt: new Date(input.startsAt), endsAt: new Date(input.endsAt) };
    const conditions = { couponParam: paramOf(input), withDesign: input.withDesign };
    const campaignId = await createCampaign(tx, { ...terms, ...span, ...conditions });
    const details = { area, activityUrl, couponKind: kind, amountMicro, limit };
    await recordAct(tx, context, {
      ...{ kind: "campaign-created", accountId: null, details },
      subject: `campaign:${campaignId}`,
    });
    return { campaignId };
  });
}

export async function close(deps: Deps, input: ParsedInputOf<typeof closeAdminCampaign>, context: Context) {
  const { campaignId, note } = input;
  await withTransaction(deps.db, async (tx) => {
    const campaign = await rows.findCampaign(tx, campaignId);
    if (!campaign) throw new AppError("NOT_FOUND");
    if (!(await rows.endCampaign(tx, campaignId, context.now))) throw new AppError("CAMPAIGN_OVER");
    const { activityUrl, claimed } = campaign;
    await recordAct(tx, context, {
      ...{ kind: "campaign-closed", accountId: null, subject: `campaign:${campaignId}` },
      details: { activityUrl, claimed, note },
    });
  });
  return {};
}

export async function list(deps: Deps, filter: ParsedInputOf<typeof listAdminCoupons>, { now }: Context) {
  const found = await rows.list(deps.db, filter);
  return {
    rows: found.rows.map(({ coupon, account, campaign, orderNumber }): AdminCoupon => {
      const read = toCoupon(coupon);
      return {
        couponId: coupon.id,
        area: coupon.area,
        account,
        kind: read.kind,
        currency: coupon.currency as AdminCoupon["currency"],
        amountMicro: coupon.amountMicro,
        thresholdMicro: coupon.thresholdMicro,
        state: couponStateAt(read, now.getTime()),
        campaign,
        orderNumber,
        validTo: coupon.validTo.toISOString(),
        at: coupon.createdAt.toISOString(),
      };
    }),
    total: found.total,
  };
}

export async function give(deps: Deps, input: ParsedInputOf<typeof giveAdminCoupon>, context: Context) {
  const { area, kind, amountMicro, thresholdMicro, validDays, note } = input;
  const { viewer, now, idempotencyKey: key } = context;
  const request = { accountId: viewer.accountId, key, operation: "ops.coupon", input };
  return once(deps.db, request, async (tx) => {
    const account = await rows.findAccount(tx, input.account);
    if (!account) throw new AppError("NOT_FOUND");
    const couponId = await rows.insertGiven(tx, {
      ...{ accountId: account.id, area, kind, amountMicro, thresholdMicro },
      currency: currencyOf(area),
      couponParam: paramOf(input),
      withDesign: input.withDesign,
      validFrom: now,
      validTo: new Date(now.getTime() + validDays * DAY_MS),
      createdAt: now,
    });
    await recordAct(tx, context, {
      ...{ kind: "coupon-given", accountId: account.id, subject: `coupon:${couponId}` },
      details: { area, couponKind: kind, amountMicro, note },
    });
    return { couponId };
  });
}
