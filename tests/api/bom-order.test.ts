// Quotes of assembled boards that are ordered, with and without a coupon.

import { describe, expect, it } from "vitest";
import { reQuote, viewBomQuote } from "@/lib/contracts/bom";
import { openCheckout } from "@/lib/contracts/cart";
import { reorder, viewOrder } from "@/lib/contracts/order";
import { bomQuoteEvents } from "@/lib/server/db/tables/quote";
import type { DomainEvent } from "@/lib/server/realtime/event-bus";
import { SERVER_EVENTS } from "@/lib/server/realtime/publish";
import { listMails } from "../support/mails";
import { quoteFor, inCart, toCart, statusOf, USUAL_MICRO } from "../support/quote-test";
import type { Person } from "../support/shop";
import { api, shop, setUpApiTest } from "../support/shop-test";

setUpApiTest();

describe("an order by a quote", () => {
  async function ordered(person: Person, more = {}) {
    const { quoteId, quoteNumber } = await quoteFor(person, { projectName: "Amplifier" });
    const cartItemIds = [await inCart(person, quoteId)];
    return { quoteId, quoteNumber, orderId: await shop.mustOrder(person, { cartItemIds, ...more }) };
  }

  it("is of the type PCBA, costs what was quoted, and the quote names it", async () => {
    const ann = await api.signUp();
    const { quoteId, quoteNumber, orderId } = await ordered(ann);
    const order = (await api.call(viewOrder, { id: orderId }, ann)).data;
    expect([order.productType, order.amountPayableMicro, order.lines.map(({ itemType }) => itemType)]).toEqual([
      "BomQuote",
      USUAL_MICRO,
      ["BomQuote"],
    ]);
    expect(order.lines[0]?.specification).toMatchObject({ quoteId, quantity: 5 });
    const { data } = await api.call(viewBomQuote, { quoteId }, ann);
    expect([data.status, data.orderId, data.orderNumber]).toEqual(["Order Received", orderId, order.orderNumber]);
    expect((await listMails(api.db))[0]?.text).toContain(
      `5 × assembled PCB, 2 layers, 100 × 100 mm, quote ${quoteNumber}`,
    );
    expect((await toCart(ann, quoteId)).code).toBe("MOVE_NOT_ALLOWED");
  });

  it("is told to the other pages of its customer, and its quote with it", async () => {
    const ann = await api.signUp();
    const { quoteId } = await quoteFor(ann);
    const cartItemIds = [await inCart(ann, quoteId)];
    const events: DomainEvent[] = [];
    const stop = api.deps.eventBus.subscribe((each) => void events.push(each));
    const orderId = await shop.mustOrder(ann, { cartItemIds });
    stop();
    const { accountId } = ann;
    expect(events).toEqual([
      { kind: "event", accountId, event: SERVER_EVENTS.quoteChanged, data: { quoteId } },
      { kind: "event", accountId, event: SERVER_EVENTS.orderChanged, data: { orderId } },
    ]);
  });

  it("is had once, however many try at the same time", async () => {
    const ann = await api.signUp();
    const receiverId = await shop.addressOf(ann);
    const cartItemIds = [await inCart(ann, (await quoteFor(ann)).quoteId)];
    const tries = await Promise.all([1, 2, 3].map(() => shop.order(ann, { cartItemIds, receiverId })));
    expect(tries.filter(({ type }) => type === "success")).toHaveLength(1);
    const moves = (await api.db.select().from(bomQuoteEvents)).filter(({ toStatus }) => toStatus === "Order Received");
    expect(moves).toHaveLength(1);
  });

  it("that is refused leaves the quote standing", async () => {
    const ann = await api.signUp();
    const { quoteId } = await quoteFor(ann);
    const cartItemIds = [await inCart(ann, quoteId)];
    expect((await shop.order(ann, { cartItemIds, expectedTotalMicro: 1 })).code).toBe("PRICE_CHANGED");
    expect(await statusOf(ann, quoteId)).toBe("Quoted");
  });

  it("is read to be ordered again at today's price", async () => {
    const ann = await api.signUp();
    const { orderId, quoteId } = await ordered(ann);
    const { lines } = (await api.call(reorder, { id: orderId }, ann)).data;
    expect(lines).toEqual([
      expect.objectContaining({
        itemType: "BomQuote",
        previousTotalMicro: USUAL_MICRO,
        price: expect.objectContaining({ total: { currency: "USD", amountMicro: USUAL_MICRO } }),
        specification: expect.objectContaining({ quoteId }),
      }),
    ]);
    // The way back: a new quote of the ordered one.
    expect((await api.call(reQuote, { quoteId }, ann)).data.status).toBe("Quoted");
  });
});

describe("the free-assembly coupon", () => {
  const FREE = {
    kind: "assembly",
    amountMicro: 15_000_000,
    couponParam: JSON.stringify({ pcbNum: { min: 5, max: 10 } }),
  };

  it.each([
    // 10 boards: 3 + 1.50 + 1.50 + 0.50 + 10 × 100 × 0.0012 = 7.70 of work, all of it.
    [10, { usable: true, discountMicro: 7_700_000, reason: null }],
    [15, { usable: false, discountMicro: 0, reason: "quantity" }],
  ])("on %i boards", async (quantity, verdict) => {
    const ann = await api.signUp();
    const couponId = await shop.giveCoupon(ann, FREE);
    const { quoteId } = await quoteFor(ann, { board: { quantity } });
    const cartItemIds = [await inCart(ann, quoteId)];
    const { data } = await api.call(openCheckout, { cartItemIds, couponId }, ann);
    expect(data.coupons).toEqual([expect.objectContaining({ couponId, ...verdict })]);
    expect(data.couponDiscountMicro).toBe(verdict.discountMicro);
  });

  it("is for one product: beside a board it does not apply, even of the same part number", async () => {
    const ann = await api.signUp();
    await shop.giveCoupon(ann, FREE);
    const { quoteId } = await quoteFor(ann);
    const quoted = (await toCart(ann, quoteId, { partNo: "A" })).data.cartItemId;
    const cartItemIds = [await shop.add(ann, { partNo: "A" }), quoted];
    const { data } = await api.call(openCheckout, { cartItemIds }, ann);
    expect(data.coupons.map(({ usable, reason }) => [usable, reason])).toEqual([[false, "products"]]);
  });
});
