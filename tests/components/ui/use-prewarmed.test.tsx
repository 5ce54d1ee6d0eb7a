// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { usePrewarmed } from "@/components/ui/use-prewarmed";

const spare = () => ({ prepare: vi.fn(), letGo: vi.fn() });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what a page has ready", () => {
  it("is prepared once the page rests, and goes with it", () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
    vi.stubGlobal("cancelIdleCallback", () => idle.splice(0));
    const worker = spare();
    const { unmount } = renderHook(() => usePrewarmed(worker));
    expect(worker.prepare).not.toHaveBeenCalled();
    idle.forEach((work) => work());
    expect(worker.prepare).toHaveBeenCalledOnce();
    expect(worker.letGo).not.toHaveBeenCalled();
    unmount();
    expect(worker.letGo).toHaveBeenCalledOnce();
  });

  it("is not prepared for a page that has gone, also where browsers do not tell that they rest", () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    const [kept, removed] = [spare(), spare()];
    renderHook(() => usePrewarmed(kept));
    renderHook(() => usePrewarmed(removed)).unmount();
    vi.runAllTimers();
    expect(kept.prepare).toHaveBeenCalledOnce();
    expect(removed.prepare).not.toHaveBeenCalled();
  });
});
