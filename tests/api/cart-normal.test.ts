import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCart, openCheckout, updateCartItem } from "@/lib/contracts/cart";
import { payOrder, reorder, viewOrder } from "@/lib/contracts/order";
import { accounts } from "@/lib/server/db/tables/account";
import { cartItems, orders } from "@/lib/server/db/tables/order";
import { parts } from "@/lib/server/db/tables/part";
import { createTestApi } from "../support/api";
import { listMails } from "../support/mails";
import { addPart } from "../support/parts";
import { createShop, type Person } from "../support/shop";
import { api, shop, setUpApiTest } from "../support/shop-test";

let partId: string;
setUpApiTest({
  async prepare() {
    partId = await addPart(api.db, "RC0603FR-0710KL");
  },
});

const addParts = (person: Person, quantity: unknown, input: Record<string, unknown> = {}) =>
  shop.add(person, { itemType: "Normal", specification: { partId, quantity }, ...input });
const setPart = (change: Partial<typeof parts.$inferInsert>) =>
  api.db.update(parts).set(change).where(eq(parts.id, partId));
const cartOf = async (person: Person) => (await api.call(listCart, {}, person)).data.rows;

describe("a part in the cart", () => {
  it("is priced by the server from its ladder, changed and ordered", async () => {
    const ann = await api.signUp();
    const cartItemId = await addParts(ann, 200, { partNo: "R1", price: 1 });
    // 200 at 0.8 cents.
    expect(await cartOf(ann)).toMatchObject([
      {
        itemType: "Normal",
        partNo: "R1",
        totalMicro: 1_600_000,
        previousTotalMicro: null,
        specification: {
          mpn: "RC0603FR-0710KL",
          manufacturer: "Yageo",
          packageName: "0603",
          stock: 5_000,
          isSample: true,
        },
        price: {
          componentsTotal: { currency: "USD", amountMicro: 1_600_000 },
          unitPriceMicro: 8_000,
          lines: [{ key: "partPrice", rule: { key: "partEach", args: { count: 200, eachMicro: 8_000 } } }],
        },
      },
    ]);
    // 900 are billed as a thousand at 0.5 cents: 5.00, not 7.20.
    const more = (await api.call(updateCartItem, { cartItemId, quantity: 900 }, ann)).data;
    expect(more).toMatchObject({ totalMicro: 5_000_000, previousTotalMicro: 1_600_000, changedBy: "option" });
    expect(more.price.lines[0]?.rule).toEqual({
      key: "partStep",
      args: { count: 900, billed: 1_000, eachMicro: 5_000 },
    });
    const orderId = await shop.mustOrder(ann, { cartItemIds: [cartItemId] });
    const order = (await api.call(viewOrder, { id: orderId }, ann)).data;
    expect([order.productType, order.amountPayableMicro, order.lines[0]?.specification]).toMatchObject([
      "Normal",
      5_000_000,
      { partId, quantity: 900, mpn: "RC0603FR-0710KL" },
    ]);
    expect((await api.db.select().from(orders))[0]).toMatchObject({ title: "RC0603FR-0710KL", leadTimeDays: 3 });
    expect((await listMails(api.db))[0]?.text).toContain("900 × RC0603FR-0710KL, Yageo");
    expect((await api.call(reorder, { id: orderId }, ann)).data.lines).toEqual([
      expect.objectContaining({ itemType: "Normal", previousTotalMicro: 5_000_000, partNo: "R1" }),
    ]);
    // The quantity takes the fewest that are sold where none is said.
    const fewest = await shop.add(ann, { itemType: "Normal", specification: { partId } });
    expect((await cartOf(ann)).find((item) => item.cartItemId === fewest)?.specification).toMatchObject({
      quantity: 10,
    });
  });

  it.each([
    [5, "UNSUPPORTED_COMBINATION", "The minimum order is 10."],
    [0, "UNSUPPORTED_COMBINATION", "The minimum order is 10."],
    [-10, "UNSUPPORTED_COMBINATION", "The minimum order is 10."],
    [15, "UNSUPPORTED_COMBINATION", "Order in multiples of 10."],
    [1_000_010, "UNSUPPORTED_COMBINATION", "At most 1,000,000 per line."],
    [5_010, "OUT_OF_STOCK", "5000"],
    [2.5, "INVALID_INPUT", "quantity"],
    [1e300, "INVALID_INPUT", "quantity"],
    ["NaN", "INVALID_INPUT", "quantity"],
  ])("is not ordered %s times", async (quantity, code, reason) => {
    const ann = await api.signUp();
    await expect(addParts(ann, quantity)).rejects.toThrow(code);
    await expect(addParts(ann, quantity)).rejects.toThrow(reason);
    expect(await api.db.select().from(cartItems)).toEqual([]);
  });

  it("of no name is none", async () => {
    const ann = await api.signUp();
    await expect(shop.add(ann, { itemType: "Normal", specification: { partId: "p0", quantity: 10 } })).rejects.toThrow(
      "NOT_FOUND",
    );
    await expect(shop.add(ann, { itemType: "Normal", specification: { quantity: 10 } })).rejects.toThrow(
      "INVALID_INPUT",
    );
  });

  it("says that its ladder has changed, in the cart and at the checkout", async () => {
    const ann = await api.signUp();
    const cartItemId = await addParts(ann, 100);
    await setPart({ tiers: [[10, 20_000]] });
    expect(await cartOf(ann)).toMatchObject([
      { totalMicro: 2_000_000, previousTotalMicro: 800_000, changedBy: "partPrice" },
    ]);
    const checkout = (await api.call(openCheckout, { cartItemIds: [cartItemId] }, ann)).data;
    expect(checkout).toMatchObject({ merchandiseTotalMicro: 2_000_000, items: [{ previousTotalMicro: 800_000 }] });
    const refused = await shop.order(ann, { cartItemIds: [cartItemId], expectedTotalMicro: 800_000 });
    expect(refused.code).toBe("PRICE_CHANGED");
  });

  it("that is sold out since is shown so, refused with its words, and can be had in fewer", async () => {
    const ann = await api.signUp();
    const cartItemId = await addParts(ann, 500);
    await setPart({ stock: 300 });
    expect((await cartOf(ann))[0]?.specification).toMatchObject({ quantity: 500, stock: 300 });
    const refused = await shop.order(ann, { cartItemIds: [cartItemId] });
    expect([refused.code, refused.message]).toEqual([
      "OUT_OF_STOCK",
      "Out of Stock: fewer RC0603FR-0710KL are left than you need. Order fewer, or remove it.",
    ]);
    expect(await api.db.select().from(orders)).toEqual([]);
    await api.call(updateCartItem, { cartItemId, quantity: 300 }, ann);
    expect((await shop.order(ann, { cartItemIds: [cartItemId] })).type).toBe("success");
  });

  it("is counted over all lines of an order", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await addParts(ann, 3_000), await addParts(ann, 3_000)];
    expect((await shop.order(ann, { cartItemIds })).code).toBe("OUT_OF_STOCK");
    expect((await shop.order(ann, { cartItemIds: cartItemIds.slice(0, 1) })).type).toBe("success");
  });

  it("of a sample is not sold for real money", async () => {
    const { sandbox: _sandbox, ...paymentProviders } = api.deps.paymentProviders;
    const real = await createTestApi({ deps: { paymentProviders } });
    const theirs = createShop(real);
    const id = await addPart(real.db, "RC0603FR-0710KL");
    const sold = await addPart(real.db, "RC0603FR-074K7L", {}, "import");
    const ann = await real.signUp();
    const add = (part: string) =>
      theirs.add(ann, { itemType: "Normal", specification: { partId: part, quantity: 10 } });
    expect((await theirs.order(ann, { cartItemIds: [await add(id)] })).code).toBe("SAMPLE_PART");
    expect((await theirs.order(ann, { cartItemIds: [await add(sold)] })).code).not.toBe("SAMPLE_PART");
  });
});

describe("a sample where play money and real money are both taken", () => {
  it("is neither ordered nor paid for by the real one, though it was ordered for the other", async () => {
    const { sandbox } = api.deps.paymentProviders;
    if (!sandbox) throw new Error("there is no sandbox");
    const real = { ...sandbox, methods: ["card" as const] };
    const both = await createTestApi({ deps: { paymentProviders: { sandbox, real } } });
    const theirs = createShop(both);
    const part = await addPart(both.db, "RC0603FR-0710KL");
    const ann = await both.signUp();
    const specification = { partId: part, quantity: 10 };
    const cartItemIds = [await theirs.add(ann, { itemType: "Normal", specification })];
    expect((await theirs.order(ann, { cartItemIds, paymentMethod: "card" })).code).toBe("SAMPLE_PART");
    const orderId = await theirs.mustOrder(ann, { cartItemIds, paymentMethod: "sandbox" });
    await both.db.update(accounts).set({ contactConfirmedAt: new Date() });
    expect((await both.call(payOrder, { orderId, paymentMethod: "card" }, ann)).code).toBe("SAMPLE_PART");
    expect((await both.call(payOrder, { orderId }, ann)).type).toBe("success");
  });
});

describe("a coupon for a board and its parts", () => {
  const place = async (partNos: [string, string], kind: string) => {
    const ann = await api.signUp();
    const couponId = await shop.giveCoupon(ann, { kind, amountMicro: 1_000_000 });
    const cartItemIds = [
      await shop.add(ann, { partNo: partNos[0] }),
      await addParts(ann, 1_000, { partNo: partNos[1] }),
    ];
    return { answer: await shop.order(ann, { cartItemIds, couponId }), ann };
  };

  it("may be used when they share a part number, and lowers the parts", async () => {
    const { answer, ann } = await place(["MD-7", "MD-7"], "component");
    const order = (await api.call(viewOrder, { id: answer.data.orderId }, ann)).data;
    expect([order.couponDiscountMicro, order.productType]).toEqual([1_000_000, "Custom"]);
  });

  it("may not where they do not", async () => {
    const { answer } = await place(["MD-7", "MD-8"], "general");
    expect([answer.code, answer.data]).toEqual(["COUPON_UNUSABLE", { reason: "products" }]);
  });
});
