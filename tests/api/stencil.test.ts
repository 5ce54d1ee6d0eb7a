import { describe, expect, it } from "vitest";
import { listCart, openCheckout, updateCartItem } from "@/lib/contracts/cart";
import { reorder, viewOrder } from "@/lib/contracts/order";
import { quoteStencil } from "@/lib/contracts/stencil";
import { cartItems, orders } from "@/lib/server/db/tables/order";
import { createTestApi } from "../support/api";
import { listMails } from "../support/mails";
import type { Person } from "../support/shop";
import { api, shop, setUpApiTest } from "../support/shop-test";

setUpApiTest();

const FRAMED = { framework: true, size: "370x470", side: "Combine" };
/** 163.30 / 7 = 23.328… and 100 / 7 = 14.285…, tenths rounded up: 23.40 + 14.30. */
const FRAMED_MICRO = 37_700_000;

const addStencil = (person: Person, input: Record<string, unknown> = {}) =>
  shop.add(person, { itemType: "Stencil", specification: FRAMED, ...input });
const firstField = (data: unknown) => (data as { field: string }[])[0]?.field;

describe("the stencil quote", () => {
  it("prices a specification for anyone, what is left out being the cheapest", async () => {
    const { data } = await api.call(quoteStencil, {});
    expect(data).toMatchObject({
      currency: "USD",
      stencilTotal: { currency: "USD", amountMicro: 18_600_000 },
      pcbTotal: { amountMicro: 0 },
      total: { amountMicro: 18_600_000 },
      specification: { framework: false, size: "280x380", thicknessUm: 100, side: "Top", quantity: 1 },
      leadTimeDays: 1,
      violations: [],
    });
    const framed = (await api.callRaw(quoteStencil, { ...FRAMED, quantity: 2 })).data;
    expect(framed.lines.map(({ key, amountMicro }) => [key, amountMicro])).toEqual([
      ["componentsStencilPrice", 46_800_000],
      ["stencilBothSides", 28_600_000],
    ]);
  });

  it("is in the area's currency", async () => {
    const china = await createTestApi({ env: { MARKET_AREA: "zh-CN" } });
    expect((await china.call(quoteStencil, {})).data.total).toEqual({ currency: "CNY", amountMicro: 130_000_000 });
  });

  it("says why a stencil cannot be made, with no price", async () => {
    const { data } = await api.call(quoteStencil, { framework: true, size: "280x380", quantity: 51 });
    expect(data.violations.map(({ rule, option }) => [rule, option])).toEqual([
      ["stencilSize", "size"],
      ["stencilQuantity", "quantity"],
    ]);
    expect([data.lines, data.total.amountMicro]).toEqual([[], 0]);
  });

  it.each([
    [{ thicknessUm: 120 }, "thicknessUm"],
    [{ size: "1x1" }, "size"],
    [{ side: "top" }, "side"],
    [{ framework: "perhaps" }, "framework"],
    [{ quantity: 1.5 }, "quantity"],
    [{ stencilType: "chemical" }, "stencilType"],
  ])("refuses what is on no list and names it: %o", async (specification, field) => {
    const answer = await api.callRaw(quoteStencil, specification);
    expect([answer.code, firstField(answer.data)]).toEqual(["INVALID_INPUT", field]);
  });
});

describe("a stencil in the cart", () => {
  it("is priced by the server, changed and ordered as a board is", async () => {
    const ann = await api.signUp();
    const cartItemId = await addStencil(ann, { partNo: "MD-7", price: 1 });
    const [shown] = (await api.call(listCart, {}, ann)).data.rows;
    expect(shown).toMatchObject({
      itemType: "Stencil",
      partNo: "MD-7",
      totalMicro: FRAMED_MICRO,
      previousTotalMicro: null,
      keptUntil: null,
    });
    const change = { cartItemId, specification: { side: "Top" }, quantity: 3 };
    // 3 × 23.40 = 70.20.
    expect((await api.call(updateCartItem, change, ann)).data).toMatchObject({
      totalMicro: 70_200_000,
      previousTotalMicro: FRAMED_MICRO,
      changedBy: "option",
      specification: { side: "Top", size: "370x470", quantity: 3 },
    });
    const orderId = await shop.mustOrder(ann, { cartItemIds: [cartItemId] });
    const order = (await api.call(viewOrder, { id: orderId }, ann)).data;
    expect([order.productType, order.amountPayableMicro, order.lines[0]?.itemType]).toEqual([
      "Stencil",
      70_200_000,
      "Stencil",
    ]);
    expect((await listMails(api.db))[0]?.text).toContain("3 × stencil, 370 × 470 mm");
    expect((await api.call(reorder, { id: orderId }, ann)).data.lines).toEqual([
      expect.objectContaining({ itemType: "Stencil", previousTotalMicro: 70_200_000, partNo: "MD-7" }),
    ]);
  });

  it("takes another frame with the size that goes with it", async () => {
    const ann = await api.signUp();
    const cartItemId = await addStencil(ann);
    const sheet = (await api.call(updateCartItem, { cartItemId, specification: { framework: false } }, ann)).data;
    expect(sheet.specification).toMatchObject({ framework: false, size: "280x380", side: "Combine" });
    const wrong = await api.call(updateCartItem, { cartItemId, specification: { size: "370x470" } }, ann);
    expect(wrong.code).toBe("UNSUPPORTED_COMBINATION");
    const unknown = await api.call(updateCartItem, { cartItemId, specification: { thicknessUm: 90 } }, ann);
    expect([unknown.code, firstField(unknown.data)]).toEqual(["INVALID_INPUT", "specification.thicknessUm"]);
  });

  it.each([0, -1, 51, 1e300, "NaN", 2.5])("is not ordered %s times", async (quantity) => {
    const ann = await api.signUp();
    await expect(addStencil(ann, { quantity })).rejects.toThrow(/INVALID_INPUT|UNSUPPORTED_COMBINATION/);
    expect(await api.db.select().from(cartItems)).toEqual([]);
  });

  it("adds its weight to the shipping, and nothing to what a coupon for boards lowers", async () => {
    const ann = await api.signUp();
    const [board, stencil] = [await shop.add(ann), await addStencil(ann)];
    const open = async (cartItemIds: string[]) => (await api.call(openCheckout, { cartItemIds }, ann)).data;
    const standard = ({ shippingEstimates }: Awaited<ReturnType<typeof open>>) =>
      shippingEstimates.find(({ method }) => method === "standard")?.amountMicro ?? 0;
    const [alone, both] = [await open([board]), await open([board, stencil])];
    const three = await open([board, stencil, await addStencil(ann)]);
    // Each frame weighs two kilograms, four times the half kilogram that carriers bill by.
    expect(standard(both)).toBeGreaterThan(standard(alone));
    expect(standard(three) - standard(both)).toBe(standard(both) - standard(alone));
    expect(both.merchandiseTotalMicro).toBe(alone.merchandiseTotalMicro + FRAMED_MICRO);
  });
});

describe("a coupon for a board and its stencil", () => {
  const place = async (partNos: [string, string], kind: string) => {
    const ann = await api.signUp();
    const couponId = await shop.giveCoupon(ann, { kind, amountMicro: 99_000_000 });
    const cartItemIds = [await shop.add(ann, { partNo: partNos[0] }), await addStencil(ann, { partNo: partNos[1] })];
    return { answer: await shop.order(ann, { cartItemIds, couponId }), ann };
  };

  it.each([
    ["stencil", FRAMED_MICRO],
    ["pcb", 39_250_000],
    ["general", 39_250_000 + FRAMED_MICRO],
  ])(
    "of kind %s may be used when they share a part number, and takes at most its kind's sum",
    async (kind, discount) => {
      const { answer, ann } = await place(["MD-7", "MD-7"], kind);
      const order = (await api.call(viewOrder, { id: answer.data.orderId }, ann)).data;
      expect([order.couponDiscountMicro, order.subtotalMicro]).toEqual([
        discount,
        39_250_000 + FRAMED_MICRO - discount,
      ]);
      expect(order.productType).toBe("Custom");
    },
  );

  it.each([
    ["different part numbers", ["MD-7", "MD-8"]],
    ["no part numbers", ["", ""]],
  ] as const)("may not be used with %s", async (_what, partNos) => {
    const { answer } = await place([...partNos], "general");
    expect([answer.code, answer.data]).toEqual(["COUPON_UNUSABLE", { reason: "products" }]);
    expect(await api.db.select().from(orders)).toEqual([]);
  });
});
