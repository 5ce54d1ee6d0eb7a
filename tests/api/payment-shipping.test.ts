// The second payment of an order at Stripe, for shipping: opened, confirmed by webhook, polled, refunded, once each.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { cancelAdminOrder, shipAdminOrder } from "@/lib/contracts/ops-order";
import { orderEvents } from "@/lib/server/db/tables/order";
import { paymentNotices, payments, refunds } from "@/lib/server/db/tables/payment";
import { ann, api, as, admin, eve, setUpAdmin } from "../support/admin-test";
import {
  ask,
  BY_CARD_MICRO,
  MINUTE_MS,
  openCard,
  sendRefunds,
  setUpPaymentTest,
  stripe,
  sendWebhook,
} from "../support/payment-test";

/** As `advance` weighs it. */
const CHARGE_MICRO = 20_000_000;

setUpPaymentTest({ setUp: setUpAdmin });

/** An order whose goods were paid by card at Stripe and whose parcel was weighed. */
async function weighed(): Promise<{ id: string; goods: string }> {
  const id = await admin.place(ann);
  const goods = await openCard(ann, id);
  stripe.pay(goods);
  await sendWebhook(goods);
  await admin.advance(eve, ann, { id, to: "Processed" });
  return { id, goods };
}

const ship = (id: string) =>
  api.call(shipAdminOrder, { id, from: "Processed", carrier: "DHL", trackingNumber: "JD01" }, as(eve));
const paymentsOf = async (id: string) =>
  (await api.db.select().from(payments).where(eq(payments.orderId, id)))
    .map(({ part, status, amountMicro }) => [part, status, amountMicro])
    .toSorted();
const GOODS = ["order", "succeeded", BY_CARD_MICRO];
const shippingNotes = async (id: string) =>
  (await api.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))).filter(
    ({ note }) => note === "shippingPaid",
  );

describe("the parcel's payment at Stripe", () => {
  it("asks for what was weighed and nothing else, and says what it is for", async () => {
    const { id } = await weighed();
    await openCard(ann, id);
    const { orderNumber } = await admin.view(eve, id).then(({ order }) => order);
    expect(stripe.requests.at(-1)?.fields).toMatchObject({
      "line_items[0][price_data][unit_amount]": "2000",
      "line_items[0][price_data][currency]": "usd",
      "line_items[0][price_data][product_data][name]": `${orderNumber} · Shipping`,
    });
    expect(await paymentsOf(id)).toEqual([GOODS, ["shipping", "pending", CHARGE_MICRO]]);
    expect((await ship(id)).code).toBe("SHIPPING_UNPAID");
  });

  it("lets the parcel leave once its notice came, however often it comes", async () => {
    const { id } = await weighed();
    const session = await openCard(ann, id);
    stripe.pay(session);
    for (const { status } of await Promise.all([sendWebhook(session), sendWebhook(session), sendWebhook(session)]))
      expect(status).toBe(200);
    expect(await paymentsOf(id)).toEqual([GOODS, ["shipping", "succeeded", CHARGE_MICRO]]);
    expect(await shippingNotes(id)).toHaveLength(1);
    expect((await admin.pay(ann, id, "card")).code).toBe("MOVE_NOT_ALLOWED");
    admin.mustSucceed(await ship(id));
    expect(await admin.statusOf(id)).toBe("Shipped");
  });

  it("is asked about where nobody brings word, and counts once when the notice comes after all", async () => {
    const { id } = await weighed();
    const session = await openCard(ann, id);
    stripe.pay(session);
    expect(await ask()).toEqual([]);
    api.advance(15 * MINUTE_MS);
    expect(await ask()).toEqual(["paid"]);
    await sendWebhook(session);
    expect(await ask()).toEqual([]);
    expect(await paymentsOf(id)).toEqual([GOODS, ["shipping", "succeeded", CHARGE_MICRO]]);
    expect([await shippingNotes(id), await api.db.select().from(refunds)]).toMatchObject([[{}], []]);
  });

  it("whose answer was lost is opened once, and by a fresh link after its hour", async () => {
    const { id } = await weighed();
    stripe.trouble("hang", "hang");
    expect((await admin.pay(ann, id, "card")).code).toBe("PAYMENT_UNAVAILABLE");
    const first = await openCard(ann, id);
    // One for the goods, one for the parcel.
    expect(stripe.sessions.size).toBe(2);
    api.advance(60 * MINUTE_MS);
    const second = await openCard(ann, id);
    expect(second).not.toBe(first);
    expect(await paymentsOf(id)).toEqual([
      GOODS,
      ["shipping", "expired", CHARGE_MICRO],
      ["shipping", "pending", CHARGE_MICRO],
    ]);
  });

  it("made twice goes back once: by card, and by play money in another window", async () => {
    const { id } = await weighed();
    const session = await openCard(ann, id);
    await admin.payFor(ann, id);
    stripe.pay(session);
    await sendWebhook(session);
    expect(await paymentsOf(id)).toEqual([
      GOODS,
      ["shipping", "refunded", CHARGE_MICRO],
      ["shipping", "succeeded", CHARGE_MICRO],
    ]);
    await sendRefunds();
    expect(stripe.refunds.map(({ payment_intent, amount }) => [payment_intent, amount])).toEqual([
      [stripe.sessions.get(session)?.payment_intent, 2000],
    ]);
    expect((await api.db.select().from(refunds)).map(({ reason }) => reason)).toEqual(["paid already"]);
  });

  it("of an order that staff cancel goes back with the goods' own, each to its charge", async () => {
    const { id, goods } = await weighed();
    const session = await openCard(ann, id);
    stripe.pay(session);
    await sendWebhook(session);
    const cancel = { id, from: "Processed" as const, reason: "scratched" };
    admin.mustSucceed(await api.call(cancelAdminOrder, cancel, as(eve)));
    await sendRefunds();
    const chargeOf = (id: string) => stripe.sessions.get(id)?.payment_intent;
    expect(stripe.refunds.map(({ payment_intent, amount }) => [payment_intent, amount]).toSorted()).toEqual(
      [
        [chargeOf(goods), 4039],
        [chargeOf(session), 2000],
      ].toSorted(),
    );
    // A payment by the old link is refunded too, without another event of the order.
    await sendWebhook(session);
    expect((await paymentsOf(id)).map(([, status]) => status)).toEqual(["refunded", "refunded"]);
  });

  it("of another amount than was asked pays nothing and is seen", async () => {
    const { id } = await weighed();
    const session = await openCard(ann, id);
    stripe.pay(session);
    await sendWebhook(session, { session: { amount_total: 1 } });
    expect(await paymentsOf(id)).toEqual([GOODS, ["shipping", "pending", CHARGE_MICRO]]);
    expect((await ship(id)).code).toBe("SHIPPING_UNPAID");
    expect((await api.db.select().from(paymentNotices)).map(({ effect }) => effect)).toContain("mismatch");
  });

  it("is the customer's alone to open", async () => {
    const { id } = await weighed();
    const bob = await admin.customer();
    const calls = stripe.requests.length;
    expect((await admin.pay(bob, id, "card")).code).toBe("NOT_FOUND");
    expect((await admin.pay({ ...bob, token: "none" }, id, "card")).status).toBe(403);
    expect([stripe.requests.length, await paymentsOf(id)]).toEqual([calls, [GOODS]]);
  });
});
