import { UNKNOWN_FACTS } from "../support/board-facts";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ok } from "@/lib/base/result";
import { createReceiver, listReceivers } from "@/lib/contracts/address";
import { addToCart, listCart, openCheckout, removeCartItem, updateCartItem } from "@/lib/contracts/cart";
import { uploadFile } from "@/lib/contracts/file";
import { createBoardProject, getBoard } from "@/lib/contracts/gerber";
import { cancelOrder, createOrder, listOrders, payOrder, viewOrder } from "@/lib/contracts/order";
import { quotePcb } from "@/lib/contracts/pcb";
import { cartItems, orderEvents, orderLines, orders } from "@/lib/server/db/tables/order";
import { payments, refunds } from "@/lib/server/db/tables/payment";
import { mails } from "@/lib/server/db/tables/promise";
import { lapseUnpaid } from "@/lib/server/order/lapse";
import { openRequest, signedNotice } from "@/lib/server/payment/sandbox";
import { createTestApi, SANDBOX_SECRET, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";

const FACTS = {
  ...UNKNOWN_FACTS,
  widthMm: 50,
  heightMm: 40,
  layers: 2,
  minTraceMm: 0.2,
  minSpaceMm: 0.2,
  minDrillMm: 0.3,
  drillCount: 12,
  slotCount: 0,
  castellated: false,
  goldFingers: false,
  boards: 1,
  outline: "closed" as const,
};
const READING = {
  facts: FACTS,
  layers: [
    { file: "top.gbr", type: "copper", side: "top", confidence: 1, certainty: "certain" as const, evidence: [] },
  ],
  warnings: [],
  topSvg: "<svg/>",
  bottomSvg: "<svg/>",
};
const ADDRESS = {
  lastName: "Lovelace",
  country: "GB",
  city: "London",
  address: "12 St James's Square",
  postcode: "SW1Y 4JH",
  phone: "+44 20 7946 0018",
};
/** 60 × 50 mm, 4 layers, 50 pieces: 25 + 95 × 0.15 = 39.25. */
const FOUR_LAYERS = { layers: 4, widthMm: 60, heightMm: 50, quantity: 50 };
const ZIP = new Uint8Array([0x50, 0x4b, 0x05, 0x06, ...new Uint8Array(18)]);

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ deps: { readBoardFile: () => Promise.resolve(ok(READING)) } });
});
beforeEach(() => emptyDatabase(api.db));

type Person = Awaited<ReturnType<TestApi["signUp"]>>;

async function addressOf(person: Person): Promise<string> {
  return (await api.call(createReceiver, ADDRESS, { token: person.token })).data.id;
}

async function addBoard(person: Person, specification: Record<string, unknown> = FOUR_LAYERS): Promise<string> {
  const input = { itemType: "Custom" as const, specification };
  const answer = await api.call(addToCart, input as never, { token: person.token });
  expect(answer.type).toBe("success");
  return answer.data.cartItemId;
}

async function place(person: Person, specification?: Record<string, unknown>): Promise<string> {
  const receiverId = await addressOf(person);
  const cartItemIds = [await addBoard(person, specification)];
  const answer = await api.call(
    createOrder,
    { cartItemIds, receiverId, shippingMethod: "standard" },
    { token: person.token },
  );
  expect(answer.type).toBe("success");
  return answer.data.orderId;
}

async function paymentOf(person: Person, orderId: string) {
  const { data } = await api.call(payOrder, { orderId }, { token: person.token });
  const request = openRequest(
    SANDBOX_SECRET,
    new URL(data.payUrl, "http://localhost").searchParams.get("request") ?? "",
  );
  if (!request) throw new Error("the payment link is not sealed");
  return request;
}

type Notice = Parameters<typeof signedNotice>[1];

function sendNotice(content: Notice, { secret = SANDBOX_SECRET, at = api.clock.now } = {}) {
  const { body, headers } = signedNotice(secret, content, at);
  return deliver(body, headers);
}

function deliver(body: string, headers: Record<string, string>) {
  return api.send("http://localhost:3000/api/pay/sandbox/notify", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });
}

async function payFor(person: Person, orderId: string): Promise<void> {
  const { paymentId, currency, amountMicro } = await paymentOf(person, orderId);
  expect((await sendNotice({ paymentId, currency, amountMicro, kind: "succeeded" })).status).toBe(200);
}

describe("the first journey", () => {
  it("leads from a visitor's archive to a paid order", async () => {
    const form = new FormData();
    form.set("fileType", "8");
    form.set("file", new File([ZIP], "board.zip"));
    const upload = await api.send(`http://localhost:3000${uploadFile.path}`, {
      method: "POST",
      body: form,
      headers: { host: "localhost:3000" },
    });
    const cookie = (upload.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const { fileUrl } = ((await upload.json()) as { data: { fileUrl: string } }).data;
    const board = await api.call(createBoardProject, { gerberUrl: fileUrl, projectName: "Lamp" }, { cookie });
    expect(board.data).toEqual({
      projectId: board.data.projectId,
      projectName: "Lamp",
      facts: FACTS,
      layers: READING.layers,
      warnings: [],
    });

    const person = await api.signUp({ cookie });
    expect(
      (await api.call(getBoard, { projectId: board.data.projectId }, { token: person.token })).data.projectName,
    ).toBe("Lamp");
    const specification = { widthMm: 50, heightMm: 40, quantity: 10 };
    const added = await api.call(
      addToCart,
      { itemType: "Custom", projectId: board.data.projectId, specification },
      { token: person.token },
    );
    const checkout = await api.call(openCheckout, { cartItemIds: [added.data.cartItemId] }, { token: person.token });
    expect(checkout.data.amountPayableMicro).toBe(1_000_000);
    const receiverId = await addressOf(person);
    const input = {
      cartItemIds: [added.data.cartItemId],
      receiverId,
      shippingMethod: "standard" as const,
      seenTotalMicro: 1_000_000,
    };
    const { data } = await api.call(createOrder, input, { token: person.token, key: "order-1" });
    await payFor(person, data.orderId);

    const order = (await api.call(viewOrder, { id: data.orderId }, { token: person.token })).data;
    expect(order.events.map(({ from, to, actor }) => [from, to, actor])).toEqual([
      [null, "Queued", "customer"],
      ["Queued", "Submitted", "system"],
      ["Submitted", "Paid", "provider"],
    ]);
    expect([order.status, order.canPay, order.canCancel, order.lines[0]?.projectName]).toEqual([
      "Paid",
      false,
      true,
      "Lamp",
    ]);
    // Paid on Saturday 21 November: counts from Monday 23; five working days later is Monday 30, 18:00 in Shanghai.
    expect(order.estimatedShippingDate).toBe("2026-11-30T10:00:00.000Z");
    const sent = await api.db.select().from(mails);
    expect(sent.map(({ subject }) => subject)).toEqual([
      `Order ${order.orderNumber} is placed`,
      `Payment received for order ${order.orderNumber}`,
    ]);
    expect(sent[0]?.text).toContain("10 × Lamp, 2 layers, 50 × 40 mm");
  });
});

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
    const id = await addBoard(person, lying);
    const cart = (await api.call(listCart, {}, { token: person.token })).data;
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
      const answer = await api.call(addToCart, { itemType: "Custom", specification: { quantity } } as never, {
        token: (await api.signUp()).token,
      });
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
    const answer = await api.call(addToCart, { itemType: "Custom", specification } as never, { token });
    expect([answer.code, (answer.data as unknown as { field: string }[])[0]?.field]).toEqual(["INVALID_INPUT", field]);
  });

  it("refuse what cannot be made, with the rule in the reader's language", async () => {
    const answer = await api.call(
      addToCart,
      { itemType: "Custom", specification: { layers: 1, innerCopperUm: 35 } },
      { token: (await api.signUp()).token, headers: { "x-locale": "zh" } },
    );
    expect(answer.code).toBe("UNSUPPORTED_COMBINATION");
    const { violations } = answer.data as unknown as { violations: { rule: string; message: string }[] };
    expect(violations).toEqual([
      expect.objectContaining({ rule: "innerCopperLayers", message: "4 层及以上才可选内层铜厚。" }),
    ]);
  });

  it("give the prototype offer to one item, once a day", async () => {
    const person = await api.signUp();
    await addBoard(person, { quantity: 10 });
    await addBoard(person, { quantity: 10, solderMaskColor: "Blue" });
    const cart = (await api.call(listCart, {}, { token: person.token })).data.rows;
    // 5 + 50 × 0.1 m² = 10.00 without the offer.
    expect(cart.map(({ totalMicro }) => totalMicro)).toEqual([1_000_000, 10_000_000]);
    const receiverId = await addressOf(person);
    const [first, second] = cart.map(({ cartItemId }) => cartItemId);
    await api.call(
      createOrder,
      { cartItemIds: [first ?? ""], receiverId, shippingMethod: "standard" },
      { token: person.token },
    );
    const left = (await api.call(listCart, { cartItemId: second }, { token: person.token })).data.rows;
    expect(left[0]?.totalMicro).toBe(10_000_000);
    api.advance(24 * 3_600_000);
    expect((await api.call(listCart, {}, { token: person.token })).data.rows[0]?.totalMicro).toBe(1_000_000);
  });

  it("that changed since they were shown are not charged, but said", async () => {
    const person = await api.signUp();
    const receiverId = await addressOf(person);
    const cartItemIds = [await addBoard(person)];
    const input = { cartItemIds, receiverId, shippingMethod: "standard" as const, seenTotalMicro: 1 };
    const answer = await api.call(createOrder, input, { token: person.token });
    expect([answer.code, answer.data]).toEqual(["PRICE_CHANGED", { amountPayableMicro: 39_250_000 }]);
    expect(await api.db.select().from(orders)).toEqual([]);
  });
});

describe("placing an order", () => {
  it("twenty times at once with one key makes one order and answers the same twenty times", async () => {
    const person = await api.signUp();
    const receiverId = await addressOf(person);
    const cartItemIds = [await addBoard(person)];
    const input = { cartItemIds, receiverId, shippingMethod: "standard" as const };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.call(createOrder, input, { token: person.token, key: "one" })),
    );
    expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1);
    expect(await api.db.select().from(orders)).toHaveLength(1);
    expect(await api.db.select().from(orderLines)).toHaveLength(1);
    expect(await api.db.select().from(cartItems)).toEqual([]);
  });

  it("twenty times at once without a key still makes one order: the cart is taken once", async () => {
    const person = await api.signUp();
    const receiverId = await addressOf(person);
    const cartItemIds = [await addBoard(person)];
    const input = { cartItemIds, receiverId, shippingMethod: "standard" as const };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.call(createOrder, input, { token: person.token })),
    );
    expect(answers.filter(({ type }) => type === "success")).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "NOT_FOUND")).toHaveLength(19);
  });

  it("with a used key and another body is refused", async () => {
    const person = await api.signUp();
    const receiverId = await addressOf(person);
    const cartItemIds = [await addBoard(person)];
    const input = { cartItemIds, receiverId, shippingMethod: "standard" as const };
    await api.call(createOrder, input, { token: person.token, key: "k" });
    const other = await api.call(createOrder, { ...input, remark: "other" }, { token: person.token, key: "k" });
    expect(other.code).toBe("IDEMPOTENCY_MISMATCH");
  });

  it("keeps what was bought: later changes of address and board do not reach it", async () => {
    const person = await api.signUp();
    const orderId = await place(person);
    const before = (await api.call(viewOrder, { id: orderId }, { token: person.token })).data;
    expect(before.receiver).toMatchObject({ lastName: "Lovelace", city: "London" });
    expect(before.lines[0]?.price.lines.map(({ key, amountMicro }) => [key, amountMicro])).toEqual([
      ["pcbToolingCost", 25_000_000],
      ["boardFee", 14_250_000],
      ["pcbTestingFee", 0],
      ["filmFee", 0],
      ["soldermaskFee", 0],
    ]);
    const [receiver] = (await api.call(listReceivers, {}, { token: person.token })).data.rows;
    await api.db.delete(cartItems);
    expect(receiver?.lastName).toBe("Lovelace");
    expect((await api.call(viewOrder, { id: orderId }, { token: person.token })).data).toEqual(before);
  });

  it("naming another's address, cart item or project is refused as if it did not exist", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const annReceiver = await addressOf(ann);
    const annItem = await addBoard(ann);
    const bobReceiver = await addressOf(bob);
    const bobItem = await addBoard(bob);
    const call = (cartItemIds: string[], receiverId: string) =>
      api.call(createOrder, { cartItemIds, receiverId, shippingMethod: "standard" }, { token: bob.token });
    expect((await call([bobItem], annReceiver)).code).toBe("ADDRESS_NEEDED");
    expect((await call([annItem], bobReceiver)).code).toBe("NOT_FOUND");
    expect((await call([bobItem, annItem], bobReceiver)).code).toBe("NOT_FOUND");
    expect((await call(["nothing"], bobReceiver)).code).toBe("NOT_FOUND");
    expect((await api.call(openCheckout, { cartItemIds: [annItem] }, { token: bob.token })).code).toBe("NOT_FOUND");
    expect((await api.call(removeCartItem, { cartItemId: annItem }, { token: bob.token })).code).toBe("NOT_FOUND");
    expect((await api.call(updateCartItem, { cartItemId: annItem, quantity: 10 }, { token: bob.token })).code).toBe(
      "NOT_FOUND",
    );
    expect(await api.db.select().from(orders)).toEqual([]);
    expect(await api.db.select().from(cartItems)).toHaveLength(2);
  });
});

describe("an order", () => {
  it("is its owner's alone, in reading, paying and cancelling", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const orderId = await place(ann);
    const foreign = [
      await api.call(viewOrder, { id: orderId }, { token: bob.token }),
      await api.call(payOrder, { orderId }, { token: bob.token }),
      await api.call(cancelOrder, { id: orderId }, { token: bob.token }),
    ];
    const missing = await api.call(viewOrder, { id: "missing" }, { token: bob.token });
    for (const answer of foreign)
      expect([answer.status, answer.code, answer.message]).toEqual([200, "NOT_FOUND", missing.message]);
    expect((await api.call(listOrders, {}, { token: bob.token })).data).toEqual({ rows: [], total: 0, count: {} });
    expect((await api.call(viewOrder, { id: orderId })).status).toBe(403);
  });

  it("is listed, counted and found by its number, a wildcard being a plain character", async () => {
    const ann = await api.signUp();
    const orderId = await place(ann);
    const { orderNumber } = (await api.call(viewOrder, { id: orderId }, { token: ann.token })).data;
    const all = (await api.call(listOrders, {}, { token: ann.token })).data;
    expect([all.total, all.count, all.rows[0]?.orderNumber]).toEqual([1, { Submitted: 1 }, orderNumber]);
    expect((await api.call(listOrders, { keyword: orderNumber.slice(-6) }, { token: ann.token })).data.total).toBe(1);
    for (const keyword of ["%", "_", "\\", "'"]) {
      expect((await api.call(listOrders, { keyword }, { token: ann.token })).data.total).toBe(0);
    }
    expect((await api.call(listOrders, { pageSize: 101 } as never, { token: ann.token })).code).toBe("INVALID_INPUT");
  });

  it("belongs to one market area", async () => {
    const ann = await api.signUp();
    const orderId = await place(ann);
    const china = await createTestApi({ env: { MARKET_AREA: "zh-CN" } });
    await emptyDatabase(china.db);
    expect((await china.call(viewOrder, { id: orderId }, { token: ann.token })).status).toBe(403);
  });
});

describe("an unpaid order", () => {
  it("lapses after fourteen days, once, with a word to its owner; a paid one stays", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const [unpaid, paid] = [await place(ann), await place(bob)];
    await payFor(bob, paid);
    const day = 24 * 3_600_000;
    const placedAt = api.clock.now.getTime();
    expect(await lapseUnpaid(api.deps, new Date(placedAt + 14 * day - 1))).toBe(0);
    expect(await lapseUnpaid(api.deps, new Date(placedAt + 14 * day + 1))).toBe(1);
    expect(await lapseUnpaid(api.deps, new Date(placedAt + 15 * day))).toBe(0);
    const order = (await api.call(viewOrder, { id: unpaid }, { token: ann.token })).data;
    expect([order.status, order.events.at(-1)?.actor, order.canPay]).toEqual(["Cancelled", "system", false]);
    expect((await api.call(viewOrder, { id: paid }, { token: bob.token })).data.status).toBe("Paid");
    const sent = await api.db.select().from(mails);
    expect(sent.filter(({ subject }) => subject === `Order ${order.orderNumber} is cancelled`)).toHaveLength(1);
  });
});

describe("paying", () => {
  it("opens one payment, however often it is asked for", async () => {
    const person = await api.signUp();
    const orderId = await place(person);
    const asked = await Promise.all(Array.from({ length: 8 }, () => paymentOf(person, orderId)));
    expect(new Set(asked.map(({ paymentId }) => paymentId)).size).toBe(1);
    expect(await api.db.select().from(payments)).toHaveLength(1);
  });

  it("believes a notice once, though it comes ten times at once", async () => {
    const person = await api.signUp();
    const orderId = await place(person);
    const { paymentId, currency, amountMicro } = await paymentOf(person, orderId);
    const notice = signedNotice(SANDBOX_SECRET, { paymentId, currency, amountMicro, kind: "succeeded" }, api.clock.now);
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(notice.body, notice.headers)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const events = await api.db.select().from(orderEvents).where(eq(orderEvents.toStatus, "Paid"));
    expect(events).toHaveLength(1);
    expect(await api.db.select().from(mails)).toHaveLength(2);
  });

  it("ends paid when a refusal and a success arrive in the wrong order", async () => {
    const person = await api.signUp();
    const orderId = await place(person);
    const { paymentId, currency, amountMicro } = await paymentOf(person, orderId);
    await sendNotice({ paymentId, currency, amountMicro, kind: "failed" });
    await sendNotice({ paymentId, currency, amountMicro, kind: "succeeded" });
    await sendNotice({ paymentId, currency, amountMicro, kind: "failed" });
    expect((await api.call(viewOrder, { id: orderId }, { token: person.token })).data.status).toBe("Paid");
  });

  it.each([
    ["another amount", { amountMicro: 1 }],
    ["another currency", { currency: "CNY" }],
  ])("does not accept %s", async (_what, change) => {
    const person = await api.signUp();
    const orderId = await place(person);
    const { paymentId, currency, amountMicro } = await paymentOf(person, orderId);
    await sendNotice({ paymentId, currency, amountMicro, kind: "succeeded", ...change });
    expect((await api.call(viewOrder, { id: orderId }, { token: person.token })).data.status).toBe("Submitted");
  });

  it("refuses a notice that is unsigned, wrongly signed, changed on the way, older than 300 s or about nothing", async () => {
    const person = await api.signUp();
    const { paymentId, currency, amountMicro } = await paymentOf(person, await place(person));
    const content: Notice = { paymentId, currency, amountMicro, kind: "succeeded" };
    const good = signedNotice(SANDBOX_SECRET, content, api.clock.now);
    const answers = [
      await deliver(good.body, {}),
      await sendNotice(content, { secret: "another secret" }),
      await deliver(good.body.replace("succeeded", "succeeded "), good.headers),
      await sendNotice(content, { at: new Date(api.clock.now.getTime() - 301_000) }),
      await sendNotice({ ...content, paymentId: "nothing" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect((await api.db.select().from(payments))[0]?.status).toBe("pending");
  });

  it("gives the money back when the order was cancelled meanwhile", async () => {
    const person = await api.signUp();
    const orderId = await place(person);
    const { paymentId, currency, amountMicro } = await paymentOf(person, orderId);
    await api.call(cancelOrder, { id: orderId }, { token: person.token });
    await sendNotice({ paymentId, currency, amountMicro, kind: "succeeded" });
    const order = (await api.call(viewOrder, { id: orderId }, { token: person.token })).data;
    expect([order.status, order.payments[0]?.status]).toEqual(["Cancelled", "refunded"]);
    expect((await api.call(payOrder, { orderId }, { token: person.token })).code).toBe("MOVE_NOT_ALLOWED");
    expect(await api.db.select().from(refunds)).toEqual([
      expect.objectContaining({ paymentId, amountMicro, reason: "order is Cancelled" }),
    ]);
  });

  it("is refunded once when a paid order is cancelled, however often that is asked", async () => {
    const person = await api.signUp();
    const orderId = await place(person);
    await payFor(person, orderId);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.call(cancelOrder, { id: orderId }, { token: person.token })),
    );
    expect(answers.filter(({ type }) => type === "success")).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "MOVE_NOT_ALLOWED")).toHaveLength(4);
    expect(await api.db.select().from(refunds)).toHaveLength(1);
  });
});
