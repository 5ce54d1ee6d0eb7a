// Orders as they are placed and seen, by their owner alone.

import { describe, expect, it } from "vitest";
import { listReceivers } from "@/lib/contracts/address";
import { openCheckout, removeCartItem, updateCartItem } from "@/lib/contracts/cart";
import { cancelOrder, createOrder, listOrders, payOrder, viewOrder } from "@/lib/contracts/order";
import { cartItems, orderLines, orders } from "@/lib/server/db/tables/order";
import { createTestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { api, shop, setUpApiTest, orderFlow } from "../support/shop-test";

setUpApiTest();

describe("placing an order", () => {
  it("twenty times at once with one key makes one order and answers the same twenty times", async () => {
    const person = await api.signUp();
    const receiverId = await shop.addressOf(person);
    const cartItemIds = [await orderFlow.addBoard(person)];
    const input = { cartItemIds, receiverId, shippingMethod: "standard" as const };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.call(createOrder, input, { ...person, key: "one" })),
    );
    expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1);
    expect(await api.db.select().from(orders)).toHaveLength(1);
    expect(await api.db.select().from(orderLines)).toHaveLength(1);
    expect(await api.db.select().from(cartItems)).toEqual([]);
  });

  it("twenty times at once without a key still makes one order: the cart is taken once", async () => {
    const person = await api.signUp();
    const receiverId = await shop.addressOf(person);
    const cartItemIds = [await orderFlow.addBoard(person)];
    const input = { cartItemIds, receiverId, shippingMethod: "standard" as const };
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.call(createOrder, input, person)));
    expect(answers.filter(({ type }) => type === "success")).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "NOT_FOUND")).toHaveLength(19);
  });

  it("with a used key and another body is refused", async () => {
    const person = await api.signUp();
    const receiverId = await shop.addressOf(person);
    const cartItemIds = [await orderFlow.addBoard(person)];
    const input = { cartItemIds, receiverId, shippingMethod: "standard" as const };
    await api.call(createOrder, input, { ...person, key: "k" });
    const other = await api.call(createOrder, { ...input, remark: "other" }, { ...person, key: "k" });
    expect(other.code).toBe("IDEMPOTENCY_MISMATCH");
  });

  it("keeps what was bought: later changes of address and board do not reach it", async () => {
    const person = await api.signUp();
    const orderId = await orderFlow.place(person);
    const before = (await api.call(viewOrder, { id: orderId }, person)).data;
    expect(before.receiver).toMatchObject({ lastName: "Lovelace", city: "London" });
    expect(before.lines[0]?.price.lines.map(({ key, amountMicro }) => [key, amountMicro])).toEqual([
      ["pcbToolingCost", 25_000_000],
      ["boardFee", 14_250_000],
      ["pcbTestingFee", 0],
      ["filmFee", 0],
      ["soldermaskFee", 0],
    ]);
    const [receiver] = (await api.call(listReceivers, {}, person)).data.rows;
    await api.db.delete(cartItems);
    expect(receiver?.lastName).toBe("Lovelace");
    expect((await api.call(viewOrder, { id: orderId }, person)).data).toEqual(before);
  });

  it("naming another's address, cart item or project is refused as if it did not exist", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const annReceiver = await shop.addressOf(ann);
    const annItem = await orderFlow.addBoard(ann);
    const bobReceiver = await shop.addressOf(bob);
    const bobItem = await orderFlow.addBoard(bob);
    const call = (cartItemIds: string[], receiverId: string) =>
      api.call(createOrder, { cartItemIds, receiverId, shippingMethod: "standard" }, bob);
    expect((await call([bobItem], annReceiver)).code).toBe("ADDRESS_NEEDED");
    expect((await call([annItem], bobReceiver)).code).toBe("NOT_FOUND");
    expect((await call([bobItem, annItem], bobReceiver)).code).toBe("NOT_FOUND");
    expect((await call(["nothing"], bobReceiver)).code).toBe("NOT_FOUND");
    expect((await api.call(openCheckout, { cartItemIds: [annItem] }, bob)).code).toBe("NOT_FOUND");
    expect((await api.call(removeCartItem, { cartItemId: annItem }, bob)).code).toBe("NOT_FOUND");
    expect((await api.call(updateCartItem, { cartItemId: annItem, quantity: 10 }, bob)).code).toBe("NOT_FOUND");
    expect(await api.db.select().from(orders)).toEqual([]);
    expect(await api.db.select().from(cartItems)).toHaveLength(2);
  });
});

describe("an order", () => {
  it("is its owner's alone, in reading, paying and cancelling", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const orderId = await orderFlow.place(ann);
    const foreign = [
      await api.call(viewOrder, { id: orderId }, bob),
      await api.call(payOrder, { orderId }, bob),
      await api.call(cancelOrder, { id: orderId }, bob),
    ];
    const missing = await api.call(viewOrder, { id: "missing" }, bob);
    for (const answer of foreign)
      expect([answer.status, answer.code, answer.message]).toEqual([200, "NOT_FOUND", missing.message]);
    expect((await api.call(listOrders, {}, bob)).data).toEqual({ rows: [], total: 0, count: {} });
    expect((await api.call(viewOrder, { id: orderId })).status).toBe(403);
  });

  it("is listed, counted and found by its number, a wildcard being a plain character", async () => {
    const ann = await api.signUp();
    const orderId = await orderFlow.place(ann);
    const { orderNumber } = (await api.call(viewOrder, { id: orderId }, ann)).data;
    const all = (await api.call(listOrders, {}, ann)).data;
    expect([all.total, all.count, all.rows[0]?.orderNumber]).toEqual([1, { Submitted: 1 }, orderNumber]);
    expect((await api.call(listOrders, { keyword: orderNumber.slice(-6) }, ann)).data.total).toBe(1);
    for (const keyword of ["%", "_", "\\", "'"]) {
      expect((await api.call(listOrders, { keyword }, ann)).data.total).toBe(0);
    }
    expect((await api.callRaw(listOrders, { pageSize: 101 }, ann)).code).toBe("INVALID_INPUT");
  });

  it("belongs to one market area", async () => {
    const ann = await api.signUp();
    const orderId = await orderFlow.place(ann);
    const china = await createTestApi({ env: { MARKET_AREA: "zh-CN" } });
    await emptyDatabase(china.db);
    expect((await china.call(viewOrder, { id: orderId }, ann)).status).toBe(403);
  });
});
