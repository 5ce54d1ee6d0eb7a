import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ProviderError, type PaymentProvider, type PaymentRequest } from "@/lib/server/payment/provider";
import { encodeFields } from "@/lib/server/payment/stripe/http";
import { fromMinorUnits, toMinorUnits } from "@/lib/server/payment/stripe/minor-units";
import { createStripeProvider } from "@/lib/server/payment/stripe/provider";
import { startStripe, STRIPE_SECRET, STRIPE_WEBHOOK_SECRET, type StripeStub } from "@/tests/support/stripe-stub";

const NOW = new Date("2026-11-21T04:00:00Z");
const REQUEST: PaymentRequest = {
  paymentId: "pay-1",
  method: "card",
  orderNumber: "BW261121-7K2MQ4",
  subject: "BW261121-7K2MQ4 · Shipping",
  currency: "USD",
  amountMicro: 40_390_000,
  expiresAt: NOW.getTime() + 3_600_000,
  returnUrl: "/my-center/orders/order-1",
  origin: "https://shop.example",
  locale: "en",
};

let stripe: StripeStub;
let provider: PaymentProvider;
beforeAll(async () => {
  stripe = await startStripe();
  provider = createStripeProvider({
    secretKey: STRIPE_SECRET,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: stripe.apiBase,
    methods: ["card"],
    timeoutMs: 200,
    backoffMs: 0,
  });
});
beforeEach(() => stripe.forget());
afterAll(() => stripe.close());

const known = (reference: string) => ({
  paymentId: "pay-1",
  reference,
  currency: "USD" as const,
  amountMicro: 40_390_000,
});
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "answered",
    (error: unknown) => (error instanceof ProviderError ? error.kind : String(error)),
  );

describe("opening a payment", () => {
  it("sends the amount in cents, the payment's id and the way back, under a key of its own", async () => {
    const opened = await provider.open(REQUEST);
    expect(opened).toEqual({ reference: opened.reference, payUrl: `https://checkout.stripe.test/${opened.reference}` });
    expect(stripe.requests).toEqual([
      {
        call: "POST /v1/checkout/sessions",
        key: "open-pay-1",
        authorization: `Bearer ${STRIPE_SECRET}`,
        fields: {
          mode: "payment",
          client_reference_id: "pay-1",
          "metadata[paymentId]": "pay-1",
          "payment_intent_data[description]": "BW261121-7K2MQ4 · Shipping",
          "payment_intent_data[metadata][paymentId]": "pay-1",
          "payment_method_types[0]": "card",
          "line_items[0][quantity]": "1",
          "line_items[0][price_data][currency]": "usd",
          "line_items[0][price_data][unit_amount]": "4039",
          "line_items[0][price_data][product_data][name]": "BW261121-7K2MQ4 · Shipping",
          // 21 November 2026, 05:00 UTC
          expires_at: "1795237200",
          locale: "en",
          success_url: "https://shop.example/my-center/orders/order-1",
          cancel_url: "https://shop.example/my-center/orders/order-1",
        },
      },
    ]);
  });

  it("asks for the wallet that was chosen", async () => {
    await provider.open({ ...REQUEST, method: "wechatPay", currency: "CNY", locale: "zh" });
    expect(stripe.requests[0]?.fields).toMatchObject({
      "payment_method_types[0]": "wechat_pay",
      "payment_method_options[wechat_pay][client]": "web",
      "line_items[0][price_data][currency]": "cny",
      locale: "zh",
    });
  });

  it.each(["hang", "cut", "garbage", { status: 429 }] as const)(
    "is tried again after %o, under the same key, and opens one session",
    async (trouble) => {
      stripe.trouble(trouble);
      const { reference } = await provider.open(REQUEST);
      expect(stripe.requests.map(({ key }) => key)).toEqual(["open-pay-1", "open-pay-1"]);
      expect([...stripe.sessions.keys()]).toEqual([reference]);
    },
  );

  it("says that nobody knows when no try is answered, that it broke when Stripe says so, and no when it is refused", async () => {
    stripe.trouble("hang", "cut");
    expect(await kindOf(provider.open(REQUEST))).toBe("unanswered");
    stripe.trouble({ status: 500 });
    expect(await kindOf(provider.open({ ...REQUEST, paymentId: "pay-2" }))).toBe("broken");
    stripe.trouble({ status: 400, code: "amount_too_small" });
    expect(await kindOf(provider.open({ ...REQUEST, paymentId: "pay-3" }))).toBe("refused");
    // A key that is not accepted is our mistake, not the payment's.
    stripe.trouble({ status: 401 }, { status: 401 });
    expect(await kindOf(provider.open({ ...REQUEST, paymentId: "pay-4" }))).toBe("unanswered");
  });
});

describe("asking about a payment", () => {
  it("tells each way that a session can stand", async () => {
    const { reference } = await provider.open(REQUEST);
    expect(await provider.findEvent(known(reference))).toBe("open");
    stripe.pay(reference);
    const charge = stripe.sessions.get(reference)?.payment_intent;
    expect(await provider.findEvent(known(reference))).toEqual({
      kind: "succeeded",
      currency: "USD",
      amountMicro: 40_390_000,
      reference,
      chargeReference: charge,
    });
    const late = await provider.open({ ...REQUEST, paymentId: "pay-2" });
    stripe.payLater(late.reference);
    expect(await provider.findEvent(known(late.reference))).toBe("open");
    stripe.giveUp(late.reference);
    expect(await provider.findEvent(known(late.reference))).toEqual({
      kind: "failed",
      currency: "USD",
      amountMicro: 40_390_000,
    });
    const old = await provider.open({ ...REQUEST, paymentId: "pay-3" });
    stripe.expire(old.reference);
    expect(await provider.findEvent(known(old.reference))).toMatchObject({ kind: "expired" });
  });

  it("does not take silence or a missing session for an answer", async () => {
    stripe.trouble("cut", "hang");
    expect(await kindOf(provider.findEvent(known("cs_x")))).toBe("unanswered");
    expect(await kindOf(provider.findEvent(known("cs_x")))).toBe("refused");
  });
});

describe("closing a payment", () => {
  it("ends an open session, and minds neither a paid nor an ended one", async () => {
    const { reference } = await provider.open(REQUEST);
    await provider.close(known(reference));
    expect(stripe.sessions.get(reference)?.status).toBe("expired");
    await provider.close(known(reference));
    const paid = await provider.open({ ...REQUEST, paymentId: "pay-2" });
    stripe.pay(paid.reference);
    await provider.close(known(paid.reference));
    expect(stripe.sessions.get(paid.reference)?.payment_status).toBe("paid");
  });
});

describe("a refund", () => {
  async function paid(): Promise<string> {
    const { reference } = await provider.open(REQUEST);
    stripe.pay(reference);
    return stripe.sessions.get(reference)?.payment_intent ?? "";
  }
  const request = (chargeReference: string | null, attempt = 1) => ({
    refundId: "ref-1",
    attempt,
    paymentId: "pay-1",
    chargeReference,
    currency: "USD" as const,
    amountMicro: 40_390_000,
  });

  it("sends the amount in cents for the charge", async () => {
    const charge = await paid();
    const answer = await provider.refund(request(charge));
    expect(stripe.refunds).toEqual([
      {
        id: stripe.refunds[0]?.id,
        payment_intent: charge,
        amount: 4039,
        status: "succeeded",
        metadata: { refundId: "ref-1" },
      },
    ]);
    expect(answer).toEqual({ state: "sent", reference: stripe.refunds[0]?.id });
  });

  it("whose answer was lost is found by the next attempt and not sent twice", async () => {
    const charge = await paid();
    stripe.trouble("hang", "cut");
    expect(await kindOf(provider.refund(request(charge)))).toBe("unanswered");
    expect(await provider.refund(request(charge, 2))).toEqual({ state: "sent", reference: stripe.refunds[0]?.id });
    expect(stripe.refunds).toHaveLength(1);
  });

  it("that Stripe failed at is sent under another key, for the first one answers the failure again", async () => {
    const charge = await paid();
    stripe.trouble({ status: 500 });
    expect(await kindOf(provider.refund(request(charge)))).toBe("broken");
    expect(await provider.refund(request(charge, 2))).toEqual({ state: "sent", reference: stripe.refunds[0]?.id });
  });

  it("that was made by hand counts as sent, and what Stripe refuses needs a person", async () => {
    const charge = await paid();
    await provider.refund({ ...request(charge), refundId: "by-hand" });
    expect(await provider.refund(request(charge))).toEqual({ state: "sent", reference: charge });
    expect(await provider.refund({ ...request("pi_unknown"), refundId: "ref-2" })).toEqual({
      state: "refused",
      reason: "Stripe answered 404: No such payment_intent",
    });
    expect(await provider.refund(request(null))).toMatchObject({ state: "refused" });
  });
});

describe("a notice", () => {
  const read = (webhook: { body: string; headers: Record<string, string> }, now = NOW) =>
    provider.readWebhook(Buffer.from(webhook.body), new Headers(webhook.headers), now);

  it("tells how the session ended", async () => {
    const { reference } = await provider.open(REQUEST);
    stripe.pay(reference);
    expect(read(stripe.event("checkout.session.completed", reference, NOW))).toEqual({
      noticeId: expect.stringMatching(/^evt_/) as string,
      paymentId: "pay-1",
      kind: "succeeded",
      currency: "USD",
      amountMicro: 40_390_000,
      reference,
      chargeReference: stripe.sessions.get(reference)?.payment_intent,
    });
    const other = await provider.open({ ...REQUEST, paymentId: "pay-2" });
    stripe.expire(other.reference);
    expect(read(stripe.event("checkout.session.expired", other.reference, NOW))).toMatchObject({ kind: "expired" });
  });

  it("of a bank that answers later tells nothing at first, and then how it went", async () => {
    const { reference } = await provider.open(REQUEST);
    stripe.payLater(reference);
    expect(read(stripe.event("checkout.session.completed", reference, NOW))).toBe("irrelevant");
    expect(read(stripe.event("checkout.session.async_payment_failed", reference, NOW))).toMatchObject({
      kind: "failed",
      paymentId: "pay-1",
    });
  });

  it("of another kind or another program's session is nothing of ours", async () => {
    const { reference } = await provider.open(REQUEST);
    expect(read(stripe.event("charge.refunded", reference, NOW))).toBe("irrelevant");
    const foreign = { session: { client_reference_id: null } };
    expect(read(stripe.event("checkout.session.completed", reference, NOW, foreign))).toBe("irrelevant");
  });

  it("is refused with a wrong signature, an old one, and from the mode that the key does not belong to", async () => {
    const { reference } = await provider.open(REQUEST);
    stripe.pay(reference);
    const make = (change = {}) => stripe.event("checkout.session.completed", reference, NOW, change);
    expect(read(make({ secret: "whsec_other" }))).toBeNull();
    expect(read({ ...make(), headers: {} })).toBeNull();
    expect(read(make(), new Date(NOW.getTime() + 301_000))).toBeNull();
    expect(read(make({ event: { livemode: true } }))).toBeNull();
    const good = make();
    expect(read({ ...good, body: JSON.stringify(JSON.parse(good.body), null, 1) })).toBeNull();
  });
});

describe("amounts", () => {
  it("are cents, whole units where the currency has none, and never rounded", () => {
    expect(toMinorUnits("USD", 39_250_000)).toBe(3925);
    expect(toMinorUnits("CNY", 5_000_000)).toBe(500);
    expect(toMinorUnits("JPY", 500_000_000)).toBe(500);
    expect(fromMinorUnits("usd", 3925)).toBe(39_250_000);
    expect(fromMinorUnits("JPY", 500)).toBe(500_000_000);
    expect(() => toMinorUnits("USD", 39_255_000)).toThrow("cannot be charged");
    expect(() => toMinorUnits("JPY", 1_500_000)).toThrow("cannot be charged");
  });
});

describe("fields", () => {
  it("are written as nested names, without what is not there", () => {
    expect(encodeFields({ a: 1, b: { c: "x", d: null }, e: [{ f: "g" }], h: ["i", "j"], k: undefined })).toEqual([
      ["a", "1"],
      ["b[c]", "x"],
      ["e[0][f]", "g"],
      ["h[0]", "i"],
      ["h[1]", "j"],
    ]);
  });
});
