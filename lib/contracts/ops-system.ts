// The state of the system at the desk: processes, queue, errors, slow calls, sizes; and what is done with dead jobs.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { id, nothing, paging, text } from "./values";

/** Hours that the desk looks back. */
export const SYSTEM_HOURS = ["1", "6", "24"] as const;

const size = z.int();

export const viewAdminSystem = endpoint({
  method: "GET",
  path: "/api/ops/system",
  access: "staff",
  summary: "Processes, job queue, errors, slow calls and sizes",
  input: z.object({ hours: z._default(z.enum(SYSTEM_HOURS), "1") }),
  output: z.object({
    processes: z.array(
      z.object({
        processId: id,
        role: z.enum(["all", "web", "worker"]),
        version: z.string(),
        startedAt: z.string(),
        seenAt: z.string(),
        /** False for one that ended without a word. */
        isAlive: z.boolean(),
        memoryBytes: size,
        loopDelayMs: z.number(),
      }),
    ),
    queues: z.array(
      z.object({
        kind: z.string(),
        /** Due and not running. */
        waiting: z.int(),
        running: z.int(),
        dead: z.int(),
        /** When the oldest waiting one became due. */
        oldest: z.nullable(z.string()),
      }),
    ),
    /** Refusals and faults by route and code, the most frequent first. */
    errors: z.array(
      z.object({
        route: z.string(),
        code: z.string(),
        count: z.int(),
        lastAt: z.string(),
        /** Finds the last one in the log. */
        lastRequestId: z.string(),
      }),
    ),
    /** Routes by the 95th percentile of their time to answer, the slowest first. */
    calls: z.array(
      z.object({ route: z.string(), calls: z.int(), failed: z.int(), p50Ms: z.number(), p95Ms: z.number() }),
    ),
    sizes: z.object({
      databaseBytes: size,
      fileBytes: size,
      fileCount: z.int(),
      /** Null where the store has no limit of its own. */
      freeBytes: z.nullable(size),
    }),
  }),
});
export type AdminSystem = z.infer<typeof viewAdminSystem.output>;

export const listAdminDeadJobs = endpoint({
  method: "GET",
  path: "/api/ops/system/job/list",
  access: "staff",
  summary: "Jobs that failed at their last attempt, newest first",
  input: z.extend(paging, { kind: z.optional(text(1, 60)) }),
  output: z.object({
    rows: z.array(
      z.object({
        jobId: id,
        kind: z.string(),
        attempts: z.int(),
        createdAt: z.string(),
        requestId: z.nullable(z.string()),
        /** Without values of queries, addresses and tokens. */
        lastError: z.string(),
      }),
    ),
    total: z.int(),
  }),
});
export type AdminDeadJob = z.infer<typeof listAdminDeadJobs.output>["rows"][number];

/** MOVE_NOT_ALLOWED for a job that is not dead. */
export const retryAdminJob = endpoint({
  method: "POST",
  path: "/api/ops/system/job/retry",
  access: "staff",
  body: "json",
  summary: "Runs a dead job again with all its attempts",
  input: z.object({ jobId: id }),
  output: nothing,
});

/** MOVE_NOT_ALLOWED for a job that is not dead. */
export const discardAdminJob = endpoint({
  method: "POST",
  path: "/api/ops/system/job/discard",
  access: "staff",
  body: "json",
  summary: "Gives a dead job up, with a reason for the activity log",
  input: z.object({ jobId: id, reason: text(3, 500) }),
  output: nothing,
});
