import { existsSync, readFileSync } from "node:fs";
import { Worker, type WorkerOptions } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { loadRarFromPackage } from "@/lib/core/archive/load-rar";
import { createBoardReader } from "@/lib/server/gerber/board-worker-client";
import { createSemaphore } from "@/lib/server/gerber/semaphore";
import { openBoard } from "@/lib/workers/gerber/open-board";
import { rar4, zip } from "../support/archives";
import { BOARD_FILES } from "../support/small-board";

const colors = { maskColor: "#123456", finish: "#d9b75b", silkColor: "#ffffff" };
const script = (code: string) => (options: WorkerOptions) => new Worker(code, { ...options, eval: true });

describe("the server's board worker", () => {
  it("computes what the browser computes", async () => {
    const read = createBoardReader();
    const [fromZip, fromRar] = await Promise.all([
      read(zip(BOARD_FILES), { colors }),
      read(rar4(BOARD_FILES), { colors }),
    ]);
    const here = await openBoard(zip(BOARD_FILES), { colors }, { loadRar: loadRarFromPackage });
    expect(here.ok).toBe(true);
    expect(fromZip).toEqual(here);
    expect(fromRar).toEqual(here);
  });

  it("hands on refusals", async () => {
    expect(await createBoardReader()(new TextEncoder().encode("no archive"))).toEqual({
      ok: false,
      code: "NOT_AN_ARCHIVE",
    });
  });

  it("leaves the caller's bytes alone", async () => {
    const bytes = zip(BOARD_FILES);
    const before = bytes.slice();
    await createBoardReader()(bytes);
    expect(bytes).toEqual(before);
  });

  it("is ended when it does not end by itself", async () => {
    let worker: Worker | undefined;
    const start = (options: WorkerOptions) => (worker = script("for (;;);")(options));
    const result = await createBoardReader({ timeoutMs: 50, start })(new Uint8Array(3));
    expect(result).toEqual({ ok: false, code: "PARSE_TIMEOUT", details: { seconds: 0.05 } });
    // A thread that ended has no id any more.
    expect(worker?.threadId).toBe(-1);
  });

  it("is ended when its heap grows over the limit", async () => {
    const start = script("const all = []; for (;;) all.push(new Array(10_000).fill({}));");
    expect(await createBoardReader({ maxHeapMb: 24, start })(new Uint8Array(3))).toMatchObject({
      ok: false,
      code: "PARSE_TOO_LARGE",
    });
  });

  it("gives up when its buffers grow over the limit", async () => {
    const filler = {
      name: "filler.bin",
      content: Uint8Array.from({ length: 3_000_000 }, (_, index) => (index * 7919) >>> 5),
    };
    const result = await createBoardReader({ maxBufferMb: 1 })(zip([...BOARD_FILES, { ...filler, stored: true }]));
    expect(result).toMatchObject({ ok: false, code: "PARSE_TOO_LARGE" });
  });

  it("is a failure when it crashes or leaves without a word", async () => {
    const crash = await createBoardReader({ start: script("throw new Error('boom')") })(new Uint8Array(3));
    expect(crash).toEqual({ ok: false, code: "PARSE_FAILED", details: { reason: "boom" } });
    const exit = await createBoardReader({ start: script("process.exit(3)") })(new Uint8Array(3));
    expect(exit).toEqual({ ok: false, code: "PARSE_FAILED", details: { reason: "the worker ended with 3" } });
  });

  it("runs two jobs at once, the others in their turn, and refuses when too many wait", async () => {
    const start = script(
      "require('node:worker_threads').parentPort.once('message', () => setTimeout(() => require('node:worker_threads').parentPort.postMessage({ ok: false, code: 'NO_LAYERS' }), 30))",
    );
    const read = createBoardReader({ maxRunning: 2, maxWaiting: 1, start });
    const answers = await Promise.all([1, 2, 3, 4].map(() => read(new Uint8Array(3))));
    const codes = answers.map((answer) => (answer.ok ? "ok" : answer.code));
    expect(codes).toEqual(["NO_LAYERS", "NO_LAYERS", "NO_LAYERS", "TOO_MANY_REQUESTS"]);
  });
});

describe("a turnstile", () => {
  it("lets jobs through in the order in which they came, never more than its number", async () => {
    const { run } = createSemaphore({ maxRunning: 2, maxWaiting: 10 });
    const started: number[] = [];
    let inside = 0;
    let max = 0;
    const job = (index: number) => async () => {
      started.push(index);
      max = Math.max(max, ++inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
      return index;
    };
    expect(await Promise.all([0, 1, 2, 3, 4].map((index) => run(job(index))))).toEqual([0, 1, 2, 3, 4]);
    expect({ started, max, inside }).toEqual({ started: [0, 1, 2, 3, 4], max: 2, inside: 0 });
  });

  it("gives the place free when a job fails", async () => {
    const { run } = createSemaphore({ maxRunning: 1, maxWaiting: 0 });
    await expect(run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await run(() => Promise.resolve("yes"))).toBe("yes");
  });
});

const lime = `${process.env.CORPUS_DIR ?? "../shared/corpus"}/gerber/og35-limesdr-usb.zip`;

describe.skipIf(!existsSync(lime))("the largest set of the corpus", () => {
  it("is read within the limits", async () => {
    const result = await createBoardReader()(new Uint8Array(readFileSync(lime)));
    expect(result.ok && result.value.facts.layers).toBe(12);
  });
});
