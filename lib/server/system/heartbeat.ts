// The heartbeat of a process: that it lives, and what its calls took, for the desk of any process.

import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Logger } from "pino";
import packageJson from "@/package.json";
import type { Environment } from "@/lib/server/config/environment";
import type { Database } from "@/lib/server/db/client";
import { newId } from "@/lib/server/ids";
import type { CallLog } from "@/lib/server/system/call-log";
import * as rows from "@/lib/server/system/rows";

export const HEARTBEAT_MS = 15_000;
/** Two beats may be lost. */
const LEASE_MS = 3 * HEARTBEAT_MS;

type Parts = { db: Database; log: Logger; role: Environment["role"]; calls: CallLog; everyMs?: number };
export type Heartbeat = {
  /** Now instead of at the next beat. */
  beat: () => Promise<void>;
  /** Writes what is left, and that this process is gone. */
  stop: () => Promise<void>;
};

/** A beat that fails is logged once, until one succeeds again: the next one has what it could not write. */
export function startHeartbeat({ db, log, role, calls, everyMs = HEARTBEAT_MS }: Parts): Heartbeat {
  const id = newId();
  const startedAt = new Date(Date.now() - process.uptime() * 1000);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let isFailing = false;
  let running: Promise<void> | undefined;

  async function write(): Promise<void> {
    const { windows, errors } = calls.take();
    // NaN before the first tick.
    const loopDelayMs = Math.max(0, delay.percentile(99) / 1e6 - 20) || 0;
    delay.reset();
    const own = {
      id,
      role,
      version: packageJson.version,
      startedAt,
      memoryBytes: process.memoryUsage.rss(),
      loopDelayMs,
    };
    try {
      await rows.putProcess(db, own, LEASE_MS);
      await rows.putWindows(db, id, windows);
      await rows.addErrors(db, errors);
      isFailing = false;
    } catch (error) {
      calls.giveBack(errors);
      if (!isFailing) log.warn({ err: error }, "the heartbeat could not be written");
      isFailing = true;
    }
  }

  const beat = () => (running ??= write().finally(() => (running = undefined)));
  const timer = setInterval(() => void beat(), everyMs);
  timer.unref();
  void beat();
  return {
    beat,
    async stop() {
      clearInterval(timer);
      delay.disable();
      await running;
      await beat();
      await rows.deleteProcess(db, id);
    },
  };
}
