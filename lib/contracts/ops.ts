// The desk, for staff alone: what waits for us, what was done, what was sent, and how the days went.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { currency, id, paging, text } from "./values";

/** One market area; absent for all. */
export const adminArea = z.enum(["en-US", "zh-CN"]);
/** Filter of an admin list. */
export const adminList = z.extend(paging, { area: z.optional(adminArea), keyword: z.optional(text(0, 100)) });
/** Words of staff: to the customer where the endpoint says so. */
export const actNote = z._default(text(0, 500), "");

/** Customer to whom a record belongs. */
export const adminCustomer = z.object({
  accountId: id,
  email: z.string(),
  mobile: z.string(),
  name: z.string(),
  company: z.string(),
  phone: z.string(),
  locale: z.string(),
  since: z.string(),
  orders: z.int(),
});
export type AdminCustomer = z.infer<typeof adminCustomer>;

/** A file of a record, fetched by the record's own endpoint. */
export const adminFile = z.object({ fileUrl: id, fileName: z.string(), size: z.int() });

const act = z.object({
  actId: id,
  at: z.string(),
  /** Staff member; empty for an action of the account itself or of the command line. */
  actor: z.string(),
  /** Whom it happened to. */
  account: z.string(),
  kind: z.string(),
  /** `order:ID`, `quote:ID`, ...; null where it is the account. */
  subject: z.nullable(z.string()),
  /** Name of the record for people: the number of an order or a quote. */
  name: z.string(),
  /** Currency of the amounts in the details, if any. */
  currency: z.nullable(currency),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AdminAct = z.infer<typeof act>;
export const adminActs = z.array(act);

export const ADMIN_QUEUES = [
  "inquiries",
  "checks",
  "review",
  "produce",
  "weigh",
  "ship",
  "transfers",
  "messages",
  "complaints",
  "moderation",
  "refunds",
  "mails",
] as const;

export const viewAdmin = endpoint({
  method: "GET",
  path: "/api/ops/overview",
  access: "staff",
  summary: "Open tasks of the admin, by queue",
  input: z.object({}),
  output: z.object({
    /** Number of open tasks, and since when the oldest waits; null without one. */
    queues: z.array(z.object({ queue: z.enum(ADMIN_QUEUES), count: z.int(), oldest: z.nullable(z.string()) })),
    /** Open orders past their promised date, promised for today, waiting for the customer, and one's own to do. */
    figures: z.object({ late: z.int(), today: z.int(), todo: z.int(), customer: z.int(), mine: z.int() }),
    /** Signed-in staff member. */
    staff: z.string(),
  }),
});
export type AdminOverview = z.infer<typeof viewAdmin.output>;

export const listAdminActs = endpoint({
  method: "GET",
  path: "/api/ops/audit/list",
  access: "staff",
  summary: "The activity log, newest first",
  input: z.extend(paging, {
    keyword: z.optional(text(0, 100)),
    kind: z.optional(text(1, 60)),
    subject: z.optional(text(1, 100)),
  }),
  output: z.object({ rows: adminActs, total: z.int(), kinds: z.array(z.string()) }),
});

export const listAdminMails = endpoint({
  method: "GET",
  path: "/api/ops/outbox/list",
  access: "staff",
  summary: "Emails and text messages, newest first",
  input: z.extend(paging, { keyword: z.optional(text(0, 100)), channel: z.optional(z.enum(["mail", "sms"])) }),
  output: z.object({
    rows: z.array(
      z.object({
        mailId: id,
        channel: z.enum(["mail", "sms"]),
        recipient: z.string(),
        subject: z.string(),
        /** Without the codes and links that open an account. */
        text: z.string(),
        locale: z.string(),
        at: z.string(),
        /** sent: a mail server has it. written: into DATA_DIR/outbox. refused: for good. failed: no attempt is left. */
        state: z.enum(["waiting", "sent", "written", "refused", "failed"]),
        /** Last answer of the mail server, if it refused the message. */
        lastError: z.nullable(z.string()),
        sentAt: z.nullable(z.string()),
      }),
    ),
    total: z.int(),
  }),
});
export type AdminMail = z.infer<typeof listAdminMails.output>["rows"][number];

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** As many days as a report shows at once. */
export const MAX_REPORT_DAYS = 92;

/** Days are those of Shanghai. At most 92 of them. */
export const viewAdminReport = endpoint({
  method: "GET",
  path: "/api/ops/report",
  access: "staff",
  summary: "Price requests, uploads, registrations, quotes, orders and revenue by day",
  input: z.object({ area: z._default(adminArea, "en-US"), from: z.optional(day), to: z.optional(day) }),
  output: z.object({
    area: adminArea,
    currency: z.enum(["USD", "CNY"]),
    days: z.array(
      z.object({
        day: z.string(),
        /** Prices that were asked of the server, by whomever. */
        pricesAsked: z.int(),
        uploads: z.int(),
        registrations: z.int(),
        /** Quotes that were made on the day and kept with an account. */
        quotes: z.int(),
        /** Quotes created in the period that were ordered by its last day. */
        quotesOrdered: z.int(),
        orders: z.int(),
        paid: z.int(),
        /** Payments received on the day, less refunds of the day. */
        revenueMicro: z.int(),
        /** Given back on the day. */
        refundedMicro: z.int(),
        /** Sales of the orders paid on the day, by price section: before coupons, fees, shipping and tax. */
        productsMicro: z.object({ boards: z.int(), assembly: z.int(), stencils: z.int(), components: z.int() }),
      }),
    ),
  }),
});
export type AdminReport = z.infer<typeof viewAdminReport.output>;
