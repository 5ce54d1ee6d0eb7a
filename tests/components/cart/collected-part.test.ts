// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { toCartItems } from "@/components/cart/collected-items";
import { type CollectedPart, fromPartQuery, toPartQuery } from "@/lib/client/collected-part";
import { joinVisitorCart } from "@/lib/client/visitor-cart";
import type { ListedPart } from "@/lib/contracts/part";
import { bookFor } from "@/lib/core/pricing/book-for";
import { sessionStore } from "@/stores/account/session";
import { visitorCart } from "@/stores/visitor-cart";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { PUBLISHED_BOOKS, STENCIL_PRICE_BOOKS } from "@/tests/support/price-books";
import { collectedItem, emptyVisitorCart } from "@/tests/support/visitor-cart";

const api = startMockApi();

beforeEach(async () => {
  await emptyVisitorCart();
  sessionStore.getState().setToken("a-token");
});

const PART: CollectedPart = {
  partId: "p1",
  quantity: 100,
  mpn: "RC0603FR-0710KL",
  manufacturer: "Yageo",
  category: "resistor",
  packageName: "0603",
  minimum: 10,
  multiple: 10,
  stock: 5_000,
  isSample: true,
  tiers: [
    { from: 10, unitMicro: 10_000 },
    { from: 100, unitMicro: 8_000 },
  ],
  currency: "USD",
};
const item = (part: CollectedPart = PART) =>
  collectedItem({ itemType: "Normal", query: toPartQuery(part), projectName: "" });
const read = (query: readonly (readonly [string, string])[]) => {
  const named = new Map(query);
  return fromPartQuery((name) => named.get(name));
};

it("a part is kept as it was, and what was spoilt has no price", () => {
  expect(read(toPartQuery(PART))).toEqual(PART);
  expect(
    read([
      ["partId", "p1"],
      ["tiers", "10:1;5:2"],
      ["minimum", "-3"],
      ["quantity", "x"],
    ]),
  ).toMatchObject({
    partId: "p1",
    quantity: 1,
    minimum: 1,
    tiers: [],
  });
});

it("joins an account's cart by its name and its number alone", async () => {
  await visitorCart.getState().put(item());
  await joinVisitorCart();
  expect(api.calls("addToCart").map(({ body }) => body)).toEqual([
    { itemType: "Normal", specification: { partId: "p1", quantity: 100 }, partNo: "" },
  ]);
  expect(visitorCart.getState().items).toEqual([]);
});

const books = {
  boards: (version: string | null) => bookFor(PUBLISHED_BOOKS, "en-US", { version, nowMs: 0 }),
  stencils: (version: string | null) => bookFor(STENCIL_PRICE_BOOKS, "en-US", { version, nowMs: 0 }),
};
const priceBooks = (change: Partial<ListedPart>) =>
  new Map([["p1", { ...(ANSWERS.listPartsByNumber.rows[0] as ListedPart), id: "p1", ...change }]]);

it("costs what it did until the catalogue has been asked, and then what it costs now", () => {
  // A hundred at 0.8 cents.
  const [before] = toCartItems([item()], books);
  expect(before).toMatchObject({ totalMicro: 800_000, previousTotalMicro: null, changedBy: null });
  // Now at 0.9: 0.90.
  const parts = priceBooks({ tiers: [{ from: 10, unitMicro: 9_000 }], stock: 50 });
  const [now] = toCartItems([item()], books, { currency: "USD", parts });
  expect(now).toMatchObject({
    totalMicro: 900_000,
    previousTotalMicro: 800_000,
    changedBy: "partPrice",
    specification: { partId: "p1", quantity: 100, stock: 50 },
  });
});

it("is in the reader's currency, at seven yuan for a dollar", () => {
  const [priced] = toCartItems([item()], books, { currency: "CNY", parts: null });
  expect(priced?.price.total).toEqual({ currency: "CNY", amountMicro: 5_600_000 });
});

it("that the catalogue does not have any more cannot be had", () => {
  const [gone] = toCartItems([item()], books, { currency: "USD", parts: new Map() });
  expect(gone?.specification).toMatchObject({ stock: 0 });
});
