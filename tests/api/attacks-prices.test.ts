// Price manipulation: values claimed in a request or shown before, coupons, and the largest order.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { register } from "@/lib/contracts/account";
import { createReceiver, deleteReceiver, listReceivers, updateReceiver } from "@/lib/contracts/address";
import { addToCart, listCart, openCheckout, removeCartItem, updateCartItem } from "@/lib/contracts/cart";
import { cancelOrder, createOrder, listOrders } from "@/lib/contracts/order";
import { quotePcb } from "@/lib/contracts/pcb";
import { accounts } from "@/lib/server/db/tables/account";
import { receivers } from "@/lib/server/db/tables/address";
import { coupons } from "@/lib/server/db/tables/coupon";
import { cartItems, orders } from "@/lib/server/db/tables/order";
import { refunds } from "@/lib/server/db/tables/payment";
import { ADDRESS, FOUR_LAYERS, FOUR_LAYERS_MICRO, type Person } from "../support/shop";
import { api, shop, setUpApiTest, orderFlow } from "../support/shop-test";
import { standIn } from "../support/stand-in";

setUpApiTest({ env: { MARKET_HOSTS: "cn.example=zh-CN", ALLOW_SANDBOX: "1" } });

describe("what only the server says", () => {
  it("is not taken from a new account: it is no staff, confirmed by nobody and has its own id", async () => {
    const [bob] = [await api.signUp()];
    const lies = { id: bob.accountId, isStaff: true, role: "admin", contactConfirmedAt: "2026-01-01", balance: 1e6 };
    const more = { emailVerified: true, createdAt: "2000-01-01", emailCanonical: bob.email, passwordHash: "x" };
    const input = { account: "ann@example.com", password: "correct horse battery", ...lies, ...more };
    const { data } = await api.callRaw(register, input);
    const [row] = await api.db.select().from(accounts).where(eq(accounts.id, data.user.info));
    expect([row?.emailCanonical, row?.isStaff, row?.contactConfirmedAt]).toEqual(["ann@example.com", false, null]);
    expect(data.user.info).not.toBe(bob.accountId);
    expect(row?.passwordHash).not.toBe("x");
  });

  it("is not taken from an address, new or changed: owner, area and id stay", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const lies = { accountId: bob.accountId, area: "zh-CN", createdAt: "2000-01-01", orderId: "x" };
    const { data } = await api.callRaw(createReceiver, { ...ADDRESS, ...lies }, ann);
    await api.callRaw(updateReceiver, { ...ADDRESS, ...lies, id: data.id, city: "Leeds" }, ann);
    const rows = await api.db.select().from(receivers);
    expect(rows.map((row) => [row.id, row.accountId, row.area, row.city])).toEqual([
      [data.id, ann.accountId, "en-US", "Leeds"],
    ]);
    expect(rows[0]?.createdAt.getFullYear()).toBeGreaterThan(2000);
    expect((await api.call(listReceivers, {}, bob)).data.rows).toEqual([]);
  });

  it("is not taken from an order: owner, number, state, dates and the offer's day", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const lies = { id: "x", orderNumber: "BW000000-000000", accountId: bob.accountId, area: "zh-CN", status: "Paid" };
    const more = { paidAt: "2026-01-01", promisedAt: "2026-01-01", offerDay: null, hiddenAt: "2026-01-01" };
    const orderId = await shop.mustOrder(ann, standIn({ ...lies, ...more }));
    const [row] = await api.db.select().from(orders);
    expect([row?.id, row?.accountId, row?.area, row?.status]).toEqual([orderId, ann.accountId, "en-US", "Submitted"]);
    expect([row?.paidAt, row?.hiddenAt]).toEqual([null, null]);
    expect(row?.orderNumber).toMatch(/^BW261121-/);
    expect((await api.call(listOrders, {}, bob)).data.total).toBe(0);
  });

  it("is not taken from a checkout: its answer is the same with prices of the caller's own", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await shop.add(ann)];
    const honest = (await api.call(openCheckout, { cartItemIds }, ann)).data;
    const lies = { price: 1, total: 1, unitPrice: 1, shippingCost: 0, couponDiscount: 39, couponDiscountMicro: 39e6 };
    const lying = { cartItemIds, ...lies, currency: "CNY", area: "zh-CN", shippingEstimates: [], now: 0 };
    expect((await api.callRaw(openCheckout, lying, ann)).data).toEqual(honest);
    expect([honest.amountPayableMicro, honest.currency]).toEqual([FOUR_LAYERS_MICRO, "USD"]);
  });
});

describe("the largest order", () => {
  /**
   * The largest board with inner layers, ten thousand pieces: 995 002.60 USD, computed line by line next to the price.
   */
  const LARGEST = {
    layers: 8,
    widthMm: 400,
    heightMm: 500,
    quantity: 10_000,
    surfaceFinish: "ENIG" as const,
    enigAuThickness: 3,
    innerCopperUm: 35,
    minTraceSpaceMil: 4,
    minHoleMm: 0.2,
    leadTimeDays: 31,
  };
  const LARGEST_MICRO = 995_002_600_000;

  /** A hundred of what one item is. */
  async function fillCart(person: Person, specification: object, headers = {}): Promise<string[]> {
    const input = { itemType: "Custom" as const, specification };
    await api.call(addToCart, input, { token: person.token, headers });
    const [row] = await api.db.select().from(cartItems);
    if (!row) throw new Error("no item");
    const more = Array.from({ length: 99 }, (_, at) => ({ ...row, id: `item-${at}`, position: at + 2 }));
    await api.db.insert(cartItems).values(more);
    return [row.id, ...more.map(({ id }) => id)];
  }

  it("is charged to the cent: a hundred of the dearest boards, their tax, fee and payment", async () => {
    const ann = await api.signUp();
    const cartItemIds = await fillCart(ann, LARGEST);
    const receiverId = await shop.addressOf(ann);
    const choices = { cartItemIds, receiverId, shippingMethod: "pickup" as const };
    const { data } = await api.call(openCheckout, choices, ann);
    // 100 × 995 002.60 = 99 500 260.00; 20 % of it 19 900 052.00.
    const total = 100 * LARGEST_MICRO;
    expect([data.merchandiseTotalMicro, data.amountPayableMicro]).toEqual([99_500_260_000_000, total]);
    expect(data.taxes).toMatchObject([{ key: "importVat", estimateMicro: 19_900_052_000_000 }]);
    const orderId = await shop.mustOrder(ann, { ...choices, expectedTotalMicro: total });
    const request = await orderFlow.sandboxRequest(ann, orderId);
    expect([request.currency, request.amountMicro]).toEqual(["USD", total]);
    const [row] = await api.db.select().from(orders);
    expect([row?.merchandiseMicro, row?.amountPayableMicro]).toEqual([total, total]);
  });

  it.each([
    ["USD", {}],
    ["CNY", { host: "cn.example" }],
  ])("stays a safe integer in %s with every option at its dearest", async (_currency, headers) => {
    const ann = await api.signUp();
    const options = {
      ...{ thicknessMm: 1.6, materialTg: 170, holeCopperUm: 25, viaProcess: "tented", impedanceControl: "5%" },
      ...{ viaFilledWithResin: true, viaInPad: true, blindBuriedVias: 3, laserDrill: true, stackedMicroVia: 3 },
      ...{ fineBgaPads: true, edgePlating: 4, halfcutCastellatedHoles: 4, goldFingers: true, goldFingerCount: "999" },
      ...{ pressfitHoles: true, countersinksCounterbores: true, carbonMask: true, peelableSoldermask: "both" },
      ...{ kaptonTape: true, testType: "full", ulMarking: true, dateCodeMarking: "WWYY", differentDesigns: 1 },
    };
    const specification = { ...LARGEST, leadTimeDays: undefined, ...options };
    const { data } = await api.callRaw(quotePcb, specification, { headers });
    expect(data.violations).toEqual([]);
    expect(data.lines.every(({ amountMicro }) => Number.isSafeInteger(amountMicro))).toBe(true);
    const exact = data.lines.reduce((sum, { amountMicro }) => sum + BigInt(amountMicro), 0n);
    expect(BigInt(data.total.amountMicro)).toBe(((exact + 5_000n) / 10_000n) * 10_000n);
    const cartItemIds = await fillCart(ann, specification, headers);
    const { data: checkout } = await api.call(openCheckout, { cartItemIds }, { token: ann.token, headers });
    expect(BigInt(checkout.amountPayableMicro)).toBe(BigInt(data.total.amountMicro) * 100n);
    expect(Number.isSafeInteger(checkout.amountPayableMicro)).toBe(true);
  });
});

describe("a price that changed after it was shown", () => {
  it("is not charged until the new one is confirmed: neither the old total nor a guessed one buys", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await shop.add(ann)];
    const receiverId = await shop.addressOf(ann);
    const [item] = await api.db.select().from(cartItems);
    const old = { ...item?.price, bookVersion: "old", total: { currency: "USD", amountMicro: 30_000_000 } };
    await api.db.update(cartItems).set({ price: old, bookVersion: "old" });
    const order = (expectedTotalMicro: number) => shop.order(ann, { cartItemIds, receiverId, expectedTotalMicro });
    for (const seen of [30_000_000, 0, -1, FOUR_LAYERS_MICRO - 1]) {
      const answer = await order(seen);
      expect([answer.code, answer.data]).toEqual(["PRICE_CHANGED", { amountPayableMicro: FOUR_LAYERS_MICRO }]);
    }
    expect(await api.db.select().from(orders)).toEqual([]);
    expect((await order(FOUR_LAYERS_MICRO)).type).toBe("success");
    expect((await api.db.select().from(orders)).map((row) => row.amountPayableMicro)).toEqual([FOUR_LAYERS_MICRO]);
  });
});

describe("coupons", () => {
  it("are one for an order: two at once are refused, and both stay unused", async () => {
    const ann = await api.signUp();
    const [one, two] = [await shop.giveCoupon(ann), await shop.giveCoupon(ann)];
    const cartItemIds = [await shop.add(ann)];
    const receiverId = await shop.addressOf(ann);
    const input = { cartItemIds, receiverId, shippingMethod: "standard" };
    for (const couponId of [[one, two], `${one},${two}`, { 0: one, 1: two }]) {
      const answer = await api.callRaw(createOrder, { ...input, couponId }, ann);
      expect(["INVALID_INPUT", "NOT_FOUND"]).toContain(answer.code);
    }
    const twice = new URLSearchParams({ ...input, cartItemIds: JSON.stringify(cartItemIds), couponId: one });
    twice.append("couponId", two);
    const headers = { host: "localhost:3000", authorization: ann.token };
    const response = await api.send("http://localhost:3000/api/eda/cart/jump/order", {
      method: "POST",
      headers,
      body: twice,
    });
    expect(await response.json()).toMatchObject({ type: "error", code: "INVALID_INPUT" });
    expect((await api.db.select().from(coupons)).map(({ state }) => state)).toEqual(["unused", "unused"]);
    expect(await api.db.select().from(orders)).toEqual([]);
  });

  it("larger than the goods leave the shipping to pay as it is, and no credit", async () => {
    const ann = await api.signUp();
    const plain = await orderFlow.view(ann, await shop.mustOrder(ann, { shippingMethod: "express" }));
    const couponId = await shop.giveCoupon(ann, { kind: "general", amountMicro: 9_000_000_000_000 });
    const orderId = await shop.mustOrder(ann, { couponId, shippingMethod: "express", expectedTotalMicro: 0 });
    const order = await orderFlow.view(ann, orderId);
    expect([order.couponDiscountMicro, order.subtotalMicro, order.amountPayableMicro]).toEqual([
      FOUR_LAYERS_MICRO,
      0,
      0,
    ]);
    expect([order.shippingEstimateMicro, order.shippingDiscountMicro]).toEqual([plain.shippingEstimateMicro, 0]);
    expect((await orderFlow.pay(ann, orderId)).data.payUrl).toBe(`/my-center/orders/${orderId}`);
    await api.call(cancelOrder, { id: orderId }, ann);
    expect(await api.db.select().from(refunds)).toEqual([]);
  });
});

describe("between checkout and payment", () => {
  it("a changed item is not bought at the total that was shown for the former one", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await shop.add(ann)];
    const { data } = await api.call(openCheckout, { cartItemIds }, ann);
    await api.call(updateCartItem, { cartItemId: cartItemIds[0] ?? "", quantity: 100 }, ann);
    const answer = await shop.order(ann, { cartItemIds, expectedTotalMicro: data.amountPayableMicro });
    // 25 + 95 × 0.3 = 53.50.
    expect([answer.code, answer.data]).toEqual(["PRICE_CHANGED", { amountPayableMicro: 53_500_000 }]);
  });

  it("nothing done to cart or address reaches the order: it is paid as it was shown", async () => {
    const ann = await api.signUp();
    const receiverId = await shop.addressOf(ann);
    const [item] = [await shop.add(ann)];
    const orderId = await shop.mustOrder(ann, { cartItemIds: [item], receiverId });
    const before = await orderFlow.view(ann, orderId);
    const answers = [
      await api.call(updateCartItem, { cartItemId: item, quantity: 10_000 }, ann),
      await api.call(updateCartItem, { cartItemId: item, specification: { layers: 8 } }, ann),
      await api.call(removeCartItem, { cartItemId: item }, ann),
      await api.call(openCheckout, { cartItemIds: [item] }, ann),
      await shop.order(ann, { cartItemIds: [item], receiverId }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => "NOT_FOUND"));
    const moved = { country: "US", city: "Reno", postcode: "89501" };
    await api.call(updateReceiver, { ...ADDRESS, ...moved, id: receiverId }, ann);
    await api.call(deleteReceiver, { id: receiverId }, ann);
    await shop.add(ann, { specification: { ...FOUR_LAYERS, quantity: 10_000 } });
    expect(await orderFlow.view(ann, orderId)).toEqual(before);
    const { amountMicro, currency } = await orderFlow.sandboxRequest(ann, orderId);
    expect([amountMicro, currency]).toEqual([FOUR_LAYERS_MICRO, "USD"]);
    expect((await api.call(listCart, {}, ann)).data.rows).toHaveLength(1);
  });
});
