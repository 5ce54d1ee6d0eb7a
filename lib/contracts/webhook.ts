// Webhooks: endpoints of customers that are told of their orders and quotes.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { id, jsonField, nothing, paging, text, yesNo } from "./values";

/** The moves of orders and quotes that customers are told of, and the event that tests an endpoint. */
export const WEBHOOK_EVENTS = [
  "order.created",
  "order.paid",
  "order.payment_failed",
  "order.shipped",
  "order.completed",
  "order.cancelled",
  "order.refunded",
  "order.state_changed",
  "quote.reviewed",
  "quote.expired",
] as const;
export const TEST_EVENT = "webhook.test";
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number] | typeof TEST_EVENT;

export const MAX_WEBHOOKS = 10;
export const MAX_WEBHOOK_URL = 500;
export const MAX_WEBHOOK_DESCRIPTION = 100;
/** Days for which deliveries are kept. */
export const DELIVERY_DAYS = 30;
/** An endpoint at which every attempt has failed for so long is switched off. */
export const FAILING_DAYS = 5;
/** Hours for which the secret before the newest is still signed with. */
export const OLD_SECRET_HOURS = 24;
/** Characters of an answer that are kept. */
export const MAX_KEPT_ANSWER = 2048;

const eventType = z.enum(WEBHOOK_EVENTS);
const anyEventType = z.enum([...WEBHOOK_EVENTS, TEST_EVENT]);

const events = z
  .array(eventType)
  .check(z.minLength(1, { error: "webhook.eventRequired" }), z.maxLength(WEBHOOK_EVENTS.length));
/** Whether it may be called is the server's to say (lib/server/webhook/target.ts). */
const url = z.string().check(z.minLength(1, { error: "common.required" }), z.maxLength(MAX_WEBHOOK_URL));

export const webhook = z.object({
  webhookId: id,
  url: z.string(),
  description: z.string(),
  events: z.array(eventType),
  isTest: z.boolean(),
  isEnabled: z.boolean(),
  /** When it was switched off after days of failures; null otherwise. */
  disabledTime: z.nullable(z.string()),
  /** Since when every attempt has failed. */
  failingSince: z.nullable(z.string()),
  /** Until when the former secret is signed with as well. */
  oldSecretUntil: z.nullable(z.string()),
  createTime: z.string(),
});
export type Webhook = z.infer<typeof webhook>;

const withSecret = z.extend(webhook, { secret: z.string() });

export const listWebhooks = endpoint({
  method: "GET",
  path: "/api/eda/user/webhook/list",
  access: "signed-in",
  summary: "Webhooks of the account, newest first",
  input: nothing,
  output: z.object({ rows: z.array(webhook), total: z.int() }),
});

/** TOO_MANY_RECORDS beyond ten, WEBHOOK_URL_REFUSED for an address that is not called. `secret` is shown this once. */
export const createWebhook = endpoint({
  method: "POST",
  path: "/api/eda/user/webhook",
  access: "signed-in",
  body: "json",
  idempotent: true,
  limit: { perMinute: 20 },
  summary: "Creates a webhook",
  input: z.object({
    url,
    events: jsonField(events),
    description: z._default(text(0, MAX_WEBHOOK_DESCRIPTION), ""),
    /** Told of test data; a test key makes no other. */
    isTest: z._default(yesNo, false),
  }),
  output: withSecret,
});

/** Fields that are left out keep their values. Enabling forgets earlier failures. */
export const updateWebhook = endpoint({
  method: "PUT",
  path: "/api/eda/user/webhook/{webhookId}",
  access: "signed-in",
  body: "json",
  limit: { perMinute: 60 },
  summary: "Changes a webhook, or switches it on or off",
  input: z.object({
    webhookId: id,
    url: z.optional(url),
    events: z.optional(jsonField(events)),
    description: z.optional(text(0, MAX_WEBHOOK_DESCRIPTION)),
    isEnabled: z.optional(yesNo),
  }),
  output: webhook,
});

export const deleteWebhook = endpoint({
  method: "DELETE",
  path: "/api/eda/user/webhook/{webhookId}",
  access: "signed-in",
  summary: "Deletes a webhook with its deliveries",
  input: z.object({ webhookId: id }),
  output: nothing,
});

/** Both secrets are signed with for 24 hours. */
export const rotateWebhookSecret = endpoint({
  method: "POST",
  path: "/api/eda/user/webhook/{webhookId}/secret",
  access: "signed-in",
  idempotent: true,
  limit: { perMinute: 10 },
  summary: "Makes a new signing secret; the old one stays valid for 24 hours",
  input: z.object({ webhookId: id }),
  output: withSecret,
});

export const webhookAttempt = z.object({
  at: z.string(),
  /** HTTP status; null where there was no answer. */
  status: z.nullable(z.int()),
  durationMs: z.int(),
  /** Why there was no answer, or why the address was not called. */
  error: z.nullable(z.enum(["refused", "name", "connect", "tls", "timeout", "broken"])),
  /** Beginning of the answer's body. */
  answer: z.string(),
});
export type WebhookAttempt = z.infer<typeof webhookAttempt>;

export const webhookDelivery = z.object({
  deliveryId: id,
  /** `webhook-id` of the request. */
  eventId: id,
  type: anyEventType,
  state: z.enum(["waiting", "delivered", "failed"]),
  isReplay: z.boolean(),
  createTime: z.string(),
  nextAttemptTime: z.nullable(z.string()),
  attempts: z.array(webhookAttempt),
  /** Body of the request. */
  body: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const listWebhookDeliveries = endpoint({
  method: "GET",
  path: "/api/eda/user/webhook/{webhookId}/delivery",
  access: "signed-in",
  summary: "Deliveries of a webhook within 30 days, newest first",
  input: z.extend(paging, { webhookId: id, state: z.optional(z.enum(["waiting", "delivered", "failed"])) }),
  output: z.object({ rows: z.array(webhookDelivery), total: z.int() }),
});

/** The same event with the same id, as a new delivery. MOVE_NOT_ALLOWED while the webhook is switched off. */
export const replayWebhookDelivery = endpoint({
  method: "POST",
  path: "/api/eda/user/webhook/{webhookId}/delivery/{deliveryId}/replay",
  access: "signed-in",
  idempotent: true,
  limit: { perMinute: 30 },
  summary: "Sends an event again",
  input: z.object({ webhookId: id, deliveryId: id }),
  output: webhookDelivery,
});

/** MOVE_NOT_ALLOWED while the webhook is switched off. */
export const testWebhook = endpoint({
  method: "POST",
  path: "/api/eda/user/webhook/{webhookId}/test",
  access: "signed-in",
  idempotent: true,
  limit: { perMinute: 10 },
  summary: "Sends a test event to a webhook",
  input: z.object({ webhookId: id }),
  output: webhookDelivery,
});
