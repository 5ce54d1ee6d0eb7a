// Cases of the moderation and their reports in the database.

import { and, asc, count, desc, eq, ilike, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { CaseState, ModerationReason, ReportKind } from "@/lib/contracts/moderation";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { publications } from "@/lib/server/db/tables/community";
import { moderationCases as cases, moderationReports as reports } from "@/lib/server/db/tables/discussion";
import { likePattern } from "@/lib/server/ops/records/search";

export type CaseRow = typeof cases.$inferSelect;

/** Null where a case of the subject is open already. */
export async function insertOpen(tx: Transaction, row: typeof cases.$inferInsert): Promise<string | null> {
  const [made] = await tx
    .insert(cases)
    .values(row)
    .onConflictDoNothing({ target: [cases.kind, cases.subjectId], where: sql`${cases.state} = 'open'` })
    .returning({ id: cases.id });
  return made?.id ?? null;
}

export async function findOpen(db: Queryable, kind: ReportKind, subjectId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.kind, kind), eq(cases.subjectId, subjectId), eq(cases.state, "open")));
  return row?.id ?? null;
}

export async function change(tx: Transaction, id: string, set: Partial<typeof cases.$inferInsert>): Promise<void> {
  await tx.update(cases).set(set).where(eq(cases.id, id));
}

/** Held until the transaction ends. */
export async function lock(tx: Transaction, id: string): Promise<CaseRow | null> {
  const [row] = await tx.select().from(cases).where(eq(cases.id, id)).for("update");
  return row ?? null;
}

/** False for a second report of the person on the case. */
export async function insertReport(tx: Transaction, report: typeof reports.$inferInsert): Promise<boolean> {
  const made = await tx.insert(reports).values(report).onConflictDoNothing().returning({ id: reports.id });
  return made.length > 0;
}

export async function listReports(db: Queryable, caseId: string) {
  return db
    .select({ report: reports, name: accounts.username, email: accounts.email, mobile: accounts.mobile })
    .from(reports)
    .leftJoin(accounts, eq(accounts.id, reports.accountId))
    .where(eq(reports.caseId, caseId))
    .orderBy(asc(reports.createdAt), asc(reports.id));
}

/** Earlier cases that were decided against the account. */
export async function countAgainst(db: Queryable, accountId: string | null, exceptId: string): Promise<number> {
  if (accountId === null) return 0;
  const [row] = await db
    .select({ total: count() })
    .from(cases)
    .where(
      and(
        eq(cases.accountId, accountId),
        ne(cases.id, exceptId),
        isNotNull(cases.decision),
        ne(cases.decision, "keep"),
        sql`${cases.appealOutcome} is distinct from 'reversed'`,
      ),
    );
  return row?.total ?? 0;
}

const deciders = alias(accounts, "deciders");
const appealDeciders = alias(accounts, "appeal_deciders");

const listed = (db: Queryable) =>
  db
    .select({
      case: cases,
      title: publications.title,
      author: accounts.username,
      authorEmail: accounts.email,
      authorMobile: accounts.mobile,
      authorLocale: accounts.locale,
      decider: deciders.email,
      appealDecider: appealDeciders.email,
    })
    .from(cases)
    .leftJoin(publications, eq(publications.projectId, cases.projectId))
    .leftJoin(accounts, eq(accounts.id, cases.accountId))
    .leftJoin(deciders, eq(deciders.id, cases.decidedBy))
    .leftJoin(appealDeciders, eq(appealDeciders.id, cases.appealDecidedBy));

export type ListedCase = Awaited<ReturnType<typeof listed>>[number];

type Filter = { state?: CaseState; kind?: ReportKind; keyword?: string };

function matches({ state, kind, keyword }: Filter) {
  const pattern = keyword ? likePattern(keyword) : null;
  return and(
    state ? eq(cases.state, state) : undefined,
    kind ? eq(cases.kind, kind) : undefined,
    pattern
      ? or(
          ilike(cases.content, pattern),
          ilike(publications.title, pattern),
          ilike(accounts.username, pattern),
          ilike(accounts.email, pattern),
        )
      : undefined,
  );
}

/** Open cases first, the oldest of them first; then decided ones, the latest first. */
export async function list(db: Queryable, filter: Filter & { pageNum: number; pageSize: number }) {
  const { pageNum, pageSize } = filter;
  const waitsSince = sql`case ${cases.state} when 'open' then ${cases.createdAt} when 'appealed' then ${cases.appealedAt} end`;
  const rows = await listed(db)
    .where(matches(filter))
    .orderBy(sql`${cases.state} = 'decided'`, sql`${waitsSince} asc`, desc(cases.decidedAt), asc(cases.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [all] = await db
    .select({ total: count() })
    .from(cases)
    .leftJoin(publications, eq(publications.projectId, cases.projectId))
    .leftJoin(accounts, eq(accounts.id, cases.accountId))
    .where(matches(filter));
  return { rows, total: all?.total ?? 0 };
}

export async function countByState(db: Queryable, filter: Filter): Promise<Record<string, number>> {
  const found = await db
    .select({ state: cases.state, total: count() })
    .from(cases)
    .leftJoin(publications, eq(publications.projectId, cases.projectId))
    .leftJoin(accounts, eq(accounts.id, cases.accountId))
    .where(matches({ ...filter, state: undefined }))
    .groupBy(cases.state);
  return Object.fromEntries(found.map(({ state, total }) => [state, total]));
}

export async function find(db: Queryable, id: string): Promise<ListedCase | null> {
  const [row] = await listed(db).where(eq(cases.id, id));
  return row ?? null;
}

export type ReportCount = { caseId: string; reports: number; reason: ModerationReason | null };

/** Number of reports of each case, with the reason that most of them give. */
export async function countReports(db: Queryable, caseIds: readonly string[]): Promise<Map<string, ReportCount>> {
  if (caseIds.length === 0) return new Map();
  const found = await db
    .select({
      caseId: reports.caseId,
      reports: count(),
      reason: sql<ModerationReason>`mode() within group (order by ${reports.reason})`,
    })
    .from(reports)
    .where(inArray(reports.caseId, [...caseIds]))
    .groupBy(reports.caseId);
  return new Map(found.map((row) => [row.caseId, row]));
}

/** Open cases and appeals, and since when the oldest waits. */
export async function countWaiting(db: Queryable): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({
      count: count(),
      oldest: sql<Date | null>`min(coalesce(${cases.appealedAt}, ${cases.createdAt}))`.mapWith(
        (value: string | null) => (value === null ? null : new Date(value)),
      ),
    })
    .from(cases)
    .where(inArray(cases.state, ["open", "appealed"]));
  return row ?? { count: 0, oldest: null };
}
