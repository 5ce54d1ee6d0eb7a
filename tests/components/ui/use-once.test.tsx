// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Ending, useOnce } from "@/components/ui/use-once";

afterEach(cleanup);

/** An act that is ended by hand, counted. */
function handmade() {
  const endings: { resolve: (ending: Ending) => void; reject: (error: Error) => void }[] = [];
  const begin = () => new Promise<Ending>((resolve, reject) => void endings.push({ resolve, reject }));
  return { begin, endings };
}

describe("an act that is done once", () => {
  it("is passed over while one is under way, also before the page is drawn busy", async () => {
    const { result } = renderHook(useOnce);
    const { begin, endings } = handmade();
    act(() => {
      void result.current.run(begin);
      void result.current.run(begin);
    });
    expect(endings).toHaveLength(1);
    expect(result.current.isBusy).toBe(true);
    await act(async () => endings[0]?.resolve(undefined));
    expect(result.current.isBusy).toBe(false);
    act(() => void result.current.run(begin));
    expect(endings).toHaveLength(2);
  });

  it("may be done again after it failed, and whoever began it learns why", async () => {
    const { result } = renderHook(useOnce);
    const { begin, endings } = handmade();
    let first = Promise.resolve();
    act(() => void (first = result.current.run(begin)));
    const failed = expect(first).rejects.toThrow("refused");
    await act(async () => endings[0]?.reject(new Error("refused")));
    await failed;
    expect(result.current.isBusy).toBe(false);
    act(() => void result.current.run(begin));
    expect(endings).toHaveLength(2);
  });

  it("stays busy, and is not begun again, where the page is being left", async () => {
    const { result } = renderHook(useOnce);
    const { begin, endings } = handmade();
    act(() => void result.current.run(begin));
    await act(async () => endings[0]?.resolve("leaving"));
    expect(result.current.isBusy).toBe(true);
    act(() => void result.current.run(begin));
    expect(endings).toHaveLength(1);
  });
});
