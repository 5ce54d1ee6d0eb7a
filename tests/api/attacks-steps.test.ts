// Skipped steps of an order, and repeated requests: each step is done in its turn, and once.

import { describe, expect, it } from "vitest";
import { deleteReceiver } from "@/lib/contracts/address";
import { addToCart, listCart } from "@/lib/contracts/cart";
import { cancelOrder, createOrder, type OrderStatus, orderStatus, payOrder, viewOrder } from "@/lib/contracts/order";
import { orders } from "@/lib/server/db/tables/order";
import { payments } from "@/lib/server/db/tables/payment";
import { FOUR_LAYERS, type Person } from "../support/shop";
import { api, shop, setUpApiTest, orderFlow } from "../support/shop-test";

setUpApiTest();

const BOARD = { itemType: "Custom" as const, specification: FOUR_LAYERS };
const rowsOf = async (person: Person) => (await api.call(listCart, {}, person)).data.rows;
const fieldsOf = (data: unknown) => (data as { field: string }[]).map(({ field }) => field);

describe("steps cannot be skipped", () => {
  it("there is no order without an address, and none to an address that is gone", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await shop.add(ann)];
    const input = { cartItemIds, shippingMethod: "standard" };
    const without = await api.callRaw(createOrder, input, ann);
    expect([without.code, fieldsOf(without.data)]).toEqual(["INVALID_INPUT", ["receiverId"]]);
    const receiverId = await shop.addressOf(ann);
    await api.call(deleteReceiver, { id: receiverId }, ann);
    expect((await api.callRaw(createOrder, { ...input, receiverId }, ann)).code).toBe("ADDRESS_NEEDED");
    expect([await api.db.select().from(orders), (await rowsOf(ann)).length]).toEqual([[], 1]);
  });

  /** Decisions, States: paid are Submitted and Failed ones; a customer cancels until review, or declines a quotation. */
  const PAYABLE: OrderStatus[] = ["Submitted", "Failed"];
  const CANCELLABLE: OrderStatus[] = [
    ...(["Queued", "Submitted", "Paid"] as const),
    ...(["Quotation Process", "Quotation Offered", "Order Received"] as const),
  ];

  it.each(orderStatus.options)("an order that is %s is paid and cancelled only where that may be", async (status) => {
    const ann = await api.signUp();
    const [toPay, toCancel] = [await shop.mustOrder(ann), await shop.mustOrder(ann)];
    await api.db.update(orders).set({ status });
    const codes = [
      (await orderFlow.pay(ann, toPay, "sandbox")).code,
      (await api.call(cancelOrder, { id: toCancel }, ann)).code,
    ];
    const code = (may: OrderStatus[]) => (may.includes(status) ? undefined : "MOVE_NOT_ALLOWED");
    expect(codes).toEqual([code(PAYABLE), code(CANCELLABLE)]);
    const left = new Map((await api.db.select().from(orders)).map((row) => [row.id, row.status]));
    expect(left.get(toPay)).toBe(PAYABLE.includes(status) ? "Submitted" : status);
    expect(left.get(toCancel)).toBe(CANCELLABLE.includes(status) ? "Cancelled" : status);
    expect(await api.db.select().from(payments)).toHaveLength(PAYABLE.includes(status) ? 1 : 0);
  });

  it("a customer has no word for paid, reviewed, shipped or complete", async () => {
    const ann = await api.signUp();
    const orderId = await shop.mustOrder(ann);
    for (const status of ["Paid", "Reviewed", "Shipped", "Complete"]) {
      await api.callRaw(payOrder, { orderId, status, paid: true, actor: "staff" }, ann);
      await api.callRaw(viewOrder, { id: orderId, status, to: status }, ann);
    }
    expect((await orderFlow.view(ann, orderId)).status).toBe("Submitted");
  });
});

describe("an idempotency key", () => {
  it("belongs to one act: another act under it is refused and does nothing", async () => {
    const ann = await api.signUp();
    const key = { token: ann.token, key: "one" };
    const { data } = await api.call(addToCart, BOARD, key);
    const input = { receiverId: await shop.addressOf(ann), shippingMethod: "standard" as const };
    const answer = await api.call(createOrder, { cartItemIds: [data.cartItemId], ...input }, key);
    expect(answer.code).toBe("IDEMPOTENCY_MISMATCH");
    const [first, second] = [await shop.mustOrder(ann), await shop.mustOrder(ann)];
    expect((await orderFlow.pay(ann, first, "sandbox", "two")).type).toBe("success");
    expect((await orderFlow.pay(ann, second, "sandbox", "two")).code).toBe("IDEMPOTENCY_MISMATCH");
    expect((await api.db.select().from(payments)).map(({ orderId }) => orderId)).toEqual([first]);
    expect(await rowsOf(ann)).toHaveLength(1);
  });

  it("belongs to one person: the same key of another one answers nothing of the first", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const first = await api.call(addToCart, BOARD, { token: ann.token, key: "one" });
    const second = await api.call(addToCart, BOARD, { token: bob.token, key: "one" });
    expect(second.data.cartItemId).not.toBe(first.data.cartItemId);
    expect([(await rowsOf(ann)).length, (await rowsOf(bob)).length]).toEqual([1, 1]);
  });

  it("of an order refuses any other body: address, coupon, method, items and the total seen", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await shop.add(ann), await shop.add(ann)];
    const receiverId = await shop.addressOf(ann);
    const input = { cartItemIds, receiverId, shippingMethod: "standard" as const };
    const key = { token: ann.token, key: "one" };
    const first = await api.call(createOrder, input, key);
    for (const change of [
      { receiverId: "other" },
      { couponId: "other" },
      { shippingMethod: "express" as const },
      { cartItemIds: cartItemIds.slice(1) },
      { expectedTotalMicro: 1 },
    ])
      expect((await api.call(createOrder, { ...input, ...change }, key)).code).toBe("IDEMPOTENCY_MISMATCH");
    expect((await api.call(createOrder, input, key)).data).toEqual(first.data);
    expect(await api.db.select().from(orders)).toHaveLength(1);
  });
});

describe("a hundred checkouts of one cart at once", () => {
  it.each([
    ["with one key", "one"],
    ["with a key each", undefined],
  ])("%s make one order", async (_what, key) => {
    const ann = await orderFlow.customer();
    const input = {
      cartItemIds: [await orderFlow.addBoard(ann), await orderFlow.addBoard(ann, { layers: 2, quantity: 50 })],
      receiverId: await orderFlow.addAddress(ann),
      shippingMethod: "standard" as const,
    };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        api.call(createOrder, input, { token: ann.token, key: key ?? `key-${at}` }),
      ),
    );
    const placed = answers.filter(({ type }) => type === "success").map(({ data }) => data.orderId);
    expect([placed.length, new Set(placed).size]).toEqual([key ? 100 : 1, 1]);
    expect((await orderFlow.view(ann, placed[0] ?? "")).lines).toHaveLength(2);
    expect(await api.db.select().from(payments)).toEqual([]);
  });
});
