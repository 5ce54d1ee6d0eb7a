// The ways to pay: which there are, what choosing one costs and closes, who may choose it.

import { describe, expect, it } from "vitest";
import { payOrder } from "@/lib/contracts/order";
import { listPaymentMethods } from "@/lib/contracts/payment";
import { payments } from "@/lib/server/db/tables/payment";
import { createProviders } from "@/lib/server/payment/providers";
import { createTestApi, SANDBOX_SECRET, type TestApi } from "../support/api";
import {
  BY_CARD_MICRO,
  CARD_FEE_MICRO,
  orderBy,
  PAYMENT_ENV,
  placed,
  runJobs,
  setUpPaymentTest,
  stripe,
} from "../support/payment-test";
import { FOUR_LAYERS_MICRO } from "../support/shop";
import { api, orderFlow } from "../support/shop-test";
import { standIn } from "../support/stand-in";

setUpPaymentTest();

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
    const env = { ...PAYMENT_ENV, STRIPE_METHODS: "card,alipay,wechatPay", MARKET_AREA: "zh-CN" };
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
    const { ann, orderId } = await orderBy("card");
    const order = await orderFlow.view(ann, orderId);
    expect(order).toMatchObject({
      paymentMethod: "card",
      subtotalMicro: FOUR_LAYERS_MICRO,
      transactionFeeMicro: CARD_FEE_MICRO,
      amountPayableMicro: BY_CARD_MICRO,
      payments: [{ part: "order", provider: "stripe", method: "card", status: "pending", amountMicro: BY_CARD_MICRO }],
    });
    const again = await orderFlow.pay(ann, orderId);
    expect(again.data.payUrl).toMatch(/^https:\/\/checkout\.stripe\.test\//);
    expect(stripe.sessions.size).toBe(1);
    expect([...stripe.sessions.values()][0]?.amount_total).toBe(4039);
  });

  it("again closes the former payment, here at once and at its provider, and the order costs what it does then", async () => {
    const { ann, orderId, session } = await orderBy("card");
    const { data } = await orderFlow.pay(ann, orderId, "bankTransfer");
    expect(data.payUrl).toBe(`/my-center/orders/${orderId}`);
    const order = await orderFlow.view(ann, orderId);
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
    const { ann, orderId } = await placed();
    expect((await orderFlow.pay(ann, orderId, "paypal")).code).toBe("PAYMENT_UNAVAILABLE");
    expect((await orderFlow.pay(ann, orderId, standIn("cash"))).code).toBe("INVALID_INPUT");
    expect(await api.db.select().from(payments)).toEqual([]);
  });

  it("of real money asks for a confirmed address first", async () => {
    const bob = await api.signUp();
    const orderId = await orderFlow.place(bob);
    expect((await orderFlow.pay(bob, orderId, "card")).code).toBe("EMAIL_UNCONFIRMED");
    expect((await orderFlow.pay(bob, orderId, "bankTransfer")).code).toBe("EMAIL_UNCONFIRMED");
    expect((await orderFlow.pay(bob, orderId, "sandbox")).type).toBe("success");
    expect(stripe.requests).toEqual([]);
  });

  it("for another's order is refused as for a missing one, and without a token as everything is", async () => {
    const [ann, bob] = [await orderFlow.customer(), await orderFlow.customer()];
    const orderId = await orderFlow.place(ann);
    const missing = await orderFlow.pay(bob, "missing", "card");
    const foreign = await orderFlow.pay(bob, orderId, "card");
    expect([foreign.code, foreign.message]).toEqual([missing.code, missing.message]);
    expect(missing.code).toBe("NOT_FOUND");
    expect((await api.call(payOrder, { orderId, paymentMethod: "card" })).status).toBe(403);
    expect(await api.db.select().from(payments)).toEqual([]);
  });
});

describe("a process without a provider", () => {
  it("does not know the sandbox beyond this machine", () => {
    const environment = { ...api.deps.environment, baseUrl: "https://shop.example" };
    const made = createProviders({ environment, db: api.db, secret: SANDBOX_SECRET });
    expect(Object.keys(made).toSorted()).toEqual(["bankTransfer", "stripe"]);
  });
});
