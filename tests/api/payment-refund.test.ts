// Money on its way back: sent once, tried again, left to a person where its provider refuses.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { cancelOrder } from "@/lib/contracts/order";
import { auditEvents } from "@/lib/server/db/tables/account";
import { refunds, sandboxPayments } from "@/lib/server/db/tables/payment";
import {
  BY_CARD_MICRO,
  paidAtStripe,
  placed,
  sendRefunds,
  setUpPaymentTest,
  stripe,
  sendWebhook,
} from "../support/payment-test";
import { api, orderFlow } from "../support/shop-test";

setUpPaymentTest();

describe("a refund", () => {
  async function cancelled() {
    const order = await paidAtStripe();
    await sendWebhook(order.session);
    await api.call(cancelOrder, { id: order.orderId }, { token: order.ann.token });
    return order;
  }
  const row = async () => (await api.db.select().from(refunds))[0];

  it("is sent when it is due, once", async () => {
    await cancelled();
    expect(await row()).toMatchObject({ status: "due", attempts: 0, reason: "cancelled by the customer" });
    expect(await sendRefunds()).toBe(1);
    expect(await sendRefunds()).toBe(0);
    // 39.25 and the card's share of 1.14.
    expect(stripe.refunds.map(({ amount }) => amount)).toEqual([4039]);
    expect(await row()).toMatchObject({ status: "sent", reference: stripe.refunds[0]?.id, sentAt: api.clock.now });
  });

  it("is seen by its customer from the decision on, with its reference once it was sent", async () => {
    const { ann, orderId } = await cancelled();
    const refund = { cause: "order", amountMicro: BY_CARD_MICRO, at: api.clock.now.toISOString() };
    const part = { part: "order", method: "card", amountMicro: BY_CARD_MICRO };
    expect((await orderFlow.view(ann, orderId)).refunds).toEqual([
      { ...refund, state: "processing", parts: [{ ...part, state: "processing", reference: null, sentAt: null }] },
    ]);
    await sendRefunds();
    const sent = { reference: stripe.refunds[0]?.id, sentAt: api.clock.now.toISOString() };
    const order = await orderFlow.view(ann, orderId);
    expect(order.refunds).toEqual([{ ...refund, state: "refunded", parts: [{ ...part, state: "refunded", ...sent }] }]);
    expect(order.events.at(-1)).toMatchObject({ actor: "system", note: "refundSent" });
  });

  it("is tried again after pauses that grow, until it is sent, and never sent twice", async () => {
    await cancelled();
    stripe.trouble("hang", "cut");
    expect(await sendRefunds()).toBe(1);
    expect((await row())?.lastError).toContain("Stripe did not answer");
    // The shortest pause is a minute; the doubling ones pass it at the sixth: 5 s × 2⁵ = 160 s, its lower half 80 s.
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt++) {
      const due = (await row())?.nextTryAt.getTime() ?? 0;
      pauses.push((due - api.clock.now.getTime()) / 1000);
      api.clock.now = new Date(due - 1);
      expect(await sendRefunds()).toBe(0);
      api.clock.now = new Date(due);
      // From the second attempt on it first looks for what an earlier one did.
      if (attempt < 6) stripe.trouble("cut", "cut");
      expect(await sendRefunds()).toBe(1);
    }
    expect(pauses).toEqual([60, 60, 60, 60, 60, 80]);
    expect(await row()).toMatchObject({ status: "sent", attempts: 7 });
    expect(stripe.refunds).toHaveLength(1);
  });

  it("taken by two processes at once is sent by one", async () => {
    await cancelled();
    expect((await Promise.all([sendRefunds(), sendRefunds()])).toSorted()).toEqual([0, 1]);
    expect(stripe.refunds).toHaveLength(1);
  });

  it("that its provider refuses waits for a person, with the reason", async () => {
    await cancelled();
    stripe.trouble({ status: 400, code: "insufficient_funds" });
    await sendRefunds();
    expect(await row()).toMatchObject({ status: "refused", lastError: "Stripe answered 400: as the test asked" });
    const [seen] = await api.db.select().from(auditEvents).where(eq(auditEvents.kind, "refund-needs-person"));
    expect(seen?.details).toMatchObject({ status: "refused" });
  });

  it("of play money is noted in the sandbox's books", async () => {
    const { ann, orderId } = await placed();
    const { paymentId, currency, amountMicro } = await orderFlow.sandboxRequest(ann, orderId);
    await orderFlow.sandboxNotice({ paymentId, currency, amountMicro, kind: "succeeded" });
    await api.call(cancelOrder, { id: orderId }, { token: ann.token });
    await sendRefunds();
    const [entry] = await api.db.select().from(sandboxPayments);
    expect(entry).toMatchObject({ id: paymentId, refundedAt: expect.any(Date) as Date });
    expect(await row()).toMatchObject({ status: "sent" });
  });
});
