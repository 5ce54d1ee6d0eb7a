// Reports of comments, projects and people; decisions of staff on them, and appeals.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { flag, id, integer, nothing, paging, text } from "./values";

export const REPORT_KINDS = ["comment", "project", "user"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const MODERATION_REASONS = [
  "spam",
  "harassment",
  "off-topic",
  "infringement",
  "unsafe",
  "personal-data",
  "other",
] as const;
export type ModerationReason = (typeof MODERATION_REASONS)[number];

/** `hide` leaves a comment to its author alone; `remove` takes it from its author too. */
export const MODERATION_DECISIONS = ["keep", "hide", "remove", "hold", "suspend"] as const;
export type ModerationDecision = (typeof MODERATION_DECISIONS)[number];

/** Decisions that are possible on each kind. */
export const DECISIONS_OF = {
  comment: ["keep", "hide", "remove", "suspend"],
  project: ["keep", "hold", "suspend"],
  user: ["keep", "suspend"],
} as const satisfies Record<ReportKind, readonly ModerationDecision[]>;

export const CASE_STATES = ["open", "appealed", "decided"] as const;
export type CaseState = (typeof CASE_STATES)[number];
export const APPEAL_OUTCOMES = ["upheld", "reversed"] as const;

/** One report of a person on a subject; a second one answers as the first. NOT_FOUND for what the viewer can't see. */
export const reportContent = endpoint({
  method: "POST",
  path: "/api/eda/report",
  access: "signed-in",
  summary: "Reports a comment, a project or a person to staff",
  limit: { perMinute: 10 },
  input: z.object({
    kind: z.enum(REPORT_KINDS),
    /** Id of the comment, the project or the person. */
    id,
    reason: z.enum(MODERATION_REASONS),
    text: z._default(text(0, 1_000), ""),
  }),
  output: nothing,
});

const authorCase = z.object({
  caseId: id,
  kind: z.enum(REPORT_KINDS),
  /** Title of the project. */
  title: z.string(),
  projectId: z.nullable(id),
  /** The reported text, in the author's own words. */
  content: z.string(),
  decision: z.enum(MODERATION_DECISIONS),
  reason: z.enum(MODERATION_REASONS),
  message: z.string(),
  decidedTime: z.string(),
  suspendedUntil: z.nullable(z.string()),
  appeal: z.nullable(z.object({ text: z.string(), at: z.string(), outcome: z.nullable(z.enum(APPEAL_OUTCOMES)) })),
});
export type AuthorCase = z.infer<typeof authorCase>;

/** For the author of what was decided on; NOT_FOUND for everybody else, and for what was kept. */
export const viewModerationCase = endpoint({
  method: "GET",
  path: "/api/eda/moderation/{caseId}",
  access: "signed-in",
  summary: "A decision of staff on one's own comment, project or account",
  limit: { perMinute: 60 },
  input: z.object({ caseId: id }),
  output: authorCase,
});

/** STALE_VERSION where the decision was appealed before. */
export const appealModeration = endpoint({
  method: "POST",
  path: "/api/eda/moderation/{caseId}/appeal",
  access: "signed-in",
  summary: "Appeals a decision, once",
  limit: { perMinute: 10 },
  input: z.object({ caseId: id, text: text(1, 1_000) }),
  output: authorCase,
});

const caseRow = z.object({
  caseId: id,
  kind: z.enum(REPORT_KINDS),
  state: z.enum(CASE_STATES),
  /** True where the spam guard held the comment back. */
  isHeld: z.boolean(),
  reports: z.int(),
  /** Most frequent reason of the reports; null for one of the spam guard alone. */
  reason: z.nullable(z.enum(MODERATION_REASONS)),
  projectId: z.nullable(id),
  title: z.string(),
  author: z.string(),
  excerpt: z.string(),
  decision: z.nullable(z.enum(MODERATION_DECISIONS)),
  at: z.string(),
});
export type AdminCaseRow = z.infer<typeof caseRow>;

export const listCases = endpoint({
  method: "GET",
  path: "/api/ops/moderation/list",
  access: "staff",
  summary: "Moderation queue: open cases first, oldest first",
  input: z.extend(paging, {
    state: z.optional(z.enum(CASE_STATES)),
    kind: z.optional(z.enum(REPORT_KINDS)),
    keyword: z.optional(text(0, 100)),
  }),
  output: z.object({ rows: z.array(caseRow), total: z.int(), count: z.record(z.string(), z.int()) }),
});

const adminCase = z.extend(caseRow, {
  /** As it was when it was reported. */
  content: z.string(),
  /** As it is now; null where it is gone. */
  current: z.nullable(z.string()),
  accountId: z.nullable(id),
  /** Earlier decisions against the author. */
  earlier: z.int(),
  suspendedUntil: z.nullable(z.string()),
  isSuspended: z.boolean(),
  reported: z.array(
    z.object({ reason: z.enum(MODERATION_REASONS), text: z.string(), reporter: z.string(), at: z.string() }),
  ),
  /** Comments around the reported one, oldest first. */
  context: z.array(
    z.object({ commentsId: id, author: z.string(), text: z.string(), at: z.string(), isSubject: z.boolean() }),
  ),
  /** Texts to the author by reason, in the author's language. */
  templates: z.record(z.string(), z.string()),
  decided: z.nullable(
    z.object({
      reason: z.enum(MODERATION_REASONS),
      message: z.string(),
      note: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
  appeal: z.nullable(
    z.object({
      text: z.string(),
      at: z.string(),
      outcome: z.nullable(z.enum(APPEAL_OUTCOMES)),
      note: z.string(),
      by: z.string(),
      decidedAt: z.nullable(z.string()),
    }),
  ),
  /** True where the viewer made the decision that is appealed: the appeal then needs a note. */
  isOwnDecision: z.boolean(),
});
export type AdminCase = z.infer<typeof adminCase>;

export const viewCase = endpoint({
  method: "GET",
  path: "/api/ops/moderation/{caseId}",
  access: "staff",
  summary: "A case with its reports and context",
  input: z.object({ caseId: id }),
  output: adminCase,
});

/** STALE_VERSION where it was decided before; INVALID_INPUT for a decision that the kind does not have. */
export const decideCase = endpoint({
  method: "POST",
  path: "/api/ops/moderation/{caseId}/decide",
  access: "staff",
  idempotent: true,
  summary: "Decides a case: keep, hide, remove, hold the project, or suspend the person",
  input: z.object({
    caseId: id,
    decision: z.enum(MODERATION_DECISIONS),
    reason: z.enum(MODERATION_REASONS),
    /** To the author. */
    message: z._default(text(0, 2_000), ""),
    /** For staff alone. */
    note: z._default(text(0, 1_000), ""),
    /** Days of a suspension; without, it has no end. */
    days: z.optional(z.pipe(integer, z.int().check(z.gte(1), z.lte(365)))),
  }),
  output: adminCase,
});

/** STALE_VERSION where it was decided before; INVALID_INPUT without a note from whoever made the first decision. */
export const decideAppeal = endpoint({
  method: "POST",
  path: "/api/ops/moderation/{caseId}/appeal",
  access: "staff",
  idempotent: true,
  summary: "Decides an appeal: the decision stands, or is reversed",
  input: z.object({ caseId: id, isReversed: flag, note: z._default(text(0, 1_000), "") }),
  output: adminCase,
});
