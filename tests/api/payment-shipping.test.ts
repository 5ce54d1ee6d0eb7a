// The second payment of an order at Stripe: the parcel's, opened, announced, asked about, given back, once each.

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cancelDeskOrder, shipDeskOrder } from "@/lib/contracts/ops-order";
import { orderEvents } from "@/lib/server/db/tables/order";
import { paymentNotices, payments, refunds } from "@/lib/server/db/tables/payment";
import { reconcilePayments } from "@/lib/server/payment/reconcile";
import { sendDueRefunds } from "@/lib/server/payment/refunds";
import { createStripeProvider } from "@/lib/server/payment/stripe/provider";
import { createTestApi, START, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { openDesk } from "../support/desk";
import type { Person } from "../support/shop";
import { startStripe, STRIPE_SECRET, STRIPE_WEBHOOK_SECRET, type StripeStub } from "../support/stripe-stub";

const MINUTE = 60_000;
/** As `advance` weighs it. */
const CHARGE_MICRO = 20_000_000;

let stripe: StripeStub;
let api: TestApi;
let desk: ReturnType<typeof openDesk>;
beforeAll(async () => {
  stripe = await startStripe();
  const env = { STRIPE_SECRET_KEY: STRIPE_SECRET, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE: stripe.apiBase };
  api = await createTestApi({ env });
  const quick = { secretKey: STRIPE_SECRET, webhookSecret: STRIPE_WEBHOOK_SECRET, timeoutMs: 300, pauseMs: 0 };
  api.deps.paymentProviders.stripe = createStripeProvider({ ...quick, apiBase: stripe.apiBase, methods: ["card"] });
  desk = openDesk(api);
});
let eve: Person;
let ann: Person;
beforeEach(async () => {
  await emptyDatabase(api.db);
  api.clock.now = START;
  stripe.forget();
  [eve, ann] = [await desk.hire(), await desk.customer()];
});
afterAll(() => stripe.close());

const sessionOf = ({ payUrl }: { payUrl: string }) => new URL(payUrl).pathname.slice(1);

async function openCard(id: string): Promise<string> {
  const answer = await desk.pay(ann, id, "card");
  expect([answer.type, answer.code]).toEqual(["success", undefined]);
  return sessionOf(answer.data);
}

function tell(session: string, type = "checkout.session.completed") {
  const { body, headers } = stripe.event(type, session, api.clock.now);
  return desk.deliver("stripe", body, headers);
}

/** An order whose goods were paid by card at Stripe and whose parcel was weighed. */
async function weighed(): Promise<{ id: string; goods: string }> {
  const id = await desk.place(ann);
  const goods = await openCard(id);
  stripe.pay(goods);
  await tell(goods);
  await desk.advance(eve, ann, { id, to: "Processed" });
  return { id, goods };
}

const ship = (id: string) =>
  api.call(shipDeskOrder, { id, from: "Processed", carrier: "DHL", trackingNumber: "JD01" }, desk.as(eve));
const paymentsOf = async (id: string) =>
  (await api.db.select().from(payments).where(eq(payments.orderId, id)))
    .map(({ part, status, amountMicro }) => [part, status, amountMicro])
    .toSorted();
/** 39.25 of boards and 2.9 % of that, 1.14 in cents. */
const GOODS = ["order", "succeeded", 40_390_000];
const shippingNotes = async (id: string) =>
  (await api.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))).filter(
    ({ note }) => note === "shippingPaid",
  );

describe("the parcel's payment at Stripe", () => {
  it("asks for what was weighed and nothing else, and says what it is for", async () => {
    const { id } = await weighed();
    await openCard(id);
    const { orderNumber } = await desk.view(eve, id).then(({ order }) => order);
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
    const session = await openCard(id);
    stripe.pay(session);
    for (const { status } of await Promise.all([tell(session), tell(session), tell(session)])) expect(status).toBe(200);
    expect(await paymentsOf(id)).toEqual([GOODS, ["shipping", "succeeded", CHARGE_MICRO]]);
    expect(await shippingNotes(id)).toHaveLength(1);
    expect((await desk.pay(ann, id, "card")).code).toBe("MOVE_NOT_ALLOWED");
    desk.mustSucceed(await ship(id));
    expect(await desk.statusOf(id)).toBe("Shipped");
  });

  it("is asked about where nobody brings word, and counts once when the notice comes after all", async () => {
    const { id } = await weighed();
    const session = await openCard(id);
    stripe.pay(session);
    expect(await reconcilePayments(api.deps, api.clock.now)).toEqual([]);
    api.advance(15 * MINUTE);
    expect(await reconcilePayments(api.deps, api.clock.now)).toEqual(["paid"]);
    await tell(session);
    expect(await reconcilePayments(api.deps, api.clock.now)).toEqual([]);
    expect(await paymentsOf(id)).toEqual([GOODS, ["shipping", "succeeded", CHARGE_MICRO]]);
    expect([await shippingNotes(id), await api.db.select().from(refunds)]).toMatchObject([[{}], []]);
  });

  it("whose answer was lost is opened once, and by a fresh link after its hour", async () => {
    const { id } = await weighed();
    stripe.trouble("hang", "hang");
    expect((await desk.pay(ann, id, "card")).code).toBe("PAYMENT_UNAVAILABLE");
    const first = await openCard(id);
    // One for the goods, one for the parcel.
    expect(stripe.sessions.size).toBe(2);
    api.advance(60 * MINUTE);
    const second = await openCard(id);
    expect(second).not.toBe(first);
    expect(await paymentsOf(id)).toEqual([
      GOODS,
      ["shipping", "expired", CHARGE_MICRO],
      ["shipping", "pending", CHARGE_MICRO],
    ]);
  });

  it("made twice goes back once: by card, and by play money in another window", async () => {
    const { id } = await weighed();
    const session = await openCard(id);
    await desk.payFor(ann, id);
    stripe.pay(session);
    await tell(session);
    expect(await paymentsOf(id)).toEqual([
      GOODS,
      ["shipping", "refunded", CHARGE_MICRO],
      ["shipping", "succeeded", CHARGE_MICRO],
    ]);
    await sendDueRefunds(api.deps, api.clock.now, () => 0);
    expect(stripe.refunds.map(({ payment_intent, amount }) => [payment_intent, amount])).toEqual([
      [stripe.sessions.get(session)?.payment_intent, 2000],
    ]);
    expect((await api.db.select().from(refunds)).map(({ reason }) => reason)).toEqual(["paid already"]);
  });

  it("of an order that staff cancel goes back with the goods' own, each to its charge", async () => {
    const { id, goods } = await weighed();
    const session = await openCard(id);
    stripe.pay(session);
    await tell(session);
    const cancel = { id, from: "Processed" as const, reason: "scratched" };
    desk.mustSucceed(await api.call(cancelDeskOrder, cancel, desk.as(eve)));
    await sendDueRefunds(api.deps, api.clock.now, () => 0);
    const chargeOf = (id: string) => stripe.sessions.get(id)?.payment_intent;
    expect(stripe.refunds.map(({ payment_intent, amount }) => [payment_intent, amount]).toSorted()).toEqual(
      [
        [chargeOf(goods), 4039],
        [chargeOf(session), 2000],
      ].toSorted(),
    );
    // What comes by its old link now goes back too, without another word of the order's.
    await tell(session);
    expect((await paymentsOf(id)).map(([, status]) => status)).toEqual(["refunded", "refunded"]);
  });

  it("of another amount than was asked pays nothing and is seen", async () => {
    const { id } = await weighed();
    const session = await openCard(id);
    stripe.pay(session);
    const { body, headers } = stripe.event("checkout.session.completed", session, api.clock.now, {
      session: { amount_total: 1 },
    });
    await desk.deliver("stripe", body, headers);
    expect(await paymentsOf(id)).toEqual([GOODS, ["shipping", "pending", CHARGE_MICRO]]);
    expect((await ship(id)).code).toBe("SHIPPING_UNPAID");
    expect((await api.db.select().from(paymentNotices)).map(({ effect }) => effect)).toContain("mismatch");
  });

  it("is the customer's alone to open", async () => {
    const { id } = await weighed();
    const bob = await desk.customer();
    const calls = stripe.requests.length;
    expect((await desk.pay(bob, id, "card")).code).toBe("NOT_FOUND");
    expect((await desk.pay({ ...bob, token: "none" }, id, "card")).status).toBe(403);
    expect([stripe.requests.length, await paymentsOf(id)]).toEqual([calls, [GOODS]]);
  });
});
