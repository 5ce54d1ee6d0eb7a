// Promises about requests and work: keyed answers, limits, jobs, mails.

import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, id, locale, time } from "@/lib/server/db/tables/columns";

/** The answer to a keyed request, kept in the transaction of what it protects. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    owner: text("owner").notNull(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    answer: jsonb("answer").$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] }), index("idempotency_keys_created").on(table.createdAt)],
);

/** Rate limit counters that must survive a restart; `caller` is a keyed hash. */
export const limitCounters = pgTable(
  "limit_counters",
  {
    name: text("name").notNull(),
    caller: text("caller").notNull(),
    points: integer("points").notNull(),
    endsAt: time("ends_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.caller] }), index("limit_counters_end").on(table.endsAt)],
);

export const jobs = pgTable(
  "jobs",
  {
    id: id(),
    kind: text("kind").notNull(),
    /** Whose turn it is among the jobs of one kind: a key of the customer, empty for the product's own work. */
    owner: text("owner").notNull().default(""),
    payload: jsonb("payload").$type<unknown>().notNull(),
    /** A leased one is waiting with `lease_until` in the future. A dead one becomes `discarded` at the desk. */
    state: text("state").$type<"waiting" | "done" | "dead" | "discarded">().notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    maxAttempts: integer("max_attempts").notNull().default(8),
    runAt: time("run_at").notNull().defaultNow(),
    leaseUntil: time("lease_until"),
    /** Start of its latest attempt. */
    leasedAt: time("leased_at"),
    lastError: text("last_error"),
    /** The request that caused it, and its trace as a `traceparent`. */
    requestId: text("request_id"),
    trace: text("trace"),
    createdAt: createdAt(),
  },
  (table) => [
    index("jobs_due").on(table.state, table.runAt),
    index("jobs_lanes")
      .on(table.kind, table.owner, table.runAt)
      .where(sql`${table.state} = 'waiting'`),
    index("jobs_leased")
      .on(table.kind, table.owner)
      .where(sql`${table.state} = 'waiting' and ${table.leaseUntil} is not null`),
    index("jobs_turns").on(table.kind, table.owner, table.leasedAt),
  ],
);

/** A scheduled task that a process runs now; others leave it alone until the lease ends. */
export const taskLeases = pgTable("task_leases", {
  task: text("task").primaryKey(),
  /** One run of the task in one process. */
  holder: text("holder").notNull(),
  leaseUntil: time("lease_until").notNull(),
});

/** Every mail and SMS the product sends, written with what caused it. */
export const mails = pgTable("mails", {
  id: id(),
  channel: text("channel").$type<"mail" | "sms">().notNull().default("mail"),
  recipient: text("recipient").notNull(),
  subject: text("subject").notNull(),
  text: text("text").notNull(),
  html: text("html"),
  locale: locale(),
  /**
   * waiting; sent (a mail server has it); written (to DATA_DIR/outbox, no carrier is configured); refused (by the
   * carrier, for good); failed (the attempts are used up).
   */
  state: text("state").$type<"waiting" | "sent" | "written" | "refused" | "failed">().notNull().default("waiting"),
  lastError: text("last_error"),
  /** When it was sent or written. */
  sentAt: time("sent_at"),
  createdAt: createdAt(),
});
