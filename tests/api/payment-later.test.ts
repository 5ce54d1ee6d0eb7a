// What happens to payments when nobody is waiting: asked about, given up, given back, confirmed by hand.

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cancelOrder, createOrder } from "@/lib/contracts/order";
import { accounts, auditEvents } from "@/lib/server/db/tables/account";
import { orders } from "@/lib/server/db/tables/order";
import { payments, refunds, sandboxPayments } from "@/lib/server/db/tables/payment";
import { confirmTransfer } from "@/lib/server/payment/confirm-transfer";
import { paymentChores } from "@/lib/server/payment/chores";
import { type OutcomeName, play } from "@/lib/server/payment/sandbox-outcomes";
import { reconcilePayments } from "@/lib/server/payment/reconcile";
import { sendDueRefunds } from "@/lib/server/payment/refunds";
import { createStripeProvider } from "@/lib/server/payment/stripe/provider";
import { SANDBOX_PATH } from "@/lib/server/payment/providers";
import { sandboxPages } from "@/lib/server/payment/sandbox-page";
import { lapseUnpaid } from "@/lib/server/order/lapse";
import { createTestApi, SANDBOX_SECRET, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { listMails } from "../support/mails";
import { createShop } from "../support/paying";
import { FOUR_LAYERS_MICRO, type Person } from "../support/shop";
import { startStripe, STRIPE_SECRET, STRIPE_WEBHOOK_SECRET, type StripeStub } from "../support/stripe-stub";

const MINUTE = 60_000;
const ENV = {
  STRIPE_SECRET_KEY: STRIPE_SECRET,
  STRIPE_WEBHOOK_SECRET: STRIPE_WEBHOOK_SECRET,
  BANK_TRANSFER_USD: "Boardwright Ltd; Example Bank; DE00 1234; EXAMDEFF",
};

let stripe: StripeStub;
let api: TestApi;
let shop: ReturnType<typeof createShop>;
beforeAll(async () => {
  stripe = await startStripe();
  api = await createTestApi({ env: { ...ENV, STRIPE_API_BASE: stripe.apiBase } });
  const quick = { secretKey: STRIPE_SECRET, webhookSecret: STRIPE_WEBHOOK_SECRET, timeoutMs: 300, pauseMs: 0 };
  api.deps.paymentProviders.stripe = createStripeProvider({ ...quick, apiBase: stripe.apiBase, methods: ["card"] });
  shop = createShop(api);
});
beforeEach(async () => {
  await emptyDatabase(api.db);
  stripe.forget();
});
afterAll(() => stripe.close());

const ask = (options?: { all: boolean }) => reconcilePayments(api.deps, api.clock.now, options);
const sendRefunds = () => sendDueRefunds(api.deps, api.clock.now, () => 0);

async function orderBy(method: "card" | "sandbox" | "bankTransfer") {
  const ann = await shop.customer();
  const orderId = await shop.place(ann);
  const { data } = await shop.pay(ann, orderId, method);
  const session = method === "card" ? new URL(data.payUrl).pathname.slice(1) : "";
  return { ann, orderId, session };
}
const statusOf = async ({ ann, orderId }: { ann: Person; orderId: string }) => {
  const order = await shop.view(ann, orderId);
  return [order.status, order.payments[0]?.status];
};

describe("a payment that nobody brings word of", () => {
  it("is asked about after a quarter of an hour, and pays the order once", async () => {
    const order = await orderBy("card");
    stripe.pay(order.session);
    expect(await ask()).toEqual([]);
    api.advance(15 * MINUTE);
    expect(await ask()).toEqual(["paid"]);
    expect(await statusOf(order)).toEqual(["Paid", "succeeded"]);
    const { body, headers } = stripe.event("checkout.session.completed", order.session, api.clock.now);
    expect((await shop.deliver("stripe", body, headers)).status).toBe(200);
    expect((await shop.view(order.ann, order.orderId)).events.filter(({ to }) => to === "Paid")).toHaveLength(1);
    expect((await listMails(api.db)).length).toBe(2);
    expect(await ask()).toEqual([]);
  });

  it("is asked about at the start of a process, however young it is", async () => {
    const order = await orderBy("card");
    stripe.pay(order.session);
    const chores = paymentChores(api.deps);
    await chores.reconcilePayments?.(api.clock.now);
    expect(await statusOf(order)).toEqual(["Paid", "succeeded"]);
    const next = await orderBy("card");
    stripe.pay(next.session);
    await chores.reconcilePayments?.(api.clock.now);
    expect(await statusOf(next)).toEqual(["Submitted", "pending"]);
  });

  it("is given back when its order was cancelled meanwhile", async () => {
    const order = await orderBy("card");
    stripe.pay(order.session);
    await api.call(cancelOrder, { id: order.orderId }, { token: order.ann.token });
    const { body, headers } = stripe.event("checkout.session.completed", order.session, api.clock.now);
    await shop.deliver("stripe", body, headers);
    expect(await statusOf(order)).toEqual(["Cancelled", "refunded"]);
    expect(await sendRefunds()).toBe(1);
    expect(stripe.refunds).toHaveLength(1);
  });

  it("stays open while it can be paid, is asked about once in a quarter of an hour, and ends with its link", async () => {
    const order = await orderBy("card");
    api.advance(15 * MINUTE);
    expect(await ask()).toEqual(["none"]);
    expect(await ask()).toEqual([]);
    expect(await statusOf(order)).toEqual(["Submitted", "pending"]);
    api.advance(46 * MINUTE);
    expect(await ask()).toEqual(["expired"]);
    expect(stripe.sessions.get(order.session)?.status).toBe("expired");
    expect(await statusOf(order)).toEqual(["Submitted", "expired"]);
    expect((await shop.view(order.ann, order.orderId)).canPay).toBe(true);
  });

  it("that was paid in the last moment of its link is paid", async () => {
    const order = await orderBy("card");
    api.advance(61 * MINUTE);
    stripe.pay(order.session);
    expect(await ask()).toEqual(["paid"]);
    expect(await statusOf(order)).toEqual(["Paid", "succeeded"]);
  });

  it("that never opened is given up without asking anybody", async () => {
    const ann = await shop.customer();
    const orderId = await shop.place(ann);
    stripe.trouble("hang", "hang");
    expect((await shop.pay(ann, orderId, "card")).code).toBe("PAYMENT_UNAVAILABLE");
    expect(await ask({ all: true })).toEqual([]);
    api.advance(15 * MINUTE);
    stripe.requests.length = 0;
    expect(await ask()).toEqual(["expired"]);
    expect(stripe.requests).toEqual([]);
  });

  it("waits for the next time when its provider does not answer, and does not hold up the others", async () => {
    const [first, second] = [await orderBy("card"), await orderBy("card")];
    stripe.pay(first.session);
    stripe.pay(second.session);
    api.advance(15 * MINUTE);
    stripe.trouble("hang", "cut");
    expect(await ask()).toEqual(["paid"]);
    api.advance(15 * MINUTE);
    expect(await ask()).toEqual(["paid"]);
    expect([await statusOf(first), await statusOf(second)]).toEqual([
      ["Paid", "succeeded"],
      ["Paid", "succeeded"],
    ]);
  });

  it("of another amount at the provider pays nothing and is seen", async () => {
    const order = await orderBy("card");
    stripe.pay(order.session);
    Object.assign(stripe.sessions.get(order.session) ?? {}, { amount_total: 1 });
    api.advance(15 * MINUTE);
    expect(await ask()).toEqual(["mismatch"]);
    expect(await statusOf(order)).toEqual(["Submitted", "pending"]);
    expect(await api.db.select().from(auditEvents).where(eq(auditEvents.kind, "payment-mismatch"))).toHaveLength(1);
  });

  it("asked about by two processes at once has one effect", async () => {
    const order = await orderBy("card");
    stripe.pay(order.session);
    api.advance(15 * MINUTE);
    const both = await Promise.all([ask(), ask()]);
    expect(both.flat().filter((effect) => effect === "paid")).toHaveLength(1);
    expect((await shop.view(order.ann, order.orderId)).events.filter(({ to }) => to === "Paid")).toHaveLength(1);
  });
});

describe("a refund", () => {
  async function cancelled() {
    const order = await orderBy("card");
    stripe.pay(order.session);
    const { body, headers } = stripe.event("checkout.session.completed", order.session, api.clock.now);
    await shop.deliver("stripe", body, headers);
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
    const ann = await shop.customer();
    const orderId = await shop.place(ann);
    const { paymentId, currency, amountMicro } = await shop.sandboxRequest(ann, orderId);
    await shop.sandboxNotice({ paymentId, currency, amountMicro, kind: "succeeded" });
    await api.call(cancelOrder, { id: orderId }, { token: ann.token });
    await sendRefunds();
    const [entry] = await api.db.select().from(sandboxPayments);
    expect(entry).toMatchObject({ id: paymentId, refundedAt: expect.any(Date) as Date });
    expect(await row()).toMatchObject({ status: "sent" });
  });
});

describe("a bank transfer", () => {
  async function staff(): Promise<string> {
    const { accountId } = await shop.customer();
    await api.db.update(accounts).set({ isStaff: true }).where(eq(accounts.id, accountId));
    return accountId;
  }
  const arrived = (orderNumber: string, change = {}) => ({
    orderNumber,
    currency: "USD",
    amountMicro: FOUR_LAYERS_MICRO,
    bankReference: "2026-11-23/17",
    ...change,
  });
  const number = async ({ ann, orderId }: { ann: Person; orderId: string }) =>
    (await shop.view(ann, orderId)).orderNumber;

  it("is told by mail with the account and the order's number, in the order's language", async () => {
    const order = await orderBy("bankTransfer");
    const orderNumber = await number(order);
    const sent = await listMails(api.db);
    expect(sent.map(({ subject }) => subject)).toContain(`Where to send your transfer for order ${orderNumber}`);
    const text = sent.find(({ subject }) => subject.startsWith("Where"))?.text ?? "";
    for (const part of [
      "$39.25",
      "Boardwright Ltd",
      "Example Bank",
      "DE00 1234",
      "EXAMDEFF",
      `Reference: ${orderNumber}`,
    ])
      expect(text).toContain(part);
  });

  it("pays the order when staff have seen it, with their name kept; the same booking pays once", async () => {
    const order = await orderBy("bankTransfer");
    const staffId = await staff();
    const transfer = arrived(await number(order));
    expect(await confirmTransfer(api.deps, staffId, transfer)).toBe("paid");
    expect(await confirmTransfer(api.deps, staffId, transfer).catch((error: unknown) => String(error))).not.toBe(
      "paid",
    );
    const view = await shop.view(order.ann, order.orderId);
    expect([view.status, view.events.at(-1)?.actor, view.payments[0]?.status]).toEqual(["Paid", "staff", "succeeded"]);
    const [act] = await api.db.select().from(auditEvents).where(eq(auditEvents.kind, "transfer-confirmed"));
    expect(act).toMatchObject({
      accountId: order.ann.accountId,
      actorId: staffId,
      subject: `order:${order.orderId}`,
      details: {
        orderNumber: view.orderNumber,
        amountMicro: FOUR_LAYERS_MICRO,
        bankReference: "2026-11-23/17",
        effect: "paid",
      },
    });
  });

  it("of another amount or currency pays nothing and may be said again", async () => {
    const order = await orderBy("bankTransfer");
    const staffId = await staff();
    const orderNumber = await number(order);
    expect(await confirmTransfer(api.deps, staffId, arrived(orderNumber, { amountMicro: 39_000_000 }))).toBe(
      "mismatch",
    );
    expect(await confirmTransfer(api.deps, staffId, arrived(orderNumber, { currency: "CNY" }))).toBe("mismatch");
    expect(await statusOf(order)).toEqual(["Submitted", "pending"]);
    expect(await confirmTransfer(api.deps, staffId, arrived(orderNumber))).toBe("paid");
  });

  it("is nobody's to confirm but staff's, and for no order that awaits none", async () => {
    const order = await orderBy("bankTransfer");
    const byCard = await orderBy("card");
    const staffId = await staff();
    const refusal = (work: Promise<unknown>) => work.catch((error: unknown) => (error as Error).message);
    expect(await refusal(confirmTransfer(api.deps, order.ann.accountId, arrived(await number(order))))).toBe(
      "NOT_FOUND",
    );
    expect(await refusal(confirmTransfer(api.deps, staffId, arrived(await number(byCard))))).toBe("NOT_FOUND");
    expect(await refusal(confirmTransfer(api.deps, staffId, arrived("BW000000-000000")))).toBe("NOT_FOUND");
    expect(await statusOf(order)).toEqual(["Submitted", "pending"]);
  });

  it("is never given up by asking, and one that comes after the order lapsed goes back by hand", async () => {
    const order = await orderBy("bankTransfer");
    api.advance(13 * 24 * 60 * MINUTE);
    expect(await ask()).toEqual([]);
    api.advance(2 * 24 * 60 * MINUTE);
    expect(await lapseUnpaid(api.deps, api.clock.now)).toBe(1);
    expect(await statusOf(order)).toEqual(["Cancelled", "expired"]);
    const staffId = await staff();
    const [{ orderNumber } = { orderNumber: "" }] = await api.db.select().from(orders);
    expect(await confirmTransfer(api.deps, staffId, arrived(orderNumber))).toBe("refunded");
    await sendRefunds();
    expect(await api.db.select().from(refunds)).toMatchObject([{ status: "byHand" }]);
    expect((await listMails(api.db)).at(-1)?.subject).toBe(`We return your payment for order ${orderNumber}`);
  });
});

describe("the sandbox", () => {
  const late: (() => Promise<void>)[] = [];
  const act = async (outcome: OutcomeName) => {
    const ann = await shop.customer();
    const orderId = await shop.place(ann);
    const request = await shop.sandboxRequest(ann, orderId);
    const deliver = async (body: string, headers: Record<string, string>) => {
      expect((await shop.deliver("sandbox", body, headers)).status).toBe(200);
    };
    const later = (work: () => Promise<void>) => void late.push(work);
    await play({ secret: SANDBOX_SECRET, db: api.db, deliver, now: () => api.clock.now, later }, request, outcome);
    return { ann, orderId };
  };
  beforeEach(() => void late.splice(0));

  it.each<[OutcomeName, string, string, string, string]>([
    // outcome, what holds at once, what holds when the provider was asked
    ["succeed", "Paid", "succeeded", "Paid", "succeeded"],
    ["refuse", "Submitted", "failed", "Submitted", "failed"],
    ["silent", "Submitted", "pending", "Submitted", "pending"],
    ["lost", "Submitted", "pending", "Paid", "succeeded"],
    ["closed", "Paid", "succeeded", "Paid", "succeeded"],
    ["twice", "Paid", "succeeded", "Paid", "succeeded"],
    ["late", "Paid", "succeeded", "Paid", "succeeded"],
    ["reversed", "Paid", "succeeded", "Paid", "succeeded"],
    ["delayed", "Submitted", "pending", "Paid", "succeeded"],
  ])(
    "playing %s leaves the order %s and the payment %s, and %s and %s once it was asked",
    async (outcome, ...expected) => {
      const order = await act(outcome);
      const atOnce = await statusOf(order);
      api.advance(16 * MINUTE);
      await ask();
      expect([...atOnce, ...(await statusOf(order))]).toEqual(expected);
      const events = (await shop.view(order.ann, order.orderId)).events.filter(({ to }) => to === "Paid");
      expect(events).toHaveLength(expected[2] === "Paid" ? 1 : 0);
    },
  );

  it("that tells late is heard late, also after it was asked", async () => {
    const order = await act("delayed");
    expect(await statusOf(order)).toEqual(["Submitted", "pending"]);
    await late[0]?.();
    expect(await statusOf(order)).toEqual(["Paid", "succeeded"]);
    api.advance(16 * MINUTE);
    expect(await ask()).toEqual([]);
  });

  it("whose window nobody opens again is over after an hour", async () => {
    const order = await orderBy("sandbox");
    api.advance(61 * MINUTE);
    expect(await ask()).toEqual(["expired"]);
    expect(await api.db.select().from(sandboxPayments)).toMatchObject([{ state: "closed" }]);
    expect(await statusOf(order)).toEqual(["Submitted", "expired"]);
  });

  it("has a page that pays once, and takes no payment for a link that is over, closed or forged", async () => {
    const deliver = async (body: string, headers: Record<string, string>) =>
      void (await shop.deliver("sandbox", body, headers));
    const now = () => api.clock.now;
    const app = sandboxPages({ secret: SANDBOX_SECRET, db: api.db, deliver, now, later: () => undefined });
    const open = (request: string) => app.request(`${SANDBOX_PATH}?request=${request}`);
    const press = (request: string, outcome: string) =>
      app.request(SANDBOX_PATH, { method: "POST", body: new URLSearchParams({ request, outcome }) });
    const begin = async () => {
      const ann = await shop.customer();
      const orderId = await shop.place(ann);
      return { ann, orderId, sealed: (await shop.sandboxRequest(ann, orderId)).sealed };
    };

    const first = await begin();
    expect((await open(first.sealed)).status).toBe(200);
    expect([(await open(`${first.sealed}x`)).status, (await press("forged", "succeed")).status]).toEqual([404, 404]);
    expect((await press(first.sealed, "steal")).status).toBe(303);
    expect(await statusOf(first)).toEqual(["Submitted", "pending"]);
    const sent = await press(first.sealed, "succeed");
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `/my-center/orders/${first.orderId}`]);
    expect(await statusOf(first)).toEqual(["Paid", "succeeded"]);
    expect([(await open(first.sealed)).status, (await press(first.sealed, "refuse")).status]).toEqual([410, 303]);
    expect(await statusOf(first)).toEqual(["Paid", "succeeded"]);

    const left = await begin();
    expect((await press(left.sealed, "closed")).status).toBe(200);
    expect(await statusOf(left)).toEqual(["Paid", "succeeded"]);

    const over = await begin();
    api.advance(60 * MINUTE);
    expect([(await open(over.sealed)).status, (await press(over.sealed, "succeed")).status]).toEqual([410, 303]);
    expect(await statusOf(over)).toEqual(["Submitted", "pending"]);
  });
});

describe("a hundred checkouts of one cart at once", () => {
  it.each([
    ["with one key", "one"],
    ["with a key each", undefined],
  ])("%s make one order", async (_what, key) => {
    const ann = await shop.customer();
    const input = {
      cartItemIds: [await shop.addBoard(ann), await shop.addBoard(ann, { layers: 2, quantity: 50 })],
      receiverId: await shop.addAddress(ann),
      shippingMethod: "standard" as const,
    };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        api.call(createOrder, input, { token: ann.token, key: key ?? `key-${at}` }),
      ),
    );
    const placed = answers.filter(({ type }) => type === "success").map(({ data }) => data.orderId);
    expect([placed.length, new Set(placed).size]).toEqual([key ? 100 : 1, 1]);
    expect((await shop.view(ann, placed[0] ?? "")).lines).toHaveLength(2);
    expect(await api.db.select().from(payments)).toEqual([]);
  });
});
