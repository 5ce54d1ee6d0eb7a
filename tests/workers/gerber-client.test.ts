import { beforeEach, describe, expect, it, vi } from "vitest";
import { err } from "@/lib/base/result";
import { openBoard } from "@/lib/workers/gerber-client";
import type { GerberReply, GerberRequest } from "@/lib/workers/gerber-messages";
import type { JobWorker } from "@/lib/workers/one-job";
import type { OpenBoardProgress } from "@/lib/workers/read-upload";

const colors = { maskColor: "#000", finish: "#fff", silkColor: "#fff" };
const file = new File(["bytes"], "board.zip");

/** A worker that does what the test says when it gets its job. */
class FakeWorker implements JobWorker {
  onmessage: JobWorker["onmessage"] = null;
  onerror: JobWorker["onerror"] = null;
  onmessageerror: JobWorker["onmessageerror"] = null;
  isTerminated = false;
  requests: GerberRequest[] = [];

  constructor(private readonly act: (worker: FakeWorker) => void) {}

  postMessage(message: unknown): void {
    this.requests.push(message as GerberRequest);
    queueMicrotask(() => this.act(this));
  }

  say(data: GerberReply): void {
    this.onmessage?.call(this as unknown as Worker, new MessageEvent("message", { data }));
  }

  fail(message: string): void {
    this.onerror?.call(this as unknown as Worker, Object.assign(new Event("error"), { message }) as ErrorEvent);
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

function call(act: (worker: FakeWorker) => void, more: { timeoutMs?: number; signal?: AbortSignal } = {}) {
  const worker = new FakeWorker(act);
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
