// Words about outages of Redis in the log: one line when it goes and one when it is back, however many calls it fails.

import type { Logger } from "pino";

/** A Redis that comes and goes is spoken of once in this time. */
const QUIET_MS = 60_000;

export interface OutageLog {
  /** At each failed attempt: an outage in a quiet time is said once that is over, if it still lasts. */
  readonly begin: (error: unknown) => void;
  readonly end: () => void;
  /** The server answers, but refuses a command: out of memory, or not permitted. */
  readonly refused: (error: unknown) => void;
}

export function createOutageLog(log: Pick<Logger, "info" | "warn">, now: () => number = Date.now): OutageLog {
  let saidMs = -Infinity;
  let refusedMs = -Infinity;
  let isSaid = false;
  return {
    begin(error) {
      if (isSaid || now() - saidMs < QUIET_MS) return;
      saidMs = now();
      isSaid = true;
      log.warn({ err: error }, "Redis is away: limits and events stay in this process until it is back");
    },
    end() {
      if (isSaid) log.info("Redis is back");
      isSaid = false;
    },
    refused(error) {
      if (now() - refusedMs < QUIET_MS) return;
      refusedMs = now();
      log.warn({ err: error }, "Redis refuses commands");
    },
  };
}
