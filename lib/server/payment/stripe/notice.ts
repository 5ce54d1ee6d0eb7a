// Stripe's notices (webhook events): signed, about one of our sessions, from the mode that our key belongs to.

import { z } from "zod";
import type { PaymentNotice } from "../provider";
import { isSigned } from "../signature";
import { amountOf, checkoutSession, readSession } from "./session";

const event = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});

/** Events that say how a session ended; of the rest there is nothing to learn. */
const TELLING = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
];

type Settings = { webhookSecret: string; secretKey: string };

/** Secret and restricted keys alike say which mode they open. */
const isLiveKey = (key: string) => /^[a-z]+_live_/.test(key);

function parse(text: string): z.infer<typeof event> | null {
  try {
    return event.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function readStripeNotice(
  { webhookSecret, secretKey }: Settings,
  { body, headers, now }: { body: Uint8Array; headers: Headers; now: Date },
): PaymentNotice | "irrelevant" | null {
  const text = Buffer.from(body).toString("utf8");
  if (!isSigned(webhookSecret, text, headers.get("stripe-signature"), now)) return null;
  const event = parse(text);
  if (!event || event.livemode !== isLiveKey(secretKey)) return null;
  if (!TELLING.includes(event.type)) return "irrelevant";
  const session = checkoutSession.safeParse(event.data.object);
  // The account may sell by other programs too; their sessions carry no payment of ours.
  if (!session.success || !session.data.client_reference_id) return "irrelevant";
  const identity = { noticeId: event.id, paymentId: session.data.client_reference_id };
  const word = readSession(session.data);
  if (word === "open" && event.type === "checkout.session.async_payment_failed")
    return { ...identity, kind: "failed", ...amountOf(session.data) };
  return word === "open" ? "irrelevant" : { ...identity, ...word };
}
