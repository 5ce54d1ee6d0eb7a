import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { register } from "@/lib/contracts/account";
import { createReceiver, deleteReceiver, listReceivers, updateReceiver } from "@/lib/contracts/address";
import { addToCart, listCart, openCheckout, removeCartItem, updateCartItem } from "@/lib/contracts/cart";
import type { Endpoint } from "@/lib/contracts/endpoint";
import {
  cancelOrder,
  createOrder,
  listOrders,
  type OrderStatus,
  orderStatus,
  payOrder,
  viewOrder,
} from "@/lib/contracts/order";
import { quoteMatrix, quotePcb } from "@/lib/contracts/pcb";
import { quoteStencil } from "@/lib/contracts/stencil";
import { PCB_OPTIONS } from "@/lib/core/pcb/specification";
import { accounts } from "@/lib/server/db/tables/account";
import { receivers } from "@/lib/server/db/tables/address";
import { coupons } from "@/lib/server/db/tables/coupon";
import { cartItems, orders } from "@/lib/server/db/tables/order";
import { payments, refunds } from "@/lib/server/db/tables/payment";
import { ADDRESS, FOUR_LAYERS, FOUR_LAYERS_MICRO, type Person } from "../support/shop";
import { api, shop, standInShop, till } from "../support/shop-test";

const CHINA = { host: "cn.example" };

standInShop({ env: { MARKET_HOSTS: "cn.example=zh-CN", ALLOW_SANDBOX: "1" } });

const BOARD = { itemType: "Custom" as const, specification: FOUR_LAYERS };
const rowsOf = async (person: Person) => (await api.call(listCart, {}, person)).data.rows;
const fieldsOf = (data: unknown) => (data as { field: string }[]).map(({ field }) => field);

/** JSON as it was written: what no object of ours could hold. */
async function sendJson(endpoint: Endpoint, json: string, token = "") {
  const headers = { host: "localhost:3000", "content-type": "application/json", "x-locale": "en" };
  const init = { method: endpoint.method, headers: { ...headers, ...(token && { authorization: token }) }, body: json };
  const response = await api.send(`http://localhost:3000${endpoint.path}`, init);
  return (await response.json()) as { type: string; code?: string; data: unknown };
}

describe("what only the server says", () => {
  it("is not taken from a new account: it is no staff, confirmed by nobody and has its own id", async () => {
    const [bob] = [await api.signUp()];
    const lies = { id: bob.accountId, isStaff: true, role: "admin", contactConfirmedAt: "2026-01-01", balance: 1e6 };
    const more = { emailVerified: true, createdAt: "2000-01-01", emailCanonical: bob.email, passwordHash: "x" };
    const input = { account: "ann@example.com", password: "correct horse battery", ...lies, ...more };
    const { data } = await api.call(register, input as never);
    const [row] = await api.db.select().from(accounts).where(eq(accounts.id, data.user.info));
    expect([row?.emailCanonical, row?.isStaff, row?.contactConfirmedAt]).toEqual(["ann@example.com", false, null]);
    expect(data.user.info).not.toBe(bob.accountId);
    expect(row?.passwordHash).not.toBe("x");
  });

  it("is not taken from an address, new or changed: owner, area and id stay", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const lies = { accountId: bob.accountId, area: "zh-CN", createdAt: "2000-01-01", orderId: "x" };
    const { data } = await api.call(createReceiver, { ...ADDRESS, ...lies } as never, ann);
    await api.call(updateReceiver, { ...ADDRESS, ...lies, id: data.id, city: "Leeds" } as never, ann);
    const rows = await api.db.select().from(receivers);
    expect(rows.map((row) => [row.id, row.accountId, row.area, row.city])).toEqual([
      [data.id, ann.accountId, "en-US", "Leeds"],
    ]);
    expect(rows[0]?.createdAt.getFullYear()).toBeGreaterThan(2000);
    expect((await api.call(listReceivers, {}, bob)).data.rows).toEqual([]);
  });

  it("is not taken from an order: owner, number, state, dates and the offer's day", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const lies = { id: "x", orderNumber: "BW000000-000000", accountId: bob.accountId, area: "zh-CN", status: "Paid" };
    const more = { paidAt: "2026-01-01", promisedAt: "2026-01-01", offerDay: null, hiddenAt: "2026-01-01" };
    const orderId = await shop.mustOrder(ann, { ...lies, ...more } as never);
    const [row] = await api.db.select().from(orders);
    expect([row?.id, row?.accountId, row?.area, row?.status]).toEqual([orderId, ann.accountId, "en-US", "Submitted"]);
    expect([row?.paidAt, row?.hiddenAt]).toEqual([null, null]);
    expect(row?.orderNumber).toMatch(/^BW261121-/);
    expect((await api.call(listOrders, {}, bob)).data.total).toBe(0);
  });

  it("is not taken from a checkout: its answer is the same with prices of the caller's own", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await shop.add(ann)];
    const honest = (await api.call(openCheckout, { cartItemIds }, ann)).data;
    const lies = { price: 1, total: 1, unitPrice: 1, shippingCost: 0, couponDiscount: 39, couponDiscountMicro: 39e6 };
    const lying = { cartItemIds, ...lies, currency: "CNY", area: "zh-CN", shippingEstimates: [], now: 0 };
    expect((await api.call(openCheckout, lying as never, ann)).data).toEqual(honest);
    expect([honest.amountPayableMicro, honest.currency]).toEqual([FOUR_LAYERS_MICRO, "USD"]);
  });
});

describe("a value that is on no list", () => {
  it.each(Object.keys(PCB_OPTIONS))("of %s is refused by quote and cart, which name the field", async (option) => {
    const { token } = await api.signUp();
    for (const value of ["Purple", -1, 3.5, null, [], {}, "__proto__"]) {
      const quoted = await api.call(quotePcb, { [option]: value });
      expect([quoted.code, fieldsOf(quoted.data)]).toEqual(["INVALID_INPUT", [option]]);
      const added = await api.call(addToCart, { ...BOARD, specification: { [option]: value } }, { token });
      expect([added.code, fieldsOf(added.data)]).toEqual(["INVALID_INPUT", [`specification.${option}`]]);
    }
    expect(await api.db.select().from(cartItems)).toEqual([]);
  });

  it.each(["stencilType", "framework", "size", "thicknessUm", "side", "fiducials", "solderBall"])(
    "of a stencil's %s is refused, and the field named",
    async (option) => {
      for (const value of ["Purple", -1, 3.5, null, []]) {
        const answer = await api.call(quoteStencil, { [option]: value } as never);
        expect([answer.code, fieldsOf(answer.data)]).toEqual(["INVALID_INPUT", [option]]);
      }
    },
  );
});

describe("a quantity", () => {
  /** As they stand in JSON. `1e3` as a number is a thousand, as text it is no number of ours. */
  const NONE = ["0", "-1", "1.5", '"1e3"', "1e309", "-1e309", "9007199254740993", '"5 "', '"５"', '"NaN"', '"0x10"'];
  const MORE = ["null", "true", "[5]", "{}", '""', '"5,10"', "7", "10001", "-5"];

  it.each([...NONE, ...MORE])("of %s buys nothing, wherever it is said", async (quantity) => {
    const { token } = await api.signUp();
    const refused = ["INVALID_INPUT", "UNSUPPORTED_COMBINATION"];
    for (const itemType of ["Custom", "Stencil"]) {
      if (itemType === "Stencil" && quantity === "7") continue;
      const [inside, beside] = [
        `"specification":{"quantity":${quantity}}`,
        `"specification":{},"quantity":${quantity}`,
      ];
      for (const said of [inside, beside]) {
        const answer = await sendJson(addToCart, `{"itemType":"${itemType}",${said}}`, token);
        expect(refused, said).toContain(answer.code);
      }
    }
    expect(await api.db.select().from(cartItems)).toEqual([]);
    const quoted = await sendJson(quotePcb, `{"quantity":${quantity}}`);
    if (quoted.type === "success") {
      expect(quoted.data).toMatchObject({ lines: [], total: { amountMicro: 0 }, violations: [{ option: "quantity" }] });
    } else expect([quoted.code, fieldsOf(quoted.data)]).toEqual(["INVALID_INPUT", ["quantity"]]);
    const table = await sendJson(quoteMatrix, `{"quantities":[${quantity}],"leadTimes":[5]}`);
    if (table.type === "success") expect(table.data).toMatchObject({ totalsMicro: [[null]] });
    else expect(table.code).toBe("INVALID_INPUT");
  });
});

describe("a size", () => {
  it.each([
    ["0", "0"],
    ["-50", "50"],
    ["0.001", "1e9"],
    ["500.01", "600"],
    ["500", "600.01"],
    ["9.99", "10"],
    ["12345678901234567890", "50"],
    ['"12345678901234567890"', "50"],
    ["50.123", "50"],
    ['"50.123"', "50"],
    ["1e309", "50"],
    ['"1e2"', "50"],
    ['"５０"', "50"],
    ['" 50"', "50"],
    ['"0x32"', "50"],
    ["null", "50"],
  ])("of %s × %s mm has no price and is not bought; why is said", async (widthMm, heightMm) => {
    const { token } = await api.signUp();
    const said = `{"widthMm":${widthMm},"heightMm":${heightMm}}`;
    const quoted = await sendJson(quotePcb, said);
    if (quoted.type === "success") {
      const { lines, violations } = quoted.data as { lines: unknown[]; violations: Record<string, unknown>[] };
      expect(lines).toEqual([]);
      expect(violations[0]).toMatchObject({ rule: "size", args: { min: 10, maxShort: 500, maxLong: 600 } });
      expect(violations[0]?.message).toContain("from 10 × 10 mm up to 500 × 600 mm");
    } else {
      expect(quoted.code).toBe("INVALID_INPUT");
      expect(fieldsOf(quoted.data)[0]).toBe("widthMm");
    }
    const added = await sendJson(addToCart, `{"itemType":"Custom","specification":${said}}`, token);
    expect(["INVALID_INPUT", "UNSUPPORTED_COMBINATION"]).toContain(added.code);
    expect(await api.db.select().from(cartItems)).toEqual([]);
  });
});

describe("the largest order", () => {
  /** The largest board with inner layers, ten thousand of it: 995 002.60 USD, reckoned line by line beside the price. */
  const LARGEST = {
    layers: 8,
    widthMm: 400,
    heightMm: 500,
    quantity: 10_000,
    surfaceFinish: "ENIG" as const,
    enigAuThickness: 3,
    innerCopperUm: 35,
    minTraceSpaceMil: 4,
    minHoleMm: 0.2,
    leadTimeDays: 31,
  };
  const LARGEST_MICRO = 995_002_600_000;

  /** A hundred of what one item is. */
  async function fillCart(person: Person, specification: object, headers = {}): Promise<string[]> {
    const input = { itemType: "Custom" as const, specification };
    await api.call(addToCart, input, { token: person.token, headers });
    const [row] = await api.db.select().from(cartItems);
    if (!row) throw new Error("no item");
    const more = Array.from({ length: 99 }, (_, at) => ({ ...row, id: `item-${at}`, position: at + 2 }));
    await api.db.insert(cartItems).values(more);
    return [row.id, ...more.map(({ id }) => id)];
  }

  it("is charged to the cent: a hundred of the dearest boards, their tax, fee and payment", async () => {
    const ann = await api.signUp();
    const cartItemIds = await fillCart(ann, LARGEST);
    const receiverId = await shop.addressOf(ann);
    const choices = { cartItemIds, receiverId, shippingMethod: "pickup" as const };
    const { data } = await api.call(openCheckout, choices, ann);
    // 100 × 995 002.60 = 99 500 260.00; 20 % of it 19 900 052.00.
    const total = 100 * LARGEST_MICRO;
    expect([data.merchandiseTotalMicro, data.amountPayableMicro]).toEqual([99_500_260_000_000, total]);
    expect(data.taxes).toMatchObject([{ key: "importVat", estimateMicro: 19_900_052_000_000 }]);
    const orderId = await shop.mustOrder(ann, { ...choices, seenTotalMicro: total });
    const request = await till.sandboxRequest(ann, orderId);
    expect([request.currency, request.amountMicro]).toEqual(["USD", total]);
    const [row] = await api.db.select().from(orders);
    expect([row?.merchandiseMicro, row?.amountPayableMicro]).toEqual([total, total]);
  });

  it.each([
    ["USD", {}],
    ["CNY", CHINA],
  ])("stays a safe integer in %s with every option at its dearest", async (_currency, headers) => {
    const ann = await api.signUp();
    const options = {
      ...{ thicknessMm: 1.6, materialTg: 170, holeCopperUm: 25, viaProcess: "tented", impedanceControl: "5%" },
      ...{ viaFilledWithResin: true, viaInPad: true, blindBuriedVias: 3, laserDrill: true, stackedMicroVia: 3 },
      ...{ fineBgaPads: true, edgePlating: 4, halfcutCastellatedHoles: 4, goldFingers: true, goldFingerCount: "999" },
      ...{ pressfitHoles: true, countersinksCounterbores: true, carbonMask: true, peelableSoldermask: "both" },
      ...{ kaptonTape: true, testType: "full", ulMarking: true, dateCodeMarking: "WWYY", differentDesigns: 1 },
    };
    const specification = { ...LARGEST, leadTimeDays: undefined, ...options };
    const { data } = await api.call(quotePcb, specification as never, { headers });
    expect(data.violations).toEqual([]);
    expect(data.lines.every(({ amountMicro }) => Number.isSafeInteger(amountMicro))).toBe(true);
    const exact = data.lines.reduce((sum, { amountMicro }) => sum + BigInt(amountMicro), 0n);
    expect(BigInt(data.total.amountMicro)).toBe(((exact + 5_000n) / 10_000n) * 10_000n);
    const cartItemIds = await fillCart(ann, specification, headers);
    const { data: checkout } = await api.call(openCheckout, { cartItemIds }, { token: ann.token, headers });
    expect(BigInt(checkout.amountPayableMicro)).toBe(BigInt(data.total.amountMicro) * 100n);
    expect(Number.isSafeInteger(checkout.amountPayableMicro)).toBe(true);
  });
});

describe("a price that changed after it was shown", () => {
  it("is not charged until the new one is confirmed: neither the old total nor a guessed one buys", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await shop.add(ann)];
    const receiverId = await shop.addressOf(ann);
    const [item] = await api.db.select().from(cartItems);
    const old = { ...item?.price, bookVersion: "old", total: { currency: "USD", amountMicro: 30_000_000 } };
    await api.db.update(cartItems).set({ price: old, bookVersion: "old" });
    const order = (seenTotalMicro: number) => shop.order(ann, { cartItemIds, receiverId, seenTotalMicro });
    for (const seen of [30_000_000, 0, -1, FOUR_LAYERS_MICRO - 1]) {
      const answer = await order(seen);
      expect([answer.code, answer.data]).toEqual(["PRICE_CHANGED", { amountPayableMicro: FOUR_LAYERS_MICRO }]);
    }
    expect(await api.db.select().from(orders)).toEqual([]);
    expect((await order(FOUR_LAYERS_MICRO)).type).toBe("success");
    expect((await api.db.select().from(orders)).map((row) => row.amountPayableMicro)).toEqual([FOUR_LAYERS_MICRO]);
  });
});

describe("another market area", () => {
  const there = (person: Person, key?: string) => ({ token: person.token, key, headers: CHINA });

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
    expect((await till.sandboxRequest(ann, orderId)).currency).toBe("USD");
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
    const { data } = await api.call(quotePcb, { quantity: 10, area: "zh-CN", currency: "CNY" } as never, { headers });
    expect(data.total).toEqual({ currency: "USD", amountMicro: 1_000_000 });
  });
});

describe("coupons", () => {
  it("are one for an order: two at once are refused, and both stay unused", async () => {
    const ann = await api.signUp();
    const [one, two] = [await shop.giveCoupon(ann), await shop.giveCoupon(ann)];
    const cartItemIds = [await shop.add(ann)];
    const receiverId = await shop.addressOf(ann);
    const input = { cartItemIds, receiverId, shippingMethod: "standard" };
    for (const couponId of [[one, two], `${one},${two}`, { 0: one, 1: two }]) {
      const answer = await api.call(createOrder, { ...input, couponId } as never, ann);
      expect(["INVALID_INPUT", "NOT_FOUND"]).toContain(answer.code);
    }
    const twice = new URLSearchParams({ ...input, cartItemIds: JSON.stringify(cartItemIds), couponId: one });
    twice.append("couponId", two);
    const headers = { host: "localhost:3000", authorization: ann.token };
    const response = await api.send("http://localhost:3000/api/eda/cart/jump/order", {
      method: "POST",
      headers,
      body: twice,
    });
    expect(await response.json()).toMatchObject({ type: "error", code: "INVALID_INPUT" });
    expect((await api.db.select().from(coupons)).map(({ state }) => state)).toEqual(["unused", "unused"]);
    expect(await api.db.select().from(orders)).toEqual([]);
  });

  it("larger than the goods leave the shipping to pay as it is, and no credit", async () => {
    const ann = await api.signUp();
    const plain = await till.view(ann, await shop.mustOrder(ann, { shippingMethod: "express" }));
    const couponId = await shop.giveCoupon(ann, { kind: "general", amountMicro: 9_000_000_000_000 });
    const orderId = await shop.mustOrder(ann, { couponId, shippingMethod: "express", seenTotalMicro: 0 });
    const order = await till.view(ann, orderId);
    expect([order.couponDiscountMicro, order.subtotalMicro, order.amountPayableMicro]).toEqual([
      FOUR_LAYERS_MICRO,
      0,
      0,
    ]);
    expect([order.shippingEstimateMicro, order.shippingDiscountMicro]).toEqual([plain.shippingEstimateMicro, 0]);
    expect((await till.pay(ann, orderId)).data.payUrl).toBe(`/my-center/orders/${orderId}`);
    await api.call(cancelOrder, { id: orderId }, ann);
    expect(await api.db.select().from(refunds)).toEqual([]);
  });
});

describe("between checkout and payment", () => {
  it("a changed item is not bought at the total that was shown for the former one", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await shop.add(ann)];
    const { data } = await api.call(openCheckout, { cartItemIds }, ann);
    await api.call(updateCartItem, { cartItemId: cartItemIds[0] ?? "", quantity: 100 }, ann);
    const answer = await shop.order(ann, { cartItemIds, seenTotalMicro: data.amountPayableMicro });
    // 25 + 95 × 0.3 = 53.50.
    expect([answer.code, answer.data]).toEqual(["PRICE_CHANGED", { amountPayableMicro: 53_500_000 }]);
  });

  it("nothing done to cart or address reaches the order: it is paid as it was shown", async () => {
    const ann = await api.signUp();
    const receiverId = await shop.addressOf(ann);
    const [item] = [await shop.add(ann)];
    const orderId = await shop.mustOrder(ann, { cartItemIds: [item], receiverId });
    const before = await till.view(ann, orderId);
    const answers = [
      await api.call(updateCartItem, { cartItemId: item, quantity: 10_000 }, ann),
      await api.call(updateCartItem, { cartItemId: item, specification: { layers: 8 } }, ann),
      await api.call(removeCartItem, { cartItemId: item }, ann),
      await api.call(openCheckout, { cartItemIds: [item] }, ann),
      await shop.order(ann, { cartItemIds: [item], receiverId }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => "NOT_FOUND"));
    const moved = { country: "US", city: "Reno", postcode: "89501" };
    await api.call(updateReceiver, { ...ADDRESS, ...moved, id: receiverId }, ann);
    await api.call(deleteReceiver, { id: receiverId }, ann);
    await shop.add(ann, { specification: { ...FOUR_LAYERS, quantity: 10_000 } });
    expect(await till.view(ann, orderId)).toEqual(before);
    const { amountMicro, currency } = await till.sandboxRequest(ann, orderId);
    expect([amountMicro, currency]).toEqual([FOUR_LAYERS_MICRO, "USD"]);
    expect(await rowsOf(ann)).toHaveLength(1);
  });
});

describe("steps cannot be skipped", () => {
  it("there is no order without an address, and none to an address that is gone", async () => {
    const ann = await api.signUp();
    const cartItemIds = [await shop.add(ann)];
    const input = { cartItemIds, shippingMethod: "standard" };
    const without = await api.call(createOrder, input as never, ann);
    expect([without.code, fieldsOf(without.data)]).toEqual(["INVALID_INPUT", ["receiverId"]]);
    const receiverId = await shop.addressOf(ann);
    await api.call(deleteReceiver, { id: receiverId }, ann);
    expect((await api.call(createOrder, { ...input, receiverId } as never, ann)).code).toBe("ADDRESS_NEEDED");
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
      (await till.pay(ann, toPay, "sandbox")).code,
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
      await api.call(payOrder, { orderId, status, paid: true, actor: "staff" } as never, ann);
      await api.call(viewOrder, { id: orderId, status, to: status } as never, ann);
    }
    expect((await till.view(ann, orderId)).status).toBe("Submitted");
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
    expect((await till.pay(ann, first, "sandbox", "two")).type).toBe("success");
    expect((await till.pay(ann, second, "sandbox", "two")).code).toBe("IDEMPOTENCY_MISMATCH");
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
      { seenTotalMicro: 1 },
    ])
      expect((await api.call(createOrder, { ...input, ...change }, key)).code).toBe("IDEMPOTENCY_MISMATCH");
    expect((await api.call(createOrder, input, key)).data).toEqual(first.data);
    expect(await api.db.select().from(orders)).toHaveLength(1);
  });
});
