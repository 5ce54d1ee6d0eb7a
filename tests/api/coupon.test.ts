import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openCheckout } from "@/lib/contracts/cart";
import { listCoupons } from "@/lib/contracts/coupon";
import { cancelOrder, viewOrder } from "@/lib/contracts/order";
import { coupons } from "@/lib/server/db/tables/coupon";
import { cartItems, orders } from "@/lib/server/db/tables/order";
import { cancelUnpaidOrders } from "@/lib/server/order/pay/cancel-unpaid";
import { DAY_MS, START } from "../support/api";
import { FOUR_LAYERS } from "../support/shop";
import { api, shop, setUpApiTest } from "../support/shop-test";

setUpApiTest();

const stateOf = async (id: string) => {
  const [row] = await api.db.select().from(coupons).where(eq(coupons.id, id));
  return [row?.state, row?.usedByOrder];
};

describe("the list of coupons", () => {
  it("is its owner's alone, in one area, and needs a token", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    await shop.giveCoupon(ann);
    await shop.giveCoupon(ann, { area: "zh-CN", currency: "CNY" });
    expect((await api.call(listCoupons, {}, bob)).data).toEqual({
      rows: [],
      total: 0,
      count: { unused: 0, used: 0, expired: 0 },
    });
    expect((await api.call(listCoupons, {}, ann)).data.total).toBe(1);
    expect((await api.call(listCoupons, {})).status).toBe(403);
  });

  it("has three groups, an unused one whose time is over being among the expired", async () => {
    const ann = await api.signUp();
    const fresh = await shop.giveCoupon(ann, { thresholdMicro: 20_000_000, couponParam: '{"pcbNum":{"max":50}}' });
    const over = await shop.giveCoupon(ann, { validTo: START });
    const voided = await shop.giveCoupon(ann, { state: "expired" });
    const used = await shop.giveCoupon(ann, { state: "used" });
    const count = { unused: 1, used: 1, expired: 2 };
    const group = async (state?: 0 | 1 | 2) => (await api.call(listCoupons, { state }, ann)).data;
    expect(await group(0)).toEqual({
      rows: [
        {
          couponId: fresh,
          kind: "pcb",
          state: 0,
          disabled: false,
          currency: "USD",
          amountMicro: 15_000_000,
          thresholdMicro: 20_000_000,
          couponParam: '{"pcbNum":{"max":50}}',
          withDesign: null,
          validFrom: "2026-11-20T04:00:00.000Z",
          validTo: "2026-11-22T04:00:00.000Z",
        },
      ],
      total: 1,
      count,
    });
    expect((await group(1)).rows.map(({ couponId, disabled }) => [couponId, disabled])).toEqual([[used, true]]);
    expect((await group(2)).rows.map(({ couponId, state }) => [couponId, state])).toEqual([
      [over, 2],
      [voided, 2],
    ]);
    expect((await group()).total).toBe(4);
    for (const state of [3, -1, "unused"]) {
      expect((await api.callRaw(listCoupons, { state }, ann)).code).toBe("INVALID_INPUT");
    }
  });
});

describe("a checkout's coupons", () => {
  it("say what each would take off or why it cannot, the usable first and the best proposed", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await shop.add(ann)];
    const five = await shop.giveCoupon(ann, { amountMicro: 5_000_000 });
    const best = await shop.giveCoupon(ann, { kind: "general", amountMicro: 99_000_000 });
    const unusable = {
      [await shop.giveCoupon(ann, { kind: "stencil" })]: "kind",
      [await shop.giveCoupon(ann, { couponParam: '{"pcbNum":{"min":5,"max":10}}' })]: "quantity",
      [await shop.giveCoupon(ann, { couponParam: '{"pcbSize":{"max":50}}' })]: "size",
      [await shop.giveCoupon(ann, { thresholdMicro: 39_260_000 })]: "threshold",
      [await shop.giveCoupon(ann, { withDesign: true })]: "design",
      [await shop.giveCoupon(ann, { validTo: START })]: "validity",
      [await shop.giveCoupon(ann, { couponParam: "{broken" })]: "quantity",
      [await shop.giveCoupon(ann, { kind: "nonsense" })]: "state",
    };
    await shop.giveCoupon(ann, { state: "used" });
    const { data } = await api.call(openCheckout, { cartItemIds }, ann);
    // The general one takes at most the whole 39.25.
    expect(data.coupons.slice(0, 2).map((entry) => [entry.couponId, entry.usable, entry.discountMicro])).toEqual([
      [best, true, 39_250_000],
      [five, true, 5_000_000],
    ]);
    expect(Object.fromEntries(data.coupons.slice(2).map((entry) => [entry.couponId, entry.reason]))).toEqual(unusable);
    expect([data.proposedCouponId, data.couponId, data.couponDiscountMicro]).toEqual([best, null, 0]);
  });

  it("are reckoned with when one is chosen, and are not when it cannot be used", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await shop.add(ann)];
    const couponId = await shop.giveCoupon(ann);
    const stencil = await shop.giveCoupon(ann, { kind: "stencil" });
    const chosen = (await api.call(openCheckout, { cartItemIds, couponId }, ann)).data;
    // 39.25 − 15.00 = 24.25.
    expect([chosen.couponId, chosen.couponDiscountMicro, chosen.subtotalMicro, chosen.amountPayableMicro]).toEqual([
      couponId,
      15_000_000,
      24_250_000,
      24_250_000,
    ]);
    const wrong = (await api.call(openCheckout, { cartItemIds, couponId: stencil }, ann)).data;
    expect([wrong.couponId, wrong.amountPayableMicro]).toEqual([null, 39_250_000]);
  });

  it("do not apply to two boards, and are all disabled for that reason", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await shop.add(ann, { partNo: "A1" }), await shop.add(ann, { partNo: "A1" })];
    await shop.giveCoupon(ann);
    const { data } = await api.call(openCheckout, { cartItemIds }, ann);
    expect(data.coupons.map(({ usable, disabled, reason }) => [usable, disabled, reason])).toEqual([
      [false, true, "products"],
    ]);
    expect(data.proposedCouponId).toBeNull();
  });

  it("for shipping lower the payment after production, not this one", async () => {
    const ann = await api.signUp();
    const couponId = await shop.giveCoupon(ann, { kind: "shipping", amountMicro: 99_000_000 });
    const cartItemIds = [await shop.add(ann)];
    const { data } = await api.call(openCheckout, { cartItemIds, couponId, shippingMethod: "express" }, ann);
    const express = data.shippingEstimates.find(({ method }) => method === "express")?.amountMicro;
    expect([data.couponId, data.couponDiscountMicro, data.amountPayableMicro]).toEqual([couponId, 0, 39_250_000]);
    expect(data.shippingDiscountMicro).toBe(express);
    const pickup = (await api.call(openCheckout, { cartItemIds, couponId, shippingMethod: "pickup" }, ann)).data;
    expect([pickup.couponId, pickup.coupons[0]?.reason]).toEqual([null, "kind"]);
    const orderId = await shop.mustOrder(ann, { cartItemIds, couponId, shippingMethod: "express" });
    const order = (await api.call(viewOrder, { id: orderId }, ann)).data;
    // The order has an address: 0.15 m² of four layers are a kilogram begun, to London (13 + 6) × 1.3.
    expect(order.shippingEstimateMicro).toBe(24_700_000);
    expect([order.shippingDiscountMicro, order.couponDiscountMicro, order.amountPayableMicro]).toEqual([
      order.shippingEstimateMicro,
      0,
      39_250_000,
    ]);
  });

  it("of somebody else are as good as missing", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const foreign = await shop.giveCoupon(ann);
    const cartItemIds = [await shop.add(bob)];
    for (const couponId of [foreign, "missing"]) {
      expect((await api.call(openCheckout, { cartItemIds, couponId }, bob)).code).toBe("NOT_FOUND");
      expect((await shop.order(bob, { cartItemIds, couponId })).code).toBe("NOT_FOUND");
    }
    const elsewhere = await shop.giveCoupon(bob, { area: "zh-CN", currency: "CNY" });
    expect((await shop.order(bob, { cartItemIds, couponId: elsewhere })).code).toBe("NOT_FOUND");
    expect(await stateOf(foreign)).toEqual(["unused", null]);
    expect(await api.db.select().from(cartItems)).toHaveLength(1);
  });
});

describe("an order with a coupon", () => {
  it("keeps what it was, and the coupon is used", async () => {
    const ann = await api.signUp();
    const couponId = await shop.giveCoupon(ann);
    const orderId = await shop.mustOrder(ann, { couponId, expectedTotalMicro: 24_250_000 });
    const order = (await api.call(viewOrder, { id: orderId }, ann)).data;
    expect([
      order.merchandiseTotalMicro,
      order.couponDiscountMicro,
      order.subtotalMicro,
      order.amountPayableMicro,
    ]).toEqual([39_250_000, 15_000_000, 24_250_000, 24_250_000]);
    expect(order.coupon).toEqual({ couponId, kind: "pcb", amountMicro: 15_000_000, discountMicro: 15_000_000 });
    expect(await stateOf(couponId)).toEqual(["used", orderId]);
    expect((await api.call(listCoupons, {}, ann)).data.count).toEqual({ unused: 0, used: 1, expired: 0 });
  });

  it("never costs less than nothing", async () => {
    const ann = await api.signUp();
    const couponId = await shop.giveCoupon(ann, { amountMicro: 99_000_000 });
    const orderId = await shop.mustOrder(ann, { couponId });
    const order = (await api.call(viewOrder, { id: orderId }, ann)).data;
    expect([order.couponDiscountMicro, order.amountPayableMicro]).toEqual([39_250_000, 0]);
  });

  it.each([
    ["of another kind", { kind: "stencil" }, "kind"],
    ["for fewer boards", { couponParam: '{"pcbNum":{"max":10}}' }, "quantity"],
    ["for smaller boards", { couponParam: '{"pcbSize":{"max":59.99}}' }, "size"],
    ["under its threshold", { thresholdMicro: 40_000_000 }, "threshold"],
    ["for designs made online", { withDesign: true }, "design"],
    ["that ended a second ago", { validTo: new Date(START.getTime() - 1000) }, "validity"],
    ["that begins in a second", { validFrom: new Date(START.getTime() + 1000) }, "validity"],
    ["that was used", { state: "used" }, "state"],
  ])("%s is refused, and nothing is ordered", async (_what, change, reason) => {
    const ann = await api.signUp();
    const couponId = await shop.giveCoupon(ann, change);
    const answer = await shop.order(ann, { couponId });
    expect([answer.code, answer.data, answer.message]).toEqual([
      "COUPON_UNUSABLE",
      { reason },
      "This coupon can't be used for this order.",
    ]);
    expect(await api.db.select().from(orders)).toEqual([]);
    expect(await api.db.select().from(cartItems)).toHaveLength(1);
  });

  it("of several boards is refused", async () => {
    const ann = await api.signUp();
    const couponId = await shop.giveCoupon(ann);
    const cartItemIds = [await shop.add(ann), await shop.add(ann)];
    expect((await shop.order(ann, { cartItemIds, couponId })).data).toEqual({ reason: "products" });
  });

  it("cannot be placed a second time with it: of twenty checkouts at once one succeeds", async () => {
    const ann = await api.signUp();
    const couponId = await shop.giveCoupon(ann);
    const receiverId = await shop.addressOf(ann);
    const items: string[] = [];
    for (let count = 0; count < 20; count++) items.push(await shop.add(ann));
    const answers = await Promise.all(
      items.map((cartItemId) => shop.order(ann, { cartItemIds: [cartItemId], receiverId, couponId })),
    );
    expect(answers.filter(({ type }) => type === "success")).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "COUPON_UNUSABLE")).toHaveLength(19);
    const placed = await api.db.select().from(orders);
    expect(placed.map(({ couponDiscountMicro }) => couponDiscountMicro)).toEqual([15_000_000]);
    expect(await stateOf(couponId)).toEqual(["used", placed[0]?.id]);
    expect(await api.db.select().from(cartItems)).toHaveLength(19);
  });

  it("gives it back when it is cancelled, once, and it can be used again", async () => {
    const ann = await api.signUp();
    const couponId = await shop.giveCoupon(ann);
    const other = await shop.giveCoupon(ann);
    const first = await shop.mustOrder(ann, { couponId });
    const neighbour = await shop.mustOrder(ann, { couponId: other });
    await Promise.all(Array.from({ length: 5 }, () => api.call(cancelOrder, { id: first }, ann)));
    expect(await stateOf(couponId)).toEqual(["unused", null]);
    expect(await stateOf(other)).toEqual(["used", neighbour]);
    const second = await shop.mustOrder(ann, { couponId });
    expect((await api.call(cancelOrder, { id: first }, ann)).code).toBe("MOVE_NOT_ALLOWED");
    expect(await stateOf(couponId)).toEqual(["used", second]);
  });

  it("gives it back when it lapses unpaid; one whose time is over then is expired", async () => {
    const ann = await api.signUp();
    const lasting = await shop.giveCoupon(ann, { validTo: new Date(START.getTime() + 30 * DAY_MS) });
    const short = await shop.giveCoupon(ann);
    await shop.mustOrder(ann, { couponId: lasting });
    await shop.mustOrder(ann, { couponId: short });
    const later = new Date(START.getTime() + 14 * DAY_MS + 1);
    expect(await cancelUnpaidOrders(api.deps, later)).toBe(2);
    expect([await stateOf(lasting), await stateOf(short)]).toEqual([
      ["unused", null],
      ["unused", null],
    ]);
    api.clock.now = later;
    expect((await api.call(listCoupons, {}, ann)).data.count).toEqual({ unused: 1, used: 0, expired: 1 });
  });

  it("for a design made online takes a coupon for such", async () => {
    const ann = await api.signUp();
    const projectId = await shop.addProject(ann, { projectType: 0, facts: null });
    const couponId = await shop.giveCoupon(ann, { withDesign: true });
    const none = await shop.giveCoupon(ann, { withDesign: false });
    const cartItemIds = [await shop.add(ann, { projectId, specification: FOUR_LAYERS })];
    expect((await shop.order(ann, { cartItemIds, couponId: none })).data).toEqual({ reason: "design" });
    expect((await shop.order(ann, { cartItemIds, couponId })).type).toBe("success");
  });
});
