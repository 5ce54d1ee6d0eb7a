import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addToCart, listCart, openCheckout, removeCartItem, updateCartItem } from "@/lib/contracts/cart";
import { cartItems } from "@/lib/server/db/tables/order";
import { START } from "../support/api";
import { FOUR_LAYERS, FOUR_LAYERS_MICRO, type Person } from "../support/shop";
import { api, shop, setUpApiTest } from "../support/shop-test";

setUpApiTest();

const rowsOf = async (person: Person) => (await api.call(listCart, {}, person)).data.rows;
const idsOf = async (person: Person) => (await rowsOf(person)).map(({ cartItemId }) => cartItemId);
const firstField = (data: unknown) => (data as { field: string; message: string }[])[0];

describe("the cart", () => {
  it("needs a token for every call", async () => {
    const answers = [
      await api.call(listCart, {}),
      await api.call(addToCart, { itemType: "Custom", specification: {} }),
      await api.call(updateCartItem, { cartItemId: "any" }),
      await api.call(removeCartItem, { cartItemId: "any" }),
      await api.call(openCheckout, { cartItemIds: ["any"] }),
    ];
    expect(answers.map(({ status, data }) => [status, data])).toEqual(answers.map(() => [403, undefined]));
  });

  it("shows another's item as missing, and leaves it alone", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const foreign = await shop.add(ann);
    const projectId = await shop.addProject(ann);
    for (const cartItemId of [foreign, "missing"]) {
      const answers = [
        await api.call(listCart, { cartItemId }, bob),
        await api.call(updateCartItem, { cartItemId, partNo: "X" }, bob),
        await api.call(updateCartItem, { cartItemId, specification: { layers: 6 } }, bob),
        await api.call(removeCartItem, { cartItemId }, bob),
        await api.call(openCheckout, { cartItemIds: [cartItemId] }, bob),
      ];
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => "NOT_FOUND"));
    }
    const input = { itemType: "Custom" as const, specification: {}, projectId };
    expect((await api.call(addToCart, input, bob)).code).toBe("NOT_FOUND");
    expect(await idsOf(bob)).toEqual([]);
    expect((await rowsOf(ann)).map(({ cartItemId, partNo }) => [cartItemId, partNo])).toEqual([[foreign, ""]]);
  });

  it("is added to once with one key, and refuses the key with another item", async () => {
    const ann = await api.signUp();
    const input = { itemType: "Custom" as const, specification: FOUR_LAYERS };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.call(addToCart, input, { ...ann, key: "one" })),
    );
    expect(new Set(answers.map(({ data }) => data.cartItemId)).size).toBe(1);
    const other = await api.call(addToCart, { ...input, partNo: "B" }, { ...ann, key: "one" });
    expect(other.code).toBe("IDEMPOTENCY_MISMATCH");
    expect(await idsOf(ann)).toHaveLength(1);
  });

  it("drops what no caller may say: owner, price, area, times", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const lies = { accountId: ann.accountId, area: "zh-CN", price: 1, totalMicro: 1, bookVersion: "x", createdAt: 0 };
    const id = await shop.add(bob, lies);
    const [row] = await api.db.select().from(cartItems);
    expect([row?.id, row?.accountId, row?.area, row?.createdAt]).toEqual([id, bob.accountId, "en-US", START]);
    expect((await rowsOf(bob))[0]?.totalMicro).toBe(FOUR_LAYERS_MICRO);
  });

  it("holds a hundred items and no more, however many come at once", async () => {
    const ann = await api.signUp();
    const [template] = [await shop.add(ann)];
    const [row] = await api.db.select().from(cartItems).where(eq(cartItems.id, template));
    if (!row) throw new Error("no item");
    const more = Array.from({ length: 96 }, (_, at) => ({ ...row, id: `item-${at}`, position: at + 2 }));
    await api.db.insert(cartItems).values(more);
    const input = { itemType: "Custom" as const, specification: FOUR_LAYERS };
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.call(addToCart, input, ann)));
    expect(answers.map(({ code }) => code ?? "").sort()).toEqual(["", "", "", ...Array(5).fill("TOO_MANY_RECORDS")]);
    const ids = await idsOf(ann);
    expect(ids).toHaveLength(100);
    expect((await api.call(openCheckout, { cartItemIds: ids }, ann)).data.items).toHaveLength(100);
    expect((await api.call(openCheckout, { cartItemIds: [...ids, "more"] }, ann)).code).toBe("INVALID_INPUT");
  });
});

describe("a place in the cart", () => {
  it("is behind the others for what is new, and the one it had for what is put back", async () => {
    const ann = await api.signUp();
    const [one, two, three] = [await shop.add(ann), await shop.add(ann, { partNo: "MD-7" }), await shop.add(ann)];
    const removed = (await rowsOf(ann))[1];
    await api.call(removeCartItem, { cartItemId: two }, ann);
    const four = await shop.add(ann);
    expect(await idsOf(ann)).toEqual([one, three, four]);
    const back = await shop.add(ann, { partNo: removed?.partNo, position: removed?.position });
    expect(await idsOf(ann)).toEqual([one, back, three, four]);
    expect((await rowsOf(ann)).map(({ partNo }) => partNo)).toEqual(["", "MD-7", "", ""]);
  });

  it.each([-1, 1.5, 1_000_001, "first", "9007199254740993"])("is not %s", async (position) => {
    const ann = await api.signUp();
    const answer = await api.callRaw(addToCart, { itemType: "Custom", specification: {}, position }, ann);
    expect([answer.code, firstField(answer.data)?.field]).toEqual(["INVALID_INPUT", "position"]);
  });
});

describe("an item", () => {
  it("takes another quantity of the steps, priced anew, its standard lead time staying the standard one", async () => {
    const ann = await api.signUp();
    const cartItemId = await shop.add(ann);
    const { data } = await api.call(updateCartItem, { cartItemId, quantity: 100 }, ann);
    // 25 + 95 × 0.3 = 53.50.
    expect([data.specification.quantity, data.totalMicro, data.previousTotalMicro, data.changedBy]).toEqual([
      100,
      53_500_000,
      39_250_000,
      "option",
    ]);
    const [shown] = await rowsOf(ann);
    expect([shown?.totalMicro, shown?.previousTotalMicro, shown?.changedBy]).toEqual([53_500_000, null, null]);
  });

  it.each([0, -5, 7, 10_001, 1e300, 1.5, "1e3", "NaN", "５", null, [50]])(
    "does not take a quantity of %s",
    async (quantity) => {
      const ann = await api.signUp();
      const cartItemId = await shop.add(ann);
      const before = await rowsOf(ann);
      const answer = await api.callRaw(updateCartItem, { cartItemId, quantity }, ann);
      expect(["INVALID_INPUT", "UNSUPPORTED_COMBINATION"]).toContain(answer.code);
      expect(await rowsOf(ann)).toEqual(before);
    },
  );

  it("takes a part number of up to twenty characters, and none", async () => {
    const ann = await api.signUp();
    const cartItemId = await shop.add(ann, { partNo: "A" });
    for (const partNo of ["板".repeat(20), ""]) {
      expect((await api.call(updateCartItem, { cartItemId, partNo }, ann)).data.partNo).toBe(partNo);
    }
    const answer = await api.call(updateCartItem, { cartItemId, partNo: "x".repeat(21) }, ann);
    expect([answer.code, firstField(answer.data)]).toEqual([
      "INVALID_INPUT",
      { field: "partNo", message: "Please enter the Part Number, at most 20 characters" },
    ]);
    expect((await rowsOf(ann))[0]?.partNo).toBe("");
  });

  it("takes another specification: what is said changes, the rest stays", async () => {
    const ann = await api.signUp();
    const cartItemId = await shop.add(ann, { partNo: "MD-7" });
    const specification = { layers: 2, widthMm: 100, heightMm: "100" };
    const { data } = await api.call(updateCartItem, { cartItemId, specification }, ann);
    expect(data.specification).toMatchObject({ layers: 2, widthMm: 100, heightMm: 100, quantity: 50 });
    // 5 + 50 × 0.5 = 30.00.
    expect([data.totalMicro, data.partNo, data.changedBy]).toEqual([30_000_000, "MD-7", "option"]);
    const [shown] = await rowsOf(ann);
    expect(shown).toEqual({ ...data, previousTotalMicro: null, changedBy: null });
  });

  it.each([
    [{ layers: 3 }, "INVALID_INPUT"],
    [{ widthMm: -1 }, "INVALID_INPUT"],
    [{ widthMm: "1e9" }, "INVALID_INPUT"],
    [{ solderMaskColor: "Purple" }, "INVALID_INPUT"],
    [{ quantity: 7 }, "UNSUPPORTED_COMBINATION"],
    [{ widthMm: 5000 }, "UNSUPPORTED_COMBINATION"],
    ["not json", "INVALID_INPUT"],
    [[], "INVALID_INPUT"],
  ])("does not take the specification %o", async (specification, code) => {
    const ann = await api.signUp();
    const cartItemId = await shop.add(ann);
    const before = await rowsOf(ann);
    const answer = await api.callRaw(updateCartItem, { cartItemId, specification }, ann);
    expect(answer.code).toBe(code);
    if (code === "INVALID_INPUT") expect(firstField(answer.data)?.field).toMatch(/^specification/);
    expect(await rowsOf(ann)).toEqual(before);
  });
});

describe("a price that is another than it was", () => {
  const storedTotal = (item: typeof cartItems.$inferSelect, amountMicro: number, change = {}) => ({
    price: { ...item.price, total: { currency: "USD", amountMicro }, ...change },
  });

  it("is said to come from another price book", async () => {
    const ann = await api.signUp();
    const id = await shop.add(ann);
    const [item] = await api.db.select().from(cartItems);
    if (!item) throw new Error("no item");
    await api.db.update(cartItems).set({ ...storedTotal(item, 30_000_000), bookVersion: "old" });
    expect((await rowsOf(ann)).map((row) => [row.cartItemId, row.previousTotalMicro, row.changedBy])).toEqual([
      [id, 30_000_000, "priceBook"],
    ]);
  });

  it("is said to come from the offer, had by another item or free again", async () => {
    const ann = await api.signUp();
    const offered = { specification: { quantity: 10 } };
    const [first] = [await shop.add(ann, offered), await shop.add(ann, offered)];
    // 5 + 50 × 0.1 = 10.00 without the offer, which both had when they were put here.
    expect((await rowsOf(ann)).map((row) => [row.totalMicro, row.previousTotalMicro, row.changedBy])).toEqual([
      [1_000_000, null, null],
      [10_000_000, 1_000_000, "offerUsed"],
    ]);
    const second = (await idsOf(ann))[1] ?? "";
    // A change of the second one keeps the price that it was shown at, without the offer.
    await api.call(updateCartItem, { cartItemId: second, specification: { silkscreenColor: "White" } }, ann);
    expect((await rowsOf(ann))[1]).toMatchObject({ totalMicro: 10_000_000, previousTotalMicro: null });
    await api.call(removeCartItem, { cartItemId: first }, ann);
    expect((await rowsOf(ann))[0]).toMatchObject({
      totalMicro: 1_000_000,
      previousTotalMicro: 10_000_000,
      changedBy: "offerAvailable",
    });
  });

  it("is not said where what was stored cannot be read", async () => {
    const ann = await api.signUp();
    await shop.add(ann);
    await api.db.update(cartItems).set({ price: { total: "much" } });
    expect((await rowsOf(ann))[0]).toMatchObject({ totalMicro: FOUR_LAYERS_MICRO, previousTotalMicro: null });
  });

  it("of one item is the same alone as beside the others", async () => {
    const ann = await api.signUp();
    const offered = { specification: { quantity: 10 } };
    const second = [await shop.add(ann, offered), await shop.add(ann, offered)][1];
    const alone = (await api.call(listCart, { cartItemId: second }, ann)).data;
    expect([alone.total, alone.rows[0]?.totalMicro]).toEqual([1, 10_000_000]);
  });
});
