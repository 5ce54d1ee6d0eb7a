// Accounts, their sessions and codes, and who asked to hear from us.

import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { area, createdAt, id, locale, time } from "@/lib/server/db/tables/columns";

export const accounts = pgTable("accounts", {
  id: id(),
  /** Email address as typed, for signing in. */
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
  /** Google's ID of the person, for those who sign in with it. */
  googleSubject: text("google_subject").unique(),
  /** JSON text of tip flags (crtSim, couponTip), as the wire carries it. */
  pointOut: text("point_out").notNull().default("{}"),
  locale: locale().default("en"),
  isStaff: boolean("is_staff").notNull().default(false),
  contactConfirmedAt: time("contact_confirmed_at"),
  /** When its person left: orders stay, everything that names the person is empty. */
  closedAt: time("closed_at"),
  /** The account whose test keys act for this one, which nobody signs in to (docs/decisions/accounts.md). */
  sandboxOf: text("sandbox_of")
    .unique()
    .references((): AnyPgColumn => accounts.id, { onDelete: "cascade" }),
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
    /** Whom it happened to. */
    accountId: text("account_id"),
    /** The staff member who did it; null for the person, the product and the command line. */
    actorId: text("actor_id"),
    kind: text("kind").notNull(),
    /** The record that it was done to, `order:ID`; null where it is the account. */
    subject: text("subject"),
    details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_events_account").on(table.accountId, table.createdAt),
    index("audit_events_subject").on(table.subject, table.createdAt),
    index("audit_events_created").on(table.createdAt),
  ],
);

export const subscribers = pgTable(
  "subscribers",
  {
    contact: text("contact").notNull(),
    area: area(),
    locale: locale(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.contact, table.area] })],
);
