import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startIdleCollection } from "@/lib/server/idle-collection";

const MB = 1024 * 1024;
const PERIOD_MS = 15_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process with 200 MB of garbage on a heap of 90 MB. */
function grownProcess(busy: number) {
  const state = { bytes: 290 * MB, collections: 0, busy };
  const collect = () => {
    state.collections += 1;
    state.bytes = 90 * MB;
  };
  return { state, process: { heapBytes: () => state.bytes, collect, utilization: () => state.busy } };
}

it("collects once nothing runs, and not again until the heap has grown", () => {
  const { state, process } = grownProcess(0.001);
  const stop = startIdleCollection(process);
  vi.advanceTimersByTime(PERIOD_MS);
  expect(state).toMatchObject({ collections: 1, bytes: 90 * MB });
  state.bytes = 100 * MB;
  vi.advanceTimersByTime(PERIOD_MS);
  expect(state.collections).toBe(1);
  state.bytes = 130 * MB;
  vi.advanceTimersByTime(PERIOD_MS);
  expect(state.collections).toBe(2);
  stop();
  state.bytes = 290 * MB;
  vi.advanceTimersByTime(PERIOD_MS);
  expect(state.collections).toBe(2);
});

it("waits while the process is busy", () => {
  const { state, process } = grownProcess(0.5);
  const stop = startIdleCollection(process);
  vi.advanceTimersByTime(4 * PERIOD_MS);
  expect(state.collections).toBe(0);
  state.busy = 0;
  vi.advanceTimersByTime(PERIOD_MS);
  expect(state.collections).toBe(1);
  stop();
});
