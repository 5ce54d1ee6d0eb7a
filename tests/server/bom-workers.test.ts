// Reading lists and matching their lines in worker threads: their answers, their falls, and another catalog.

import { afterEach, describe, expect, it } from "vitest";
import { Worker } from "node:worker_threads";
import type { IndexedPart } from "@/lib/core/bom/part-index";
import { readBom } from "@/lib/core/bom/read-bom";
import { guessColumns } from "@/lib/core/bom/find-columns";
import { decodeMpn } from "@/lib/core/part/catalogue";
import { createMatcher, type Matcher } from "@/lib/server/bom/matcher";
import { createTableReader } from "@/lib/server/bom/table-reader";

const ROWS = [
  ["Designator", "Quantity", "MPN"],
  ["R1", "1", "RC0603FR-0710KL"],
  ["R2", "1", "RC0603FR-0747KL"],
];
const { lines } = readBom(ROWS, 0, guessColumns(ROWS, 0));
const CSV = new TextEncoder().encode(ROWS.map((row) => row.join(",")).join("\n"));

describe("a list read in a thread", () => {
  it("is answered as it was read", async () => {
    const { readBom: read, readPlacements } = createTableReader();
    expect(await read(CSV, {})).toMatchObject({ ok: true, value: { lines: [{ mpn: "RC0603FR-0710KL" }, {}] } });
    expect(await readPlacements(CSV)).toMatchObject({ ok: false, code: "NO_PLACEMENTS" });
  });

  const doing = (code: string, timeoutMs: number) =>
    createTableReader({ timeoutMs, start: () => new Worker(code, { eval: true }) });

  it.each<[string, string, string, number]>([
    ["that never ends", "setInterval(() => {}, 1000)", "PARSE_TIMEOUT", 300],
    ["that falls", "throw new Error('fallen')", "PARSE_FAILED", 30_000],
    ["that says nothing", "process.exit(3)", "PARSE_FAILED", 30_000],
  ])("%s is refused, and the next one read", async (_, code, refused, timeoutMs) => {
    expect(await doing(code, timeoutMs).readBom(CSV, {})).toMatchObject({ ok: false, code: refused });
  });
});

function partOf(mpn: string): IndexedPart {
  const part = decodeMpn(mpn);
  if (!part) throw new Error(`${mpn} is no code of the catalogue`);
  return { ...part, id: `id of ${mpn}`, stock: 10 };
}

describe("lines matched in a thread", () => {
  let matcher: Matcher | undefined;
  afterEach(() => matcher?.close());

  const priceBooks = { version: "1", parts: ["RC0603FR-0710KL"] };
  const source = {
    version: () => Promise.resolve(priceBooks.version),
    async *batches() {
      for (const mpn of priceBooks.parts) yield await Promise.resolve([partOf(mpn)]);
    },
  };

  it("name the parts of the catalogue as it is now", async () => {
    const clock = { ms: 0 };
    matcher = createMatcher(source, { now: () => clock.ms, trustedMs: 1_000 });
    const chosen = async () =>
      (await matcher?.match(lines))?.map(({ isChosen, candidates: [first] }) => isChosen && first?.partId);
    expect(await chosen()).toEqual(["id of RC0603FR-0710KL", false]);
    Object.assign(priceBooks, { version: "2", parts: ["RC0603FR-0710KL", "RC0603FR-0747KL"] });
    expect(await chosen()).toEqual(["id of RC0603FR-0710KL", false]);
    clock.ms = 1_001;
    expect(await chosen()).toEqual(["id of RC0603FR-0710KL", "id of RC0603FR-0747KL"]);
  });

  it("share one thread, however many ask at once", async () => {
    let started = 0;
    const { startWorkerThread } = await import("@/lib/server/worker-thread");
    matcher = createMatcher(source, {
      start: () => {
        started++;
        return startWorkerThread("match-worker");
      },
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => matcher?.match(lines)));
    expect(started).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it("of a short list do not wait for all of a long one, whose answers keep their order", async () => {
    Object.assign(priceBooks, { version: "3", parts: ["RC0603FR-0710KL", "RC0603FR-0747KL"] });
    matcher = createMatcher(source);
    await matcher.match(lines);
    const done: string[] = [];
    const long = Array.from({ length: 50 }, () => lines).flat();
    const [answers] = await Promise.all([
      matcher.match(long).finally(() => done.push("long")),
      matcher.match(lines).finally(() => done.push("short")),
    ]);
    expect(done).toEqual(["short", "long"]);
    const firsts = answers.map(({ candidates }) => candidates[0]?.partId);
    expect(firsts).toEqual(long.map(({ mpn }) => `id of ${mpn}`));
  });

  it("are refused when the thread falls, and matched by the next one", async () => {
    const starts = [() => new Worker("throw new Error('fallen')", { eval: true })];
    const { startWorkerThread } = await import("@/lib/server/worker-thread");
    matcher = createMatcher(source, { start: () => starts.shift()?.() ?? startWorkerThread("match-worker") });
    await expect(matcher.match(lines)).rejects.toThrow("fallen");
    expect(await matcher.match(lines)).toHaveLength(2);
  });
});
