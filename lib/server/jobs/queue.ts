// Work to be done after the request: rows that are written with their cause and leased to the process that does them.

import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Database, Queryable } from "@/lib/server/db/client";
import { jobs } from "@/lib/server/db/tables/promise";
import { newId } from "@/lib/server/ids";
import { nextJob } from "@/lib/server/jobs/next-job";
import { type JobKind, type JobPayloads, parsePayload } from "@/lib/server/jobs/payloads";
import { currentScope } from "@/lib/server/system/scope";

export type NewJob<Kind extends JobKind = JobKind> = {
  kind: Kind;
  payload: JobPayloads[Kind];
  runAt?: Date;
  maxAttempts?: number;
  /** Owners take turns; the sender of the request where it is left out. */
  owner?: string;
};
/** As it is in the table: kind and payload are checked by whoever runs it. */
export type LeasedJob = {
  id: string;
  kind: string;
  payload: unknown;
  attempts: number;
  maxAttempts: number;
  owner: string;
  /** ID of the request that caused it, if any. */
  requestId: string | null;
  trace: string | null;
};

/** Default of jobs. */
export const MAX_ATTEMPTS = 8;

/** In the caller's transaction: the job exists exactly when its cause does. Returns its ID. */
export async function enqueue<Kind extends JobKind>(tx: Queryable, job: NewJob<Kind>): Promise<string> {
  const id = newId();
  const payload = parsePayload(job.kind, job.payload);
  const scope = currentScope();
  const cause = {
    owner: scope?.cause.owner ?? "",
    requestId: scope?.cause.requestId ?? null,
    trace: scope?.span?.traceparent ?? null,
  };
  await tx.insert(jobs).values({ maxAttempts: MAX_ATTEMPTS, ...cause, ...job, payload, id });
  return id;
}

/** The due job whose owner's turn it is, with one attempt more and a lease; a lease that ran out makes a job due again. */
export async function lease(db: Database, now: Date, leaseMs: number): Promise<LeasedJob | undefined> {
  const [leased] = await db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1`, leaseUntil: new Date(now.getTime() + leaseMs), leasedAt: now })
    .where(sql`${jobs.id} = (${nextJob(now)})`)
    .returning({
      id: jobs.id,
      kind: jobs.kind,
      payload: jobs.payload,
      attempts: jobs.attempts,
      maxAttempts: jobs.maxAttempts,
      owner: jobs.owner,
      requestId: jobs.requestId,
      trace: jobs.trace,
    });
  return leased;
}

/** The attempt is part of every later change of a job: whoever lost the lease to another changes nothing any more. */
function leasedBy(job: LeasedJob) {
  return and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts), eq(jobs.state, "waiting"));
}

export async function extendLease(db: Database, job: LeasedJob, until: Date): Promise<void> {
  await db.update(jobs).set({ leaseUntil: until }).where(leasedBy(job));
}

export async function finish(db: Database, job: LeasedJob): Promise<void> {
  await db.update(jobs).set({ state: "done", leaseUntil: null, lastError: null }).where(leasedBy(job));
}

/** Ends the lease without counting the attempt, for a process that is asked to end. */
export async function release(db: Database, job: LeasedJob): Promise<void> {
  await db
    .update(jobs)
    .set({ leaseUntil: null, attempts: job.attempts - 1 })
    .where(leasedBy(job));
}

/** Tries again at `runAt`; after the last attempt the job is dead and waits for a person. Returns whether it is dead. */
export async function fail(db: Database, job: LeasedJob, reason: string, runAt: Date): Promise<boolean> {
  const isDead = job.attempts >= job.maxAttempts;
  const next = isDead ? { state: "dead" as const } : { runAt };
  await db
    .update(jobs)
    .set({ ...next, leaseUntil: null, lastError: reason.slice(0, 2000) })
    .where(leasedBy(job));
  return isDead;
}

/** Marks jobs as dead whose process ended during the last attempt. */
export async function deadLetterExpired(db: Database, now: Date): Promise<void> {
  await db
    .update(jobs)
    .set({ state: "dead", leaseUntil: null, lastError: "the process ended during the last attempt" })
    .where(and(eq(jobs.state, "waiting"), gte(jobs.attempts, jobs.maxAttempts), lt(jobs.leaseUntil, now)));
}

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3600_000;

/** Doubling pauses, each drawn from its upper half, so that what failed together does not come back together. `random` is in [0, 1). */
export function backoffMs(attempts: number, random: number): number {
  const full = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
  return Math.round(full * (0.5 + random / 2));
}
