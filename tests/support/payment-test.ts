// Setup of API tests of payments: the shop or the admin, a Stripe stub, and an order to be paid.

import { afterAll, beforeAll, beforeEach } from "vitest";
import type { PaymentMethod } from "@/lib/contracts/payment";
import { createJobRunner } from "@/lib/server/jobs/runner";
import { CLOSE_JOB, createCloseHandler } from "@/lib/server/payment/closing";
import { reconcilePayments } from "@/lib/server/payment/reconcile";
import { sendDueRefunds } from "@/lib/server/payment/refunds";
import { createStripeProvider } from "@/lib/server/payment/stripe/provider";
import { FOUR_LAYERS_MICRO, type Person } from "./shop";
import { api, type ShopSetting, setUpApiTest, orderFlow } from "./shop-test";
import { startStripe, STRIPE_SECRET, STRIPE_WEBHOOK_SECRET, type StripeStub } from "./stripe-stub";

export let stripe: StripeStub;

export const MINUTE_MS = 60_000;

/** Cards at Stripe, and an account to send dollars to. */
export const PAYMENT_ENV = {
  STRIPE_SECRET_KEY: STRIPE_SECRET,
  STRIPE_WEBHOOK_SECRET,
  BANK_TRANSFER_USD: "Boardwright Ltd; Example Bank; DE00 1234; EXAMDEFF",
};

/** 2.9 % of 39.25 = 1.13825, in cents 1.14; together 40.39. */
export const CARD_FEE_MICRO = 1_140_000;
export const BY_CARD_MICRO = FOUR_LAYERS_MICRO + CARD_FEE_MICRO;

interface PaymentTestSetting extends Omit<ShopSetting, "env"> {
  /** Setup of the API test, or of an admin test. */
  setUp?: (setting: ShopSetting) => void;
  /** Timeout for Stripe; tests of hanging requests set it short. */
  timeoutMs?: number;
}

/** Called once at the top of a file; its fixtures are exported here and by `shop-test` or `admin-test`. */
export function setUpPaymentTest({ setUp = setUpApiTest, timeoutMs = 300, ...setting }: PaymentTestSetting = {}): void {
  setUp({ ...setting, env: PAYMENT_ENV });
  beforeAll(async () => {
    stripe = await startStripe();
    const secrets = { secretKey: STRIPE_SECRET, webhookSecret: STRIPE_WEBHOOK_SECRET };
    const quick = { apiBase: stripe.apiBase, methods: ["card" as const], timeoutMs, backoffMs: 0 };
    api.deps.paymentProviders.stripe = createStripeProvider({ ...secrets, ...quick });
  });
  beforeEach(() => stripe.forget());
  afterAll(() => stripe.close());
}

/** The Stripe session of an order that is being paid by card. */
export async function openCard(person: Person, orderId: string): Promise<string> {
  const { type, code, data } = await orderFlow.pay(person, orderId, "card");
  if (type !== "success") throw new Error(`no page to pay on: ${code}`);
  return new URL(data.payUrl).pathname.slice(1);
}

/** An order of a customer who may pay it. */
export async function placed() {
  const ann = await orderFlow.customer();
  return { ann, orderId: await orderFlow.place(ann) };
}

/** One whose payment is opened, by card with its session at Stripe. */
export async function orderBy(method: PaymentMethod) {
  const { ann, orderId } = await placed();
  if (method === "card") return { ann, orderId, session: await openCard(ann, orderId) };
  const { type, code } = await orderFlow.pay(ann, orderId, method);
  if (type !== "success") throw new Error(`not opened: ${code}`);
  return { ann, orderId, session: "" };
}

/** One that was paid on Stripe's page, without a webhook. */
export async function paidAtStripe() {
  const order = await orderBy("card");
  stripe.pay(order.session);
  return order;
}

interface WebhookChange {
  type?: string;
  /** Deviations from Stripe's own records. */
  event?: object;
  session?: object;
  secret?: string;
}

/** Delivers a webhook of Stripe about a session; by default, that it is complete. */
export function sendWebhook(session: string, { type = "checkout.session.completed", ...change }: WebhookChange = {}) {
  const { body, headers } = stripe.event(type, session, api.clock.now, change);
  return orderFlow.deliver("stripe", body, headers);
}

/** Asks the providers about payments without a webhook. */
export const ask = (options?: { all: boolean }) => reconcilePayments(api.deps, api.clock.now, options);
export const sendRefunds = () => sendDueRefunds(api.deps, api.clock.now, () => 0);

/** Status of an order and of its payment. */
export async function statusOf({ ann, orderId }: { ann: Person; orderId: string }) {
  const order = await orderFlow.view(ann, orderId);
  return [order.status, order.payments[0]?.status];
}

/** Closes at the providers what is closed here; mails go nowhere. */
export const runJobs = () =>
  createJobRunner({
    db: api.db,
    handlers: { [CLOSE_JOB]: createCloseHandler(api.deps), mail: () => Promise.resolve() },
    log: api.deps.log,
    now: () => new Date(),
  }).drain();
