// The state of the system for staff, and what they do with dead jobs.

import type { OutputOf, ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { discardAdminJob, listAdminDeadJobs, retryAdminJob, viewAdminSystem } from "@/lib/contracts/ops-system";
import { withTransaction, type Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { countJobs } from "@/lib/server/jobs/next-job";
import { recordAct } from "@/lib/server/ops/records/audit";
import { withoutPersonalData } from "@/lib/server/system/personal-data";
import { BUCKETS_MS, percentileOf } from "@/lib/server/system/percentile";
import * as rows from "@/lib/server/system/rows";

type System = OutputOf<typeof viewAdminSystem>;
type Staff = RequestContext<Viewer>;

const HOUR_MS = 3_600_000;
const MAX_ERRORS = 50;
const MAX_ROUTES = 20;

async function readProcesses({ db }: Deps): Promise<System["processes"]> {
  const found = await rows.listProcesses(db);
  return found.map(({ id, role, version, startedAt, seenAt, isAlive, memoryBytes, loopDelayMs }) => ({
    ...{ processId: id, role, version, isAlive, memoryBytes, loopDelayMs },
    ...{ startedAt: startedAt.toISOString(), seenAt: seenAt.toISOString() },
  }));
}

async function readQueues({ db }: Deps, now: Date): Promise<System["queues"]> {
  const found = await countJobs(db, now);
  return found.map((row) => ({ ...row, oldest: row.oldest?.toISOString() ?? null }));
}

async function readErrors({ db }: Deps, since: Date): Promise<System["errors"]> {
  const found = await rows.groupErrors(db, since, MAX_ERRORS);
  return found.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
}

async function readCalls({ db }: Deps, since: Date): Promise<System["calls"]> {
  const counts = new Map<string, number[]>();
  for (const { route, bucket, count } of await rows.sumBuckets(db, since)) {
    const own = counts.get(route) ?? [...BUCKETS_MS, 0].map(() => 0);
    own[bucket] = count;
    counts.set(route, own);
  }
  const failed = await rows.sumFailed(db, since);
  const calls = [...counts].map(([route, own]) => ({
    ...{ route, calls: own.reduce((sum, count) => sum + count, 0), failed: failed.get(route) ?? 0 },
    ...{ p50Ms: percentileOf(own, 0.5), p95Ms: percentileOf(own, 0.95) },
  }));
  return calls.toSorted((a, b) => b.p95Ms - a.p95Ms || a.route.localeCompare(b.route)).slice(0, MAX_ROUTES);
}

async function readSizes({ db, store }: Deps): Promise<System["sizes"]> {
  const free = await store.freeBytes().catch(() => Infinity);
  return { ...(await rows.readSizes(db)), freeBytes: Number.isFinite(free) ? Math.floor(free) : null };
}

export async function view(deps: Deps, { hours }: ParsedInputOf<typeof viewAdminSystem>, now: Date): Promise<System> {
  const since = new Date(now.getTime() - Number(hours) * HOUR_MS);
  const [processes, queues, errors, calls, sizes] = await Promise.all([
    readProcesses(deps),
    readQueues(deps, now),
    readErrors(deps, since),
    readCalls(deps, since),
    readSizes(deps),
  ]);
  return { processes, queues, errors, calls, sizes };
}

export async function listDead({ db }: Deps, filter: ParsedInputOf<typeof listAdminDeadJobs>) {
  const { rows: found, total } = await rows.listDead(db, filter);
  const dead = found.map(({ id, kind, attempts, createdAt, requestId, lastError }) => ({
    ...{ jobId: id, kind, attempts, createdAt: createdAt.toISOString(), requestId },
    // Jobs of an earlier version may have kept more than they should.
    lastError: withoutPersonalData(lastError ?? ""),
  }));
  return { rows: dead, total };
}

async function lockDead(tx: Transaction, jobId: string) {
  const job = await rows.lockJob(tx, jobId);
  if (!job) throw new AppError("NOT_FOUND");
  if (job.state !== "dead") throw new AppError("MOVE_NOT_ALLOWED");
  return job;
}

export async function retry(deps: Deps, { jobId }: ParsedInputOf<typeof retryAdminJob>, context: Staff) {
  await withTransaction(deps.db, async (tx) => {
    const job = await lockDead(tx, jobId);
    await rows.reviveJob(tx, jobId, context.now);
    const details = { jobKind: job.kind };
    await recordAct(tx, context, { kind: "job-retried", accountId: null, subject: `job:${jobId}`, details });
  });
  return {};
}

export async function discard(deps: Deps, input: ParsedInputOf<typeof discardAdminJob>, context: Staff) {
  const { jobId, reason } = input;
  await withTransaction(deps.db, async (tx) => {
    const job = await lockDead(tx, jobId);
    await rows.discardJob(tx, jobId);
    const details = { jobKind: job.kind, reason };
    await recordAct(tx, context, { kind: "job-discarded", accountId: null, subject: `job:${jobId}`, details });
  });
  return {};
}
