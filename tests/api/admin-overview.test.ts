// Other admin pages: to-do list, coupons and campaigns, price books, the outbox, the activity log, statistics by day.

import { describe, expect, it } from "vitest";
import { listCoupons, claimCoupon } from "@/lib/contracts/coupon";
import { listAdminActs, listAdminMails, viewAdmin, viewAdminReport } from "@/lib/contracts/ops";
import { listAdminBooks, publishAdminBook, viewAdminBook } from "@/lib/contracts/ops-book";
import {
  closeAdminCampaign,
  createAdminCampaign,
  giveAdminCoupon,
  listAdminCampaigns,
  listAdminCoupons,
} from "@/lib/contracts/ops-coupon";
import { cancelAdminOrder, moveAdminOrder } from "@/lib/contracts/ops-order";
import { addQuoteToCart, createBomQuote } from "@/lib/contracts/bom";
import { quotePcb } from "@/lib/contracts/pcb";
import { addToCart } from "@/lib/contracts/cart";
import usd from "@/lib/core/pricing/books/en-US.json";
import { campaigns, coupons } from "@/lib/server/db/tables/coupon";
import { priceBooks } from "@/lib/server/db/tables/admin";
import { mails } from "@/lib/server/db/tables/promise";
import { newId } from "@/lib/server/ids";
import { DAY_MS, START } from "../support/api";
import { ann, api, as, admin, eve, setUpAdmin } from "../support/admin-test";
import { BUILT_IN_BOOKS } from "../support/price-books";
import { addPart } from "../support/parts";
import { quoteLine } from "../support/quote-line";
import { FOUR_LAYERS, createShop, type Person } from "../support/shop";

setUpAdmin({ prepare: () => void Object.assign(api.deps.books, BUILT_IN_BOOKS) });

describe("what waits", () => {
  it("is counted by queue, with the moment since when the first of each has", async () => {
    await admin.paidOrder(ann);
    api.advance(3_600_000);
    const id = await admin.paidOrder(ann);
    await admin.advance(eve, ann, { id, to: "In Production" });
    const { data } = await api.call(viewAdmin, {}, as(eve));
    const waiting = data.queues.filter(({ count }) => count > 0);
    expect(waiting.map(({ queue, count }) => [queue, count])).toEqual([
      ["review", 1],
      ["weigh", 1],
    ]);
    expect(waiting[0]?.oldest).toBe(START.toISOString());
    expect(data.staff).toBe(eve.email);
  });
});

describe("a coupon", () => {
  const GIFT = { area: "en-US", kind: "pcb", amountMicro: 5_000_000, thresholdMicro: 20_000_000, validDays: 30 };
  const give = (change: Record<string, unknown> = {}, key = newId()) =>
    api.callRaw(giveAdminCoupon, { ...GIFT, account: ann.email, ...change }, { ...as(eve), key });

  it("given to one account is in its list and nobody else's", async () => {
    const bob = await admin.customer();
    const answer = await give({
      account: ann.email.toUpperCase(),
      pcbNum: { min: 5, max: null },
      note: "for the delay",
    });
    expect(answer.type).toBe("success");
    const listOf = async (person: Person) => (await api.call(listCoupons, {}, as(person))).data.rows;
    expect(await listOf(ann)).toMatchObject([
      {
        ...{ couponId: answer.data.couponId, kind: "pcb", state: 0, amountMicro: 5_000_000, currency: "USD" },
        ...{ thresholdMicro: 20_000_000, couponParam: '{"pcbNum":{"min":5,"max":null}}' },
        validTo: new Date(START.getTime() + 30 * DAY_MS).toISOString(),
      },
    ]);
    expect(await listOf(bob)).toEqual([]);
    expect((await admin.acts()).at(-1)).toMatchObject({
      ...{ kind: "coupon-given", accountId: ann.accountId },
      details: { area: "en-US", couponKind: "pcb", amountMicro: 5_000_000, note: "for the delay" },
    });
    const { data } = await api.call(listAdminCoupons, { keyword: ann.email }, as(eve));
    expect(data.rows).toMatchObject([{ account: ann.email, state: "unused", campaign: null, orderNumber: null }]);
    expect((await api.call(listAdminCoupons, { keyword: bob.email }, as(eve))).data.rows).toEqual([]);
  });

  it("for online designs or few lines keeps that condition", async () => {
    await give({ withDesign: true, bomLines: { min: null, max: 30 } });
    await give({ withDesign: false });
    const { rows } = (await api.call(listCoupons, {}, as(ann))).data;
    expect(rows.map(({ withDesign, couponParam }) => [withDesign, couponParam]).toSorted()).toEqual([
      [false, "{}"],
      [true, '{"bomLines":{"min":null,"max":30}}'],
    ]);
    expect((await give({ withDesign: "yes" })).code).toBe("INVALID_INPUT");
    expect((await give({ bomLines: { min: -1, max: null } })).code).toBe("INVALID_INPUT");
  });

  it("is given once for its key, to nobody unknown, and of no sum that is none", async () => {
    const key = newId();
    expect((await give({}, key)).data).toEqual((await give({}, key)).data);
    expect((await give({ account: "nobody@example.com" })).code).toBe("NOT_FOUND");
    for (const change of [{ amountMicro: 0 }, { amountMicro: 12_345 }, { kind: "lunch" }, { validDays: 0 }]) {
      expect((await give(change)).code).toBe("INVALID_INPUT");
    }
    expect(await api.db.select().from(coupons)).toHaveLength(1);
  });
});

describe("a campaign", () => {
  const at = (days: number) => new Date(START.getTime() + days * DAY_MS).toISOString();
  const TERMS = {
    ...{ area: "en-US", kind: "general", amountMicro: 3_000_000, activityUrl: "spring", limit: 2, validDays: 14 },
    title: { en: "Spring", zh: "春季" },
    startsAt: at(-1),
    endsAt: at(10),
  };
  const create = (change: Record<string, unknown> = {}) =>
    api.callRaw(createAdminCampaign, { ...TERMS, ...change }, { ...as(eve), key: newId() });

  it("is made, claimed from, listed with what was claimed, and ended; what was claimed stays good", async () => {
    const { campaignId } = (await create()).data;
    expect((await api.call(claimCoupon, { templeId: campaignId }, as(ann))).type).toBe("success");
    const listed = async () => (await api.call(listAdminCampaigns, {}, as(eve))).data.rows;
    expect(await listed()).toMatchObject([{ campaignId, claimed: 1, limit: 2, status: "open" }]);
    const close = () => api.call(closeAdminCampaign, { campaignId, note: "enough" }, as(eve));
    expect((await close()).type).toBe("success");
    expect((await close()).code).toBe("CAMPAIGN_OVER");
    expect((await listed())[0]?.status).toBe("over");
    const bob = await admin.customer();
    expect((await api.call(claimCoupon, { templeId: campaignId }, as(bob))).code).toBe("CAMPAIGN_OVER");
    expect((await api.db.select().from(coupons)).map(({ state }) => state)).toEqual(["unused"]);
    expect((await admin.acts()).map(({ kind }) => kind).sort()).toEqual(["campaign-closed", "campaign-created"]);
  });

  it("gives coupons of its own conditions", async () => {
    const { campaignId } = (await create({ withDesign: true, bomLines: { min: 1, max: 10 } })).data;
    const { data } = await api.call(claimCoupon, { templeId: campaignId }, as(ann));
    expect(data).toMatchObject({ withDesign: true, couponParam: '{"bomLines":{"min":1,"max":10}}' });
  });

  it("is refused at an address that is taken, over before it began, or under a name that is no address", async () => {
    await create();
    expect((await create()).code).toBe("CAMPAIGN_EXISTS");
    for (const change of [{ endsAt: at(-2) }, { startsAt: at(11) }, { activityUrl: "a b" }, { limit: 0 }]) {
      expect((await create({ activityUrl: "summer", ...change })).code).toBe("INVALID_INPUT");
    }
    expect((await api.call(closeAdminCampaign, { campaignId: "none" }, as(eve))).code).toBe("NOT_FOUND");
    expect(await api.db.select().from(campaigns)).toHaveLength(1);
  });
});

describe("a price book", () => {
  /** Boards of two layers at 6 + 60 per m²; the rest as today. */
  const dearer = (change: Record<string, unknown> = {}) => ({
    ...usd,
    version: "us-2026-12-01",
    effectiveFrom: "2026-12-01",
    boards: { byLayers: { ...usd.boards.byLayers, "2": { setup: "6", perM2: "60" } } },
    ...change,
  });
  const publish = (book: unknown, note = "") => api.callRaw(publishAdminBook, { book, note }, as(eve));
  const fifty = async () => (await api.call(quotePcb, { quantity: 50, widthMm: 100, heightMm: 100 }, {})).data;

  it("is published for a day to come, prices from its first moment, and changes nothing that was quoted before", async () => {
    const before = await fifty();
    expect((await publish(dearer(), "copper is dearer")).data).toEqual({ version: "us-2026-12-01" });
    expect(await fifty()).toEqual(before);
    const { data } = await api.call(listAdminBooks, {}, as(eve));
    expect(data.rows.map(({ version, kind, origin, status }) => [version, kind, origin, status])).toEqual([
      ["us-2026-12-01", "boards", "published", "coming"],
      ["us-2026-11-21", "boards", "product", "inForce"],
      ["cn-2026-11-21", "boards", "product", "inForce"],
      ["us-assembly-2026-11-21", "assemblies", "product", "inForce"],
      ["cn-assembly-2026-11-21", "assemblies", "product", "inForce"],
      ["us-stencil-2026-11-21", "stencils", "product", "inForce"],
      ["cn-stencil-2026-11-21", "stencils", "product", "inForce"],
    ]);
    const item = { itemType: "Custom", specification: FOUR_LAYERS };
    const kept = (await api.callRaw(addToCart, item, as(ann))).data;
    api.clock.now = new Date("2026-11-30T16:00:00Z");
    const after = await fifty();
    // 6 + 60 × 0.5.
    expect([before.total.amountMicro, after.total.amountMicro]).toEqual([30_000_000, 36_000_000]);
    const named = { quantity: 50, widthMm: 100, heightMm: 100, bookVersion: before.bookVersion };
    expect((await api.call(quotePcb, named, {})).data.total.amountMicro).toBe(30_000_000);
    expect(kept.cartItemId).toBeTruthy();
    const shown = await api.call(viewAdminBook, { version: "us-2026-12-01" }, as(eve));
    expect(shown.data).toMatchObject({
      status: "inForce",
      publishedBy: eve.email,
      note: "copper is dearer",
      sources: [],
    });
    expect(shown.data.book).toEqual(dearer());
  });

  it("of the product shows the source of each of its figures", async () => {
    const { data } = await api.call(viewAdminBook, { version: "us-2026-11-21" }, as(eve));
    expect(data.sources.find(({ path }) => path === "boards")?.source).toContain("30 USD");
    expect((await api.call(viewAdminBook, { version: "none" }, as(eve))).code).toBe("NOT_FOUND");
  });

  it.each<[string, unknown, string]>([
    ["of no area of ours", dearer({ area: "fr-FR" }), "area"],
    ["of another currency", dearer({ currency: "CNY" }), "currency"],
    ["that begins today", dearer({ effectiveFrom: "2026-11-21" }), "effectiveFrom"],
    ["that begins on no day", dearer({ effectiveFrom: "2026-13-45" }), "effectiveFrom"],
    ["with an amount that is none", dearer({ film: { ...usd.film, perM2: "dear" } }), "film.perM2"],
    ["with an amount below nothing", dearer({ film: { ...usd.film, perM2: "-1" } }), "film.perM2"],
    ["with a figure more", dearer({ tips: "1" }), "tips"],
    [
      "in which more layers cost less",
      dearer({ boards: { byLayers: { ...usd.boards.byLayers, "4": { setup: "1", perM2: "1" } } } }),
      "boards.byLayers.4",
    ],
    [
      "with no rest of the world",
      dearer({ shipping: { ...usd.shipping, zones: usd.shipping.zones.slice(0, 2) } }),
      "shipping.zones.1.countries",
    ],
    ["without its boards", { ...dearer(), boards: undefined }, "boards"],
  ])("%s is refused, and says where", async (_what, book, path) => {
    expect(await publish(book)).toMatchObject({ code: "BOOK_INVALID", data: { path } });
    expect(await api.db.select().from(priceBooks)).toEqual([]);
  });

  it("is never published twice under one name", async () => {
    await publish(dearer());
    expect((await publish(dearer({ effectiveFrom: "2026-12-02" }))).code).toBe("BOOK_EXISTS");
    expect((await publish(dearer({ version: "us-2026-11-21" }))).code).toBe("BOOK_EXISTS");
    expect((await publish(dearer({ version: "us-other" }))).code).toBe("BOOK_INVALID");
    expect((await publish("{")).code).toBe("INVALID_INPUT");
    expect(await api.db.select().from(priceBooks)).toHaveLength(1);
  });
});

describe("the outbox", () => {
  const LETTER = {
    ...{ id: "mail-1", recipient: "ann@example.com", subject: "Your Boardwright code", locale: "en" as const },
    text: "Your code is 123456. Or open https://shop.example/reset?a=1&code=abcDEF12 within the hour.",
  };

  it("shows what was written to people, the newest first, found by address or subject", async () => {
    await api.db.insert(mails).values({ ...LETTER, createdAt: START, state: "refused", lastError: "550 No such user" });
    await api.db.insert(mails).values({ ...LETTER, id: "sms-1", channel: "sms", recipient: "13800000000" });
    const list = async (filter: Record<string, unknown>) =>
      (await api.callRaw(listAdminMails, filter, as(eve))).data.rows.map(({ mailId }) => mailId);
    expect(await list({ keyword: "ann@" })).toEqual(["mail-1"]);
    expect(await list({ channel: "sms" })).toEqual(["sms-1"]);
    expect((await api.callRaw(listAdminMails, { channel: "pigeon" }, as(eve))).code).toBe("INVALID_INPUT");
    // Play money is allowed here: a developer looks for the code.
    const { data } = await api.call(listAdminMails, { keyword: "ann@" }, as(eve));
    expect(data.rows[0]).toMatchObject({ text: LETTER.text, state: "refused", lastError: "550 No such user" });
  });

  it("keeps codes to itself where the shop is real", async () => {
    await api.db.insert(mails).values(LETTER);
    const real = { ...api.deps.environment, host: "0.0.0.0", allowSandbox: false };
    const previous = api.deps.environment;
    api.deps.environment = real;
    const { data } = await api.call(listAdminMails, {}, as(eve));
    api.deps.environment = previous;
    expect(data.rows.find(({ mailId }) => mailId === "mail-1")?.text).toBe(
      "Your code is ······. Or open https://shop.example/reset?a=1&code=… within the hour.",
    );
  });
});

describe("the log", () => {
  it("names who did what to whom, and is narrowed by words, kind and record", async () => {
    const [hers, other] = [await admin.paidOrder(ann), await admin.paidOrder(await admin.customer())];
    await api.call(moveAdminOrder, { id: hers, from: "Paid", to: "Reviewed", note: "fine" }, as(eve));
    api.advance(1000);
    await api.call(cancelAdminOrder, { id: other, from: "Paid", reason: "no drill file" }, as(eve));
    const list = async (filter: Record<string, unknown>) =>
      (await api.callRaw(listAdminActs, filter, as(eve))).data.rows;
    const { order } = await admin.view(eve, hers);
    expect(await list({ kind: "order-moved" })).toMatchObject([
      {
        ...{ actor: eve.email, account: ann.email, subject: `order:${hers}`, name: order.orderNumber },
        details: { from: "Paid", to: "Reviewed", note: "fine" },
      },
    ]);
    // Amounts of an act are of its record's currency, or of the market that its details name.
    const inChina = { ...{ kind: "pcb", amountMicro: 5_000_000, validDays: 30 }, account: ann.email, area: "zh-CN" };
    admin.mustSucceed(await api.callRaw(giveAdminCoupon, inChina, { ...as(eve), key: newId() }));
    const currencies = (await list({})).map(({ kind, currency }) => [kind, currency]);
    expect(currencies).toEqual(
      expect.arrayContaining([
        ["coupon-given", "CNY"],
        ["order-cancelled", "USD"],
        ["registered", null],
      ]),
    );
    expect((await list({ keyword: order.orderNumber })).map(({ kind }) => kind)).toEqual(["order-moved"]);
    expect((await list({ subject: `order:${other}` })).map(({ kind }) => kind)).toEqual(["order-cancelled"]);
    const { data } = await api.call(listAdminActs, {}, as(eve));
    expect(data.kinds).toContain("registered");
    expect(JSON.stringify(data)).not.toMatch(/"(ip|token|passwordHash)"/);
    expect((await api.callRaw(listAdminActs, { pageSize: 1000 }, as(eve))).code).toBe("INVALID_INPUT");
  });
});

describe("the days", () => {
  it("count asked prices and registrations, orders and money, each on its day in Shanghai", async () => {
    // A Saturday that no other test counts on.
    api.clock.now = new Date("2026-12-05T04:00:00Z");
    const bob = await admin.customer();
    await api.call(quotePcb, { quantity: 50 }, {});
    await api.call(quotePcb, { quantity: 10 }, {});
    await admin.paidOrder(bob);
    // 18:00 in London is the next day in Shanghai.
    api.clock.now = new Date("2026-12-05T18:00:00Z");
    const id = await admin.paidOrder(bob);
    await api.call(cancelAdminOrder, { id, from: "Paid", reason: "x" }, as(eve));
    const { data } = await api.call(viewAdminReport, { area: "en-US", from: "2026-12-04", to: "2026-12-06" }, as(eve));
    expect(data).toMatchObject({ area: "en-US", currency: "USD" });
    const none = {
      ...{ pricesAsked: 0, uploads: 0, registrations: 0, quotes: 0, quotesOrdered: 0 },
      ...{ orders: 0, paid: 0, revenueMicro: 0, refundedMicro: 0 },
      productsMicro: { boards: 0, assembly: 0, stencils: 0, components: 0 },
    };
    // Two orders of one board for 39.25 each; the second one is given back on its day.
    const productsMicro = { ...none.productsMicro, boards: 39_250_000 };
    const first = { pricesAsked: 2, registrations: 1, orders: 1, paid: 1, revenueMicro: 39_250_000 };
    expect(data.days).toEqual([
      { ...none, day: "2026-12-04" },
      { ...none, ...first, day: "2026-12-05", productsMicro },
      { ...none, day: "2026-12-06", orders: 1, paid: 1, refundedMicro: 39_250_000, productsMicro },
    ]);
    const elsewhere = await api.call(viewAdminReport, { area: "zh-CN" }, as(eve));
    expect(elsewhere.data.days).toHaveLength(30);
    expect(elsewhere.data.days.every(({ orders }) => orders === 0)).toBe(true);
  });

  it("say what was made of the quotes of each day, by the end of the days that are asked for", async () => {
    const shop = createShop(api);
    const part = await addPart(api.db, "RC0603FR-0710KL");
    api.clock.now = new Date("2026-12-12T04:00:00Z");
    const bob = await admin.customer();
    const quote = async () => {
      const input = { assembly: { coordinates: true }, lines: [quoteLine({ partId: part })] };
      const made = await api.callRaw(createBomQuote, input, { ...as(bob), key: newId() });
      return made.data.quoteId;
    };
    const order = async (quoteId: string) => {
      const { cartItemId } = (await api.call(addQuoteToCart, { quoteId }, { ...as(bob), key: newId() })).data;
      await shop.mustOrder(bob, { cartItemIds: [cartItemId] });
    };
    const [first, second, third] = [await quote(), await quote(), await quote()];
    await order(first);
    // Orders without a quote, of which there may be any number, are none of them.
    for (let at = 0; at < 3; at++) await shop.mustOrder(bob);
    api.clock.now = new Date("2026-12-13T04:00:00Z");
    await quote();
    await order(second);
    api.clock.now = new Date("2026-12-14T04:00:00Z");
    await order(third);
    const shares = async (from: string, to: string) => {
      const { data } = await api.call(viewAdminReport, { area: "en-US", from, to }, as(eve));
      return data.days.map(({ day, quotes, quotesOrdered, orders }) => [day.slice(-2), quotes, quotesOrdered, orders]);
    };
    expect(await shares("2026-12-12", "2026-12-12")).toEqual([["12", 3, 1, 4]]);
    expect(await shares("2026-12-12", "2026-12-14")).toEqual([
      ["12", 3, 3, 4],
      ["13", 1, 0, 1],
      ["14", 0, 0, 1],
    ]);
    expect(await shares("2026-12-13", "2026-12-14")).toEqual([
      ["13", 1, 0, 1],
      ["14", 0, 0, 1],
    ]);
  });

  it("are at most 92, in their order, and days that there are", async () => {
    for (const span of [
      { from: "2026-01-01", to: "2026-12-31" },
      { from: "2026-11-22", to: "2026-11-21" },
      { from: "2026-02-31x", to: "2026-03-01" },
      { to: "2026-99-99" },
    ]) {
      expect((await api.call(viewAdminReport, span, as(eve))).code).toBe("INVALID_INPUT");
    }
  });
});
