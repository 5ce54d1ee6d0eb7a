// The worker of the job queue: a few jobs at a time.

import type { Logger } from "pino";
import type { Database } from "@/lib/server/db/client";
import { isJobKind, type JobKind, type JobPayloads, parsePayload } from "@/lib/server/jobs/payloads";
import * as queue from "@/lib/server/jobs/queue";
import type { ProductEvent } from "@/lib/server/metrics";
import { traceOf } from "@/lib/server/system/personal-data";
import { runInScope } from "@/lib/server/system/scope";
import type { Tracer } from "@/lib/server/system/tracer";

/** Does one kind of job; called again after a failure or a crash, so it must not mind having half happened. */
export type JobHandler<Kind extends JobKind> = (payload: JobPayloads[Kind], job: RunningJob) => Promise<void>;
/** `isLastAttempt`: a failure now leaves the job to a person. */
export type RunningJob = { id: string; signal: AbortSignal; isLastAttempt: boolean };
export type JobHandlers = { [Kind in JobKind]?: JobHandler<Kind> };

type JobResult = "done" | "failed" | "dead" | "released";

type Parts = {
  db: Database;
  handlers: JobHandlers;
  log: Logger;
  /** Counts attempts by result. */
  count?: (event: ProductEvent) => void;
  tracer?: Tracer;
  now?: () => Date;
  random?: () => number;
  concurrency?: number;
  leaseMs?: number;
  pollMs?: number;
};

export type JobRunner = {
  /** Looks for due work now and whenever `pollMs` have passed. */
  start: () => void;
  /** Does everything that is due and resolves; for tests and for a last round. */
  drain: () => Promise<void>;
  /** Takes no new work and waits for what is in hand up to `patienceMs`; what is not done then runs again elsewhere. */
  stop: (patienceMs: number) => Promise<void>;
};

const DEFAULTS = { now: () => new Date(), random: Math.random, concurrency: 2, leaseMs: 60_000, pollMs: 1_000 };

export function createJobRunner(parts: Parts): JobRunner {
  const { db, handlers, log, count, tracer, now, random, concurrency, leaseMs, pollMs } = { ...DEFAULTS, ...parts };
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function handle<Kind extends JobKind>(kind: Kind, payload: unknown, job: RunningJob): Promise<void> {
    const handler: JobHandlers[Kind] = handlers[kind];
    if (!handler) throw new Error(`no handler for jobs of kind ${kind}`);
    await handler(parsePayload(kind, payload), job);
  }

  /** In the scope of the request that caused the job, whose trace goes on. */
  function work(job: queue.LeasedJob): Promise<void> {
    const { kind, owner, attempts } = job;
    const span = tracer?.start(`job ${kind}`, {
      ...{ kind: "consumer", parent: job.trace },
      attributes: { "job.id": job.id, "job.kind": kind, "job.attempt": attempts },
    });
    const scope = { cause: { requestId: job.requestId ?? job.id, owner }, span: span ?? null };
    return runInScope(scope, async () => {
      const startedAt = performance.now();
      const { result, error } = await attempt(job);
      // A kind in the table may be of another version, or of nobody's: only those of this one become labels.
      const label = isJobKind(kind) ? kind : "unknown";
      count?.({ name: "job", kind: label, result, milliseconds: performance.now() - startedAt });
      span?.end(error);
    });
  }

  async function attempt(job: queue.LeasedJob): Promise<{ result: JobResult; error?: unknown }> {
    const heartbeat = setInterval(() => {
      queue.extendLease(db, job, new Date(now().getTime() + leaseMs)).catch(() => undefined);
    }, leaseMs / 3);
    heartbeat.unref();
    try {
      if (!isJobKind(job.kind)) throw new Error(`no handler for jobs of kind ${job.kind}`);
      const isLastAttempt = job.attempts >= job.maxAttempts;
      await handle(job.kind, job.payload, { id: job.id, signal: stopping.signal, isLastAttempt });
      await queue.finish(db, job);
      return { result: "done" };
    } catch (error) {
      return { result: await recordFailure(job, error), error };
    } finally {
      clearInterval(heartbeat);
    }
  }

  async function recordFailure(job: queue.LeasedJob, error: unknown): Promise<JobResult> {
    if (stopping.signal.aborted) {
      await queue.release(db, job);
      return "released";
    }
    const reason = traceOf(error);
    const isDead = await queue.fail(
      db,
      job,
      reason,
      new Date(now().getTime() + queue.backoffMs(job.attempts, random())),
    );
    log[isDead ? "error" : "warn"](
      { err: error, jobId: job.id, kind: job.kind, attempts: job.attempts, isDead },
      "job failed",
    );
    return isDead ? "dead" : "failed";
  }

  /** One job after the other. */
  async function untilNothingIsDue(): Promise<void> {
    while (!stopping.signal.aborted) {
      const job = await queue.lease(db, now(), leaseMs);
      if (!job) return;
      await work(job);
    }
  }

  function fillSlots(): void {
    while (running.size < concurrency && !stopping.signal.aborted) {
      const worker = untilNothingIsDue()
        .catch((error: unknown) => log.error({ err: error }, "the job queue cannot be read"))
        .finally(() => running.delete(worker));
      running.add(worker);
    }
  }

  return {
    start() {
      timer = setInterval(fillSlots, pollMs);
      timer.unref();
      queue
        .deadLetterExpired(db, now())
        .catch((error: unknown) => log.error({ err: error }, "expired jobs could not be marked as dead"));
      fillSlots();
    },
    async drain() {
      await queue.deadLetterExpired(db, now());
      await untilNothingIsDue();
    },
    async stop(patienceMs) {
      clearInterval(timer);
      stopping.abort();
      await Promise.race([Promise.all(running), new Promise((resolve) => setTimeout(resolve, patienceMs).unref())]);
    },
  };
}
