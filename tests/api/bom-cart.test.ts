// Quotes of assembled boards in the cart, and those whose time is over.

import { describe, expect, it } from "vitest";
import { addQuoteToCart, deleteBomQuote, listBomQuotes, reQuote, viewBomQuote } from "@/lib/contracts/bom";
import { addToCart, listCart, openCheckout, updateCartItem } from "@/lib/contracts/cart";
import { cartItems, orders } from "@/lib/server/db/tables/order";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import { expireQuotes } from "@/lib/server/bom/expire";
import { DAY_MS, START } from "../support/api";
import { quoteFor, inCart, toCart, statusOf, USUAL_MICRO } from "../support/quote-test";
import { api, shop, setUpApiTest } from "../support/shop-test";

setUpApiTest();

describe("a quote in the cart", () => {
  it("is shown as it was quoted, once, and changed in nothing but the customer's reference", async () => {
    const ann = await api.signUp();
    const { quoteId, quoteNumber, expiresAt } = await quoteFor(ann);
    const { cartItemId } = (await toCart(ann, quoteId, { partNo: "MD-7" })).data;
    expect(await inCart(ann, quoteId)).toBe(cartItemId);
    const { data } = await api.call(listCart, {}, ann);
    expect(data.rows).toEqual([
      expect.objectContaining({
        cartItemId,
        itemType: "BomQuote",
        partNo: "MD-7",
        totalMicro: USUAL_MICRO,
        previousTotalMicro: null,
        specification: expect.objectContaining({ quoteId, quoteNumber, expiresAt, quantity: 5 }),
      }),
    ]);
    for (const change of [{ quantity: 10 }, { specification: { board: { layers: 4 } } }, { bookVersion: "x" }]) {
      expect((await api.callRaw(updateCartItem, { cartItemId, ...change }, ann)).code).toBe("QUOTE_FIXED");
    }
    const renamed = (await api.call(updateCartItem, { cartItemId, partNo: "MD-8" }, ann)).data;
    expect([renamed.partNo, renamed.totalMicro]).toEqual(["MD-8", USUAL_MICRO]);
  });

  it("gets there by no other way", async () => {
    const ann = await api.signUp();
    const { quoteId } = await quoteFor(ann);
    const forged = { itemType: "BomQuote", specification: { quoteId, quantity: 5 }, price: { total: 1 } };
    expect((await api.callRaw(addToCart, forged, ann)).code).toBe("INVALID_INPUT");
    expect(await api.db.select().from(cartItems)).toEqual([]);
  });

  it("is added once for a key", async () => {
    const ann = await api.signUp();
    const { quoteId } = await quoteFor(ann);
    const add = () => api.call(addQuoteToCart, { quoteId }, { ...ann, key: "k1" });
    expect((await add()).data).toEqual((await add()).data);
    expect(await api.db.select().from(cartItems)).toHaveLength(1);
  });

  it("leaves it when the quote is deleted, which withdraws it", async () => {
    const ann = await api.signUp();
    const [kept, gone] = [await quoteFor(ann), await quoteFor(ann)];
    await inCart(ann, kept.quoteId);
    await inCart(ann, gone.quoteId);
    expect((await api.call(deleteBomQuote, { quoteId: gone.quoteId }, ann)).type).toBe("success");
    expect((await api.call(listCart, {}, ann)).data.rows.map(({ specification }) => specification)).toEqual([
      expect.objectContaining({ quoteId: kept.quoteId }),
    ]);
    expect((await api.call(listBomQuotes, {}, ann)).data.rows.map(({ quoteId }) => quoteId)).toEqual([kept.quoteId]);
    expect((await toCart(ann, gone.quoteId)).code).toBe("NOT_FOUND");
    const stored = await api.db.select().from(bomQuotes);
    expect(stored.map(({ id, status }) => [id === gone.quoteId, status]).sort()).toEqual([
      [false, "Quoted"],
      [true, "Invalid"],
    ]);
  });
});

describe("an expired quote", () => {
  it("is refused by the cart from its first moment on, and says so", async () => {
    const ann = await api.signUp();
    const { quoteId } = await quoteFor(ann);
    api.advance(30 * DAY_MS - 1);
    expect((await toCart(ann, quoteId)).type).toBe("success");
    api.advance(1);
    const late = await toCart(ann, quoteId);
    expect([late.code, late.message]).toEqual(["QUOTE_EXPIRED", expect.stringMatching(/\w/)]);
    expect(await statusOf(ann, quoteId)).toBe("Expired");
    const { data } = await api.call(viewBomQuote, { quoteId }, ann);
    expect(data.events.at(-1)).toMatchObject({ from: "Quoted", to: "Expired", actor: "system" });
    expect([data.canAddToCart, data.canReQuote]).toEqual([false, true]);
  });

  it("is neither checked out nor ordered, though it lies in the cart", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await inCart(ann, (await quoteFor(ann)).quoteId)];
    const receiverId = await shop.addressOf(ann);
    api.advance(30 * DAY_MS);
    expect((await api.call(openCheckout, { cartItemIds }, ann)).code).toBe("QUOTE_EXPIRED");
    expect((await shop.order(ann, { cartItemIds, receiverId })).code).toBe("QUOTE_EXPIRED");
    expect(await api.db.select().from(orders)).toEqual([]);
  });

  it("lapses by itself, the others standing as they were", async () => {
    const ann = await api.signUp();
    const { quoteId } = await quoteFor(ann);
    api.advance(DAY_MS);
    const later = await quoteFor(ann);
    expect(await expireQuotes(api.deps, new Date(START.getTime() + 30 * DAY_MS))).toBe(1);
    const stored = new Map((await api.db.select().from(bomQuotes)).map(({ id, status }) => [id, status]));
    expect([stored.get(quoteId), stored.get(later.quoteId)]).toEqual(["Expired", "Quoted"]);
  });

  it("quoted again is a new one at today's price, that names its source", async () => {
    const ann = await api.signUp();
    const { quoteId, quoteNumber } = await quoteFor(ann, { projectName: "Amplifier" });
    api.advance(20 * DAY_MS);
    // A session ends after thirty days without use.
    expect(await statusOf(ann, quoteId)).toBe("Quoted");
    api.advance(20 * DAY_MS);
    const again = () => api.call(reQuote, { quoteId }, { ...ann, key: "k2" });
    const { data } = await again();
    expect((await again()).data).toEqual(data);
    expect(data).toMatchObject({ status: "Quoted", expiresAt: new Date(START.getTime() + 70 * DAY_MS).toISOString() });
    const renewed = (await api.call(viewBomQuote, { quoteId: data.quoteId }, ann)).data;
    expect(renewed).toMatchObject({
      projectName: "Amplifier",
      sourceQuoteId: quoteId,
      sourceQuoteNumber: quoteNumber,
      totalMicro: USUAL_MICRO,
    });
  });
});
