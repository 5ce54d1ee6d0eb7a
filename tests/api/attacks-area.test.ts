// Another market area of the same server: it has no access to carts, orders and keys of this one, by any request.

import { describe, expect, it } from "vitest";
import { createReceiver } from "@/lib/contracts/address";
import { addToCart, listCart, openCheckout, removeCartItem, updateCartItem } from "@/lib/contracts/cart";
import { cancelOrder, createOrder, payOrder } from "@/lib/contracts/order";
import { quotePcb } from "@/lib/contracts/pcb";
import { orders } from "@/lib/server/db/tables/order";
import { payments } from "@/lib/server/db/tables/payment";
import { ADDRESS, FOUR_LAYERS, FOUR_LAYERS_MICRO, type Person } from "../support/shop";
import { api, shop, setUpApiTest, orderFlow } from "../support/shop-test";

setUpApiTest({ env: { MARKET_HOSTS: "cn.example=zh-CN", ALLOW_SANDBOX: "1" } });

const BOARD = { itemType: "Custom" as const, specification: FOUR_LAYERS };

describe("another market area", () => {
  const there = (person: Person, key?: string) => ({ token: person.token, key, headers: { host: "cn.example" } });

  it("does not see a cart, so that no dollar figure is ever charged in yuan", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await shop.add(ann)];
    const receiverId = await shop.addressOf(ann);
    const input = { cartItemIds, receiverId, shippingMethod: "standard" as const };
    expect((await api.call(listCart, {}, there(ann))).data).toEqual({ rows: [], total: 0, currency: "CNY" });
    const answers = [
      await api.call(openCheckout, { cartItemIds }, there(ann)),
      await api.call(createOrder, input, there(ann)),
      await api.call(updateCartItem, { cartItemId: cartItemIds[0] ?? "", quantity: 100 }, there(ann)),
      await api.call(removeCartItem, { cartItemId: cartItemIds[0] ?? "" }, there(ann)),
    ];
    expect(answers.map(({ code }) => code)).toEqual(["NOT_FOUND", "ADDRESS_NEEDED", "NOT_FOUND", "NOT_FOUND"]);
    const elsewhere = await api.call(createReceiver, ADDRESS, there(ann));
    const moved = { ...input, receiverId: elsewhere.data.id };
    expect((await api.call(createOrder, moved, there(ann))).code).toBe("NOT_FOUND");
    expect((await api.call(createOrder, moved, ann)).code).toBe("ADDRESS_NEEDED");
    const orderId = await shop.mustOrder(ann, input);
    const later = [
      await api.call(payOrder, { orderId }, there(ann)),
      await api.call(cancelOrder, { id: orderId }, there(ann)),
    ];
    expect(later.map(({ code }) => code)).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    expect((await orderFlow.sandboxRequest(ann, orderId)).currency).toBe("USD");
    expect(await api.db.select().from(payments)).toMatchObject([{ currency: "USD", amountMicro: FOUR_LAYERS_MICRO }]);
  });

  it("does not answer a key that was used here, neither for the cart nor for an order", async () => {
    const ann = await api.signUp();
    const { data } = await api.call(addToCart, BOARD, { token: ann.token, key: "one" });
    expect((await api.call(addToCart, BOARD, there(ann, "one"))).code).toBe("IDEMPOTENCY_MISMATCH");
    const receiverId = await shop.addressOf(ann);
    const input = { cartItemIds: [data.cartItemId], receiverId, shippingMethod: "standard" as const };
    await api.call(createOrder, input, { token: ann.token, key: "two" });
    expect((await api.call(createOrder, input, there(ann, "two"))).code).toBe("IDEMPOTENCY_MISMATCH");
    expect(await api.db.select().from(orders)).toHaveLength(1);
  });

  it("is not chosen by the page's language or by what a request says of its area", async () => {
    const headers = { "x-locale": "zh", "accept-language": "zh-CN", "x-forwarded-host": "cn.example" };
    const { data } = await api.callRaw(quotePcb, { quantity: 10, area: "zh-CN", currency: "CNY" }, { headers });
    expect(data.total).toEqual({ currency: "USD", amountMicro: 1_000_000 });
  });
});
