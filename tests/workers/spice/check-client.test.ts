import { expect, it, vi } from "vitest";
import { ok } from "@/lib/base/result";
import { createNetlistChecker } from "@/lib/workers/spice/check-client";
import type { JobWorker } from "@/lib/workers/worker-client";

/** Answers when told to, with a finding named as the text. */
function slowWorker() {
  const asked: string[] = [];
  const worker: JobWorker = {
    ...{ onmessage: null, onerror: null, onmessageerror: null, terminate: vi.fn() },
    postMessage: (text: string) => void asked.push(text),
  };
  const answer = (text: string): void =>
    Reflect.apply(worker.onmessage ?? (() => undefined), worker, [
      { data: { kind: "done", result: ok([{ code: "NO_GROUND", subject: text }]) } },
    ]) as void;
  return { worker, asked, answer };
}

it("checks the latest of the texts that wait, and says nothing about those before", async () => {
  const { worker, asked, answer } = slowWorker();
  const checker = createNetlistChecker(() => worker);
  const results = ["a", "b", "c"].map((text) => checker.check(text));
  await vi.waitFor(() => expect(asked).toEqual(["c"]));
  answer("c");
  const found = await Promise.all(results);
  expect(found.map((findings) => findings?.[0]?.subject ?? null)).toEqual([null, null, "c"]);
  checker.end();
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

it("drops an answer that came after the text had changed", async () => {
  const { worker, asked, answer } = slowWorker();
  const checker = createNetlistChecker(() => worker);
  const first = checker.check("a");
  await vi.waitFor(() => expect(asked).toEqual(["a"]));
  const second = checker.check("b");
  answer("a");
  await vi.waitFor(() => expect(asked).toEqual(["a", "b"]));
  answer("b");
  expect(await first).toBeNull();
  expect((await second)?.[0]?.subject).toBe("b");
});
