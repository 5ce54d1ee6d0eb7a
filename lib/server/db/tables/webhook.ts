// Endpoints of customers that are told of their orders and quotes, and what was sent to them.

import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { WebhookAttempt, WebhookEventType } from "@/lib/contracts/webhook";
import { accounts } from "@/lib/server/db/tables/account";
import { createdAt, id, time } from "@/lib/server/db/tables/columns";

const accountId = () =>
  text("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: id(),
    accountId: accountId(),
    url: text("url").notNull(),
    description: text("description").notNull().default(""),
    events: jsonb("events").$type<readonly WebhookEventType[]>().notNull(),
    /** Told of test data alone. */
    isTest: boolean("is_test").notNull().default(false),
    isEnabled: boolean("is_enabled").notNull().default(true),
    /** When it was switched off because everything failed; null where its owner did, or it is on. */
    disabledAt: time("disabled_at"),
    /** Since when every attempt has failed; null after one that did not. */
    failingSince: time("failing_since"),
    /** Secrets are derived from it (lib/server/webhook/secrets.ts): none is stored. */
    secretVersion: integer("secret_version").notNull().default(1),
    /** Until when the secret before is signed with as well. */
    oldSecretUntil: time("old_secret_until"),
    createdAt: createdAt(),
  },
  (table) => [index("webhook_endpoints_account").on(table.accountId, table.createdAt)],
);

/** Events of webhooks: written in the transaction of the change. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    id: id(),
    accountId: accountId(),
    type: text("type").$type<WebhookEventType>().notNull(),
    isTest: boolean("is_test").notNull().default(false),
    /** The body of the request, kept as text: a signature is over its bytes. */
    body: text("body").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("webhook_events_created").on(table.createdAt), index("webhook_events_account").on(table.accountId)],
);

export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: id(),
    endpointId: text("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    eventId: text("event_id")
      .notNull()
      .references(() => webhookEvents.id, { onDelete: "cascade" }),
    state: text("state").$type<"waiting" | "delivered" | "failed">().notNull().default("waiting"),
    attempts: jsonb("attempts").$type<readonly WebhookAttempt[]>().notNull().default([]),
    /** When the next attempt is due; null once it is over. */
    nextAttemptAt: time("next_attempt_at"),
    /** Sent again by its owner's wish. */
    isReplay: boolean("is_replay").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("webhook_deliveries_endpoint").on(table.endpointId, table.createdAt),
    index("webhook_deliveries_event").on(table.eventId),
  ],
);
