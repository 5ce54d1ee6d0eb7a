// A distributor's list in the admin: sent, checked by a job, and applied by another when staff say so.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { applyAdminPartList, AdminPartList, AdminPartLists, sendAdminPartList } from "@/lib/contracts/ops-part";
import { distributorOfFile } from "@/lib/core/part/distributor";
import { NO_COUNTS, type SheetCounts } from "@/lib/core/part/sheet-report";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import * as files from "@/lib/server/file/rows";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";
import { enqueue } from "@/lib/server/jobs/queue";
import type { JobHandler } from "@/lib/server/jobs/runner";
import { applyList, readPartList } from "@/lib/server/part/import";
import { BATCH, NoPartList } from "@/lib/server/part/list-batches";
import { countSources } from "@/lib/server/part/rows";
import { recordAct } from "../records/audit";
import * as rows from "./part-list-rows";

export const PART_LIST_JOB = "part.list";

type Context = RequestContext<Viewer>;
type Named = Awaited<ReturnType<typeof rows.list>>[number];

const subjectOf = (listId: string) => `part-list:${listId}`;
const totalsOf = (counts: Record<string, number>): SheetCounts => ({ ...NO_COUNTS, ...counts });

function toView({ row, sentBy, appliedBy }: Named): AdminPartList {
  const { id, fileName, size, state, fault, counts, problems, seen, written, createdAt, appliedAt } = row;
  return {
    ...{ listId: id, fileName, size, problems, seen, written },
    state: state as AdminPartList["state"],
    missing: fault === "" ? [] : fault.split(","),
    counts: totalsOf(counts),
    sentBy: sentBy ?? "",
    sentAt: createdAt.toISOString(),
    appliedBy: appliedBy ?? "",
    appliedAt: appliedAt?.toISOString() ?? null,
  };
}

export async function list({ db }: Pick<Deps, "db">): Promise<AdminPartLists> {
  const { imported, sample } = await countSources(db);
  return { rows: (await rows.list(db)).map(toView), imported, sample };
}

const TABLE = /\.(csv|txt)$/i;

export async function send(deps: Deps, { fileUrl }: ParsedInputOf<typeof sendAdminPartList>, context: Context) {
  const file = await files.findOwned(deps.db, context.owner(), fileUrl);
  if (!file) throw new AppError("NOT_FOUND");
  if (!TABLE.test(file.name)) throw new AppError("WRONG_FILE_FORMAT");
  const listId = newId();
  await withTransaction(deps.db, async (tx) => {
    // Two at once would take each other's stock away.
    if (await rows.hasRunning(tx)) throw new AppError("IN_PROGRESS");
    const { name: fileName, size, sha256, storageKey } = file;
    const sent = { createdBy: context.viewer.accountId, createdAt: context.now };
    await rows.insert(tx, { id: listId, fileName, size, sha256, storageKey, state: "reading", ...sent });
    await enqueue(tx, { kind: PART_LIST_JOB, payload: { listId, act: "read" } });
    const details = { fileName, size, sha256 };
    await recordAct(tx, context, { kind: "part-list-sent", accountId: null, subject: subjectOf(listId), details });
  });
  return { listId };
}

async function getList(deps: Pick<Deps, "db">, listId: string): Promise<rows.PartListRow> {
  const row = await rows.find(deps.db, listId);
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

export async function apply(deps: Deps, { listId }: ParsedInputOf<typeof applyAdminPartList>, context: Context) {
  const row = await getList(deps, listId);
  const { added, changed, same, refused, retired } = totalsOf(row.counts);
  if (row.state !== "read" || added + changed + same === 0) throw new AppError("MOVE_NOT_ALLOWED");
  await withTransaction(deps.db, async (tx) => {
    if (await rows.hasRunning(tx)) throw new AppError("IN_PROGRESS");
    const change = { state: "applying" as const, appliedBy: context.viewer.accountId, written: 0 };
    if (!(await rows.move(tx, { id: listId, from: "read" }, change))) throw new AppError("MOVE_NOT_ALLOWED");
    await enqueue(tx, { kind: PART_LIST_JOB, payload: { listId, act: "apply" } });
    const details = { fileName: row.fileName, sha256: row.sha256, added, changed, same, refused, retired };
    await recordAct(tx, context, { kind: "part-list-applied", accountId: null, subject: subjectOf(listId), details });
  });
  return {};
}

export async function discard(deps: Deps, { listId }: ParsedInputOf<typeof applyAdminPartList>, context: Context) {
  const { fileName } = await getList(deps, listId);
  await withTransaction(deps.db, async (tx) => {
    const isMoved = await rows.move(tx, { id: listId, from: "read" }, { state: "discarded" });
    if (!isMoved) throw new AppError("MOVE_NOT_ALLOWED");
    const details = { fileName };
    await recordAct(tx, context, { kind: "part-list-discarded", accountId: null, subject: subjectOf(listId), details });
  });
  return {};
}

/** So many lines between two words on how far it is. */
const REPORT_EVERY = 5_000;
/** Between batches requests have their turn. */
const REST_MS = 20;

type Work = Pick<Deps, "db" | "store" | "now">;

async function checkFile({ db, store }: Work, row: rows.PartListRow, signal: AbortSignal): Promise<void> {
  const onProgress = async (seen: number) => {
    if (seen % REPORT_EVERY < BATCH) await rows.setProgress(db, row.id, { seen });
  };
  const from = { id: row.id, from: "reading" as const };
  try {
    const content = await store.open(row.storageKey);
    const { counts, problems, seen } = await readPartList(db, content, { signal, onProgress, restMs: REST_MS });
    await rows.move(db, from, { state: "read", counts, problems, seen });
  } catch (error) {
    if (!(error instanceof NoPartList)) throw error;
    await rows.move(db, from, { state: "failed", fault: error.missing.join(",") });
  }
}

async function write({ db, store, now }: Work, row: rows.PartListRow, signal: AbortSignal): Promise<void> {
  const onProgress = async (written: number) => {
    if (written % REPORT_EVERY < BATCH) await rows.setProgress(db, row.id, { written });
  };
  const content = await store.open(row.storageKey);
  const origin = { version: row.id, distributor: distributorOfFile(row.fileName) };
  const written = await applyList(db, content, { ...origin, signal, onProgress, restMs: REST_MS });
  await rows.move(db, { id: row.id, from: "applying" }, { state: "applied", written, appliedAt: now() });
}

/** Does what a list waits for; a list that has moved on is left as it is. */
export function createPartListJob(deps: Work): JobHandler<typeof PART_LIST_JOB> {
  return async ({ listId, act }, { signal }) => {
    const row = await rows.find(deps.db, listId);
    if (act === "read" && row?.state === "reading") await checkFile(deps, row, signal);
    if (act === "apply" && row?.state === "applying") await write(deps, row, signal);
  };
}
