// Payments without webhooks: polled, and released when their link expires.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { cancelOrder } from "@/lib/contracts/order";
import { auditEvents } from "@/lib/server/db/tables/account";
import { paymentTasks } from "@/lib/server/payment/tasks";
import { listMails } from "../support/mails";
import {
  ask,
  MINUTE_MS,
  orderBy,
  paidAtStripe,
  placed,
  sendRefunds,
  setUpPaymentTest,
  statusOf,
  stripe,
  sendWebhook,
} from "../support/payment-test";
import { api, orderFlow } from "../support/shop-test";

setUpPaymentTest();

describe("a payment that nobody brings word of", () => {
  it("is asked about after a quarter of an hour, and pays the order once", async () => {
    const order = await paidAtStripe();
    expect(await ask()).toEqual([]);
    api.advance(15 * MINUTE_MS);
    expect(await ask()).toEqual(["paid"]);
    expect(await statusOf(order)).toEqual(["Paid", "succeeded"]);
    expect((await sendWebhook(order.session)).status).toBe(200);
    expect((await orderFlow.view(order.ann, order.orderId)).events.filter(({ to }) => to === "Paid")).toHaveLength(1);
    expect((await listMails(api.db)).length).toBe(2);
    expect(await ask()).toEqual([]);
  });

  it("is asked about at the start of a process, however young it is", async () => {
    const order = await paidAtStripe();
    const tasks = paymentTasks(api.deps);
    await tasks.reconcilePayments?.(api.clock.now);
    expect(await statusOf(order)).toEqual(["Paid", "succeeded"]);
    const next = await paidAtStripe();
    await tasks.reconcilePayments?.(api.clock.now);
    expect(await statusOf(next)).toEqual(["Submitted", "pending"]);
  });

  it("is given back when its order was cancelled meanwhile", async () => {
    const order = await paidAtStripe();
    await api.call(cancelOrder, { id: order.orderId }, { token: order.ann.token });
    await sendWebhook(order.session);
    expect(await statusOf(order)).toEqual(["Cancelled", "refunded"]);
    expect(await sendRefunds()).toBe(1);
    expect(stripe.refunds).toHaveLength(1);
  });

  it("stays open while it can be paid, is asked about once in a quarter of an hour, and ends with its link", async () => {
    const order = await orderBy("card");
    api.advance(15 * MINUTE_MS);
    expect(await ask()).toEqual(["none"]);
    expect(await ask()).toEqual([]);
    expect(await statusOf(order)).toEqual(["Submitted", "pending"]);
    api.advance(46 * MINUTE_MS);
    expect(await ask()).toEqual(["expired"]);
    expect(stripe.sessions.get(order.session)?.status).toBe("expired");
    expect(await statusOf(order)).toEqual(["Submitted", "expired"]);
    expect((await orderFlow.view(order.ann, order.orderId)).canPay).toBe(true);
  });

  it("that was paid in the last moment of its link is paid", async () => {
    const order = await orderBy("card");
    api.advance(61 * MINUTE_MS);
    stripe.pay(order.session);
    expect(await ask()).toEqual(["paid"]);
    expect(await statusOf(order)).toEqual(["Paid", "succeeded"]);
  });

  it("that never opened is given up without asking anybody", async () => {
    const { ann, orderId } = await placed();
    stripe.trouble("hang", "hang");
    expect((await orderFlow.pay(ann, orderId, "card")).code).toBe("PAYMENT_UNAVAILABLE");
    expect(await ask({ all: true })).toEqual([]);
    api.advance(15 * MINUTE_MS);
    stripe.requests.length = 0;
    expect(await ask()).toEqual(["expired"]);
    expect(stripe.requests).toEqual([]);
  });

  it("waits for the next time when its provider does not answer, and does not hold up the others", async () => {
    const [first, second] = [await orderBy("card"), await orderBy("card")];
    stripe.pay(first.session);
    stripe.pay(second.session);
    api.advance(15 * MINUTE_MS);
    stripe.trouble("hang", "cut");
    expect(await ask()).toEqual(["paid"]);
    api.advance(15 * MINUTE_MS);
    expect(await ask()).toEqual(["paid"]);
    expect([await statusOf(first), await statusOf(second)]).toEqual([
      ["Paid", "succeeded"],
      ["Paid", "succeeded"],
    ]);
  });

  it("of another amount at the provider pays nothing and is seen", async () => {
    const order = await paidAtStripe();
    Object.assign(stripe.sessions.get(order.session) ?? {}, { amount_total: 1 });
    api.advance(15 * MINUTE_MS);
    expect(await ask()).toEqual(["mismatch"]);
    expect(await statusOf(order)).toEqual(["Submitted", "pending"]);
    expect(await api.db.select().from(auditEvents).where(eq(auditEvents.kind, "payment-mismatch"))).toHaveLength(1);
  });

  it("asked about by two processes at once has one effect", async () => {
    const order = await paidAtStripe();
    api.advance(15 * MINUTE_MS);
    const both = await Promise.all([ask(), ask()]);
    expect(both.flat().filter((effect) => effect === "paid")).toHaveLength(1);
    expect((await orderFlow.view(order.ann, order.orderId)).events.filter(({ to }) => to === "Paid")).toHaveLength(1);
  });
});
