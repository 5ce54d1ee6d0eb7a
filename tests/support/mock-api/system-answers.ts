// Successful answers of the system's state.

import type { Answer, Answers } from "./answer";

type SystemEndpoint = "viewAdminSystem" | "listAdminDeadJobs" | "retryAdminJob" | "discardAdminJob";

const AT = "2026-11-20T09:00:00.000Z";

export const deadJob: Answer<"listAdminDeadJobs">["rows"][number] = {
  ...{ jobId: "job_1", kind: "order-check", attempts: 8, createdAt: AT, requestId: "request_1" },
  lastError: "Error: the file is damaged\n    at check (check.ts:1:1)",
};

export const SYSTEM_ANSWERS: Pick<Answers, SystemEndpoint> = {
  viewAdminSystem: {
    processes: [
      {
        ...{ processId: "process_1", role: "web", version: "0.4.0", startedAt: AT, seenAt: AT, isAlive: true },
        ...{ memoryBytes: 314_572_800, loopDelayMs: 3.2 },
      },
      {
        ...{ processId: "process_2", role: "worker", version: "0.4.0", startedAt: AT, seenAt: AT, isAlive: false },
        ...{ memoryBytes: 209_715_200, loopDelayMs: 12 },
      },
    ],
    queues: [
      { kind: "mail", waiting: 12, running: 2, dead: 0, oldest: AT },
      { kind: "order-check", waiting: 0, running: 0, dead: 1, oldest: null },
    ],
    errors: [
      { route: "POST /api/eda/cart", code: "INVALID_INPUT", count: 40, lastAt: AT, lastRequestId: "request_2" },
      { route: "GET /api/eda/order/list", code: "OPERATION_FAILED", count: 2, lastAt: AT, lastRequestId: "request_3" },
    ],
    calls: [{ route: "POST /api/eda/order", calls: 120, failed: 1, p50Ms: 84, p95Ms: 1250 }],
    sizes: { databaseBytes: 524_288_000, fileBytes: 1_073_741_824, fileCount: 812, freeBytes: 53_687_091_200 },
  },
  listAdminDeadJobs: { rows: [deadJob], total: 1 },
  retryAdminJob: {},
  discardAdminJob: {},
};
