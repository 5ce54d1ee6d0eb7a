// Cases as staff and as the author see them.

import type { AdminCase, AdminCaseRow, AuthorCase } from "@/lib/contracts/moderation";
import type { Locale } from "@/lib/core/market/area";
import * as commentRows from "@/lib/server/community/discussion/comment-rows";
import type { Queryable } from "@/lib/server/db/client";
import { excerptOf } from "@/lib/server/notification/words";
import en from "@/messages/en/moderation.json";
import zh from "@/messages/zh/moderation.json";
import * as caseRows from "./case-rows";
import { currentText } from "./subject";
import { findSuspension, findUntil } from "./suspension";

const TEMPLATES: Record<Locale, Record<string, string>> = { en: en.templates, zh: zh.templates };

const labelOf = (name: string | null, email: string | null, mobile: string | null): string =>
  name || email || mobile || "";

export function toRow(listed: caseRows.ListedCase, count: caseRows.ReportCount | undefined): AdminCaseRow {
  const { id, kind, state, isHeld, projectId, content, decision, reason, createdAt } = listed.case;
  return {
    ...{ caseId: id, kind, state, isHeld, reports: count?.reports ?? 0, reason: reason ?? count?.reason ?? null },
    ...{ projectId, title: listed.title ?? "", decision, at: createdAt.toISOString() },
    author: labelOf(listed.author, listed.authorEmail, listed.authorMobile),
    excerpt: kind === "user" ? content : excerptOf(content),
  };
}

async function contextOf(db: Queryable, { kind, subjectId }: caseRows.CaseRow): Promise<AdminCase["context"]> {
  if (kind !== "comment") return [];
  const subject = await commentRows.find(db, subjectId);
  if (!subject) return [];
  const around = await commentRows.listAround(db, subject.comment);
  return around.map(({ comment, name }) => ({
    ...{ commentsId: comment.id, author: name ?? "", text: comment.deletedAt === null ? comment.text : "" },
    ...{ at: comment.createdAt.toISOString(), isSubject: comment.id === subjectId },
  }));
}

function appealOf({ case: found, appealDecider }: caseRows.ListedCase): AdminCase["appeal"] {
  const { appealText, appealedAt, appealOutcome, appealNote, appealDecidedAt } = found;
  if (appealText === null || appealedAt === null) return null;
  return {
    ...{ text: appealText, at: appealedAt.toISOString(), outcome: appealOutcome, note: appealNote },
    ...{ by: appealDecider ?? "", decidedAt: appealDecidedAt?.toISOString() ?? null },
  };
}

function decidedOf({ case: found, decider }: caseRows.ListedCase): AdminCase["decided"] {
  const { reason, message, note, decidedAt } = found;
  if (decidedAt === null || reason === null) return null;
  return { reason, message, note, by: decider ?? "", at: decidedAt.toISOString() };
}

export async function toAdminCase(
  db: Queryable,
  listed: caseRows.ListedCase,
  { staffId, now }: { staffId: string; now: Date },
): Promise<AdminCase> {
  const found = listed.case;
  const counts = await caseRows.countReports(db, [found.id]);
  const reports = await caseRows.listReports(db, found.id);
  const suspension = found.accountId === null ? null : await findSuspension(db, found.accountId, now);
  return {
    ...toRow(listed, counts.get(found.id)),
    ...{ content: found.content, current: await currentText(db, found.kind, found.subjectId) },
    ...{ accountId: found.accountId, earlier: await caseRows.countAgainst(db, found.accountId, found.id) },
    ...{ isSuspended: suspension !== null, suspendedUntil: suspension?.until?.toISOString() ?? null },
    reported: reports.map(({ report, name, email, mobile }) => ({
      ...{ reason: report.reason, text: report.text, reporter: labelOf(name, email, mobile) },
      at: report.createdAt.toISOString(),
    })),
    context: await contextOf(db, found),
    templates: TEMPLATES[listed.authorLocale === "zh" ? "zh" : "en"],
    ...{ decided: decidedOf(listed), appeal: appealOf(listed), isOwnDecision: found.decidedBy === staffId },
  };
}

/** Null for a case that its author is not told of. */
export async function toAuthorCase(db: Queryable, listed: caseRows.ListedCase): Promise<AuthorCase | null> {
  const { id, kind, projectId, content, decision, reason, message, decidedAt } = listed.case;
  if (decision === null || decision === "keep" || reason === null || decidedAt === null) return null;
  const appeal = appealOf(listed);
  return {
    ...{ caseId: id, kind, title: listed.title ?? "", projectId, content, decision, reason, message },
    ...{ decidedTime: decidedAt.toISOString() },
    suspendedUntil: (await findUntil(db, id))?.toISOString() ?? null,
    appeal: appeal && { text: appeal.text, at: appeal.at, outcome: appeal.outcome },
  };
}
