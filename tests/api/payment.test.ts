import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cancelOrder, createOrder, payOrder, viewOrder } from "@/lib/contracts/order";
import { listPaymentMethods } from "@/lib/contracts/payment";
import { auditEvents } from "@/lib/server/db/tables/account";
import { orders } from "@/lib/server/db/tables/order";
import { paymentNotices, payments, refunds } from "@/lib/server/db/tables/payment";
import { jobs } from "@/lib/server/db/tables/promise";
import { createJobRunner } from "@/lib/server/jobs/runner";
import { lapseUnpaid } from "@/lib/server/order/lapse";
import { CLOSE_JOB, createCloseHandler } from "@/lib/server/payment/closing";
import { createProviders } from "@/lib/server/payment/providers";
import { createStripeProvider } from "@/lib/server/payment/stripe/provider";
import { createTestApi, SANDBOX_SECRET, START, type TestApi } from "../support/api";
import { emptyDatabase } from "../support/database";
import { listMails } from "../support/mails";
import { createShop } from "../support/paying";
import { FOUR_LAYERS_MICRO, type Person } from "../support/shop";
import { startStripe, STRIPE_SECRET, STRIPE_WEBHOOK_SECRET, type StripeStub } from "../support/stripe-stub";

const ENV = {
  STRIPE_SECRET_KEY: STRIPE_SECRET,
  STRIPE_WEBHOOK_SECRET: STRIPE_WEBHOOK_SECRET,
  BANK_TRANSFER_USD: "Boardwright Ltd; Example Bank; DE00 1234; EXAMDEFF",
};
/** 2.9 % of 39.25 = 1.13825, in cents 1.14; together 40.39. */
const CARD_FEE = 1_140_000;
const BY_CARD = FOUR_LAYERS_MICRO + CARD_FEE;

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
  api.clock.now = START;
  stripe.forget();
});
afterAll(() => stripe.close());

/** The Stripe session of an order that is being paid by card. */
async function openCard(person: Person, orderId: string): Promise<string> {
  const answer = await shop.pay(person, orderId, "card");
  expect([answer.type, answer.code]).toEqual(["success", undefined]);
  return new URL(answer.data.payUrl).pathname.slice(1);
}

function tell(type: string, session: string, change: Record<string, unknown> = {}) {
  const { body, headers } = stripe.event(type, session, api.clock.now, change);
  return shop.deliver("stripe", body, headers);
}

const runJobs = () =>
  createJobRunner({
    db: api.db,
    handlers: { [CLOSE_JOB]: createCloseHandler(api.deps), mail: () => Promise.resolve() },
    log: api.deps.log,
    now: () => new Date(),
  }).drain();

describe("the ways to pay", () => {
  const methods = async (source: TestApi, headers: Record<string, string> = {}) => {
    const { token } = await source.signUp();
    const { data } = await source.call(listPaymentMethods, {}, { token, headers });
    return data.rows;
  };

  it("are what is configured and what the area's price book names, with their share", async () => {
    expect(await methods(api)).toEqual([
      { method: "sandbox", share: 0, transferAccount: null },
      { method: "card", share: 29_000, transferAccount: null },
      {
        method: "bankTransfer",
        share: 0,
        transferAccount: { holder: "Boardwright Ltd", bank: "Example Bank", account: "DE00 1234", code: "EXAMDEFF" },
      },
    ]);
    expect((await api.call(listPaymentMethods, {})).status).toBe(403);
  });

  it("leave out play money where the server is known by another name than this machine's", async () => {
    const names = (await methods(api, { host: "shop.example" })).map(({ method }) => method);
    expect(names).toEqual(["card", "bankTransfer"]);
  });

  it("are another area's own: wallets in yuan where Stripe takes them, no transfer without an account", async () => {
    const env = { ...ENV, STRIPE_METHODS: "card,alipay,wechatPay", MARKET_AREA: "zh-CN" };
    expect((await methods(await createTestApi({ env }))).map(({ method, share }) => [method, share])).toEqual([
      ["sandbox", 0],
      ["alipay", 6_000],
      ["wechatPay", 6_000],
    ]);
  });

  it("are play money alone where nothing is configured, and nothing at all beyond this machine", async () => {
    expect((await methods(await createTestApi())).map(({ method }) => method)).toEqual(["sandbox"]);
    const bare = await createTestApi({ env: { BASE_URL: "https://shop.example" } });
    expect(await methods(bare)).toEqual([]);
  });
});

describe("choosing a method", () => {
  it("makes its share the order's fee, and the order's own method is taken when none is named", async () => {
    const ann = await shop.customer();
    const orderId = await shop.place(ann);
    await openCard(ann, orderId);
    const order = await shop.view(ann, orderId);
    expect(order).toMatchObject({
      paymentMethod: "card",
      subtotalMicro: FOUR_LAYERS_MICRO,
      transactionFeeMicro: CARD_FEE,
      amountPayableMicro: BY_CARD,
      payments: [{ part: "order", provider: "stripe", method: "card", status: "pending", amountMicro: BY_CARD }],
    });
    const again = await shop.pay(ann, orderId);
    expect(again.data.payUrl).toMatch(/^https:\/\/checkout\.stripe\.test\//);
    expect(stripe.sessions.size).toBe(1);
    expect([...stripe.sessions.values()][0]?.amount_total).toBe(4039);
  });

  it("again closes the former payment, here at once and at its provider, and the order costs what it does then", async () => {
    const ann = await shop.customer();
    const orderId = await shop.place(ann);
    const session = await openCard(ann, orderId);
    const { data } = await shop.pay(ann, orderId, "bankTransfer");
    expect(data.payUrl).toBe(`/my-center/orders/${orderId}`);
    const order = await shop.view(ann, orderId);
    expect(order).toMatchObject({
      paymentMethod: "bankTransfer",
      transactionFeeMicro: 0,
      amountPayableMicro: FOUR_LAYERS_MICRO,
    });
    expect(order.payments.map(({ method, status }) => [method, status]).toSorted()).toEqual([
      ["bankTransfer", "pending"],
      ["card", "expired"],
    ]);
    await runJobs();
    expect(stripe.sessions.get(session)?.status).toBe("expired");
  });

  it("that is not offered, or that does not exist, is refused and changes nothing", async () => {
    const ann = await shop.customer();
    const orderId = await shop.place(ann);
    expect((await shop.pay(ann, orderId, "paypal")).code).toBe("PAYMENT_UNAVAILABLE");
    expect((await shop.pay(ann, orderId, "cash" as never)).code).toBe("INVALID_INPUT");
    expect(await api.db.select().from(payments)).toEqual([]);
  });

  it("of real money asks for a confirmed address first", async () => {
    const bob = await api.signUp();
    const orderId = await shop.place(bob);
    expect((await shop.pay(bob, orderId, "card")).code).toBe("EMAIL_UNCONFIRMED");
    expect((await shop.pay(bob, orderId, "bankTransfer")).code).toBe("EMAIL_UNCONFIRMED");
    expect((await shop.pay(bob, orderId, "sandbox")).type).toBe("success");
    expect(stripe.requests).toEqual([]);
  });

  it("for another's order is refused as for a missing one, and without a token as everything is", async () => {
    const [ann, bob] = [await shop.customer(), await shop.customer()];
    const orderId = await shop.place(ann);
    const missing = await shop.pay(bob, "missing", "card");
    const foreign = await shop.pay(bob, orderId, "card");
    expect([foreign.code, foreign.message]).toEqual([missing.code, missing.message]);
    expect(missing.code).toBe("NOT_FOUND");
    expect((await api.call(payOrder, { orderId, paymentMethod: "card" })).status).toBe(403);
    expect(await api.db.select().from(payments)).toEqual([]);
  });
});

describe("Stripe", () => {
  it("takes the money on its page, and its notice pays the order", async () => {
    const ann = await shop.customer();
    const orderId = await shop.place(ann);
    const session = await openCard(ann, orderId);
    stripe.pay(session);
    expect((await tell("checkout.session.completed", session)).status).toBe(200);
    const order = await shop.view(ann, orderId);
    expect([order.status, order.amountPayableMicro, order.events.at(-1)]).toMatchObject([
      "Paid",
      BY_CARD,
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
      const ann = await shop.customer();
      const orderId = await shop.place(ann);
      stripe.trouble(way, way);
      const refused = await shop.pay(ann, orderId, "card");
      expect([refused.status, refused.code]).toEqual([200, "PAYMENT_UNAVAILABLE"]);
      expect((await shop.view(ann, orderId)).canPay).toBe(true);
      await openCard(ann, orderId);
      expect(stripe.sessions.size).toBe(1);
      expect((await api.db.select().from(payments)).map(({ status }) => status)).toEqual(["pending"]);
    },
  );

  it.each([{ status: 500 }, { status: 400, code: "amount_too_small" }])(
    "when it answers %o leaves the order payable with a fresh try, or by another method",
    async (trouble) => {
      const ann = await shop.customer();
      const orderId = await shop.place(ann);
      stripe.trouble(trouble);
      expect((await shop.pay(ann, orderId, "card")).code).toBe("PAYMENT_UNAVAILABLE");
      await openCard(ann, orderId);
      expect((await api.db.select().from(payments)).map(({ status }) => status).toSorted()).toEqual([
        "failed",
        "pending",
      ]);
      expect((await shop.pay(ann, orderId, "bankTransfer")).type).toBe("success");
    },
  );

  it("asked for a payment twenty times at once opens one", async () => {
    const ann = await shop.customer();
    const orderId = await shop.place(ann);
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.pay(ann, orderId, "card")));
    expect(new Set(answers.map(({ data }) => data.payUrl)).size).toBe(1);
    expect(stripe.sessions.size).toBe(1);
    expect(await api.db.select().from(payments)).toHaveLength(1);
  });

  it("gives a fresh link when the former one's hour is over", async () => {
    const ann = await shop.customer();
    const orderId = await shop.place(ann);
    const first = await openCard(ann, orderId);
    api.advance(3_600_000);
    const second = await openCard(ann, orderId);
    expect(second).not.toBe(first);
    const found = (await api.db.select().from(payments)).map(({ reference, status }) => [reference, status]);
    expect(Object.fromEntries(found)).toEqual({ [first]: "expired", [second]: "pending" });
  });

  it("that was paid in one window and by another method in the other: one counts, one goes back", async () => {
    const ann = await shop.customer();
    const orderId = await shop.place(ann);
    const session = await openCard(ann, orderId);
    const request = await shop.sandboxRequest(ann, orderId);
    stripe.pay(session);
    await tell("checkout.session.completed", session);
    expect(await shop.view(ann, orderId)).toMatchObject({
      status: "Paid",
      paymentMethod: "card",
      amountPayableMicro: BY_CARD,
    });
    const { paymentId, currency, amountMicro } = request;
    await shop.sandboxNotice({ paymentId, currency, amountMicro, kind: "succeeded" });
    expect(await api.db.select().from(refunds)).toMatchObject([{ paymentId, amountMicro, reason: "paid already" }]);
    const order = await shop.view(ann, orderId);
    expect([order.status, order.amountPayableMicro]).toEqual(["Paid", BY_CARD]);
    expect((await listMails(api.db)).map(({ subject }) => subject.replace(/BW\S+/, "N"))).toEqual([
      "Order N is placed",
      "Payment received for order N",
      "We return your payment for order N",
    ]);
  });

  it("closes the link of an order that is cancelled, and gives back what was paid by it all the same", async () => {
    const ann = await shop.customer();
    const orderId = await shop.place(ann);
    const session = await openCard(ann, orderId);
    await api.call(cancelOrder, { id: orderId }, { token: ann.token });
    stripe.pay(session);
    await runJobs();
    await tell("checkout.session.completed", session);
    expect((await shop.view(ann, orderId)).payments).toMatchObject([{ status: "refunded" }]);
    expect(await api.db.select().from(refunds)).toMatchObject([{ reason: "order is Cancelled", status: "due" }]);
  });

  it("takes no payment for an order that lapsed, and gives back what comes by its old link", async () => {
    const ann = await shop.customer();
    const orderId = await shop.place(ann);
    const session = await openCard(ann, orderId);
    api.clock.now = new Date(START.getTime() + 14 * 86_400_000 + 1);
    expect(await lapseUnpaid(api.deps, api.clock.now)).toBe(1);
    expect((await shop.pay(ann, orderId, "card")).code).toBe("MOVE_NOT_ALLOWED");
    stripe.pay(session);
    expect((await tell("checkout.session.completed", session)).status).toBe(200);
    expect(await shop.view(ann, orderId)).toMatchObject({ status: "Cancelled", payments: [{ status: "refunded" }] });
    expect(await api.db.select().from(refunds)).toMatchObject([{ reason: "order is Cancelled", amountMicro: BY_CARD }]);
  });
});

describe("a notice of Stripe", () => {
  async function paidSession() {
    const ann = await shop.customer();
    const orderId = await shop.place(ann);
    const session = await openCard(ann, orderId);
    stripe.pay(session);
    return { ann, orderId, session };
  }

  it("has one effect, though it comes ten times at once", async () => {
    const { ann, orderId, session } = await paidSession();
    const { body, headers } = stripe.event("checkout.session.completed", session, api.clock.now);
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.deliver("stripe", body, headers)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const order = await shop.view(ann, orderId);
    expect(order.events.filter(({ to }) => to === "Paid")).toHaveLength(1);
    expect(await api.db.select().from(paymentNotices)).toHaveLength(1);
  });

  it("that is here before the link's own answer pays the order, once, and takes nothing back", async () => {
    const ann = await shop.customer();
    const orderId = await shop.place(ann);
    const slow = api.deps.paymentProviders.stripe;
    if (!slow) throw new Error("no provider");
    const early = async (...asked: Parameters<typeof slow.open>) => {
      const opened = await slow.open(...asked);
      if (stripe.sessions.get(opened.reference)?.status === "open") stripe.pay(opened.reference);
      expect((await tell("checkout.session.completed", opened.reference)).status).toBe(200);
      return opened;
    };
    api.deps.paymentProviders.stripe = { ...slow, open: early };
    const answers = await Promise.all([shop.pay(ann, orderId, "card"), shop.pay(ann, orderId, "card")]);
    api.deps.paymentProviders.stripe = slow;
    await runJobs();
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const order = await shop.view(ann, orderId);
    expect([order.status, order.events.filter(({ to }) => to === "Paid")]).toMatchObject([
      "Paid",
      [{ from: "Submitted" }],
    ]);
    expect(order.payments).toMatchObject([{ status: "succeeded", amountMicro: BY_CARD }]);
    expect([stripe.sessions.size, await api.db.select().from(refunds)]).toEqual([1, []]);
  });

  it("ends paid in whatever order success and expiry arrive", async () => {
    for (const order of [
      ["checkout.session.expired", "checkout.session.completed"],
      ["checkout.session.completed", "checkout.session.expired"],
    ]) {
      const { ann, orderId, session } = await paidSession();
      for (const type of order) {
        const change = type.endsWith("expired") ? { session: { status: "expired", payment_status: "unpaid" } } : {};
        expect((await tell(type, session, change)).status).toBe(200);
      }
      expect((await shop.view(ann, orderId)).payments).toMatchObject([{ status: "succeeded" }]);
    }
  });

  it.each([
    ["another amount", { session: { amount_total: 1 } }],
    ["another currency", { session: { currency: "cny" } }],
  ])("with %s pays nothing, and staff can read of it", async (_what, change) => {
    const { ann, orderId, session } = await paidSession();
    expect((await tell("checkout.session.completed", session, change)).status).toBe(200);
    expect((await shop.view(ann, orderId)).status).toBe("Submitted");
    const seen = await api.db.select().from(auditEvents).where(eq(auditEvents.kind, "payment-mismatch"));
    expect(seen).toHaveLength(1);
  });

  it("forged, replayed later, from another mode or about a payment that is not its own is refused", async () => {
    const { ann, orderId, session } = await paidSession();
    const bob = await shop.customer();
    const bobsOrder = await shop.place(bob);
    const { paymentId } = await shop.sandboxRequest(bob, bobsOrder);
    const good = stripe.event("checkout.session.completed", session, api.clock.now);
    const statuses = [
      await tell("checkout.session.completed", session, { secret: "whsec_guess" }),
      await shop.deliver("stripe", good.body, {}),
      await shop.deliver("stripe", good.body.replace("4039", "4038"), good.headers),
      await tell("checkout.session.completed", session, { event: { livemode: true } }),
      // Signed by Stripe, but the payment is the sandbox's.
      await tell("checkout.session.completed", session, { session: { client_reference_id: paymentId } }),
      await tell("checkout.session.completed", session, { session: { client_reference_id: "nothing" } }),
      // The sandbox's door does not take Stripe's word, a bank has no door, and strangers find none.
      await shop.deliver("sandbox", good.body, good.headers),
      await shop.deliver("bankTransfer", good.body, good.headers),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400, 400]);
    expect((await shop.deliver("paypal", good.body, good.headers)).status).toBe(404);
    expect((await shop.deliver("__proto__", good.body, good.headers)).status).toBe(404);
    api.advance(301_000);
    expect((await shop.deliver("stripe", good.body, good.headers)).status).toBe(400);
    expect((await shop.view(ann, orderId)).status).toBe("Submitted");
    expect((await shop.view(bob, bobsOrder)).status).toBe("Submitted");
    expect(await api.db.select().from(paymentNotices)).toEqual([]);
  });
});

describe("what a client says of money", () => {
  it("is not read: not in an order, not in a payment, not on the way back", async () => {
    const ann = await shop.customer();
    const input = {
      cartItemIds: [await shop.addBoard(ann)],
      receiverId: await shop.addAddress(ann),
      shippingMethod: "standard",
      total: 1,
      amountPayableMicro: 1,
      transactionFeeMicro: -1,
      currency: "CNY",
      status: "Paid",
      paidAt: "2026-01-01",
      accountId: "someone",
    };
    const { data } = await api.call(createOrder, input as never, { token: ann.token });
    const paying = {
      orderId: data.orderId,
      paymentMethod: "card",
      amountMicro: 1,
      currency: "CNY",
      status: "succeeded",
    };
    await api.call(payOrder, paying as never, { token: ann.token });
    expect([...stripe.sessions.values()].map(({ amount_total, currency }) => [amount_total, currency])).toEqual([
      [4039, "usd"],
    ]);
    // The return address carries nothing, and what is added to it changes nothing.
    const returned = stripe.requests[0]?.fields.success_url ?? "";
    expect(returned).toBe(`http://localhost:3000/my-center/orders/${data.orderId}`);
    await api.call(viewOrder, { id: data.orderId, status: "success", paid: "1" } as never, { token: ann.token });
    const order = await shop.view(ann, data.orderId);
    expect([order.status, order.currency, order.amountPayableMicro]).toEqual(["Submitted", "USD", BY_CARD]);
  });

  it("does not move where Stripe sends people back to", async () => {
    const ann = await shop.customer();
    const orderId = await shop.place(ann);
    const headers = { host: "localhost:3000", "x-forwarded-host": "evil.example", origin: "http://localhost:3000" };
    await api.call(payOrder, { orderId, paymentMethod: "card" }, { token: ann.token, headers });
    expect(stripe.requests[0]?.fields.success_url).toBe(`http://localhost:3000/my-center/orders/${orderId}`);
  });
});

describe("paying with a key", () => {
  it("answers the same again, also when the first answer was lost on the way", async () => {
    const ann = await shop.customer();
    const orderId = await shop.place(ann);
    stripe.trouble("hang", "cut");
    expect((await shop.pay(ann, orderId, "card", "key-1")).code).toBe("PAYMENT_UNAVAILABLE");
    const first = await shop.pay(ann, orderId, "card", "key-1");
    const second = await shop.pay(ann, orderId, "card", "key-1");
    expect(second.data).toEqual(first.data);
    expect(stripe.sessions.size).toBe(1);
    expect((await shop.pay(ann, orderId, "bankTransfer", "key-1")).code).toBe("IDEMPOTENCY_MISMATCH");
  });
});

describe("an order that costs nothing", () => {
  it("is paid without any provider", async () => {
    const ann = await shop.customer();
    const orderId = await shop.place(ann);
    await api.db.update(orders).set({ couponDiscountMicro: FOUR_LAYERS_MICRO, amountPayableMicro: 0 });
    const { data } = await shop.pay(ann, orderId, "card");
    expect(data.payUrl).toBe(`/my-center/orders/${orderId}`);
    expect(await shop.view(ann, orderId)).toMatchObject({ status: "Paid", amountPayableMicro: 0 });
    expect(stripe.requests).toEqual([]);
    await api.call(cancelOrder, { id: orderId }, { token: ann.token });
    expect(await api.db.select().from(refunds)).toEqual([]);
  });
});

describe("a process without a provider", () => {
  it("does not know the sandbox beyond this machine", () => {
    const environment = { ...api.deps.environment, baseUrl: "https://shop.example" };
    const made = createProviders({ environment, db: api.db, secret: SANDBOX_SECRET });
    expect(Object.keys(made).toSorted()).toEqual(["bankTransfer", "stripe"]);
  });
});

it("closing jobs are done once their provider answers", async () => {
  const ann = await shop.customer();
  const orderId = await shop.place(ann);
  const session = await openCard(ann, orderId);
  await shop.pay(ann, orderId, "sandbox");
  stripe.trouble("cut", "cut");
  await runJobs();
  expect(stripe.sessions.get(session)?.status).toBe("open");
  await api.db.update(jobs).set({ runAt: new Date(0) });
  await runJobs();
  expect(stripe.sessions.get(session)?.status).toBe("expired");
});
