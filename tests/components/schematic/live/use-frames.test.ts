// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveRun } from "@/components/schematic/live/live-run";
import { useFrames } from "@/components/schematic/live/use-frames";
import { createLiveWorld } from "@/tests/support/live-loop";
import { stubBrowser } from "@/tests/support/render-page";

beforeEach(() => {
  stubBrowser();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it("shows at most one frame in a while, and always the last one before a pause", () => {
  const world = createLiveWorld();
  const run = new LiveRun(world.createClient);
  run.open("* divider\nV1 in 0 9\nR1 in out 1k\nR2 out 0 2k\n.tran 1u 5m\n.end");
  const times: number[] = [];
  const { unmount } = renderHook(() => useFrames(run, ({ time }) => void times.push(time), 1_000));
  act(() => world.pass(500));
  expect(times).toHaveLength(1);
  run.pause();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(times).toHaveLength(2);
  expect(times.at(-1)).toBe(run.frame?.time);
  run.play();
  act(() => world.pass(500));
  unmount();
  act(() => void vi.advanceTimersByTime(5_000));
  expect(times).toHaveLength(2);
});
