// DFM checks in Chromium, from the file to the report, each in a newly started browser. Compared with KiCad's own check
// of the same board if it is installed, minus its time for an empty board.

import { readFileSync } from "node:fs";
import path from "node:path";
import { corpusSets, hasCorpus, nativeBoards, openSet } from "../scripts/corpus-set";
import { hasKicad, kicadDrcMs } from "../scripts/rivals/kicad-run";
import { zip } from "../tests/support/archives";
import { openBundledPage } from "../tests/support/bundled-page";
import type { SourceFile } from "@/lib/core/board/source-file";
import { browserMegabytes } from "./browser-memory";
import { denseBoard } from "./dense-board";
import type { Checks, DfmPage } from "./dfm-page.entry";
import { percentile } from "./percentile";
import type { Figure } from "./run";

/** Openings per board; the result is their median. */
const OPENINGS = 5;

type Board = { name: string; file: SourceFile; layers: number };
type Goal = { goalMs: number } | { rivalMs: number };

/** Sets of the corpus; the one with most objects has 12 copper layers and 94,000 objects. */
const SETS = [
  // Four layers of 57 × 100 mm, the largest of four layers with one board in its files.
  { id: "og32-bitaxe-ultra", layers: 4, goalMs: 1000 },
  { id: "og35-limesdr-usb", layers: 12, goalMs: 4000 },
];
/** The largest of KiCad's own board files. */
const KICAD_BOARDS = ["mce-adapter.kicad_pcb", "VIO-Board.kicad_pcb"];

export async function benchDfm(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const hasPartsBelow of [false, true]) {
    const name = `four layers, 100 × 100 mm, parts on ${hasPartsBelow ? "both sides" : "top"}`;
    const dense = { name, file: archiveOf(denseBoard({ hasPartsBelow })), layers: 4 };
    figures.push(...figuresOf(dense, await openings(dense), { goalMs: 1000 }));
  }
  if (!hasCorpus()) return figures;
  for (const { id, layers, goalMs } of SETS) {
    const set = corpusSets().find((known) => known.id === id);
    const opened = set && (await openSet(set));
    if (!opened || !("files" in opened)) throw new Error(`the corpus has no ${id}`);
    const board = { name: id, file: archiveOf(opened.files), layers };
    figures.push(...figuresOf(board, await openings(board), { goalMs }));
  }
  if (hasKicad()) for (const name of KICAD_BOARDS) figures.push(...(await compareKicad(name)));
  return figures;
}

function archiveOf(files: readonly SourceFile[]): SourceFile {
  return { name: "board.zip", bytes: zip(files.map(({ name, bytes }) => ({ name, content: bytes }))) };
}

async function compareKicad(name: string): Promise<Figure[]> {
  const found = nativeBoards().find((known) => path.basename(known.path) === name);
  if (!found) throw new Error(`the corpus has no ${name}`);
  const bytes = readFileSync(found.path);
  const board = { name, file: { name, bytes }, layers: found.truth.layers ?? 2 };
  const rivalMs = percentile(
    Array.from({ length: OPENINGS }, () => kicadDrcMs(bytes.toString("utf8"))),
    0.5,
  );
  return figuresOf(board, await openings(board), { rivalMs });
}

type Opening = Checks & { keptMb: number };

async function openings({ file, layers }: Board): Promise<Opening[]> {
  const found: Opening[] = [];
  while (found.length < OPENINGS) {
    const { browser, page, serve } = await openBundledPage({
      entry: "bench/dfm-page.entry.ts",
      ready: "dfmPage",
      worker: "dfm/dfm.worker.ts",
      html: '<!doctype html><script type="module" src="/page.js"></script>',
    });
    try {
      serve("/board", { contentType: "application/octet-stream", body: Buffer.from(file.bytes) });
      const before = await browserMegabytes(page);
      const checks = await page.evaluate(
        (checked) => (globalThis as typeof globalThis & { dfmPage: DfmPage }).dfmPage.check(checked),
        { address: "/board", name: file.name, layers },
      );
      found.push({ ...checks, keptMb: (await browserMegabytes(page)) - before });
    } finally {
      await browser.close();
    }
  }
  return found;
}

function figuresOf({ name }: Board, opened: readonly Opening[], goal: Goal): Figure[] {
  const center = (of: (opening: Opening) => number) => percentile(opened.map(of), 0.5);
  const first = center(({ firstMs }) => firstMs);
  const against =
    "goalMs" in goal
      ? { against: "the goal", ratio: first / goal.goalMs }
      : { against: `KiCad's DRC (${goal.rivalMs.toFixed(0)} ms)`, ratio: first / goal.rivalMs };
  return [
    { name: `${name}: from the file`, value: first, unit: "ms", ...against },
    { name: `${name}: for another order`, value: center(({ againMs }) => againMs), unit: "ms" },
    { name: `${name}: memory`, value: center(({ keptMb }) => keptMb), unit: "MB" },
    { name: `${name}: findings`, value: center(({ findings }) => findings), unit: "" },
  ];
}
