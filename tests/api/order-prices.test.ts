// The prices of an order: the server's own, of what can be made.

import { describe, expect, it } from "vitest";
import { addToCart, listCart } from "@/lib/contracts/cart";
import { createOrder } from "@/lib/contracts/order";
import { quotePcb } from "@/lib/contracts/pcb";
import { cartItems, orders } from "@/lib/server/db/tables/order";
import { refusalOf, refusedFields, createTestApi } from "../support/api";
import { FOUR_LAYERS } from "../support/shop";
import { api, shop, setUpApiTest, orderFlow } from "../support/shop-test";

setUpApiTest();

describe("prices", () => {
  it("are the server's: nothing the client says of money is read", async () => {
    const person = await api.signUp();
    const lying = {
      ...FOUR_LAYERS,
      price: 1,
      total: { currency: "USD", amountMicro: 1 },
      unitPrice: 0,
      currency: "CNY",
    };
    const id = await orderFlow.addBoard(person, lying);
    const cart = (await api.call(listCart, {}, person)).data;
    expect([cart.rows[0]?.cartItemId, cart.rows[0]?.totalMicro, cart.currency]).toEqual([id, 39_250_000, "USD"]);
    expect(Object.keys(cart.rows[0]?.specification ?? {})).not.toContain("price");
  });

  it("are in the area's currency, from its own book", async () => {
    const china = await createTestApi({ env: { MARKET_AREA: "zh-CN" } });
    const { data } = await china.call(quotePcb, { quantity: 10 });
    // The offer of ten 100 × 100 mm boards costs 5 yuan.
    expect(data.total).toEqual({ currency: "CNY", amountMicro: 5_000_000 });
  });

  it.each([0, -1, 1.5, 7, 9007199254740993, "1e3", "５", "5 ", "NaN", "0x10"])(
    "refuse a quantity of %s",
    async (quantity) => {
      const answer = await api.callRaw(
        addToCart,
        { itemType: "Custom", specification: { quantity } },
        {
          token: (await api.signUp()).token,
        },
      );
      expect(["INVALID_INPUT", "UNSUPPORTED_COMBINATION"]).toContain(answer.code);
      expect(await api.db.select().from(cartItems)).toEqual([]);
    },
  );

  it.each([
    [{ layers: 3 }, "specification.layers"],
    [{ thicknessMm: 0.61 }, "specification.thicknessMm"],
    [{ solderMaskColor: "Purple" }, "specification.solderMaskColor"],
    [{ widthMm: 50.123 }, "specification.widthMm"],
    [{ heightMm: -50 }, "specification.heightMm"],
  ])("refuse what is on no list and name the field: %o", async (specification, field) => {
    const { token } = await api.signUp();
    const answer = await api.callRaw(addToCart, { itemType: "Custom", specification }, { token });
    expect([answer.code, refusedFields(answer)[0]]).toEqual(["INVALID_INPUT", field]);
  });

  it("refuse what cannot be made, with the rule in the reader's language", async () => {
    const answer = await api.call(
      addToCart,
      { itemType: "Custom", specification: { layers: 1, innerCopperUm: 35 } },
      { ...(await api.signUp()), headers: { "x-locale": "zh" } },
    );
    expect(answer.code).toBe("UNSUPPORTED_COMBINATION");
    const { violations } = refusalOf<{ violations: { rule: string; message: string }[] }>(answer);
    expect(violations).toEqual([
      expect.objectContaining({ rule: "innerCopperLayers", message: "4 层及以上才可选内层铜厚。" }),
    ]);
  });

  it("give the prototype offer to one item, once a day", async () => {
    const person = await api.signUp();
    await orderFlow.addBoard(person, { quantity: 10 });
    await orderFlow.addBoard(person, { quantity: 10, solderMaskColor: "Blue" });
    const cart = (await api.call(listCart, {}, person)).data.rows;
    // 5 + 50 × 0.1 m² = 10.00 without the offer.
    expect(cart.map(({ totalMicro }) => totalMicro)).toEqual([1_000_000, 10_000_000]);
    const receiverId = await shop.addressOf(person);
    const [first, second] = cart.map(({ cartItemId }) => cartItemId);
    await api.call(createOrder, { cartItemIds: [first ?? ""], receiverId, shippingMethod: "standard" }, person);
    const left = (await api.call(listCart, { cartItemId: second }, person)).data.rows;
    expect(left[0]?.totalMicro).toBe(10_000_000);
    api.advance(24 * 3_600_000);
    expect((await api.call(listCart, {}, person)).data.rows[0]?.totalMicro).toBe(1_000_000);
  });

  it("that changed since they were shown are not charged, but said", async () => {
    const person = await api.signUp();
    const receiverId = await shop.addressOf(person);
    const cartItemIds = [await orderFlow.addBoard(person)];
    const input = { cartItemIds, receiverId, shippingMethod: "standard" as const, expectedTotalMicro: 1 };
    const answer = await api.call(createOrder, input, person);
    expect([answer.code, answer.data]).toEqual(["PRICE_CHANGED", { amountPayableMicro: 39_250_000 }]);
    expect(await api.db.select().from(orders)).toEqual([]);
  });
});
