// The price book that applies: quotes of an earlier one keep their price for a while, and no others get it.

import { describe, expect, it } from "vitest";
import { addToCart, listCart, openCheckout, removeCartItem, updateCartItem } from "@/lib/contracts/cart";
import type { Endpoint } from "@/lib/contracts/endpoint";
import { reorder, viewOrder } from "@/lib/contracts/order";
import { quoteMatrix, quotePcb } from "@/lib/contracts/pcb";
import { quoteStencil } from "@/lib/contracts/stencil";
import { cartItems, orderLines } from "@/lib/server/db/tables/order";
import { createTestApi } from "../support/api";
import { ASSEMBLY_BOOKS } from "@/lib/core/pricing/assembly/book";
import { PUBLISHED_BOOKS, STENCIL_PRICE_BOOKS } from "../support/price-books";
import { createShop, type Person } from "../support/shop";
import { api, shop, setUpApiTest } from "../support/shop-test";
import { standIn } from "../support/stand-in";

setUpApiTest({
  deps: { books: { boards: PUBLISHED_BOOKS, stencils: STENCIL_PRICE_BOOKS, assemblies: ASSEMBLY_BOOKS } },
  env: { MARKET_HOSTS: "cn.example=zh-CN", ALLOW_SANDBOX: "1" },
});

/** Half a square meter on two layers: 30.00 today, 24.00 by the book of the first of November. */
const FIFTY = { quantity: 50 };
const KEPT = "us-2026-11-01";
const TODAYS = "us-2026-11-21";
/** The last moment at which KEPT is honored, and the next. */
const LAST = new Date("2026-12-20T15:59:59.999Z");
const OVER = new Date("2026-12-20T16:00:00Z");

const rowsOf = async (person: Person) => (await api.call(listCart, {}, person)).data.rows;
const pricesOf = async (person: Person) =>
  (await rowsOf(person)).map(({ price, totalMicro, previousTotalMicro, changedBy }) => [
    price.bookVersion,
    totalMicro / 1e6,
    previousTotalMicro === null ? null : previousTotalMicro / 1e6,
    changedBy,
  ]);
const addFifty = (person: Person, bookVersion?: string, change = {}) =>
  shop.add(person, { specification: { ...FIFTY, ...change }, bookVersion });
const storedVersions = async () => (await api.db.select().from(cartItems)).map(({ bookVersion }) => bookVersion);

/** By requested version, at noon of 21 November: the book that applies, and its price of FIFTY. */
const OUTCOMES: [string | undefined, string, number, { kind: string; lastDay: string | null }][] = [
  [undefined, TODAYS, 30, { kind: "inForce", lastDay: null }],
  [TODAYS, TODAYS, 30, { kind: "inForce", lastDay: null }],
  [KEPT, KEPT, 24, { kind: "kept", lastDay: "2026-12-20" }],
  ["us-2026-10-01", "us-2026-10-01", 18, { kind: "kept", lastDay: "2026-11-30" }],
  // Run out on 30 October.
  ["us-2026-09-01", TODAYS, 30, { kind: "renewed", lastDay: null }],
  // The book of December 1.
  ["us-2026-12-01", TODAYS, 30, { kind: "renewed", lastDay: null }],
  // Another area's version, and one that was never published.
  ["cn-2026-11-01", TODAYS, 30, { kind: "renewed", lastDay: null }],
  ["us-2020-01-01", TODAYS, 30, { kind: "renewed", lastDay: null }],
  ["US-2026-11-01", TODAYS, 30, { kind: "renewed", lastDay: null }],
  ["us-2026-11-01%00", TODAYS, 30, { kind: "renewed", lastDay: null }],
  ["__proto__", TODAYS, 30, { kind: "renewed", lastDay: null }],
  ["' or 1=1 --", TODAYS, 30, { kind: "renewed", lastDay: null }],
  ["x".repeat(60), TODAYS, 30, { kind: "renewed", lastDay: null }],
];

describe("the quote", () => {
  it.each(OUTCOMES)("that names %j is priced by %s", async (bookVersion, version, total, status) => {
    const { data } = await api.call(quotePcb, { ...FIFTY, bookVersion });
    expect([data.bookVersion, data.total.amountMicro, data.bookStatus]).toEqual([version, total * 1e6, status]);
    const matrix = (await api.call(quoteMatrix, { bookVersion, quantities: [50], leadTimes: [5] })).data;
    expect([matrix.bookVersion, matrix.totalsMicro, matrix.bookStatus]).toEqual([version, [[total * 1e6]], status]);
  });

  it("by an older book has its lead times and hints of that book, and its freight of today's", async () => {
    const input = { quantity: 50, surfaceFinish: "ENIG" as const };
    const [today, kept] = [await api.call(quotePcb, input), await api.call(quotePcb, { ...input, bookVersion: KEPT })];
    // ENIG adds 20 in both.
    expect([today.data.total.amountMicro, kept.data.total.amountMicro]).toEqual([50_000_000, 44_000_000]);
    expect(kept.data.leadTimes[0]?.totalMicro).toBe(44_000_000);
    expect(kept.data.hints.map(({ savesMicro }) => savesMicro)).toContain(14_000_000);
    expect(kept.data.shippingEstimate).toEqual(today.data.shippingEstimate);
  });

  it("of what cannot be made says which book it asked", async () => {
    const { data } = await api.call(quotePcb, { widthMm: 9, bookVersion: KEPT });
    expect([data.lines, data.bookVersion, data.bookStatus.kind]).toEqual([[], KEPT, "kept"]);
  });

  it("changes at the moment that the newer book's thirtieth day is over in Shanghai", async () => {
    const versions = [];
    for (const moment of [LAST, OVER]) {
      api.clock.now = moment;
      const { data } = await api.call(quotePcb, { ...FIFTY, bookVersion: KEPT });
      versions.push([data.bookVersion, data.total.amountMicro / 1e6, data.bookStatus.kind]);
    }
    expect(versions).toEqual([
      [KEPT, 24, "kept"],
      ["us-2026-12-01", 33.5, "renewed"],
    ]);
  });

  it("of a stencil keeps the book of stencils, and takes none of boards", async () => {
    const ask = async (bookVersion?: string) => {
      const { data } = await api.call(quoteStencil, { bookVersion });
      return [data.bookVersion, data.total.amountMicro / 1e6, data.bookStatus.kind];
    };
    expect(await ask()).toEqual(["us-stencil-2026-11-21", 18.6, "inForce"]);
    expect(await ask("us-stencil-2026-11-01")).toEqual(["us-stencil-2026-11-01", 15, "kept"]);
    expect(await ask(KEPT)).toEqual(["us-stencil-2026-11-21", 18.6, "renewed"]);
  });

  it("of one area knows nothing of the other's books", async () => {
    const ask = async (bookVersion: string) =>
      (await api.call(quotePcb, { ...FIFTY, bookVersion }, { headers: { host: "cn.example" } })).data;
    expect([(await ask(KEPT)).total, (await ask("cn-2026-11-01")).total]).toEqual([
      { currency: "CNY", amountMicro: 210_000_000 },
      { currency: "CNY", amountMicro: 168_000_000 },
    ]);
  });
});

describe("a version", () => {
  const asked: [string, Endpoint, Record<string, unknown>][] = [
    ["the quote", quotePcb, FIFTY],
    ["the matrix", quoteMatrix, FIFTY],
    ["the stencil quote", quoteStencil, {}],
    ["the cart", addToCart, { itemType: "Custom", specification: FIFTY }],
    ["a cart item", updateCartItem, { cartItemId: "any" }],
  ];
  const wrong = ["x".repeat(61), "x".repeat(100_000), "", 1, true, null, [KEPT], { version: KEPT }, "us\u0000"];

  it.each(asked)("that is no short text is refused by %s", async (_what, endpoint, input) => {
    const ann = await api.signUp();
    for (const bookVersion of wrong) {
      const answer = await api.callRaw(endpoint, { ...input, bookVersion }, { ...ann, body: "json" });
      const fields = (answer.data as { field: string }[]).map(({ field }) => field);
      expect([answer.code, fields]).toEqual(["INVALID_INPUT", ["bookVersion"]]);
    }
    expect(await rowsOf(ann)).toEqual([]);
  });
});

describe("an item of the cart", () => {
  it.each(OUTCOMES)("that was quoted by %j is priced by %s, and is no news", async (bookVersion, version, total) => {
    const ann = await api.signUp();
    await addFifty(ann, bookVersion);
    // A quote by a known, expired book comes with its former price: 2 + 20 × 0.5.
    const isKnown = bookVersion === "us-2026-09-01";
    expect(await pricesOf(ann)).toEqual([isKnown ? [version, total, 12, "priceBook"] : [version, total, null, null]]);
    expect(await storedVersions()).toEqual([isKnown ? bookVersion : version]);
  });

  it("keeps its price until its book has run out, and then says what it was", async () => {
    const ann = await api.signUp();
    await addFifty(ann, KEPT);
    api.clock.now = LAST;
    expect(await pricesOf(ann)).toEqual([[KEPT, 24, null, null]]);
    api.clock.now = OVER;
    expect(await pricesOf(ann)).toEqual([["us-2026-12-01", 33.5, 24, "priceBook"]]);
    // Looking at it agrees to nothing.
    expect(await pricesOf(ann)).toEqual([["us-2026-12-01", 33.5, 24, "priceBook"]]);
  });

  it("says until when its price is kept, as long as it is", async () => {
    const ann = await api.signUp();
    await addFifty(ann, KEPT);
    await addFifty(ann);
    const keptUntil = async () => (await rowsOf(ann)).map((row) => row.keptUntil);
    expect(await keptUntil()).toEqual(["2026-12-20", null]);
    api.clock.now = OVER;
    // The other's book has a newer one after it by now, the first of December, and thirty days from then.
    expect(await keptUntil()).toEqual([null, "2026-12-30"]);
  });

  it("that named no book keeps the one it was put in with", async () => {
    const ann = await api.signUp();
    await addFifty(ann);
    api.clock.now = new Date("2026-12-05T00:00:00Z");
    await addFifty(ann);
    expect(await pricesOf(ann)).toEqual([
      [TODAYS, 30, null, null],
      ["us-2026-12-01", 33.5, null, null],
    ]);
  });

  it("is changed by its own book while that is honoured, and by the one in force afterwards", async () => {
    const ann = await api.signUp();
    const cartItemId = await addFifty(ann, KEPT);
    // 4 + 40 × 1.
    await api.call(updateCartItem, { cartItemId, quantity: 100 }, ann);
    expect(await pricesOf(ann)).toEqual([[KEPT, 44, null, null]]);
    api.clock.now = LAST;
    await api.call(updateCartItem, { cartItemId, specification: { surfaceFinish: "ENIG" } }, ann);
    expect(await pricesOf(ann)).toEqual([[KEPT, 64, null, null]]);
    api.clock.now = OVER;
    await api.call(updateCartItem, { cartItemId, partNo: "A" }, ann);
    // 6 + 55 × 1 + 20: its own reference changes nothing of what was agreed.
    expect(await pricesOf(ann)).toEqual([["us-2026-12-01", 81, 64, "priceBook"]]);
    await api.call(updateCartItem, { cartItemId, specification: { surfaceFinish: "HASL" } }, ann);
    expect(await pricesOf(ann)).toEqual([["us-2026-12-01", 61, null, null]]);
    expect(await storedVersions()).toEqual(["us-2026-12-01"]);
  });

  it("takes today's prices where that is asked, and no book that cannot be had", async () => {
    const ann = await api.signUp();
    const cartItemId = await addFifty(ann, KEPT);
    const { data } = await api.call(updateCartItem, { cartItemId, bookVersion: TODAYS }, ann);
    expect([data.price.bookVersion, data.totalMicro, data.previousTotalMicro]).toEqual([
      TODAYS,
      30_000_000,
      24_000_000,
    ]);
    for (const bookVersion of ["us-2026-12-01", "us-2026-09-01", "cn-2026-11-01", "forged"]) {
      await api.call(updateCartItem, { cartItemId, bookVersion, specification: { layers: 2 } }, ann);
      expect([bookVersion, ...(await pricesOf(ann))]).toEqual([bookVersion, [TODAYS, 30, null, null]]);
    }
    expect(await storedVersions()).toEqual([TODAYS]);
  });

  it("that is put back comes back with its book", async () => {
    const ann = await api.signUp();
    const cartItemId = await addFifty(ann, KEPT);
    const [previous] = await rowsOf(ann);
    await api.call(removeCartItem, { cartItemId }, ann);
    await addFifty(ann, previous?.price.bookVersion, { quantity: previous?.specification.quantity });
    expect(await pricesOf(ann)).toEqual([[KEPT, 24, null, null]]);
  });

  it("does not take its book from what lies in the specification", async () => {
    const ann = await api.signUp();
    await shop.add(ann, { specification: { ...FIFTY, bookVersion: KEPT, price: { bookVersion: KEPT } } });
    expect(await pricesOf(ann)).toEqual([[TODAYS, 30, null, null]]);
  });

  it("has the prototype offer once, whichever books the items are by", async () => {
    const ann = await api.signUp();
    for (const version of [KEPT, TODAYS]) await addFifty(ann, version, { quantity: 10 });
    // One dollar; then 5 + 50 × 0.1, where it was shown with the offer.
    expect(await pricesOf(ann)).toEqual([
      [KEPT, 1, null, null],
      [TODAYS, 10, 1, "offerUsed"],
    ]);
  });

  it("that is a stencil keeps the book of stencils", async () => {
    const ann = await api.signUp();
    await shop.add(ann, { itemType: "Stencil", specification: {}, bookVersion: "us-stencil-2026-11-01" });
    api.clock.now = LAST;
    expect(await pricesOf(ann)).toEqual([["us-stencil-2026-11-01", 15, null, null]]);
    api.clock.now = OVER;
    expect(await pricesOf(ann)).toEqual([["us-stencil-2026-11-21", 18.6, 15, "priceBook"]]);
  });

  it("added under one key with another book is another item", async () => {
    const ann = await api.signUp();
    const input = { itemType: "Custom" as const, specification: FIFTY };
    await api.call(addToCart, { ...input, bookVersion: KEPT }, { ...ann, key: "one" });
    const again = await api.call(addToCart, { ...input, bookVersion: TODAYS }, { ...ann, key: "one" });
    expect([again.code, await pricesOf(ann)]).toEqual(["IDEMPOTENCY_MISMATCH", [[KEPT, 24, null, null]]]);
  });
});

describe("a checkout", () => {
  it("prices each item by its book, and sends all of them at today's freight", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await addFifty(ann, KEPT), await addFifty(ann, "us-2026-10-01"), await addFifty(ann)];
    const { data } = await api.call(openCheckout, { cartItemIds }, ann);
    // 24 + 18 + 30.
    expect([data.merchandiseTotalMicro, data.items.map(({ price }) => price.bookVersion)]).toEqual([
      72_000_000,
      [KEPT, "us-2026-10-01", TODAYS],
    ]);
    const bob = await api.signUp();
    const plain = [await addFifty(bob), await addFifty(bob), await addFifty(bob)];
    const todays = (await api.call(openCheckout, { cartItemIds: plain }, bob)).data;
    expect(data.shippingEstimates).toEqual(todays.shippingEstimates);
  });

  it("takes today's share for a card, whatever the items are priced by", async () => {
    const [sandbox] = Object.values(api.deps.paymentProviders);
    const paid = await createTestApi({
      deps: { books: api.deps.books, paymentProviders: { test: standIn({ ...sandbox, methods: ["card"] }) } },
    });
    const ann = await paid.signUp();
    const cartItemIds = [await createShop(paid).add(ann, { specification: FIFTY, bookVersion: KEPT })];
    const { data } = await paid.call(openCheckout, { cartItemIds, paymentMethod: "card" }, ann);
    // 2.9 % of 24.00 is 0.696.
    expect([data.merchandiseTotalMicro, data.transactionFeeMicro]).toEqual([24_000_000, 700_000]);
  });

  it("is ordered at the price that was kept, and the order names the book", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await addFifty(ann, KEPT), await addFifty(ann)];
    api.clock.now = LAST;
    const orderId = await shop.mustOrder(ann, { cartItemIds, expectedTotalMicro: 54_000_000 });
    const lines = await api.db.select().from(orderLines).orderBy(orderLines.position);
    expect(lines.map(({ bookVersion, totalMicro }) => [bookVersion, totalMicro])).toEqual([
      [KEPT, 24_000_000],
      [TODAYS, 30_000_000],
    ]);
    api.clock.now = OVER;
    const order = (await api.call(viewOrder, { id: orderId }, ann)).data;
    expect([order.merchandiseTotalMicro, order.lines.map(({ price }) => price.bookVersion)]).toEqual([
      54_000_000,
      [KEPT, TODAYS],
    ]);
  });

  it("asks again where a book has run out since its total was shown", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await addFifty(ann, KEPT)];
    api.clock.now = LAST;
    const shown = (await api.call(openCheckout, { cartItemIds }, ann)).data;
    api.clock.now = OVER;
    const refused = await shop.order(ann, { cartItemIds, expectedTotalMicro: shown.amountPayableMicro });
    expect([shown.amountPayableMicro, refused.code, refused.data]).toEqual([
      24_000_000,
      "PRICE_CHANGED",
      { amountPayableMicro: 33_500_000 },
    ]);
    const { data } = await api.call(openCheckout, { cartItemIds }, ann);
    expect(data.items[0]).toMatchObject({ previousTotalMicro: 24_000_000, changedBy: "priceBook" });
    await shop.mustOrder(ann, { cartItemIds, expectedTotalMicro: 33_500_000 });
    const [line] = await api.db.select().from(orderLines);
    expect([line?.bookVersion, line?.totalMicro]).toEqual(["us-2026-12-01", 33_500_000]);
  });

  it("takes no book from who places the order", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await addFifty(ann)];
    const lies = { bookVersion: KEPT, books: [KEPT], price: { bookVersion: KEPT } };
    const view = (await api.call(openCheckout, { cartItemIds, ...lies }, ann)).data;
    expect(view.merchandiseTotalMicro).toBe(30_000_000);
    await shop.mustOrder(ann, standIn({ cartItemIds, ...lies }));
    const [line] = await api.db.select().from(orderLines);
    expect([line?.bookVersion, line?.totalMicro]).toEqual([TODAYS, 30_000_000]);
  });

  it("of an order that is placed again is at today's prices", async () => {
    const ann = await api.signUp();
    const id = await shop.mustOrder(ann, { cartItemIds: [await addFifty(ann, KEPT)] });
    const { data } = await api.call(reorder, { id }, ann);
    expect(data.lines.map(({ price, previousTotalMicro }) => [price?.total.amountMicro, previousTotalMicro])).toEqual([
      [30_000_000, 24_000_000],
    ]);
  });
});
