// Reports of a process: metrics, traces, and the heartbeat that the desk reads.

import type { Logger } from "pino";
import type { Environment } from "@/lib/server/config/environment";
import type { Database } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { Metrics } from "@/lib/server/metrics";
import type { Closing } from "@/lib/server/shutdown";
import { createCallLog } from "@/lib/server/system/call-log";
import { startHeartbeat } from "@/lib/server/system/heartbeat";
import { openTracer } from "@/lib/server/system/open-tracer";
import { traceQueries } from "@/lib/server/system/traced-queries";
import { watchProcess } from "@/lib/server/system/watch-process";

type Parts = { environment: Environment; db: Database; log: Logger; metrics: Metrics };
export type OpenSystem = Pick<Deps, "observe" | "count" | "tracer"> & { closings: Closing[] };

export async function openSystem({ environment, db, log, metrics }: Parts): Promise<OpenSystem> {
  const { role } = environment;
  const tracer = await openTracer(environment);
  if (tracer) traceQueries(db.$client);
  watchProcess(metrics, { db, role });
  const calls = createCallLog();
  const heartbeat = startHeartbeat({ db, log, role, calls });
  return {
    tracer,
    count: metrics.count,
    observe(sample) {
      metrics.observe(sample);
      calls.observe(sample);
    },
    closings: [
      { name: "heartbeat", close: heartbeat.stop },
      ...(tracer ? [{ name: "traces", close: tracer.close }] : []),
    ],
  };
}
