import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  addQuoteToCart,
  createBomQuote,
  deleteBomQuote,
  listBomQuotes,
  reQuote,
  viewBomQuote,
} from "@/lib/contracts/bom";
import { addToCart, listCart, openCheckout, updateCartItem } from "@/lib/contracts/cart";
import type { InputOf } from "@/lib/contracts/endpoint";
import { reorder, viewOrder } from "@/lib/contracts/order";
import { cartItems, orders } from "@/lib/server/db/tables/order";
import { mails } from "@/lib/server/db/tables/promise";
import { bomLines, bomQuoteEvents, bomQuotes } from "@/lib/server/db/tables/quote";
import { lapseQuotes } from "@/lib/server/bom/lapse";
import { newId } from "@/lib/server/ids";
import { createTestApi, START, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { openShop, type Person } from "../support/shop";

let api: TestApi;
let shop: ReturnType<typeof openShop>;
beforeAll(async () => {
  api = await createTestApi();
  shop = openShop(api);
});
beforeEach(async () => {
  await emptyDatabase(api.db);
  api.clock.now = START;
});

const DAY_MS = 86_400_000;
/** Five boards of 100 × 100 mm with a hundred joints each: see the engine's own table. */
const TOTAL_MICRO = 14_350_000;

async function quoteFor(person: Person, input: Partial<InputOf<typeof createBomQuote>> = {}, key?: string) {
  const answer = await api.call(createBomQuote, input as never, { ...person, key });
  if (answer.type !== "success") throw new Error(`not quoted: ${answer.code} ${JSON.stringify(answer.data)}`);
  return answer.data;
}

const toCart = (person: Person, quoteId: string, more: { partNo?: string; position?: number } = {}) =>
  api.call(addQuoteToCart, { quoteId, ...more }, person);

async function inCart(person: Person, quoteId: string): Promise<string> {
  const answer = await toCart(person, quoteId);
  if (answer.type !== "success") throw new Error(`not added: ${answer.code}`);
  return answer.data.cartItemId;
}

const statusOf = async (person: Person, quoteId: string) =>
  (await api.call(viewBomQuote, { quoteId }, person)).data.status;

describe("each call on quotes", () => {
  const calls = [
    ["create", (who: Partial<Person>) => api.call(createBomQuote, {}, who)],
    ["list", (who: Partial<Person>) => api.call(listBomQuotes, {}, who)],
    ["view", (who: Partial<Person>, quoteId: string) => api.call(viewBomQuote, { quoteId }, who)],
    ["add to cart", (who: Partial<Person>, quoteId: string) => api.call(addQuoteToCart, { quoteId }, who)],
    ["re-quote", (who: Partial<Person>, quoteId: string) => api.call(reQuote, { quoteId }, who)],
    ["delete", (who: Partial<Person>, quoteId: string) => api.call(deleteBomQuote, { quoteId }, who)],
  ] as const;

  it.each(calls)("%s asks for a token", async (_name, run) => {
    expect((await run({}, "quo_1")).status).toBe(403);
  });

  it.each(calls.slice(2))(
    "%s answers another's quote as one that does not exist, and leaves it alone",
    async (_name, run) => {
      const [ann, bob] = [await api.signUp(), await api.signUp()];
      const { quoteId } = await quoteFor(ann);
      expect([(await run(bob, quoteId)).code, (await run(bob, "never-was")).code]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
      expect(await statusOf(ann, quoteId)).toBe("Quoted");
      expect((await api.call(listBomQuotes, {}, bob)).data).toEqual({ rows: [], total: 0, count: {} });
    },
  );

  it.each(calls.slice(2))("%s says which field is wrong", async (_name, run) => {
    const ann = await api.signUp();
    const answer = await run(ann, "x".repeat(65));
    expect([answer.code, (answer.data as unknown as { field: string }[])[0]?.field]).toEqual([
      "INVALID_INPUT",
      "quoteId",
    ]);
  });

  it("stays within its market area", async () => {
    const china = await createTestApi({ env: { MARKET_AREA: "zh-CN" } });
    const ann = await china.signUp();
    const { data } = await china.call(createBomQuote, {}, ann);
    const here = await createTestApi();
    expect((await here.call(viewBomQuote, { quoteId: data.quoteId }, ann)).type).toBe("error");
  });
});

describe("a quote whose parts the customer sends", () => {
  it("is offered at once at the engine's price, for thirty days", async () => {
    const ann = await api.signUp();
    const made = await quoteFor(ann, { projectName: "Amplifier", remark: "lead-free please" });
    expect(made).toEqual({
      quoteId: expect.any(String),
      quoteNumber: expect.stringMatching(/^BQ\d{6}-[2-9A-HJ-NP-Z]{6}$/),
      status: "Quoted",
      expiresAt: new Date(START.getTime() + 30 * DAY_MS).toISOString(),
      reasons: [],
      openLines: [],
    });
    const { openLines: _openLines, ...shown } = made;
    const { data } = await api.call(viewBomQuote, { quoteId: made.quoteId }, ann);
    expect(data).toMatchObject({
      ...shown,
      projectName: "Amplifier",
      remark: "lead-free please",
      totalQuantity: 5,
      currency: "USD",
      totalMicro: TOTAL_MICRO,
      orderNumber: null,
      sourceQuoteId: null,
      canAddToCart: true,
      canReQuote: true,
      partList: [],
      specification: { board: { quantity: 5 }, assembly: { smtJoints: 100, supply: "customer" } },
      price: { total: { amountMicro: TOTAL_MICRO }, pcbTotal: { amountMicro: 7_500_000 } },
    });
    expect(data.events.map(({ from, to, actor }) => [from, to, actor])).toEqual([
      [null, "Initial", "customer"],
      ["Initial", "Quoted", "system"],
    ]);
  });

  it("names its project, which is one's own", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const projectId = await shop.addProject(ann);
    const { quoteId } = await quoteFor(ann, { projectId });
    expect((await api.call(viewBomQuote, { quoteId }, ann)).data.projectName).toBe("Amplifier");
    expect((await api.call(createBomQuote, { projectId }, bob)).code).toBe("NOT_FOUND");
  });

  it("is made once for a key, and another wish under the key is refused", async () => {
    const ann = await api.signUp();
    const [one, again] = [await quoteFor(ann, {}, "k1"), await quoteFor(ann, {}, "k1")];
    expect(again).toEqual(one);
    expect(await api.db.select().from(bomQuotes)).toHaveLength(1);
    const other = await api.call(createBomQuote, { remark: "other" }, { ...ann, key: "k1" });
    expect(other.code).toBe("IDEMPOTENCY_MISMATCH");
  });

  it("that cannot be made is refused with the reasons, and leaves nothing", async () => {
    const ann = await api.signUp();
    const answer = await api.call(createBomQuote, { assembly: { smallestPart: "01005" } }, ann);
    expect(answer.code).toBe("UNSUPPORTED_COMBINATION");
    expect((answer.data as unknown as { violations: { rule: string }[] }).violations[0]?.rule).toBe("assemblyPartSize");
    expect(await api.db.select().from(bomQuotes)).toEqual([]);
  });

  it("takes no price from outside", async () => {
    const ann = await api.signUp();
    const { quoteId } = await quoteFor(ann, { price: { total: 1 }, totalMicro: 1, status: "Final" } as never);
    const { data } = await api.call(viewBomQuote, { quoteId }, ann);
    expect([data.totalMicro, data.status]).toEqual([TOTAL_MICRO, "Quoted"]);
  });
});

describe("a quote that needs a person", () => {
  it.each([
    ["parts are to be bought", { assembly: { supply: "turnkey" as const } }, "system", ["partsUnpriced"]],
    ["the customer asks", { ask: 1 as const }, "customer", ["asked"]],
  ])("waits for one where %s, and cannot be ordered", async (_why, input, actor, reasons) => {
    const ann = await api.signUp();
    const { quoteId, quoteNumber, status, expiresAt, reasons: said } = await quoteFor(ann, input);
    expect([status, expiresAt, said]).toEqual(["Inquiry Received", null, reasons]);
    expect((await api.db.select().from(mails))[0]?.subject).toBe(`We have your inquiry ${quoteNumber}`);
    expect((await toCart(ann, quoteId)).code).toBe("MOVE_NOT_ALLOWED");
    expect((await api.call(reQuote, { quoteId }, ann)).code).toBe("MOVE_NOT_ALLOWED");
    const { data } = await api.call(viewBomQuote, { quoteId }, ann);
    expect([data.totalMicro, data.price, data.canAddToCart, data.canReQuote]).toEqual([null, null, false, false]);
    expect(data.events.at(-1)).toMatchObject({ from: "Initial", to: "Inquiry Received", actor });
  });

  it("shows the parts of its list, placed or not", async () => {
    const ann = await api.signUp();
    const { quoteId } = await quoteFor(ann, { assembly: { supply: "turnkey" } });
    const line = { quoteId, quantity: 2, mpn: "RC0402", manufacturer: "Yageo", footprint: "0402", value: "10k" };
    await api.db.insert(bomLines).values([
      { ...line, id: newId(), position: 0, designator: "R1,R2", side: "top", stock: 7, unitPriceMicro: 1500 },
      { ...line, id: newId(), position: 1, designator: "R9", isPlaced: false },
    ]);
    const { partList } = (await api.call(viewBomQuote, { quoteId }, ann)).data;
    expect(
      partList.map(({ designator, dnp, stock, unitPriceMicro }) => [designator, dnp, stock, unitPriceMicro]),
    ).toEqual([
      ["R1,R2", 2, 7, 1500],
      ["R9", 1, null, null],
    ]);
    expect(partList[0]).toMatchObject({
      mpn: "RC0402",
      manufacturer: "Yageo",
      value: "10k",
      side: "top",
      state: "Normal",
    });
  });
});

describe("the list of quotes", () => {
  it("has one's own, the newest first, by page and by status", async () => {
    const ann = await api.signUp();
    const first = await quoteFor(ann, { projectName: "one" });
    api.advance(1000);
    const second = await quoteFor(ann, { projectName: "two", ask: 1 });
    const { data } = await api.call(listBomQuotes, {}, ann);
    expect([data.total, data.rows.map(({ quoteNumber }) => quoteNumber)]).toEqual([
      2,
      [second.quoteNumber, first.quoteNumber],
    ]);
    const page = (await api.call(listBomQuotes, { pageNum: 2, pageSize: 1 }, ann)).data;
    expect([page.total, page.rows.map(({ projectName }) => projectName)]).toEqual([2, ["one"]]);
    const quoted = (await api.call(listBomQuotes, { status: "Quoted" }, ann)).data;
    expect([quoted.total, quoted.rows[0]?.quoteId]).toEqual([1, first.quoteId]);
    expect((await api.call(listBomQuotes, { pageSize: 101 }, ann)).code).toBe("INVALID_INPUT");
  });
});

describe("a quote in the cart", () => {
  it("is shown as it was quoted, once, and changed in nothing but the customer's reference", async () => {
    const ann = await api.signUp();
    const { quoteId, quoteNumber, expiresAt } = await quoteFor(ann);
    const { cartItemId } = (await toCart(ann, quoteId, { partNo: "MD-7" })).data;
    expect(await inCart(ann, quoteId)).toBe(cartItemId);
    const { data } = await api.call(listCart, {}, ann);
    expect(data.rows).toEqual([
      expect.objectContaining({
        cartItemId,
        itemType: "BomQuote",
        partNo: "MD-7",
        totalMicro: TOTAL_MICRO,
        formerTotalMicro: null,
        specification: expect.objectContaining({ quoteId, quoteNumber, expiresAt, quantity: 5 }),
      }),
    ]);
    for (const change of [{ quantity: 10 }, { specification: { board: { layers: 4 } } }, { bookVersion: "x" }]) {
      expect((await api.call(updateCartItem, { cartItemId, ...change } as never, ann)).code).toBe("QUOTE_FIXED");
    }
    const renamed = (await api.call(updateCartItem, { cartItemId, partNo: "MD-8" }, ann)).data;
    expect([renamed.partNo, renamed.totalMicro]).toEqual(["MD-8", TOTAL_MICRO]);
  });

  it("gets there by no other way", async () => {
    const ann = await api.signUp();
    const { quoteId } = await quoteFor(ann);
    const forged = { itemType: "BomQuote", specification: { quoteId, quantity: 5 }, price: { total: 1 } };
    expect((await api.call(addToCart, forged as never, ann)).code).toBe("INVALID_INPUT");
    expect(await api.db.select().from(cartItems)).toEqual([]);
  });

  it("is added once for a key", async () => {
    const ann = await api.signUp();
    const { quoteId } = await quoteFor(ann);
    const add = () => api.call(addQuoteToCart, { quoteId }, { ...ann, key: "k1" });
    expect((await add()).data).toEqual((await add()).data);
    expect(await api.db.select().from(cartItems)).toHaveLength(1);
  });

  it("leaves it when the quote is deleted, which withdraws it", async () => {
    const ann = await api.signUp();
    const [kept, gone] = [await quoteFor(ann), await quoteFor(ann)];
    await inCart(ann, kept.quoteId);
    await inCart(ann, gone.quoteId);
    expect((await api.call(deleteBomQuote, { quoteId: gone.quoteId }, ann)).type).toBe("success");
    expect((await api.call(listCart, {}, ann)).data.rows.map(({ specification }) => specification)).toEqual([
      expect.objectContaining({ quoteId: kept.quoteId }),
    ]);
    expect((await api.call(listBomQuotes, {}, ann)).data.rows.map(({ quoteId }) => quoteId)).toEqual([kept.quoteId]);
    expect((await toCart(ann, gone.quoteId)).code).toBe("NOT_FOUND");
    const stored = await api.db.select().from(bomQuotes);
    expect(stored.map(({ id, status }) => [id === gone.quoteId, status]).sort()).toEqual([
      [false, "Quoted"],
      [true, "Invalid"],
    ]);
  });
});

describe("an expired quote", () => {
  it("is refused by the cart from its first moment on, and says so", async () => {
    const ann = await api.signUp();
    const { quoteId } = await quoteFor(ann);
    api.advance(30 * DAY_MS - 1);
    expect((await toCart(ann, quoteId)).type).toBe("success");
    api.advance(1);
    const late = await toCart(ann, quoteId);
    expect([late.code, late.message]).toEqual(["QUOTE_EXPIRED", expect.stringMatching(/\w/)]);
    expect(await statusOf(ann, quoteId)).toBe("Expired");
    const { data } = await api.call(viewBomQuote, { quoteId }, ann);
    expect(data.events.at(-1)).toMatchObject({ from: "Quoted", to: "Expired", actor: "system" });
    expect([data.canAddToCart, data.canReQuote]).toEqual([false, true]);
  });

  it("is neither checked out nor ordered, though it lies in the cart", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await inCart(ann, (await quoteFor(ann)).quoteId)];
    const receiverId = await shop.addressOf(ann);
    api.advance(30 * DAY_MS);
    expect((await api.call(openCheckout, { cartItemIds }, ann)).code).toBe("QUOTE_EXPIRED");
    expect((await shop.order(ann, { cartItemIds, receiverId })).code).toBe("QUOTE_EXPIRED");
    expect(await api.db.select().from(orders)).toEqual([]);
  });

  it("lapses by itself, the others standing as they were", async () => {
    const ann = await api.signUp();
    const { quoteId } = await quoteFor(ann);
    api.advance(DAY_MS);
    const later = await quoteFor(ann);
    expect(await lapseQuotes(api.deps, new Date(START.getTime() + 30 * DAY_MS))).toBe(1);
    const stored = new Map((await api.db.select().from(bomQuotes)).map(({ id, status }) => [id, status]));
    expect([stored.get(quoteId), stored.get(later.quoteId)]).toEqual(["Expired", "Quoted"]);
  });

  it("quoted again is a new one at today's price, that names its source", async () => {
    const ann = await api.signUp();
    const { quoteId, quoteNumber } = await quoteFor(ann, { projectName: "Amplifier" });
    api.advance(20 * DAY_MS);
    // Somebody who stays away for thirty days is signed out.
    expect(await statusOf(ann, quoteId)).toBe("Quoted");
    api.advance(20 * DAY_MS);
    const again = () => api.call(reQuote, { quoteId }, { ...ann, key: "k2" });
    const { data } = await again();
    expect((await again()).data).toEqual(data);
    expect(data).toMatchObject({ status: "Quoted", expiresAt: new Date(START.getTime() + 70 * DAY_MS).toISOString() });
    const renewed = (await api.call(viewBomQuote, { quoteId: data.quoteId }, ann)).data;
    expect(renewed).toMatchObject({
      projectName: "Amplifier",
      sourceQuoteId: quoteId,
      sourceQuoteNumber: quoteNumber,
      totalMicro: TOTAL_MICRO,
    });
  });
});

describe("an order by a quote", () => {
  async function ordered(person: Person, more = {}) {
    const { quoteId, quoteNumber } = await quoteFor(person, { projectName: "Amplifier" });
    const cartItemIds = [await inCart(person, quoteId)];
    return { quoteId, quoteNumber, orderId: await shop.mustOrder(person, { cartItemIds, ...more }) };
  }

  it("is of the type PCBA, costs what was quoted, and the quote names it", async () => {
    const ann = await api.signUp();
    const { quoteId, quoteNumber, orderId } = await ordered(ann);
    const order = (await api.call(viewOrder, { id: orderId }, ann)).data;
    expect([order.productType, order.amountPayableMicro, order.lines.map(({ itemType }) => itemType)]).toEqual([
      "BomQuote",
      TOTAL_MICRO,
      ["BomQuote"],
    ]);
    expect(order.lines[0]?.specification).toMatchObject({ quoteId, quantity: 5 });
    const { data } = await api.call(viewBomQuote, { quoteId }, ann);
    expect([data.status, data.orderId, data.orderNumber]).toEqual(["Order Received", orderId, order.orderNumber]);
    expect((await api.db.select().from(mails))[0]?.text).toContain(
      `5 × assembled PCB, 2 layers, 100 × 100 mm, quote ${quoteNumber}`,
    );
    expect((await toCart(ann, quoteId)).code).toBe("MOVE_NOT_ALLOWED");
  });

  it("is had once, however many try at the same time", async () => {
    const ann = await api.signUp();
    const receiverId = await shop.addressOf(ann);
    const cartItemIds = [await inCart(ann, (await quoteFor(ann)).quoteId)];
    const tries = await Promise.all([1, 2, 3].map(() => shop.order(ann, { cartItemIds, receiverId })));
    expect(tries.filter(({ type }) => type === "success")).toHaveLength(1);
    const moves = (await api.db.select().from(bomQuoteEvents)).filter(({ toStatus }) => toStatus === "Order Received");
    expect(moves).toHaveLength(1);
  });

  it("that is refused leaves the quote standing", async () => {
    const ann = await api.signUp();
    const { quoteId } = await quoteFor(ann);
    const cartItemIds = [await inCart(ann, quoteId)];
    expect((await shop.order(ann, { cartItemIds, seenTotalMicro: 1 })).code).toBe("PRICE_CHANGED");
    expect(await statusOf(ann, quoteId)).toBe("Quoted");
  });

  it("is read to be ordered again at today's price", async () => {
    const ann = await api.signUp();
    const { orderId, quoteId } = await ordered(ann);
    const { lines } = (await api.call(reorder, { id: orderId }, ann)).data;
    expect(lines).toEqual([
      expect.objectContaining({
        itemType: "BomQuote",
        formerTotalMicro: TOTAL_MICRO,
        price: expect.objectContaining({ total: { currency: "USD", amountMicro: TOTAL_MICRO } }),
        specification: expect.objectContaining({ quoteId }),
      }),
    ]);
    // The way back: a new quote of the ordered one.
    expect((await api.call(reQuote, { quoteId }, ann)).data.status).toBe("Quoted");
  });
});

describe("the free-assembly coupon", () => {
  const FREE = {
    kind: "assembly",
    amountMicro: 15_000_000,
    couponParam: JSON.stringify({ pcbNum: { min: 5, max: 10 } }),
  };

  it.each([
    // 10 boards: 3 + 1.50 + 1.50 + 0.50 + 10 × 100 × 0.0012 = 7.70 of work, all of it.
    [10, { usable: true, discountMicro: 7_700_000, reason: null }],
    [15, { usable: false, discountMicro: 0, reason: "quantity" }],
  ])("on %i boards", async (quantity, verdict) => {
    const ann = await api.signUp();
    const couponId = await shop.giveCoupon(ann, FREE);
    const { quoteId } = await quoteFor(ann, { board: { quantity } });
    const cartItemIds = [await inCart(ann, quoteId)];
    const { data } = await api.call(openCheckout, { cartItemIds, couponId }, ann);
    expect(data.coupons).toEqual([expect.objectContaining({ couponId, ...verdict })]);
    expect(data.couponDiscountMicro).toBe(verdict.discountMicro);
  });

  it("is for one product: beside a board it does not apply, even of the same part number", async () => {
    const ann = await api.signUp();
    await shop.giveCoupon(ann, FREE);
    const { quoteId } = await quoteFor(ann);
    const quoted = (await toCart(ann, quoteId, { partNo: "A" })).data.cartItemId;
    const cartItemIds = [await shop.add(ann, { partNo: "A" }), quoted];
    const { data } = await api.call(openCheckout, { cartItemIds }, ann);
    expect(data.coupons.map(({ usable, reason }) => [usable, reason])).toEqual([[false, "products"]]);
  });
});
