// Returns memory that a burst of work has left behind while the process has nothing to do.

import { performance } from "node:perf_hooks";
import { garbageCollector } from "./garbage-collector";

const CHECK_MS = 15_000;
/** Part of the time in which the event loop is busy: a collection of 100 MB takes about 0.1 s, which nobody waits for then. */
const MAX_UTILIZATION = 0.02;
/** Growth of the heap since the last collection that is worth one. */
const MIN_GROWTH_BYTES = 32 * 1024 * 1024;

type Process = {
  heapBytes: () => number;
  collect: () => void;
  /** Part of the time since the last call in which the event loop was busy, 0 to 1. */
  utilization: () => number;
};

function thisProcess(): Process {
  const collect = garbageCollector();
  let before = performance.eventLoopUtilization();
  const utilization = () => {
    const since = performance.eventLoopUtilization(before).utilization;
    before = performance.eventLoopUtilization();
    return since;
  };
  return { heapBytes: () => process.memoryUsage().heapUsed, collect, utilization };
}

/**
 * V8 collects when it allocates: after the start, or after a large board, 200 MB of garbage stay until somebody comes.
 * Collects once the loop has been idle for a whole period and the heap has grown by `MIN_GROWTH_BYTES`.
 *
 * @returns stops it
 */
export function startIdleCollection({ heapBytes, collect, utilization } = thisProcess()): () => void {
  let floor = 0;
  const timer = setInterval(() => {
    if (utilization() > MAX_UTILIZATION || heapBytes() - floor < MIN_GROWTH_BYTES) return;
    collect();
    floor = heapBytes();
  }, CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
