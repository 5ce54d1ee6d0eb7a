// Reading Gerber files: our parser and plotter compared with gerber-parser 4, on the same files in the same run.

import gerberParser from "gerber-parser";
import { identifyLayers } from "@/lib/core/gerber/identify";
import { parseGerber } from "@/lib/core/formats/rs274x/parse";
import { readLayer } from "@/lib/core/formats/rs274x/read-layer";
import type { SourceFile } from "@/lib/core/board/source-file";
import { corpusSets, hasCorpus, openSet } from "../scripts/corpus-set";
import { hasGerbv, runGerbv } from "../scripts/rivals/gerbv-run";
import { benchGerberMemory } from "./gerber-memory";
import type { Figure } from "./run";

const RIVAL = "gerber-parser 4";

const ROUNDS = 3;

/**
 * Our reading with extents compared with gerbv's reading and writing, file by file, minus its time for an empty file.
 * Empty if gerbv is not installed.
 */
function compareGerbv(files: readonly SourceFile[], megabytes: number, whole: number): Figure[] {
  if (!hasGerbv()) return [];
  const theirs = (megabytes / runGerbv(files).ms) * 1000;
  return [
    {
      name: "gerber parse and plot",
      value: round(whole),
      unit: "MB/s",
      against: "gerbv",
      ratio: round(whole / theirs),
    },
    { name: "gerbv", value: round(theirs), unit: "MB/s" },
  ];
}

/**
 * MB/s over all Gerber layers of the corpus, best of three rounds each; `ratio` is the speedup over gerber-parser 4
 * (which only parses, so the first row is the direct comparison); then memory. Empty without a corpus.
 */
export async function benchGerber(): Promise<Figure[]> {
  if (!hasCorpus()) return [];
  const files = await corpusFiles();
  const megabytes = files.reduce((sum, file) => sum + file.bytes.length, 0) / 1e6;
  const texts = files.map((file) => new TextDecoder("latin1").decode(file.bytes));
  const rate = (ms: number) => (megabytes / ms) * 1000;
  const parse = rate(await bestOf(() => files.forEach((file) => parseGerber(file.bytes))));
  const whole = rate(await bestOf(() => files.forEach((file) => readLayer(file.bytes))));
  const theirs = rate(await bestOf(() => parseWithStreams(texts)));
  return [
    { name: "gerber parse", value: round(parse), unit: "MB/s", against: RIVAL, ratio: round(parse / theirs) },
    { name: "gerber parse and plot", value: round(whole), unit: "MB/s", against: RIVAL, ratio: round(whole / theirs) },
    { name: `${RIVAL} parse`, value: round(theirs), unit: "MB/s" },
    ...compareGerbv(files, megabytes, whole),
    ...(await benchGerberMemory(files)),
  ];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

async function corpusFiles(): Promise<SourceFile[]> {
  const out: SourceFile[] = [];
  for (const set of corpusSets()) {
    const opened = await openSet(set);
    if (!("files" in opened)) continue;
    const gerbers = new Set(
      identifyLayers(opened.files)
        .filter((file) => file.format === "gerber")
        .map((file) => file.file),
    );
    out.push(...opened.files.filter((file) => gerbers.has(file.name)));
  }
  return out;
}

async function bestOf(run: () => void | Promise<void>): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await run();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** Reads files in sequence; a file that it refuses counts as read. */
async function parseWithStreams(texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await new Promise<void>((resolve) => {
      const parser = gerberParser({ filetype: "gerber" });
      parser.on("data", () => undefined);
      parser.on("warning", () => undefined);
      parser.on("error", () => resolve());
      parser.on("end", () => resolve());
      parser.write(text);
      parser.end();
    });
  }
}
