// Trust in payment events: a genuine Stripe notification once; nothing forged, and nothing that a client claims.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createOrder, payOrder, viewOrder } from "@/lib/contracts/order";
import { auditEvents } from "@/lib/server/db/tables/account";
import { paymentNotices, refunds } from "@/lib/server/db/tables/payment";
import {
  BY_CARD_MICRO,
  paidAtStripe,
  placed,
  runJobs,
  setUpPaymentTest,
  stripe,
  sendWebhook,
} from "../support/payment-test";
import { api, orderFlow } from "../support/shop-test";

setUpPaymentTest();

describe("a notice of Stripe", () => {
  it("has one effect, though it comes ten times at once", async () => {
    const { ann, orderId, session } = await paidAtStripe();
    const { body, headers } = stripe.event("checkout.session.completed", session, api.clock.now);
    const answers = await Promise.all(Array.from({ length: 10 }, () => orderFlow.deliver("stripe", body, headers)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const order = await orderFlow.view(ann, orderId);
    expect(order.events.filter(({ to }) => to === "Paid")).toHaveLength(1);
    expect(await api.db.select().from(paymentNotices)).toHaveLength(1);
  });

  it("that is here before the link's own answer pays the order, once, and takes nothing back", async () => {
    const { ann, orderId } = await placed();
    const slow = api.deps.paymentProviders.stripe;
    if (!slow) throw new Error("no provider");
    const early = async (...asked: Parameters<typeof slow.open>) => {
      const opened = await slow.open(...asked);
      if (stripe.sessions.get(opened.reference)?.status === "open") stripe.pay(opened.reference);
      expect((await sendWebhook(opened.reference)).status).toBe(200);
      return opened;
    };
    api.deps.paymentProviders.stripe = { ...slow, open: early };
    const answers = await Promise.all([orderFlow.pay(ann, orderId, "card"), orderFlow.pay(ann, orderId, "card")]);
    api.deps.paymentProviders.stripe = slow;
    await runJobs();
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const order = await orderFlow.view(ann, orderId);
    expect([order.status, order.events.filter(({ to }) => to === "Paid")]).toMatchObject([
      "Paid",
      [{ from: "Submitted" }],
    ]);
    expect(order.payments).toMatchObject([{ status: "succeeded", amountMicro: BY_CARD_MICRO }]);
    expect([stripe.sessions.size, await api.db.select().from(refunds)]).toEqual([1, []]);
  });

  it("ends paid in whatever order success and expiry arrive", async () => {
    for (const order of [
      ["checkout.session.expired", "checkout.session.completed"],
      ["checkout.session.completed", "checkout.session.expired"],
    ]) {
      const { ann, orderId, session } = await paidAtStripe();
      for (const type of order) {
        const change = type.endsWith("expired") ? { session: { status: "expired", payment_status: "unpaid" } } : {};
        expect((await sendWebhook(session, { type, ...change })).status).toBe(200);
      }
      expect((await orderFlow.view(ann, orderId)).payments).toMatchObject([{ status: "succeeded" }]);
    }
  });

  it.each([
    ["another amount", { session: { amount_total: 1 } }],
    ["another currency", { session: { currency: "cny" } }],
  ])("with %s pays nothing, and staff can read of it", async (_what, change) => {
    const { ann, orderId, session } = await paidAtStripe();
    expect((await sendWebhook(session, change)).status).toBe(200);
    expect((await orderFlow.view(ann, orderId)).status).toBe("Submitted");
    const seen = await api.db.select().from(auditEvents).where(eq(auditEvents.kind, "payment-mismatch"));
    expect(seen).toHaveLength(1);
  });

  it("forged, replayed later, from another mode or about a payment that is not its own is refused", async () => {
    const { ann, orderId, session } = await paidAtStripe();
    const bob = await orderFlow.customer();
    const bobsOrder = await orderFlow.place(bob);
    const { paymentId } = await orderFlow.sandboxRequest(bob, bobsOrder);
    const good = stripe.event("checkout.session.completed", session, api.clock.now);
    const statuses = [
      await sendWebhook(session, { secret: "whsec_guess" }),
      await orderFlow.deliver("stripe", good.body, {}),
      await orderFlow.deliver("stripe", good.body.replace("4039", "4038"), good.headers),
      await sendWebhook(session, { event: { livemode: true } }),
      // Signed by Stripe, but the payment is the sandbox's.
      await sendWebhook(session, { session: { client_reference_id: paymentId } }),
      await sendWebhook(session, { session: { client_reference_id: "nothing" } }),
      // The sandbox's door does not take Stripe's word, a bank has no door, and strangers find none.
      await orderFlow.deliver("sandbox", good.body, good.headers),
      await orderFlow.deliver("bankTransfer", good.body, good.headers),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400, 400]);
    expect((await orderFlow.deliver("paypal", good.body, good.headers)).status).toBe(404);
    expect((await orderFlow.deliver("__proto__", good.body, good.headers)).status).toBe(404);
    api.advance(301_000);
    expect((await orderFlow.deliver("stripe", good.body, good.headers)).status).toBe(400);
    expect((await orderFlow.view(ann, orderId)).status).toBe("Submitted");
    expect((await orderFlow.view(bob, bobsOrder)).status).toBe("Submitted");
    expect(await api.db.select().from(paymentNotices)).toEqual([]);
  });
});

describe("what a client says of money", () => {
  it("is not read: not in an order, not in a payment, not on the way back", async () => {
    const ann = await orderFlow.customer();
    const input = {
      cartItemIds: [await orderFlow.addBoard(ann)],
      receiverId: await orderFlow.addAddress(ann),
      shippingMethod: "standard",
      total: 1,
      amountPayableMicro: 1,
      transactionFeeMicro: -1,
      currency: "CNY",
      status: "Paid",
      paidAt: "2026-01-01",
      accountId: "someone",
    };
    const { data } = await api.callRaw(createOrder, input, { token: ann.token });
    const paying = {
      orderId: data.orderId,
      paymentMethod: "card",
      amountMicro: 1,
      currency: "CNY",
      status: "succeeded",
    };
    await api.callRaw(payOrder, paying, { token: ann.token });
    expect([...stripe.sessions.values()].map(({ amount_total, currency }) => [amount_total, currency])).toEqual([
      [4039, "usd"],
    ]);
    // The return address carries nothing, and what is added to it changes nothing.
    const returned = stripe.requests[0]?.fields.success_url ?? "";
    expect(returned).toBe(`http://localhost:3000/my-center/orders/${data.orderId}`);
    await api.callRaw(viewOrder, { id: data.orderId, status: "success", paid: "1" }, { token: ann.token });
    const order = await orderFlow.view(ann, data.orderId);
    expect([order.status, order.currency, order.amountPayableMicro]).toEqual(["Submitted", "USD", BY_CARD_MICRO]);
  });

  it("does not move where Stripe sends people back to", async () => {
    const { ann, orderId } = await placed();
    const headers = { host: "localhost:3000", "x-forwarded-host": "evil.example", origin: "http://localhost:3000" };
    await api.call(payOrder, { orderId, paymentMethod: "card" }, { token: ann.token, headers });
    expect(stripe.requests[0]?.fields.success_url).toBe(`http://localhost:3000/my-center/orders/${orderId}`);
  });
});
