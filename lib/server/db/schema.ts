// The tables of the product. Money is whole millionths in bigint columns; times carry their zone.

import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

const id = () => text("id").primaryKey();
const micro = (name: string) => bigint(name, { mode: "number" });
const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const createdAt = () => time("created_at").notNull().defaultNow();

// ---- account ----

export const accounts = pgTable("accounts", {
  id: id(),
  /** What the person signs in with, as typed. */
  email: text("email"),
  /** Lower case, NFKC: the one identity behind every spelling. */
  emailCanonical: text("email_canonical").unique(),
  mobile: text("mobile").unique(),
  passwordHash: text("password_hash").notNull(),
  username: text("username").notNull().default(""),
  jobTitle: text("job_title").notNull().default(""),
  industry: text("industry").notNull().default(""),
  companyName: text("company_name").notNull().default(""),
  phone: text("phone").notNull().default(""),
  url: text("url").notNull().default(""),
  avatarKey: text("avatar_key"),
  /** JSON text of tip flags (crtSim, couponTip), as the wire carries it. */
  pointOut: text("point_out").notNull().default("{}"),
  locale: text("locale").notNull().default("en"),
  isStaff: boolean("is_staff").notNull().default(false),
  contactConfirmedAt: time("contact_confirmed_at"),
  createdAt: createdAt(),
});

/** One sign-in on one device; its tokens rotate, the session stays. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    userAgent: text("user_agent").notNull().default(""),
    createdAt: createdAt(),
    lastUsedAt: time("last_used_at").notNull().defaultNow(),
    revokedAt: time("revoked_at"),
    revokedFor: text("revoked_for"),
  },
  (table) => [index("sessions_account").on(table.accountId)],
);

/** Only the hash of a token is stored. A child is the token that was handed out to replace its parent. */
export const sessionTokens = pgTable(
  "session_tokens",
  {
    hash: text("hash").primaryKey(),
    sessionId: text("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    parentHash: text("parent_hash"),
    issuedAt: time("issued_at").notNull().defaultNow(),
    firstUsedAt: time("first_used_at"),
    /** Set when a child was first used: good until then, a sign of theft afterwards. */
    retiresAt: time("retires_at"),
  },
  (table) => [index("session_tokens_session").on(table.sessionId), index("session_tokens_parent").on(table.parentHash)],
);

/** One-time codes by mail or SMS; only a hash is stored. */
export const contactCodes = pgTable(
  "contact_codes",
  {
    id: id(),
    contact: text("contact").notNull(),
    purpose: text("purpose").notNull(),
    codeHash: text("code_hash").notNull(),
    attempts: integer("attempts").notNull().default(0),
    expiresAt: time("expires_at").notNull(),
    usedAt: time("used_at"),
    createdAt: createdAt(),
  },
  (table) => [index("contact_codes_contact").on(table.contact, table.purpose)],
);

export const auditEvents = pgTable(
  "audit_events",
  {
    id: id(),
    accountId: text("account_id"),
    kind: text("kind").notNull(),
    details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index("audit_events_account").on(table.accountId, table.createdAt)],
);

export const subscribers = pgTable(
  "subscribers",
  {
    contact: text("contact").notNull(),
    area: text("area").notNull(),
    locale: text("locale").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.contact, table.area] })],
);

// ---- address ----

export const receivers = pgTable(
  "receivers",
  {
    id: id(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    area: text("area").notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull(),
    company: text("company").notNull().default(""),
    country: text("country").notNull(),
    state: text("state").notNull().default(""),
    city: text("city").notNull().default(""),
    district: text("district").notNull().default(""),
    address: text("address").notNull(),
    address2: text("address2").notNull().default(""),
    postcode: text("postcode").notNull().default(""),
    phone: text("phone").notNull(),
    email: text("email").notNull().default(""),
    taxId: text("tax_id").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    index("receivers_account").on(table.accountId, table.area),
    uniqueIndex("receivers_one_default")
      .on(table.accountId, table.area)
      .where(sql`${table.isDefault}`),
  ],
);

/** Where an invoice goes. Anything may be missing until an order needs it. */
export const bills = pgTable(
  "bills",
  {
    id: id(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    area: text("area").notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    company: text("company").notNull().default(""),
    country: text("country").notNull().default(""),
    state: text("state").notNull().default(""),
    city: text("city").notNull().default(""),
    district: text("district").notNull().default(""),
    address: text("address").notNull().default(""),
    address2: text("address2").notNull().default(""),
    postcode: text("postcode").notNull().default(""),
    phone: text("phone").notNull().default(""),
    email: text("email").notNull().default(""),
    taxId: text("tax_id").notNull().default(""),
    invoiceTitle: text("invoice_title").notNull().default(""),
    /** A business address; `realValue` on the wire. */
    isBusiness: boolean("is_business").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("bills_account").on(table.accountId, table.area),
    uniqueIndex("bills_one_default")
      .on(table.accountId, table.area)
      .where(sql`${table.isDefault}`),
  ],
);

// ---- file and project ----

/** Whose a record is before and after sign-in: an account, or a visitor by the hash of the key in their cookie. */
const owner = () => ({
  accountId: text("account_id").references(() => accounts.id, { onDelete: "cascade" }),
  visitorHash: text("visitor_hash"),
});

export const files = pgTable(
  "files",
  {
    id: id(),
    ...owner(),
    storageKey: text("storage_key").notNull().unique(),
    fileType: integer("file_type").notNull(),
    name: text("name").notNull(),
    size: bigint("size", { mode: "number" }).notNull(),
    sha256: text("sha256").notNull(),
    mime: text("mime").notNull(),
    batchUid: text("batch_uid"),
    createdAt: createdAt(),
  },
  (table) => [
    index("files_account").on(table.accountId, table.createdAt),
    index("files_visitor").on(table.visitorHash, table.createdAt),
  ],
);

export const projects = pgTable(
  "projects",
  {
    id: id(),
    ...owner(),
    name: text("name").notNull(),
    /** 0 schematic, 1 simulation, 2 a board read from fabrication files. */
    projectType: integer("project_type").notNull(),
    fileId: text("file_id").references(() => files.id),
    /** What the engine measured; null until a board was read. */
    facts: jsonb("facts").$type<Record<string, unknown>>(),
    layers: jsonb("layers").$type<unknown[]>().notNull().default([]),
    warnings: jsonb("warnings").$type<unknown[]>().notNull().default([]),
    topPictureKey: text("top_picture_key"),
    bottomPictureKey: text("bottom_picture_key"),
    createdAt: createdAt(),
  },
  (table) => [
    index("projects_account").on(table.accountId, table.createdAt),
    index("projects_visitor").on(table.visitorHash),
  ],
);

// ---- cart and order ----

export const cartItems = pgTable(
  "cart_items",
  {
    id: id(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    area: text("area").notNull(),
    itemType: text("item_type").notNull(),
    projectId: text("project_id").references(() => projects.id),
    specification: jsonb("specification").$type<Record<string, unknown>>().notNull(),
    partNo: text("part_no").notNull().default(""),
    /** The price last shown to the person, with the book it came from, which prices the item while it is honoured. */
    price: jsonb("price").$type<Record<string, unknown>>().notNull(),
    bookVersion: text("book_version").notNull(),
    /** Its place in the cart; what is put back keeps the one it had. */
    position: integer("position").notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index("cart_items_account").on(table.accountId, table.area)],
);

export const orders = pgTable(
  "orders",
  {
    id: id(),
    orderNumber: text("order_number").notNull().unique(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id),
    area: text("area").notNull(),
    locale: text("locale").notNull(),
    currency: text("currency").notNull(),
    status: text("status").notNull(),
    productType: text("product_type").notNull(),
    /** What lists call it: the first line's project, or its board. */
    title: text("title").notNull(),
    quantity: integer("quantity").notNull(),
    lineCount: integer("line_count").notNull(),
    merchandiseMicro: micro("merchandise_micro").notNull(),
    couponDiscountMicro: micro("coupon_discount_micro").notNull().default(0),
    transactionFeeMicro: micro("transaction_fee_micro").notNull().default(0),
    amountPayableMicro: micro("amount_payable_micro").notNull(),
    shippingEstimateMicro: micro("shipping_estimate_micro").notNull(),
    shippingMethod: text("shipping_method").notNull(),
    /** The address as it was when the order was placed. */
    receiver: jsonb("receiver").$type<Record<string, unknown>>().notNull(),
    /** The billing address as it was then; null where it is the shipping address. */
    bill: jsonb("bill").$type<Record<string, unknown>>(),
    /** The coupon that was used, as it was then. */
    coupon: jsonb("coupon").$type<Record<string, unknown>>(),
    /** What a shipping coupon takes off the payment after production. */
    shippingDiscountMicro: micro("shipping_discount_micro").notNull().default(0),
    /** Taxes at the border as they were estimated then; none of them is charged by us. */
    taxes: jsonb("taxes").$type<Record<string, unknown>[]>().notNull().default([]),
    /** payNow, or checkFirst: the files are compared with the specification before it may be paid. */
    process: text("process").notNull().default("payNow"),
    /** The method whose share is the transaction fee. */
    paymentMethod: text("payment_method"),
    remark: text("remark").notNull().default(""),
    /** The day (Asia/Shanghai) whose prototype offer this order uses. */
    offerDay: date("offer_day", { mode: "string" }),
    leadTimeDays: integer("lead_time_days").notNull(),
    paidAt: time("paid_at"),
    promisedAt: time("promised_at"),
    hiddenAt: time("hidden_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("orders_account").on(table.accountId, table.area, table.createdAt),
    uniqueIndex("orders_one_offer_a_day")
      .on(table.accountId, table.offerDay)
      .where(sql`${table.offerDay} is not null and ${table.status} not in ('Cancelled', 'Failed')`),
  ],
);

/** What was bought, as it was when the order was placed; never updated. */
export const orderLines = pgTable(
  "order_lines",
  {
    id: id(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    itemType: text("item_type").notNull(),
    partNo: text("part_no").notNull().default(""),
    projectId: text("project_id"),
    projectName: text("project_name").notNull().default(""),
    fileId: text("file_id"),
    topPictureKey: text("top_picture_key"),
    specification: jsonb("specification").$type<Record<string, unknown>>().notNull(),
    price: jsonb("price").$type<Record<string, unknown>>().notNull(),
    bookVersion: text("book_version").notNull(),
    totalMicro: micro("total_micro").notNull(),
  },
  (table) => [uniqueIndex("order_lines_position").on(table.orderId, table.position)],
);

/** Each move of an order, one row; the current status is the last row's. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: id(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    fromStatus: text("from_status"),
    toStatus: text("to_status").notNull(),
    actor: text("actor").notNull(),
    note: text("note").notNull().default(""),
    /** Orders the moves of one moment. */
    position: integer("position").notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index("order_events_order").on(table.orderId, table.createdAt)],
);

/** What lowers an order once, for one account in one area. An unused one whose time is over counts as expired. */
export const coupons = pgTable(
  "coupons",
  {
    id: id(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    area: text("area").notNull(),
    /** pcb, component, assembly, shipping, general, stencil: the sum it lowers. */
    kind: text("kind").notNull(),
    currency: text("currency").notNull(),
    amountMicro: micro("amount_micro").notNull(),
    /** The least that its kind's sum (for shipping, the merchandise) must be; null for none. */
    thresholdMicro: micro("threshold_micro"),
    /** JSON text of the ranges pcbNum and pcbSize, as the wire carries it. */
    couponParam: text("coupon_param").notNull().default("{}"),
    /** True: only for what was designed online; false: only for what was not; null: for both. */
    withDesign: boolean("with_design"),
    validFrom: time("valid_from").notNull(),
    validTo: time("valid_to").notNull(),
    /** unused, used, expired. */
    state: text("state").notNull().default("unused"),
    usedByOrder: text("used_by_order").references(() => orders.id),
    createdAt: createdAt(),
  },
  (table) => [
    index("coupons_account").on(table.accountId, table.area, table.state),
    uniqueIndex("coupons_one_per_order")
      .on(table.usedByOrder)
      .where(sql`${table.usedByOrder} is not null`),
  ],
);

// ---- payment ----

export const payments = pgTable(
  "payments",
  {
    id: id(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    /** `order` before production, `shipping` after it. */
    part: text("part").notNull(),
    provider: text("provider").notNull(),
    method: text("method").notNull().default("sandbox"),
    currency: text("currency").notNull(),
    amountMicro: micro("amount_micro").notNull(),
    /** The share of the amount that is the method's fee. */
    feeMicro: micro("fee_micro").notNull().default(0),
    /** pending, succeeded, failed, expired, refunded. */
    status: text("status").notNull(),
    /** What the provider calls it; null until the provider has opened it, and nobody has its link before. */
    reference: text("reference"),
    /** What the provider calls the money that was taken. */
    chargeReference: text("charge_reference"),
    payUrl: text("pay_url"),
    /** Until when the link can be paid; null where it has no end. */
    expiresAt: time("expires_at"),
    /** When the provider was last asked about it. */
    lookedUpAt: time("looked_up_at"),
    createdAt: createdAt(),
    settledAt: time("settled_at"),
  },
  (table) => [
    uniqueIndex("payments_one_success")
      .on(table.orderId, table.part)
      .where(sql`${table.status} = 'succeeded'`),
    uniqueIndex("payments_one_pending")
      .on(table.orderId, table.part)
      .where(sql`${table.status} = 'pending'`),
    index("payments_open")
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
  ],
);

/** Money given back, and why. */
export const refunds = pgTable(
  "refunds",
  {
    id: id(),
    paymentId: text("payment_id")
      .notNull()
      .unique()
      .references(() => payments.id),
    amountMicro: micro("amount_micro").notNull(),
    reason: text("reason").notNull(),
    /** due, sent, byHand (a person has to send it), refused (a person has to look). */
    status: text("status").notNull().default("due"),
    attempts: integer("attempts").notNull().default(0),
    nextTryAt: time("next_try_at").notNull().defaultNow(),
    reference: text("reference"),
    lastError: text("last_error"),
    sentAt: time("sent_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("refunds_due")
      .on(table.nextTryAt)
      .where(sql`${table.status} = 'due'`),
  ],
);

/** The sandbox provider's own books: what was done on its page, whether or not anybody heard of it. */
export const sandboxPayments = pgTable("sandbox_payments", {
  /** The payment's id. */
  id: id(),
  currency: text("currency").notNull(),
  amountMicro: micro("amount_micro").notNull(),
  /** succeeded, failed, closed. */
  state: text("state").notNull(),
  refundedAt: time("refunded_at"),
  createdAt: createdAt(),
});

/** A provider's notices by their own id: the row is written in the transaction of its effect. */
export const paymentNotices = pgTable("payment_notices", {
  id: text("id").primaryKey(),
  provider: text("provider").notNull(),
  paymentId: text("payment_id"),
  kind: text("kind").notNull(),
  effect: text("effect").notNull(),
  createdAt: createdAt(),
});

// ---- promises about requests and work ----

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

export const jobs = pgTable(
  "jobs",
  {
    id: id(),
    kind: text("kind").notNull(),
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
    /** waiting, done, dead. A leased one is waiting with `lease_until` in the future. */
    state: text("state").notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    runAt: time("run_at").notNull().defaultNow(),
    leaseUntil: time("lease_until"),
    lastError: text("last_error"),
    createdAt: createdAt(),
  },
  (table) => [index("jobs_due").on(table.state, table.runAt)],
);

/** Every mail and SMS the product sends, written with what caused it. */
export const mails = pgTable("mails", {
  id: id(),
  channel: text("channel").notNull().default("mail"),
  recipient: text("recipient").notNull(),
  subject: text("subject").notNull(),
  text: text("text").notNull(),
  html: text("html"),
  locale: text("locale").notNull(),
  sentAt: time("sent_at"),
  createdAt: createdAt(),
});
