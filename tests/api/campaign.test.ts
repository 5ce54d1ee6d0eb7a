import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addQuoteToCart, createBomQuote } from "@/lib/contracts/bom";
import { addToCart, openCheckout } from "@/lib/contracts/cart";
import { claimCoupon, getCampaign, listCoupons } from "@/lib/contracts/coupon";
import { freeAssembly } from "@/lib/core/coupon/free-assembly";
import { createCampaign, listCampaigns, type NewCampaign, syncCampaigns } from "@/lib/server/coupon/campaigns";
import { campaigns, coupons } from "@/lib/server/db/tables/coupon";
import { createTestApi, START, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";

const DAY = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ env: { MARKET_HOSTS: "shop.test=zh-CN" } });
});
beforeEach(async () => {
  await emptyDatabase(api.db);
  api.clock.now = START;
});

const CHINA = { headers: { host: "shop.test" } };

const campaign = (change: Partial<NewCampaign> = {}): NewCampaign => ({
  area: "en-US",
  activityUrl: "autumn",
  title: { en: "Autumn", zh: "秋季" },
  kind: "pcb",
  amountMicro: 5_000_000,
  thresholdMicro: 20_000_000,
  couponParam: '{"pcbNum":{"max":50}}',
  withDesign: null,
  limit: 10,
  validDays: 30,
  startsAt: new Date(START.getTime() - DAY),
  endsAt: new Date(START.getTime() + DAY),
  ...change,
});
const make = (change: Partial<NewCampaign> = {}) => createCampaign(api.db, campaign(change));
const claimedOf = async (id: string) =>
  (await api.db.select().from(campaigns).where(eq(campaigns.id, id))).map(({ claimed }) => claimed);
const held = () => api.db.select().from(coupons);

describe("a campaign", () => {
  it("is told to anybody, in the reader's language, with how many are left", async () => {
    const id = await make();
    const seen = await api.call(getCampaign, { activityUrl: "autumn" }, { headers: { "x-locale": "zh" } });
    expect(seen.data).toEqual({
      templeId: id,
      activityUrl: "autumn",
      title: "秋季",
      kind: "pcb",
      currency: "USD",
      amountMicro: 5_000_000,
      thresholdMicro: 20_000_000,
      couponParam: '{"pcbNum":{"max":50}}',
      withDesign: null,
      status: "open",
      limit: 10,
      left: 10,
      validDays: 30,
      startsAt: "2026-11-20T04:00:00.000Z",
      endsAt: "2026-11-22T04:00:00.000Z",
      claimed: null,
    });
  });

  it("tells whoever claimed of their own coupon, and nobody of another's", async () => {
    const templeId = await make();
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const mine = (await api.call(claimCoupon, { templeId }, ann)).data;
    const seenBy = async (who: { token?: string }) =>
      (await api.call(getCampaign, { activityUrl: "autumn" }, who)).data;
    expect([(await seenBy(ann)).claimed, (await seenBy(ann)).left]).toEqual([mine, 9]);
    expect([(await seenBy(bob)).claimed, (await seenBy({})).claimed]).toEqual([null, null]);
  });

  it("of another area is as good as missing", async () => {
    const templeId = await make();
    const ann = await api.signUp();
    expect((await api.call(getCampaign, { activityUrl: "autumn" }, CHINA)).code).toBe("NOT_FOUND");
    expect((await api.call(getCampaign, { activityUrl: "winter" })).code).toBe("NOT_FOUND");
    expect((await api.call(claimCoupon, { templeId }, { ...ann, ...CHINA })).code).toBe("NOT_FOUND");
    expect((await api.call(claimCoupon, { templeId: "missing" }, ann)).code).toBe("NOT_FOUND");
    expect(await held()).toEqual([]);
  });

  it("is asked for by its address", async () => {
    for (const activityUrl of ["", "x".repeat(61)]) {
      expect((await api.call(getCampaign, { activityUrl })).code).toBe("INVALID_INPUT");
    }
    expect((await api.callRaw(getCampaign, {})).code).toBe("INVALID_INPUT");
  });

  it("has an address of its own, and is listed by area, the newest first", async () => {
    const first = await make();
    const china = await make({ area: "zh-CN", activityUrl: "chun" });
    await expect(make({ area: "zh-CN" })).rejects.toMatchObject({ code: "CAMPAIGN_EXISTS" });
    const page = { pageNum: 1, pageSize: 10 };
    const all = await listCampaigns(api.db, page);
    expect([all.total, all.rows.map(({ id }) => id).sort()]).toEqual([2, [first, china].sort()]);
    const chinese = await listCampaigns(api.db, { ...page, area: "zh-CN" });
    expect(chinese.rows.map(({ id, currency, claimed }) => [id, currency, claimed])).toEqual([[china, "CNY", 0]]);
  });
});

describe("a claim", () => {
  it("gives a coupon with the campaign's conditions, good for its days from now", async () => {
    const templeId = await make();
    const ann = await api.signUp();
    const { data } = await api.call(claimCoupon, { templeId }, ann);
    expect(data).toEqual({
      couponId: data.couponId,
      kind: "pcb",
      state: 0,
      disabled: false,
      currency: "USD",
      amountMicro: 5_000_000,
      thresholdMicro: 20_000_000,
      couponParam: '{"pcbNum":{"max":50}}',
      withDesign: null,
      validFrom: "2026-11-21T04:00:00.000Z",
      validTo: "2026-12-21T04:00:00.000Z",
    });
    expect((await api.call(listCoupons, { state: 0 }, ann)).data.rows).toEqual([data]);
    expect(await claimedOf(templeId)).toEqual([1]);
  });

  it("needs a token in its header: a cookie, or a page of another site, is not enough", async () => {
    const templeId = await make();
    const ann = await api.signUp();
    expect((await api.call(claimCoupon, { templeId })).status).toBe(403);
    expect((await api.call(claimCoupon, { templeId }, { cookie: `token=${ann.token}` })).status).toBe(403);
    const foreign = await api.call(claimCoupon, { templeId }, { ...ann, headers: { "sec-fetch-site": "cross-site" } });
    expect([foreign.status, foreign.code]).toEqual([400, "FOREIGN_ORIGIN"]);
    expect((await api.callRaw(claimCoupon, {}, ann)).code).toBe("INVALID_INPUT");
    expect([await held(), await claimedOf(templeId)]).toEqual([[], [0]]);
  });

  it("answers the same coupon however often it is made, with the same key, another one or none", async () => {
    const templeId = await make();
    const ann = await api.signUp();
    const first = await api.call(claimCoupon, { templeId }, { ...ann, key: "k1" });
    for (const key of ["k1", "k2", undefined]) {
      expect((await api.call(claimCoupon, { templeId }, { ...ann, key })).data).toEqual(first.data);
    }
    const other = await make({ activityUrl: "winter" });
    expect((await api.call(claimCoupon, { templeId: other }, { ...ann, key: "k1" })).code).toBe("IDEMPOTENCY_MISMATCH");
    expect([(await held()).length, await claimedOf(templeId), await claimedOf(other)]).toEqual([1, [1], [0]]);
  });

  it("made twenty times at once by one account gives one", async () => {
    const templeId = await make();
    const ann = await api.signUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.call(claimCoupon, { templeId }, ann)));
    expect(new Set(answers.map(({ data }) => data.couponId)).size).toBe(1);
    expect([(await held()).length, await claimedOf(templeId)]).toEqual([1, [1]]);
  });

  it("of the last ten, made by a hundred accounts at once, succeeds exactly ten times", async () => {
    const templeId = await make({ limit: 110 });
    await api.db.update(campaigns).set({ claimed: 100 }).where(eq(campaigns.id, templeId));
    const neighbour = await make({ activityUrl: "winter" });
    const people: { token: string; accountId: string }[] = [];
    for (let count = 0; count < 100; count++) people.push(await api.signUp());
    const answers = await Promise.all(people.map((person) => api.call(claimCoupon, { templeId }, person)));
    const couponIds = answers.filter(({ type }) => type === "success").map(({ data }) => data.couponId);
    expect([couponIds.length, new Set(couponIds).size]).toEqual([10, 10]);
    expect(answers.filter(({ code }) => code === "CAMPAIGN_GONE")).toHaveLength(90);
    const owners = (await held()).map(({ accountId, campaignId }) => [accountId, campaignId]);
    const winners = people.filter((_, at) => answers[at]?.type === "success");
    expect(owners.sort()).toEqual(winners.map(({ accountId }) => [accountId, templeId]).sort());
    expect([await claimedOf(templeId), await claimedOf(neighbour)]).toEqual([[110], [0]]);
  });

  it("is refused before the campaign begins, after it ends, and when none is left; what was claimed stays", async () => {
    const begun = await make();
    const ann = await api.signUp();
    const mine = (await api.call(claimCoupon, { templeId: begun }, ann)).data.couponId;
    const bob = await api.signUp();
    const upcoming = await make({ activityUrl: "later", startsAt: new Date(START.getTime() + 1) });
    const over = await make({ activityUrl: "former", endsAt: START });
    const usedUp = await make({ activityUrl: "gone", limit: 0 });
    const codeOf = async (templeId: string) => (await api.call(claimCoupon, { templeId }, bob)).code;
    expect([await codeOf(upcoming), await codeOf(over), await codeOf(usedUp)]).toEqual([
      "CAMPAIGN_NOT_BEGUN",
      "CAMPAIGN_OVER",
      "CAMPAIGN_GONE",
    ]);
    api.clock.now = new Date(START.getTime() + 2 * DAY);
    expect((await api.call(claimCoupon, { templeId: begun }, ann)).data.couponId).toBe(mine);
    expect(await codeOf(begun)).toBe("CAMPAIGN_OVER");
    expect((await held()).map(({ id }) => id)).toEqual([mine]);
  });
});

describe("free assembly", () => {
  it("is proposed for up to ten boards of up to thirty lines a side, and says why not for others", async () => {
    await syncCampaigns(api.db);
    const { data } = await api.call(getCampaign, { activityUrl: freeAssembly("en-US").activityUrl });
    const ann = await api.signUp();
    const { couponId } = (await api.call(claimCoupon, { templeId: data.templeId }, ann)).data;
    const checkOut = async (quantity: number, bomLines: number) => {
      const quote = { board: { quantity }, assembly: { supply: "customer" as const, bomLines, smtJoints: 2000 } };
      const { quoteId } = (await api.call(createBomQuote, quote, ann)).data;
      const { cartItemId } = (await api.call(addQuoteToCart, { quoteId }, ann)).data;
      return (await api.call(openCheckout, { cartItemIds: [cartItemId] }, ann)).data;
    };
    const ten = await checkOut(10, 30);
    expect([ten.proposedCouponId, ten.coupons[0]?.discountMicro]).toEqual([couponId, 15_000_000]);
    for (const [quantity, lines, reason] of [
      [15, 30, "quantity"],
      [10, 31, "lines"],
    ] as const) {
      const { proposedCouponId, coupons: held } = await checkOut(quantity, lines);
      expect([proposedCouponId, held.map((coupon) => coupon.reason)]).toEqual([null, [reason]]);
    }
    const boards = await api.callRaw(addToCart, { itemType: "Custom", specification: { quantity: 10 } }, ann);
    const only = (await api.call(openCheckout, { cartItemIds: [boards.data.cartItemId] }, ann)).data;
    expect(only.coupons.map(({ reason }) => reason)).toEqual(["kind"]);
  });

  it("is there in both areas after the start, once, and keeps its count at the next", async () => {
    await syncCampaigns(api.db);
    const { activityUrl } = freeAssembly("en-US");
    const seen = (await api.call(getCampaign, { activityUrl })).data;
    const ann = await api.signUp();
    await api.call(claimCoupon, { templeId: seen.templeId }, ann);
    await syncCampaigns(api.db);
    const again = (await api.call(getCampaign, { activityUrl })).data;
    expect([again.templeId, again.left]).toEqual([seen.templeId, seen.left - 1]);
    const china = (await api.call(getCampaign, { activityUrl: freeAssembly("zh-CN").activityUrl }, CHINA)).data;
    expect([seen.currency, seen.amountMicro, china.currency, china.amountMicro]).toEqual([
      "USD",
      15_000_000,
      "CNY",
      100_000_000,
    ]);
    expect(await api.db.select().from(campaigns)).toHaveLength(2);
  });
});
