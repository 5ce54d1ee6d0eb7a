import { beforeEach, describe, expect, it, vi } from "vitest";
import { err } from "@/lib/base/result";
import { openBoard } from "@/lib/workers/gerber/gerber-client";
import type { GerberReply, GerberRequest } from "@/lib/workers/gerber/gerber-messages";
import type { OpenBoardProgress } from "@/lib/workers/archive/read-upload";
import { FakeWorker } from "@/tests/support/fake-worker";

const colors = { maskColor: "#000", finish: "#fff", silkColor: "#fff" };
const file = new File(["bytes"], "board.zip");

type StubWorker = FakeWorker<GerberReply, GerberRequest>;

function call(act: (worker: StubWorker) => void, more: { timeoutMs?: number; signal?: AbortSignal } = {}) {
  const worker: StubWorker = new FakeWorker(act);
  const progress: OpenBoardProgress[] = [];
  const result = openBoard(file, {
    colors,
    createWorker: () => worker,
    onProgress: (step) => progress.push(step),
    ...more,
  });
  return { worker, progress, result };
}

beforeEach(() => {
  vi.stubGlobal("location", { origin: "https://boards.example" });
});

describe("a page's call to the Gerber worker", () => {
  it("sends the file as it is, hears the progress, and ends the worker with the result", async () => {
    const done = err("ARCHIVE_DAMAGED" as const);
    const { worker, progress, result } = call((fake) => {
      fake.say({ kind: "progress", progress: { stage: "read", done: 0.5, layer: 1, total: 2, file: "top.gtl" } });
      fake.say({ kind: "done", result: done });
    });
    expect(await result).toEqual(done);
    expect(worker.requests).toEqual([
      { file, options: { colors, fileName: "board.zip" }, wasmUrl: "https://boards.example/wasm/" },
    ]);
    expect(progress).toEqual([{ stage: "read", done: 0.5, layer: 1, total: 2, file: "top.gtl" }]);
    expect(worker.isTerminated).toBe(true);
  });

  it("ends a worker that does not answer in time", async () => {
    const { worker, result } = call(() => undefined, { timeoutMs: 5 });
    expect(await result).toEqual({ ok: false, code: "PARSE_TIMEOUT", details: { seconds: 0.005 } });
    expect(worker.isTerminated).toBe(true);
  });

  it("ends the worker when it is aborted, and rejects with the reason", async () => {
    const controller = new AbortController();
    const { worker, result } = call(() => controller.abort(new Error("the person left")), {
      signal: controller.signal,
    });
    await expect(result).rejects.toThrow("the person left");
    expect(worker.isTerminated).toBe(true);
  });

  it("starts no worker when it was aborted before", async () => {
    const { worker, result } = call(() => undefined, { signal: AbortSignal.abort(new Error("too late")) });
    await expect(result).rejects.toThrow("too late");
    expect(worker.requests).toEqual([]);
  });

  it("turns a crash into a refusal", async () => {
    expect(await call((fake) => fake.fail("Uncaught TypeError: x")).result).toEqual({
      ok: false,
      code: "PARSE_FAILED",
    });
    expect(await call((fake) => fake.fail("Out of memory")).result).toEqual({ ok: false, code: "PARSE_TOO_LARGE" });
  });
});
