// Decisions of staff on cases, appeals of authors, and decisions on these.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type {
  AdminCase,
  appealModeration,
  AuthorCase,
  decideAppeal,
  decideCase,
  listCases,
} from "@/lib/contracts/moderation";
import { type Queryable, type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { notify, type NewNotification, publishNotified } from "@/lib/server/notification/notify";
import { recordAct } from "@/lib/server/ops/records/audit";
import { publishAdminChange, publishDiscussed } from "@/lib/server/realtime/publish";
import * as caseRows from "./case-rows";
import { carryOut, requireDecisionOf, undo } from "./effects";
import { toAdminCase, toAuthorCase, toRow } from "./view";

type Context = RequestContext<Viewer>;

export async function list({ db }: Deps, filter: ParsedInputOf<typeof listCases>) {
  const found = await caseRows.list(db, filter);
  const counts = await caseRows.countReports(
    db,
    found.rows.map((row) => row.case.id),
  );
  return {
    rows: found.rows.map((row) => toRow(row, counts.get(row.case.id))),
    total: found.total,
    count: await caseRows.countByState(db, filter),
  };
}

async function viewIn(db: Queryable, id: string, { viewer, now }: Context): Promise<AdminCase> {
  const listed = await caseRows.find(db, id);
  if (!listed) throw new AppError("NOT_FOUND");
  return toAdminCase(db, listed, { staffId: viewer.accountId, now });
}

export const view = ({ db }: Deps, caseId: string, context: Context) => viewIn(db, caseId, context);

async function requireState(tx: Transaction, id: string, state: "open" | "appealed"): Promise<caseRows.CaseRow> {
  const found = await caseRows.lock(tx, id);
  if (!found) throw new AppError("NOT_FOUND");
  if (found.state !== state) throw new AppError("STALE_VERSION", { data: { state: found.state } });
  return found;
}

/** To the pages that show the discussion of a comment that was decided on. */
function publishCase(deps: Deps, { kind, projectId }: Pick<caseRows.CaseRow, "kind" | "projectId">): void {
  publishAdminChange(deps, {});
  if (kind === "comment" && projectId !== null) publishDiscussed(deps, { projectId, commentsId: null });
}

/** To the author, and to everybody who has reported. The site speaks: nobody is named as the one who decided. */
async function newsOf(tx: Transaction, found: caseRows.CaseRow, outcome: string): Promise<NewNotification[]> {
  const { id: caseId, kind, accountId, projectId } = found;
  const about = { cause: `case:${caseId}`, actorId: null, projectId, outcome };
  const reporters = await caseRows.listReports(tx, caseId);
  const authorKind = kind === "project" ? ("project-held" as const) : ("content-moderated" as const);
  const toAuthor = outcome === "keep" || accountId === null ? [] : [{ ...about, accountId, kind: authorKind, caseId }];
  return [
    ...toAuthor,
    ...reporters.flatMap(({ report }) =>
      report.accountId === null ? [] : [{ ...about, accountId: report.accountId, kind: "report-decided" as const }],
    ),
  ];
}

export async function decide(deps: Deps, input: ParsedInputOf<typeof decideCase>, context: Context) {
  const { viewer, now, area, idempotencyKey } = context;
  const { caseId, decision, reason, message, note, days = null } = input;
  const request = { accountId: viewer.accountId, key: idempotencyKey, operation: "ops.moderation", input };
  const done: { told: string[]; found?: caseRows.CaseRow } = { told: [] };
  const answer = await once(deps.db, request, async (tx) => {
    const found = await requireState(tx, caseId, "open");
    requireDecisionOf(found, decision);
    const heard = await carryOut(deps, tx, found, { decision, reason, days }, { area, now });
    const decided = { decision, reason, message, note, decidedBy: viewer.accountId, decidedAt: now };
    await caseRows.change(tx, caseId, { ...decided, state: "decided" });
    const news = await newsOf(tx, found, decision);
    done.told = [...heard, ...(await notify(deps, tx, news, { area, now }))];
    done.found = found;
    await recordAct(tx, context, {
      ...{ kind: "content-moderated", accountId: found.accountId, subject: `moderation:${caseId}` },
      details: { subject: found.kind, decision, reason, days },
    });
    return viewIn(tx, caseId, context);
  });
  publishNotified(deps, done.told);
  if (done.found) publishCase(deps, done.found);
  return answer;
}

export async function decideOnAppeal(deps: Deps, input: ParsedInputOf<typeof decideAppeal>, context: Context) {
  const { viewer, now, area, idempotencyKey } = context;
  const { caseId, isReversed, note } = input;
  const request = { accountId: viewer.accountId, key: idempotencyKey, operation: "ops.appeal", input };
  const done: { told: string[]; found?: caseRows.CaseRow } = { told: [] };
  const answer = await once(deps.db, request, async (tx) => {
    const found = await requireState(tx, caseId, "appealed");
    // Whoever confirms a decision of their own writes down why.
    if (found.decidedBy === viewer.accountId && note === "") throw new AppError("INVALID_INPUT");
    const outcome = isReversed === 1 ? ("reversed" as const) : ("upheld" as const);
    const heard = outcome === "reversed" ? await undo(deps, tx, found, { area, now }) : [];
    const decided = {
      appealOutcome: outcome,
      appealNote: note,
      appealDecidedBy: viewer.accountId,
      appealDecidedAt: now,
    };
    await caseRows.change(tx, caseId, { ...decided, state: "decided" });
    const { accountId, projectId } = found;
    const about = {
      cause: `appeal:${caseId}`,
      kind: "appeal-decided" as const,
      actorId: null,
      projectId,
      caseId,
      outcome,
    };
    const news = accountId === null ? [] : [{ ...about, accountId }];
    done.told = [...heard, ...(await notify(deps, tx, news, { area, now }))];
    done.found = found;
    await recordAct(tx, context, {
      ...{ kind: "appeal-decided", accountId, subject: `moderation:${caseId}`, details: { outcome } },
    });
    return viewIn(tx, caseId, context);
  });
  publishNotified(deps, done.told);
  if (done.found) publishCase(deps, done.found);
  return answer;
}

async function authorCase(db: Queryable, id: string, accountId: string): Promise<AuthorCase> {
  const listed = await caseRows.find(db, id);
  const own = listed?.case.accountId === accountId ? await toAuthorCase(db, listed) : null;
  if (!own) throw new AppError("NOT_FOUND");
  return own;
}

export const viewOwn = ({ db }: Deps, caseId: string, { viewer }: Context) => authorCase(db, caseId, viewer.accountId);

export async function appeal(deps: Deps, input: ParsedInputOf<typeof appealModeration>, { viewer, now }: Context) {
  const { caseId, text } = input;
  const answer = await withTransaction(deps.db, async (tx) => {
    const found = await caseRows.lock(tx, caseId);
    const own = await authorCase(tx, caseId, viewer.accountId);
    if (found?.state !== "decided" || own.appeal !== null) throw new AppError("STALE_VERSION");
    await caseRows.change(tx, caseId, { appealText: text, appealedAt: now, state: "appealed" });
    return authorCase(tx, caseId, viewer.accountId);
  });
  publishAdminChange(deps, {});
  return answer;
}
