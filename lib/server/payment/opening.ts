// Opening a payment at its provider: outside every transaction, and the same one however often it is asked for.

import { AppError } from "@/lib/contracts/errors";
import { linkPrefix, type Locale } from "@/lib/core/market/area";
import { originOf } from "@/lib/server/config/origin";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { enqueue } from "@/lib/server/jobs/queue";
import * as orderRows from "@/lib/server/order/rows";
import en from "@/messages/en/order.json";
import zh from "@/messages/zh/order.json";
import { CLOSE_JOB } from "./closing";
import { readMethod } from "./methods";
import { PAY_LINK_MS, type OpenedPayment, type PaymentRequest, ProviderError } from "./provider";
import * as rows from "./rows";

const SHIPPING: Record<Locale, string> = { en: en.payments.part.shipping, zh: zh.payments.part.shipping };

type Where = Pick<RequestContext, "area" | "locale">;

export const orderPath = ({ area, locale }: Where, orderId: string) =>
  `${linkPrefix(area, locale)}/my-center/orders/${orderId}`;

async function requestOf(deps: Deps, payment: rows.PaymentRow, where: Where): Promise<PaymentRequest> {
  const order = await orderRows.getById(deps.db, payment.orderId);
  return {
    paymentId: payment.id,
    method: readMethod(payment.method) ?? "sandbox",
    orderNumber: order.orderNumber,
    subject: payment.part === "shipping" ? `${order.orderNumber} · ${SHIPPING[where.locale]}` : order.orderNumber,
    currency: payment.currency,
    amountMicro: payment.amountMicro,
    expiresAt: (payment.expiresAt ?? new Date(payment.createdAt.getTime() + PAY_LINK_MS)).getTime(),
    returnUrl: orderPath(where, order.id),
    origin: originOf(deps.environment, where.area),
    locale: where.locale,
  };
}

/**
 * A payment whose opening nobody answered stays pending, and the next try asks for the same one; a provider that said
 * no, or that it broke, gets a new one next time. Either way nobody has a link, and the order can be paid again.
 */
async function refuse(deps: Deps, payment: rows.PaymentRow, error: unknown): Promise<never> {
  if (!(error instanceof ProviderError)) throw error;
  const { kind, message } = error;
  deps.log.error(
    { paymentId: payment.id, provider: payment.provider, kind, reason: message },
    "a payment did not open",
  );
  if (kind !== "unanswered") {
    await rows.failPending(deps.db, payment.id, deps.now());
  }
  throw new AppError("PAYMENT_UNAVAILABLE");
}

/** URL of the payment page. Throws PAYMENT_UNAVAILABLE if the provider does not open it. */
export async function openPayment(deps: Deps, paymentId: string, where: Where): Promise<string> {
  const payment = await rows.findById(deps.db, paymentId);
  if (!payment) throw new AppError("NOT_FOUND");
  if (payment.payUrl !== null) return payment.payUrl;
  if (payment.status === "succeeded") return orderPath(where, payment.orderId);
  const provider = deps.paymentProviders[payment.provider];
  if (payment.status !== "pending" || !provider) throw new AppError("PAYMENT_UNAVAILABLE");
  const request = await requestOf(deps, payment, where);
  const opened: OpenedPayment = await provider.open(request).catch((error: unknown) => refuse(deps, payment, error));
  if (await rows.storeOpened(deps.db, paymentId, opened)) return opened.payUrl;
  return openAtProvider(deps, paymentId, opened);
}

/** The payment ended while the provider opened it: what another request stored is good, what nobody wants is closed. */
async function openAtProvider(deps: Deps, paymentId: string, opened: OpenedPayment): Promise<string> {
  const current = await rows.findById(deps.db, paymentId);
  if (current?.reference === opened.reference) return opened.payUrl;
  await withTransaction(deps.db, async (tx) => {
    await rows.setReference(tx, paymentId, opened.reference);
    await enqueue(tx, { kind: CLOSE_JOB, payload: { paymentId } });
  });
  throw new AppError("PAYMENT_UNAVAILABLE");
}
