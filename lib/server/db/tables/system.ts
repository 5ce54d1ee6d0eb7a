// Tables of the processes: heartbeats, times of calls, failures.

import { bigint, index, integer, pgTable, primaryKey, real, text } from "drizzle-orm/pg-core";
import { id, time } from "@/lib/server/db/tables/columns";

/** One row per running process, renewed by its heartbeat; one whose lease is over has ended without a word. */
export const serverProcesses = pgTable("server_processes", {
  id: id(),
  role: text("role").$type<"all" | "web" | "worker">().notNull(),
  version: text("version").notNull(),
  startedAt: time("started_at").notNull(),
  seenAt: time("seen_at").notNull(),
  leaseUntil: time("lease_until").notNull(),
  memoryBytes: bigint("memory_bytes", { mode: "number" }).notNull(),
  /** 99th percentile of the event loop's delay since the heartbeat before. */
  loopDelayMs: real("loop_delay_ms").notNull(),
});

/** Durations of the calls of a route that a process answered in ten minutes, as counts per bucket. */
export const callWindows = pgTable(
  "call_windows",
  {
    startsAt: time("starts_at").notNull(),
    processId: text("process_id").notNull(),
    route: text("route").notNull(),
    calls: integer("calls").notNull(),
    /** Answers with a status of 500 or more. */
    failed: integer("failed").notNull(),
    /** Not cumulative; the last one has what is longer than every limit. */
    buckets: integer("buckets").array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.startsAt, table.processId, table.route] })],
);

/** Refusals and faults of an hour by route and code, over all processes. */
export const callErrors = pgTable(
  "call_errors",
  {
    startsAt: time("starts_at").notNull(),
    route: text("route").notNull(),
    code: text("code").notNull(),
    count: integer("count").notNull(),
    lastRequestId: text("last_request_id").notNull(),
    lastAt: time("last_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.startsAt, table.route, table.code] }),
    index("call_errors_last").on(table.lastAt),
  ],
);
