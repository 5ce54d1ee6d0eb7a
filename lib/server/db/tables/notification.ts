// Notifications of people on the site and by email.

import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { NotificationKind, NotificationMail } from "@/lib/contracts/notification";
import { accounts } from "@/lib/server/db/tables/account";
import { area, createdAt, id, time } from "@/lib/server/db/tables/columns";
import { discussionComments, moderationCases } from "@/lib/server/db/tables/discussion";
import { projects } from "@/lib/server/db/tables/project";

export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    kind: text("kind").$type<NotificationKind>().notNull(),
    /** Names the cause: a person is told of each cause once, however often it is reported. */
    cause: text("cause").notNull(),
    /** The account that caused it; null for the site itself. */
    actorId: text("actor_id").references(() => accounts.id, { onDelete: "set null" }),
    projectId: text("project_id").references(() => projects.id, { onDelete: "cascade" }),
    commentId: text("comment_id").references(() => discussionComments.id, { onDelete: "cascade" }),
    caseId: text("case_id").references(() => moderationCases.id, { onDelete: "cascade" }),
    /** Decision that it tells. */
    outcome: text("outcome"),
    /** Market area of the links in its email. */
    area: area(),
    readAt: time("read_at"),
    /** When an email told it. */
    mailedAt: time("mailed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("notifications_cause").on(table.accountId, table.cause),
    index("notifications_account").on(table.accountId, table.createdAt),
    index("notifications_unread").on(table.accountId, table.readAt),
  ],
);

/** Accounts without a row get a daily digest. */
export const notificationSettings = pgTable("notification_settings", {
  accountId: text("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  mail: text("mail").$type<NotificationMail>().notNull(),
  /** Time of the last digest. */
  digestAt: time("digest_at"),
});
