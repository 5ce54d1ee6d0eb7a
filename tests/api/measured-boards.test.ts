// Boards whose files say something else than what is ordered are not priced by the engine, at any door.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inquireBoard } from "@/lib/contracts/bom";
import { addToCart, listCart, openCheckout, updateCartItem } from "@/lib/contracts/cart";
import { createOrder } from "@/lib/contracts/order";
import { quotePcb } from "@/lib/contracts/pcb";
import { cartItems, orders } from "@/lib/server/db/tables/order";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import { projects } from "@/lib/server/db/tables/project";
import { FOUR_LAYERS, FOUR_LAYERS_FACTS, FOUR_LAYERS_MICRO, type Person } from "../support/shop";
import { api, shop, setUpApiTest } from "../support/shop-test";

setUpApiTest();

/** The board of the review: twelve layers, of which "2 layers" was sold. */
const TWELVE_LAYERS = { ...FOUR_LAYERS_FACTS, layers: 12 };
const TWO_LAYERS = { ...FOUR_LAYERS, layers: 2 };

const codesIn = (data: unknown) =>
  (data as { contradictions: { code: string }[] }).contradictions.map(({ code }) => code);
const cartOf = async (person: Person) => (await api.call(listCart, {}, person)).data.rows;
const measure = (id: string, facts: Record<string, unknown>) =>
  api.db.update(projects).set({ facts }).where(eq(projects.id, id));

describe("the quote of a board with files", () => {
  it("has no price where the files hold more layers than are made, and says so", async () => {
    const ann = await api.signUp();
    const projectId = await shop.addProject(ann, { facts: TWELVE_LAYERS });
    const { type, data } = await api.call(quotePcb, { ...TWO_LAYERS, projectId }, ann);
    expect([type, data.lines, data.total.amountMicro, data.leadTimes, data.hints]).toEqual(["success", [], 0, [], []]);
    expect(data.contradictions).toEqual([
      {
        code: "layersBeyond",
        option: "layers",
        args: { measured: 12, limit: 8 },
        message: "Your files have 12 copper layers. We make up to 8.",
      },
    ]);
  });

  it("has its price where the files bear out the specification", async () => {
    const ann = await api.signUp();
    const projectId = await shop.addProject(ann);
    const { data } = await api.call(quotePcb, { ...FOUR_LAYERS, projectId }, ann);
    expect([data.total.amountMicro, data.contradictions]).toEqual([FOUR_LAYERS_MICRO, []]);
  });

  it("says it in the asker's language", async () => {
    const ann = await api.signUp();
    const projectId = await shop.addProject(ann, { facts: TWELVE_LAYERS });
    const { data } = await api.call(quotePcb, { ...TWO_LAYERS, projectId }, { ...ann, headers: { "x-locale": "zh" } });
    expect(data.contradictions[0]?.message).toBe("文件含 12 层铜，我们最多可做 8 层。");
  });

  it("of another's files is not to be had, nor without a token", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const projectId = await shop.addProject(ann);
    const answers = [
      await api.call(quotePcb, { ...FOUR_LAYERS, projectId }, bob),
      await api.call(quotePcb, { ...FOUR_LAYERS, projectId }),
      await api.call(quotePcb, { ...FOUR_LAYERS, projectId: "missing" }, ann),
    ];
    expect(answers.map(({ code }) => code)).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
  });
});

describe("the cart", () => {
  it("does not take what the files contradict, and keeps what it has", async () => {
    const ann = await api.signUp();
    const kept = await shop.add(ann);
    const projectId = await shop.addProject(ann, { facts: TWELVE_LAYERS });
    for (const layers of [1, 2, 4, 6, 8]) {
      const input = { itemType: "Custom" as const, specification: { ...FOUR_LAYERS, layers }, projectId };
      const answer = await api.call(addToCart, input, ann);
      expect([answer.code, codesIn(answer.data)]).toEqual(["NEEDS_MANUAL_REVIEW", ["layersBeyond"]]);
      expect(answer.message).toBe("Needs manual review: Your files have 12 copper layers. We make up to 8.");
    }
    expect((await cartOf(ann)).map(({ cartItemId }) => cartItemId)).toEqual([kept]);
  });

  it.each([
    [{ widthMm: 200 }, {}, "sizeDiffers"],
    [{ minTraceMm: 0.08 }, {}, "traceBeyond"],
    [{ minSpaceMm: 0.08 }, {}, "spaceBeyond"],
    [{ minSpaceMm: 0.11 }, {}, "spaceFiner"],
    [{ minDrillMm: 0.15 }, {}, "holeBeyond"],
    [{ minSpaceMm: null }, {}, "spaceUnknown"],
    [{ layers: null }, {}, "layersUnknown"],
    [{ widthMm: null, heightMm: null, outline: "missing" }, {}, "sizeUnknown"],
    [{}, { layers: 6 }, "layersDiffer"],
  ])("refuses files of %o with %o: %s", async (facts, ordered, code) => {
    const ann = await api.signUp();
    const projectId = await shop.addProject(ann, { facts: { ...FOUR_LAYERS_FACTS, ...facts } });
    const specification = { ...FOUR_LAYERS, ...ordered };
    const answer = await api.call(addToCart, { itemType: "Custom", specification, projectId }, ann);
    expect([answer.code, codesIn(answer.data)]).toEqual(["NEEDS_MANUAL_REVIEW", [code]]);
    expect(await cartOf(ann)).toEqual([]);
  });

  it("does not change an item into what its files contradict", async () => {
    const ann = await api.signUp();
    const projectId = await shop.addProject(ann);
    const cartItemId = await shop.add(ann, { projectId });
    const other = await shop.add(ann);
    const answer = await api.call(updateCartItem, { cartItemId, specification: { layers: 2 } }, ann);
    expect([answer.code, codesIn(answer.data)]).toEqual(["NEEDS_MANUAL_REVIEW", ["layersDiffer"]]);
    expect((await cartOf(ann)).map((item) => [item.cartItemId, item.totalMicro])).toEqual([
      [cartItemId, FOUR_LAYERS_MICRO],
      [other, expect.any(Number)],
    ]);
    // Options that the files do not state may be changed.
    expect((await api.call(updateCartItem, { cartItemId, specification: { quantity: 100 } }, ann)).type).toBe(
      "success",
    );
  });
});

describe("checkout and order", () => {
  it("refuse an item whose files contradict it, and write nothing", async () => {
    const ann = await api.signUp();
    const projectId = await shop.addProject(ann);
    const cartItemId = await shop.add(ann, { projectId });
    // As an item is that was put there before it was checked.
    await measure(projectId, TWELVE_LAYERS);
    const checkout = await api.call(openCheckout, { cartItemIds: [cartItemId] }, ann);
    const receiverId = await shop.addressOf(ann);
    const input = { cartItemIds: [cartItemId], receiverId, shippingMethod: "standard" as const };
    const order = await api.call(createOrder, input, ann);
    for (const answer of [checkout, order]) {
      expect([answer.code, codesIn(answer.data)]).toEqual(["NEEDS_MANUAL_REVIEW", ["layersBeyond"]]);
    }
    expect(await api.db.select().from(orders)).toEqual([]);
    expect(await api.db.select({ id: cartItems.id }).from(cartItems)).toEqual([{ id: cartItemId }]);
  });

  it("take the others", async () => {
    const ann = await api.signUp();
    const projectId = await shop.addProject(ann);
    const [contradicted, fine] = [await shop.add(ann, { projectId }), await shop.add(ann)];
    await measure(projectId, TWELVE_LAYERS);
    expect((await api.call(openCheckout, { cartItemIds: [fine, contradicted] }, ann)).code).toBe("NEEDS_MANUAL_REVIEW");
    expect((await shop.order(ann, { cartItemIds: [fine] })).type).toBe("success");
  });
});

describe("the inquiry of a board with files", () => {
  it("names what the files say against it as its reasons", async () => {
    const ann = await api.signUp();
    const projectId = await shop.addProject(ann, { facts: { ...TWELVE_LAYERS, minSpaceMm: null } });
    expect((await api.call(inquireBoard, { ...FOUR_LAYERS, layers: 8, projectId }, ann)).type).toBe("success");
    const asked = await api.db.select({ reasons: bomQuotes.reasons, status: bomQuotes.status }).from(bomQuotes);
    expect(asked).toEqual([{ reasons: ["layersBeyond", "spaceUnknown"], status: "Inquiry Received" }]);
  });
});
