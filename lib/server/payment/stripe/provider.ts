// Stripe as a payment provider: its own page takes the money, by the documented HTTP API.

import { z } from "zod";
import type { PaymentMethod } from "@/lib/contracts/payment";
import { ProviderError, type PaymentProvider, type RefundAnswer, type RefundRequest } from "../provider";
import { createStripeApi, type StripeApi, type StripeSettings } from "./http";
import { toMinorUnits } from "./minor-units";
import { readStripeNotice } from "./notice";
import { checkoutSession, readSession, sessionFields } from "./session";

const refundObject = z.object({
  id: z.string(),
  status: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
const refundList = z.object({ data: z.array(refundObject) });

type Settings = StripeSettings & { webhookSecret: string; methods: readonly PaymentMethod[] };

/** An answer of another shape than documented tells nothing: it is asked for again. */
function read<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.safeParse(body);
  if (!parsed.success)
    throw new ProviderError("unanswered", `Stripe answered an unknown shape: ${parsed.error.message}`);
  return parsed.data;
}

function toAnswer({ id, status }: z.infer<typeof refundObject>): RefundAnswer {
  if (status === "failed" || status === "canceled")
    return { state: "refused", reason: `the refund ${id} is ${status}` };
  return { state: "sent", reference: id };
}

async function sendRefund(call: StripeApi, request: RefundRequest): Promise<RefundAnswer> {
  const { refundId, attempt, chargeReference, currency, amountMicro } = request;
  if (chargeReference === null) return { state: "refused", reason: "Stripe never named the charge" };
  if (attempt > 1) {
    const fields = { payment_intent: chargeReference, limit: 100 };
    const { data } = read(refundList, await call({ method: "GET", path: "/v1/refunds", fields }));
    const earlier = data.find(({ metadata }) => metadata?.refundId === refundId);
    if (earlier) return toAnswer(earlier);
  }
  const fields = {
    payment_intent: chargeReference,
    amount: toMinorUnits(currency, amountMicro),
    metadata: { refundId },
  };
  // A failure is answered again under its key; what an earlier attempt did was looked for above.
  const key = `refund-${refundId}-${attempt}`;
  try {
    return toAnswer(read(refundObject, await call({ method: "POST", path: "/v1/refunds", fields, key })));
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== "refused") throw error;
    if (error.code === "charge_already_refunded") return { state: "sent", reference: chargeReference };
    return { state: "refused", reason: error.message };
  }
}

export function createStripeProvider(settings: Settings): PaymentProvider {
  const call = createStripeApi(settings);
  const pathOf = (reference: string) => `/v1/checkout/sessions/${encodeURIComponent(reference)}`;
  return {
    methods: settings.methods,
    async open(request) {
      const fields = sessionFields(request);
      const body = await call({
        method: "POST",
        path: "/v1/checkout/sessions",
        fields,
        key: `open-${request.paymentId}`,
      });
      const session = read(checkoutSession, body);
      if (!session.url) throw new ProviderError("broken", `the session ${session.id} has no page`);
      return { reference: session.id, payUrl: session.url };
    },
    readWebhook: (body, headers, now) => readStripeNotice(settings, { body, headers, now }),
    async findEvent({ reference }) {
      const fields = { expand: ["payment_intent"] };
      return readSession(read(checkoutSession, await call({ method: "GET", path: pathOf(reference), fields })));
    },
    async close({ reference }) {
      try {
        await call({ method: "POST", path: `${pathOf(reference)}/expire`, key: `close-${reference}` });
      } catch (error) {
        // It was paid or closed before; the notice or the next look says which.
        if (!(error instanceof ProviderError) || error.kind !== "refused") throw error;
      }
    },
    refund: (request) => sendRefund(call, request),
  };
}
