// Schematics drawn in worker threads: what comes back, and what becomes of a thread that falls.

import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { newSchematic, writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { ENGLISH_CAPTIONS } from "@/lib/core/schematic/paint/sheet-frame";
import { createSheetRenderer } from "@/lib/server/schematic-render/sheet-renderer";
import type { SheetJob } from "@/lib/server/schematic-render/sheet-worker-messages";

const blinker = readFileSync("lib/server/project/examples/blinker.json", "utf8");
const empty = JSON.stringify(writeSchematic(newSchematic("sheet", "Main")));
const thumbnail = (content: string, theme: "light" | "dark" = "light"): SheetJob => ({
  ...{ kind: "thumbnail", content, theme },
});

describe("a schematic drawn in a thread", () => {
  const render = createSheetRenderer({ timeoutMs: 40_000 });
  const svgOf = async (job: SheetJob) => {
    const drawn = await render(job);
    return drawn.ok ? String(drawn.value) : drawn.code;
  };

  it("is a small picture in the colors of the page", async () => {
    const [light, dark] = [await svgOf(thumbnail(blinker)), await svgOf(thumbnail(blinker, "dark"))];
    expect(light).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
    expect(light.length).toBeLessThan(16_000);
    expect([light.includes("#1d6540"), dark.includes("#7fcba1")]).toEqual([true, true]);
    expect(light.replaceAll(/#[0-9a-f]{6}/g, "")).toBe(dark.replaceAll(/#[0-9a-f]{6}/g, ""));
  });

  it("is blank paper where nothing is drawn", async () => {
    expect(await svgOf(thumbnail(empty))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 340" fill="none" stroke="#5c635c">' +
        '<rect width="480" height="340" fill="#ffffff" vector-effect="non-scaling-stroke"/>' +
        '<rect x="24" y="24" width="432" height="292" vector-effect="non-scaling-stroke"/></svg>',
    );
  });

  it("is a PDF", async () => {
    const drawn = await render({ kind: "pdf", content: blinker, title: "Blinker", captions: ENGLISH_CAPTIONS });
    const bytes = drawn.ok ? Buffer.from(drawn.value) : Buffer.of();
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("is refused where its text is none", async () => {
    expect(await svgOf(thumbnail("{"))).toBe("OPERATION_FAILED");
    expect(await svgOf(thumbnail(blinker))).toContain("<svg");
  });
});

describe("a thread that draws", () => {
  const ECHO = `const { parentPort } = require("node:worker_threads");
    let asked = 0;
    parentPort.on("message", ({ content }) => {
      asked += 1;
      if (content === "throw") throw new Error("fallen");
      if (content === "exit") process.exit(3);
      if (content !== "hang") parentPort.postMessage({ ok: true, value: String(asked) });
    });`;

  function counted(settings: { timeoutMs?: number; idleMs?: number; maxRunning?: number; maxWaiting?: number } = {}) {
    const threads: Worker[] = [];
    const start = () => {
      const worker = new Worker(ECHO, { eval: true });
      threads.push(worker);
      return worker;
    };
    return { threads, render: createSheetRenderer({ ...settings, start }) };
  }

  it("is kept for the next drawing", async () => {
    const { threads, render } = counted();
    const answers = [await render(thumbnail("a")), await render(thumbnail("b"))];
    expect([answers, threads.length]).toEqual([
      [
        { ok: true, value: "1" },
        { ok: true, value: "2" },
      ],
      1,
    ]);
  });

  it.each<[string, string]>([
    ["throw", "OPERATION_FAILED"],
    ["exit", "OPERATION_FAILED"],
    ["hang", "DRAWING_TOO_LARGE"],
  ])("is replaced after it %ss", async (how, code) => {
    const { threads, render } = counted({ timeoutMs: how === "hang" ? 2_000 : 20_000 });
    expect(await render(thumbnail(how))).toMatchObject({ ok: false, code });
    expect(await render(thumbnail("a"))).toEqual({ ok: true, value: "1" });
    expect(threads).toHaveLength(2);
  });

  it("ends when it has nothing to draw", async () => {
    const { threads, render } = counted({ idleMs: 20 });
    await render(thumbnail("a"));
    const [first] = threads;
    await new Promise((done) => first?.once("exit", done));
    expect(await render(thumbnail("b"))).toEqual({ ok: true, value: "1" });
  });

  it("turns away what would wait too long", async () => {
    const { render } = counted({ maxRunning: 1, maxWaiting: 1 });
    const codes = await Promise.all(["a", "b", "c"].map((content) => render(thumbnail(content))));
    expect(codes.map((answer) => (answer.ok ? "drawn" : answer.code))).toEqual(["drawn", "drawn", "TOO_MANY_REQUESTS"]);
  });
});
