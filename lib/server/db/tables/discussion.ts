// Comments on published projects with their likes, blocked people, reports and decisions on them.

import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { DiscussionState } from "@/lib/contracts/discussion";
import type { CaseState, ModerationDecision, ModerationReason, ReportKind } from "@/lib/contracts/moderation";
import { accounts } from "@/lib/server/db/tables/account";
import { createdAt, id, time } from "@/lib/server/db/tables/columns";
import { projects } from "@/lib/server/db/tables/project";

export const discussionComments = pgTable(
  "discussion_comments",
  {
    id: id(),
    /** Id of the publication, which is that of its project. */
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** Null once the person has left. */
    accountId: text("account_id").references(() => accounts.id, { onDelete: "set null" }),
    /** Head of the thread; null for the head itself. */
    parentId: text("parent_id").references((): AnyPgColumn => discussionComments.id, { onDelete: "cascade" }),
    state: text("state").$type<DiscussionState>().notNull().default("visible"),
    text: text("text").notNull(),
    /** SHA-256 of the text without case, marks and spaces: the same words again are spam. */
    textHash: text("text_hash").notNull(),
    /** Designator of the part that it is about. */
    part: text("part"),
    /** Rows of discussion_likes. */
    likeCount: integer("like_count").notNull().default(0),
    editedAt: time("edited_at"),
    /** Deleted by its author; the text is erased some minutes later. */
    deletedAt: time("deleted_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("discussion_comments_newest").on(table.projectId, table.parentId, table.createdAt, table.id),
    index("discussion_comments_liked").on(table.projectId, table.parentId, table.likeCount, table.createdAt),
    index("discussion_comments_parent").on(table.parentId, table.createdAt),
    index("discussion_comments_account").on(table.accountId, table.createdAt),
    index("discussion_comments_text").on(table.textHash, table.createdAt),
  ],
);

export const discussionLikes = pgTable(
  "discussion_likes",
  {
    commentId: text("comment_id")
      .notNull()
      .references(() => discussionComments.id, { onDelete: "cascade" }),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.accountId] }),
    index("discussion_likes_account").on(table.accountId),
  ],
);

/** Accounts that a comment names. */
export const discussionMentions = pgTable(
  "discussion_mentions",
  {
    commentId: text("comment_id")
      .notNull()
      .references(() => discussionComments.id, { onDelete: "cascade" }),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** As it is written in the text. */
    name: text("name").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.accountId] }),
    index("discussion_mentions_account").on(table.accountId),
  ],
);

/** A person does not want to see or hear of another. */
export const accountBlocks = pgTable(
  "account_blocks",
  {
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    blockedId: text("blocked_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.blockedId] }),
    index("account_blocks_blocked").on(table.blockedId),
  ],
);

/** Reported or held content, and the decision of staff on it. */
export const moderationCases = pgTable(
  "moderation_cases",
  {
    id: id(),
    kind: text("kind").$type<ReportKind>().notNull(),
    /** Id of the comment, the project or the account. */
    subjectId: text("subject_id").notNull(),
    projectId: text("project_id").references(() => projects.id, { onDelete: "set null" }),
    /** Author of the subject. */
    accountId: text("account_id").references(() => accounts.id, { onDelete: "set null" }),
    state: text("state").$type<CaseState>().notNull().default("open"),
    /** Held back by the spam guard. */
    isHeld: boolean("is_held").notNull().default(false),
    /** The subject's text when the case began. */
    content: text("content").notNull(),
    decision: text("decision").$type<ModerationDecision>(),
    reason: text("reason").$type<ModerationReason>(),
    message: text("message").notNull().default(""),
    note: text("note").notNull().default(""),
    decidedBy: text("decided_by").references(() => accounts.id, { onDelete: "set null" }),
    decidedAt: time("decided_at"),
    appealText: text("appeal_text"),
    appealedAt: time("appealed_at"),
    appealOutcome: text("appeal_outcome").$type<"upheld" | "reversed">(),
    appealNote: text("appeal_note").notNull().default(""),
    appealDecidedBy: text("appeal_decided_by").references(() => accounts.id, { onDelete: "set null" }),
    appealDecidedAt: time("appeal_decided_at"),
    createdAt: createdAt(),
  },
  (table) => [
    // One open case for each subject, however many report it at once.
    uniqueIndex("moderation_cases_open")
      .on(table.kind, table.subjectId)
      .where(sql`${table.state} = 'open'`),
    index("moderation_cases_state").on(table.state, table.createdAt),
    index("moderation_cases_account").on(table.accountId, table.createdAt),
  ],
);

export const moderationReports = pgTable(
  "moderation_reports",
  {
    id: id(),
    caseId: text("case_id")
      .notNull()
      .references(() => moderationCases.id, { onDelete: "cascade" }),
    accountId: text("account_id").references(() => accounts.id, { onDelete: "set null" }),
    reason: text("reason").$type<ModerationReason>().notNull(),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("moderation_reports_person").on(table.caseId, table.accountId),
    index("moderation_reports_account").on(table.accountId),
  ],
);

/** Accounts that may not publish, comment or report. */
export const communitySuspensions = pgTable("community_suspensions", {
  accountId: text("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  caseId: text("case_id").references(() => moderationCases.id, { onDelete: "set null" }),
  /** Null for one without end. */
  until: time("until"),
  createdAt: createdAt(),
});
