// Paying by card at Stripe: one page for an order, whatever is lost on the way, closed when it is no longer wanted.

import { describe, expect, it } from "vitest";
import { cancelOrder } from "@/lib/contracts/order";
import { orders } from "@/lib/server/db/tables/order";
import { payments, refunds } from "@/lib/server/db/tables/payment";
import { jobs } from "@/lib/server/db/tables/promise";
import { cancelUnpaidOrders } from "@/lib/server/order/pay/cancel-unpaid";
import { START } from "../support/api";
import { listMails } from "../support/mails";
import {
  BY_CARD_MICRO,
  openCard,
  orderBy,
  paidAtStripe,
  placed,
  runJobs,
  setUpPaymentTest,
  stripe,
  sendWebhook,
} from "../support/payment-test";
import { FOUR_LAYERS_MICRO } from "../support/shop";
import { api, orderFlow } from "../support/shop-test";

setUpPaymentTest();

describe("Stripe", () => {
  it("takes the money on its page, and its notice pays the order", async () => {
    const { ann, orderId, session } = await paidAtStripe();
    expect((await sendWebhook(session)).status).toBe(200);
    const order = await orderFlow.view(ann, orderId);
    expect([order.status, order.amountPayableMicro, order.events.at(-1)]).toMatchObject([
      "Paid",
      BY_CARD_MICRO,
      { from: "Submitted", to: "Paid", actor: "provider" },
    ]);
    const [payment] = await api.db.select().from(payments);
    expect(payment).toMatchObject({
      status: "succeeded",
      reference: session,
      chargeReference: stripe.sessions.get(session)?.payment_intent,
    });
  });

  it.each(["hang", "cut"] as const)(
    "when its answer is lost (%s) leaves the order payable, and the next try opens the same",
    async (way) => {
      const { ann, orderId } = await placed();
      stripe.trouble(way, way);
      const refused = await orderFlow.pay(ann, orderId, "card");
      expect([refused.status, refused.code]).toEqual([200, "PAYMENT_UNAVAILABLE"]);
      expect((await orderFlow.view(ann, orderId)).canPay).toBe(true);
      await openCard(ann, orderId);
      expect(stripe.sessions.size).toBe(1);
      expect((await api.db.select().from(payments)).map(({ status }) => status)).toEqual(["pending"]);
    },
  );

  it.each([{ status: 500 }, { status: 400, code: "amount_too_small" }])(
    "when it answers %o leaves the order payable with a fresh try, or by another method",
    async (trouble) => {
      const { ann, orderId } = await placed();
      stripe.trouble(trouble);
      expect((await orderFlow.pay(ann, orderId, "card")).code).toBe("PAYMENT_UNAVAILABLE");
      await openCard(ann, orderId);
      expect((await api.db.select().from(payments)).map(({ status }) => status).toSorted()).toEqual([
        "failed",
        "pending",
      ]);
      expect((await orderFlow.pay(ann, orderId, "bankTransfer")).type).toBe("success");
    },
  );

  it("asked for a payment twenty times at once opens one", async () => {
    const { ann, orderId } = await placed();
    const answers = await Promise.all(Array.from({ length: 20 }, () => orderFlow.pay(ann, orderId, "card")));
    expect(new Set(answers.map(({ data }) => data.payUrl)).size).toBe(1);
    expect(stripe.sessions.size).toBe(1);
    expect(await api.db.select().from(payments)).toHaveLength(1);
  });

  it("gives a fresh link when the former one's hour is over", async () => {
    const { ann, orderId } = await placed();
    const first = await openCard(ann, orderId);
    api.advance(3_600_000);
    const second = await openCard(ann, orderId);
    expect(second).not.toBe(first);
    const found = (await api.db.select().from(payments)).map(({ reference, status }) => [reference, status]);
    expect(Object.fromEntries(found)).toEqual({ [first]: "expired", [second]: "pending" });
  });

  it("that was paid in one window and by another method in the other: one counts, one goes back", async () => {
    const { ann, orderId, session } = await orderBy("card");
    const request = await orderFlow.sandboxRequest(ann, orderId);
    stripe.pay(session);
    await sendWebhook(session);
    expect(await orderFlow.view(ann, orderId)).toMatchObject({
      status: "Paid",
      paymentMethod: "card",
      amountPayableMicro: BY_CARD_MICRO,
    });
    const { paymentId, currency, amountMicro } = request;
    await orderFlow.sandboxNotice({ paymentId, currency, amountMicro, kind: "succeeded" });
    expect(await api.db.select().from(refunds)).toMatchObject([{ paymentId, amountMicro, reason: "paid already" }]);
    const order = await orderFlow.view(ann, orderId);
    expect([order.status, order.amountPayableMicro]).toEqual(["Paid", BY_CARD_MICRO]);
    expect((await listMails(api.db)).map(({ subject }) => subject.replace(/BW\S+/, "N"))).toEqual([
      "Order N has been placed",
      "Payment received for order N",
      "We are returning your payment for order N",
    ]);
  });

  it("closes the link of an order that is cancelled, and gives back what was paid by it all the same", async () => {
    const { ann, orderId, session } = await orderBy("card");
    await api.call(cancelOrder, { id: orderId }, { token: ann.token });
    stripe.pay(session);
    await runJobs();
    await sendWebhook(session);
    expect((await orderFlow.view(ann, orderId)).payments).toMatchObject([{ status: "refunded" }]);
    expect(await api.db.select().from(refunds)).toMatchObject([{ reason: "order is Cancelled", status: "due" }]);
  });

  it("takes no payment for an order that lapsed, and gives back what comes by its old link", async () => {
    const { ann, orderId, session } = await orderBy("card");
    api.clock.now = new Date(START.getTime() + 14 * 86_400_000 + 1);
    expect(await cancelUnpaidOrders(api.deps, api.clock.now)).toBe(1);
    expect((await orderFlow.pay(ann, orderId, "card")).code).toBe("MOVE_NOT_ALLOWED");
    stripe.pay(session);
    expect((await sendWebhook(session)).status).toBe(200);
    expect(await orderFlow.view(ann, orderId)).toMatchObject({
      status: "Cancelled",
      payments: [{ status: "refunded" }],
    });
    expect(await api.db.select().from(refunds)).toMatchObject([
      { reason: "order is Cancelled", amountMicro: BY_CARD_MICRO },
    ]);
  });
});

describe("paying with a key", () => {
  it("answers the same again, also when the first answer was lost on the way", async () => {
    const { ann, orderId } = await placed();
    stripe.trouble("hang", "cut");
    expect((await orderFlow.pay(ann, orderId, "card", "key-1")).code).toBe("PAYMENT_UNAVAILABLE");
    const first = await orderFlow.pay(ann, orderId, "card", "key-1");
    const second = await orderFlow.pay(ann, orderId, "card", "key-1");
    expect(second.data).toEqual(first.data);
    expect(stripe.sessions.size).toBe(1);
    expect((await orderFlow.pay(ann, orderId, "bankTransfer", "key-1")).code).toBe("IDEMPOTENCY_MISMATCH");
  });
});

describe("an order that costs nothing", () => {
  it("is paid without any provider", async () => {
    const { ann, orderId } = await placed();
    await api.db.update(orders).set({ couponDiscountMicro: FOUR_LAYERS_MICRO, amountPayableMicro: 0 });
    const { data } = await orderFlow.pay(ann, orderId, "card");
    expect(data.payUrl).toBe(`/my-center/orders/${orderId}`);
    expect(await orderFlow.view(ann, orderId)).toMatchObject({ status: "Paid", amountPayableMicro: 0 });
    expect(stripe.requests).toEqual([]);
    await api.call(cancelOrder, { id: orderId }, { token: ann.token });
    expect(await api.db.select().from(refunds)).toEqual([]);
  });
});

it("closing jobs are done once their provider answers", async () => {
  const { ann, orderId, session } = await orderBy("card");
  await orderFlow.pay(ann, orderId, "sandbox");
  stripe.trouble("cut", "cut");
  await runJobs();
  expect(stripe.sessions.get(session)?.status).toBe("open");
  await api.db.update(jobs).set({ runAt: new Date(0) });
  await runJobs();
  expect(stripe.sessions.get(session)?.status).toBe("expired");
});
