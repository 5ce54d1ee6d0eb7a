// The payment after production: fixed when the parcel is weighed, paid by the ways that the order was, once.

import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listOrders } from "@/lib/contracts/order";
import { withTransaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { orders } from "@/lib/server/db/tables/order";
import { refunds } from "@/lib/server/db/tables/payment";
import * as orderRows from "@/lib/server/order/rows";
import { chargeByWeight, fixShippingCharge } from "@/lib/server/order/pay/shipping-charge";
import { isShippingSettled } from "@/lib/server/order/pay/shipping-due";
import { confirmTransfer } from "@/lib/server/payment/confirm-transfer";
import { reconcilePayments } from "@/lib/server/payment/reconcile";
import { noteState } from "@/lib/server/payment/sandbox-books";
import { createTestApi, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { listMails } from "../support/mails";
import { createOrderFlow } from "../support/paying";
import { FOUR_LAYERS_MICRO, type Person } from "../support/shop";

const CHARGE_MICRO = 18_400_000;

let api: TestApi;
let shop: ReturnType<typeof createOrderFlow>;
beforeAll(async () => {
  api = await createTestApi({ env: { BANK_TRANSFER_USD: "Boardwright Ltd; Example Bank; DE00 1234; EXAMDEFF" } });
  shop = createOrderFlow(api);
});
beforeEach(() => emptyDatabase(api.db));

async function inProduction(change: Partial<typeof orders.$inferInsert> = {}) {
  const ann = await shop.customer();
  const orderId = await shop.place(ann);
  const { paymentId, currency, amountMicro } = await shop.sandboxRequest(ann, orderId);
  await shop.sandboxNotice({ paymentId, kind: "succeeded", currency, amountMicro });
  await api.db
    .update(orders)
    .set({ status: "In Production", ...change })
    .where(eq(orders.id, orderId));
  return { ann, orderId };
}

const fix = (orderId: string, chargeMicro = CHARGE_MICRO) =>
  withTransaction(api.db, async (tx) =>
    fixShippingCharge(api.deps, tx, await orderRows.getById(tx, orderId), { chargeMicro, now: api.clock.now }),
  );

async function processed(change: Partial<typeof orders.$inferInsert> = {}) {
  const order = await inProduction(change);
  await fix(order.orderId);
  return order;
}

async function payShipping(ann: Person, orderId: string) {
  const { paymentId, currency, amountMicro } = await shop.sandboxRequest(ann, orderId);
  return { paymentId, currency, amountMicro, kind: "succeeded" as const };
}

const isSettled = async (orderId: string) => isShippingSettled(api.db, await orderRows.getById(api.db, orderId));
const lastMail = async () => (await listMails(api.db)).at(-1);

describe("the list of orders", () => {
  it("says of which the shipping is due, until it is paid", async () => {
    const { ann, orderId } = await inProduction();
    const isDue = async () =>
      (await api.call(listOrders, {}, { token: ann.token })).data.rows.map(({ isShippingDue }) => isShippingDue);
    expect(await isDue()).toEqual([false]);
    await fix(orderId);
    expect(await isDue()).toEqual([true]);
    await shop.sandboxNotice(await payShipping(ann, orderId));
    expect(await isDue()).toEqual([false]);
  });
});

describe("the charge", () => {
  it("is fixed at Processed, and told with what is due", async () => {
    const { orderId } = await inProduction();
    expect(await isSettled(orderId)).toBe(false);
    expect(await fix(orderId)).toBe(CHARGE_MICRO);
    const order = await orderRows.getById(api.db, orderId);
    expect([order.status, order.shippingChargeMicro]).toEqual(["Processed", CHARGE_MICRO]);
    expect((await lastMail())?.text).toContain("Shipping is $18.40.");
    await expect(fix(orderId)).rejects.toThrow("MOVE_NOT_ALLOWED");
  });

  it("is less what the coupon for shipping takes off; where nothing is left nothing is due", async () => {
    const part = await inProduction({ shippingDiscountMicro: 10_000_000 });
    expect(await fix(part.orderId)).toBe(8_400_000);
    const whole = await inProduction({ shippingDiscountMicro: 20_000_000 });
    expect(await fix(whole.orderId)).toBe(0);
    expect((await lastMail())?.text).toContain("Shipping is free");
    expect(await isSettled(whole.orderId)).toBe(true);
    expect((await shop.pay(whole.ann, whole.orderId, "sandbox")).code).toBe("MOVE_NOT_ALLOWED");
  });

  it("never lies below nothing", async () => {
    const { orderId } = await inProduction();
    await expect(fix(orderId, -1)).rejects.toThrow("MOVE_NOT_ALLOWED");
  });

  it("by weight is the book's, to the order's country, and does not fall with the weight", async () => {
    const { orderId } = await inProduction();
    const order = await orderRows.getById(api.db, orderId);
    const now = api.clock.now;
    const charges = [0.2, 0.9, 3, 12].map((weightKg) => chargeByWeight(api.deps, order, { weightKg, now }));
    expect(charges).toEqual(charges.toSorted((a, b) => a - b));
    expect(charges[0]).toBeGreaterThan(0);
    expect(charges.every((micro) => micro % 10_000 === 0)).toBe(true);
    expect(chargeByWeight(api.deps, { ...order, shippingMethod: "pickup" }, { weightKg: 3, now })).toBe(0);
  });
});

describe("its payment", () => {
  it("leaves the goods' payment and the order's sums as they were, and counts once", async () => {
    const { ann, orderId } = await processed();
    const before = await shop.view(ann, orderId);
    const word = await payShipping(ann, orderId);
    expect(word.amountMicro).toBe(CHARGE_MICRO);
    await shop.sandboxNotice(word);
    await shop.sandboxNotice(word);
    const after = await shop.view(ann, orderId);
    expect(after.amountPayableMicro).toBe(before.amountPayableMicro);
    expect(after.paidDate).toBe(before.paidDate);
    expect(after.status).toBe("Processed");
    const paid = after.payments.map(({ part, status, amountMicro }) => [part, status, amountMicro]);
    expect(paid.sort()).toEqual([
      ["order", "succeeded", FOUR_LAYERS_MICRO],
      ["shipping", "succeeded", CHARGE_MICRO],
    ]);
    expect(after.events.filter(({ note }) => note === "shippingPaid")).toHaveLength(1);
    expect((await lastMail())?.subject).toContain("Shipping paid for order");
    expect(await isSettled(orderId)).toBe(true);
    expect((await shop.pay(ann, orderId)).code).toBe("MOVE_NOT_ALLOWED");
  });

  it("of another amount does not count", async () => {
    const { ann, orderId } = await processed();
    const word = await payShipping(ann, orderId);
    await shop.sandboxNotice({ ...word, amountMicro: word.amountMicro - 10_000 });
    expect(await isSettled(orderId)).toBe(false);
  });

  it("that comes when the order has ended goes back whole, and no other with it", async () => {
    const { ann, orderId } = await processed();
    const word = await payShipping(ann, orderId);
    await api.db.update(orders).set({ status: "Cancelled" }).where(eq(orders.id, orderId));
    await shop.sandboxNotice(word);
    const refundRows = await api.db.select().from(refunds);
    expect(refundRows.map(({ paymentId, amountMicro }) => ({ paymentId, amountMicro }))).toEqual([
      { paymentId: word.paymentId, amountMicro: CHARGE_MICRO },
    ]);
  });

  it("is found by asking where no notice came", async () => {
    const { ann, orderId } = await processed();
    const { paymentId, currency, amountMicro } = await payShipping(ann, orderId);
    await noteState(api.db, { id: paymentId, currency, amountMicro }, "succeeded");
    api.advance(16 * 60_000);
    expect(await reconcilePayments(api.deps, api.clock.now)).toEqual(["paid"]);
    expect(await isSettled(orderId)).toBe(true);
  });

  it("arrives by bank transfer too, as staff saw it", async () => {
    const { ann, orderId } = await processed();
    const { data } = await shop.pay(ann, orderId, "bankTransfer");
    expect(data.payUrl).toBe(`/my-center/orders/${orderId}`);
    expect((await lastMail())?.text).toContain("Please transfer $18.40");
    const staff = await shop.customer();
    await api.db.update(accounts).set({ isStaff: true }).where(eq(accounts.id, staff.accountId));
    const { orderNumber } = await orderRows.getById(api.db, orderId);
    const transfer = { orderNumber, currency: "USD", amountMicro: CHARGE_MICRO, bankReference: "booking 1" };
    expect(await confirmTransfer(api.deps, staff.accountId, transfer)).toBe("paid");
    expect(await isSettled(orderId)).toBe(true);
  });

  it("is asked of its owner alone", async () => {
    const { orderId } = await processed();
    expect((await shop.pay(await shop.customer(), orderId)).code).toBe("NOT_FOUND");
  });
});
