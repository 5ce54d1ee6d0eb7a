// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { useRun } from "@/components/ui/use-run";

afterEach(cleanup);

describe("work of which one piece runs at a time", () => {
  it("is ended by the next piece, and by hand", () => {
    const { result } = renderHook(useRun, { wrapper: StrictMode });
    const first = result.current.restart();
    expect(first.aborted).toBe(false);
    const second = result.current.restart();
    expect([first.aborted, second.aborted]).toEqual([true, false]);
    result.current.stop();
    expect(second.aborted).toBe(true);
  });

  it("ends with the page, and is not begun after it", () => {
    const { result, unmount } = renderHook(useRun);
    const running = result.current.restart();
    unmount();
    expect(running.aborted).toBe(true);
    expect(result.current.restart().aborted).toBe(true);
  });
});
