// Gauges of a process and of what all processes share: queue, connections, threads, database.

import type { Environment } from "@/lib/server/config/environment";
import packageJson from "@/package.json";
import type { Database } from "@/lib/server/db/client";
import { countJobs, type KindCount } from "@/lib/server/jobs/next-job";
import { isJobKind } from "@/lib/server/jobs/payloads";
import type { Metrics } from "@/lib/server/metrics";
import { runningThreads } from "@/lib/server/worker-thread";

/** Several gauges are read from one query, and several scrapers may ask at once. */
const COUNTS_KEPT_MS = 5_000;

function sharedCounts(db: Database): () => Promise<KindCount[]> {
  let last: { at: number; counts: Promise<KindCount[]> } | undefined;
  return () => {
    const at = Date.now();
    if (!last || at - last.at > COUNTS_KEPT_MS) last = { at, counts: countJobs(db, new Date(at)) };
    return last.counts;
  };
}

/** Kinds of another version, or of nobody, share a label. */
const labelOf = (kind: string) => (isJobKind(kind) ? kind : "unknown");

function watchJobs(metrics: Metrics, db: Database): void {
  const counts = sharedCounts(db);
  const sumBy = (found: KindCount[], read: (row: KindCount) => Record<string, number>) => {
    const sums = new Map<string, { labels: Record<string, string>; value: number }>();
    for (const row of found) {
      for (const [state, value] of Object.entries(read(row))) {
        const labels: Record<string, string> = { kind: labelOf(row.kind), ...(state && { state }) };
        const key = JSON.stringify(labels);
        sums.set(key, { labels, value: (sums.get(key)?.value ?? 0) + value });
      }
    }
    return [...sums.values()];
  };
  metrics.watch("jobs", "Jobs of all processes by kind and state.", async () =>
    sumBy(await counts(), ({ waiting, running, dead }) => ({ waiting, running, dead })),
  );
  metrics.watch("jobs_oldest_seconds", "Time since the oldest waiting job became due.", async () =>
    sumBy(await counts(), ({ oldest }) => ({ "": oldest ? (Date.now() - oldest.getTime()) / 1000 : 0 })),
  );
}

export function watchProcess(metrics: Metrics, { db, role }: { db: Database; role: Environment["role"] }): void {
  const pool = db.$client;
  metrics.watch("boardwright_info", "Version and role of the process.", () => [
    { labels: { version: packageJson.version, role }, value: 1 },
  ]);
  metrics.watch("database_connections", "Connections of this process by state.", () => [
    { labels: { state: "used" }, value: pool.totalCount - pool.idleCount },
    { labels: { state: "idle" }, value: pool.idleCount },
  ]);
  metrics.watch("database_waiting", "Queries that wait for a connection.", () => [{ value: pool.waitingCount }]);
  metrics.watch("worker_threads", "Running threads by name.", () =>
    [...runningThreads()].map(([name, value]) => ({ labels: { name }, value })),
  );
  watchJobs(metrics, db);
}
