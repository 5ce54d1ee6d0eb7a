// A Stripe Checkout Session: what is sent to open one, and what one says of its payment.

import { z } from "zod";
import type { PaymentMethod } from "@/lib/contracts/payment";
import type { PaymentRequest, PaymentEvent } from "../provider";
import type { StripeFields } from "./http";
import { fromMinorUnits, toMinorUnits } from "./minor-units";

/** Our methods by Stripe's names for them. */
export const STRIPE_NAMES: Partial<Record<PaymentMethod, string>> = {
  card: "card",
  alipay: "alipay",
  wechatPay: "wechat_pay",
};

const intent = z.union([z.string(), z.object({ id: z.string(), status: z.string() })]).nullable();

export const checkoutSession = z.object({
  id: z.string(),
  client_reference_id: z.string().nullable(),
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
  livemode: z.boolean(),
  status: z.enum(["open", "complete", "expired"]).nullable(),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  payment_intent: intent.optional(),
  url: z.string().nullable().optional(),
});
export type CheckoutSession = z.infer<typeof checkoutSession>;

export function sessionFields(request: PaymentRequest): StripeFields {
  const { paymentId, subject, currency, amountMicro } = request;
  const returnUrl = `${request.origin}${request.returnUrl}`;
  const name = STRIPE_NAMES[request.method] ?? "card";
  return {
    mode: "payment",
    client_reference_id: paymentId,
    metadata: { paymentId },
    payment_intent_data: { description: subject, metadata: { paymentId } },
    payment_method_types: [name],
    payment_method_options: name === "wechat_pay" ? { wechat_pay: { client: "web" } } : undefined,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toMinorUnits(currency, amountMicro),
          product_data: { name: subject },
        },
      },
    ],
    expires_at: Math.trunc(request.expiresAt / 1000),
    locale: request.locale,
    success_url: returnUrl,
    cancel_url: returnUrl,
  };
}

export function amountOf({ currency, amount_total: total }: CheckoutSession): {
  currency: string;
  amountMicro: number;
} {
  const name = (currency ?? "").toUpperCase();
  return { currency: name, amountMicro: fromMinorUnits(name, total ?? 0) };
}

/** A payment that the bank settles later (async methods) stays open until then, or until the intent expires. */
export function readSession(session: CheckoutSession): PaymentEvent | "open" {
  const amount = amountOf(session);
  const { payment_intent: paid } = session;
  if (session.payment_status === "paid") {
    const chargeReference = typeof paid === "string" ? paid : paid?.id;
    return { kind: "succeeded", ...amount, reference: session.id, chargeReference };
  }
  if (session.status === "expired") return { kind: "expired", ...amount };
  const isAbandoned =
    session.status === "complete" &&
    typeof paid === "object" &&
    paid !== null &&
    ["requires_payment_method", "canceled"].includes(paid.status);
  return isAbandoned ? { kind: "failed", ...amount } : "open";
}
