import { describe, expect, it } from "vitest";
import { createRenderQueue, OverloadedError } from "@/lib/server/http/render-queue";

/** Work that ends on demand. */
function work() {
  let finish: () => void = () => undefined;
  let hasBegun = false;
  const run = () => {
    hasBegun = true;
    return new Promise<string>((resolve) => {
      finish = () => resolve("done");
    });
  };
  return { run, finish: () => finish(), hasBegun: () => hasBegun };
}

describe("the render queue", () => {
  it("runs so many at once, the others in turn, and refuses beyond those that may wait", async () => {
    const queue = createRenderQueue({ concurrency: 2, now: () => 0 });
    const [first, second, third] = [work(), work(), work()];
    const limits = { maxWaiting: 1 };
    const answers = [first, second, third].map(({ run }) => queue.run(run, limits));
    await expect(queue.run(() => Promise.resolve("never"), limits)).rejects.toBeInstanceOf(OverloadedError);
    expect([first, second, third].map(({ hasBegun }) => hasBegun())).toEqual([true, true, false]);
    first.finish();
    await answers[0];
    await expect.poll(() => third.hasBegun()).toBe(true);
    second.finish();
    third.finish();
    expect(await Promise.all(answers)).toEqual(["done", "done", "done"]);
  });

  it("rests after a long piece of work as long as it took, while its caller has the answer", async () => {
    let nowMs = 0;
    const queue = createRenderQueue({ concurrency: 1, now: () => nowMs });
    const long = queue.run(
      () => {
        nowMs += 60;
        return Promise.resolve("page");
      },
      { maxWaiting: 1 },
    );
    const startedAt = performance.now();
    const next = queue.run(() => Promise.resolve(performance.now() - startedAt), { maxWaiting: 1 });
    expect(await long).toBe("page");
    expect(await next).toBeGreaterThanOrEqual(55);
  });

  it("takes up work again after one that failed", async () => {
    const queue = createRenderQueue({ concurrency: 1, longestPauseMs: 0 });
    const failed = queue.run(() => Promise.reject(new Error("broken")), { maxWaiting: 1 });
    await expect(failed).rejects.toThrow("broken");
    expect(await queue.run(() => Promise.resolve(1), { maxWaiting: 1 })).toBe(1);
  });
});
