// A filled thread: one for all who see a change, and its falls.
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import { createFilledThread, type FilledThread, type ThreadSource } from "@/lib/server/filled-thread/filled-thread";

/** Counts its entries. */
const COUNTER = `
  const { parentPort } = require("node:worker_threads");
  let count = 0;
  parentPort.on("message", (job) => {
    if (job.kind === "entries") count += job.entries.length;
    else if (job.kind === "index") parentPort.postMessage({ kind: "indexed" });
    else parentPort.postMessage({ kind: "answered", id: job.id, answer: count });
  });
`;

const content = { version: "1", entries: ["a"] };
const source: ThreadSource<string> = {
  version: () => Promise.resolve(content.version),
  async *batches() {
    for (const entry of content.entries) yield await Promise.resolve([entry]);
  },
};

describe("a filled thread", () => {
  let thread: FilledThread<string, number> | undefined;
  const workers: Worker[] = [];
  afterEach(async () => {
    await thread?.close();
    await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
    Object.assign(content, { version: "1", entries: ["a"] });
  });

  const open = (from: ThreadSource<string>, codes: string[] = []) => {
    const start = () => {
      const worker = new Worker(codes.shift() ?? COUNTER, { eval: true });
      workers.push(worker);
      return worker;
    };
    thread = createFilledThread<string, string, number>(from, { start, trustedMs: 0, now: Date.now });
    return thread;
  };

  it("is replaced by one other, however many see the change at once", async () => {
    const { ask } = open(source);
    expect(await ask("how many")).toBe(1);
    Object.assign(content, { version: "2", entries: ["a", "b"] });
    expect(await Promise.all([ask("how many"), ask("how many"), ask("how many")])).toEqual([2, 2, 2]);
    expect(workers).toHaveLength(2);
  });

  it("may fall while it is sent entries, and the next one answers", async () => {
    const slow: ThreadSource<string> = {
      ...source,
      async *batches() {
        await wait(500);
        yield* source.batches();
      },
    };
    const { ask } = open(slow, ["throw new Error('fallen')"]);
    await expect(ask("how many")).rejects.toThrow("fallen");
    expect(await ask("how many")).toBe(1);
  });

  it("may fall before its entries have a version", async () => {
    const slow: ThreadSource<string> = { ...source, version: () => wait(500, content.version) };
    const { ask } = open(slow, ["throw new Error('fallen')"]);
    await expect(ask("how many")).rejects.toThrow("fallen");
    expect(await ask("how many")).toBe(1);
  });

  it("ends when its entries cannot be had", async () => {
    const broken: ThreadSource<string> = {
      ...source,
      async *batches() {
        yield await Promise.reject<string[]>(new Error("no database"));
      },
    };
    const { ask } = open(broken);
    await expect(ask("how many")).rejects.toThrow("no database");
    const [worker] = workers;
    await expect.poll(() => worker?.threadId).toBe(-1);
  });
});
