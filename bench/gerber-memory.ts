// Memory for reading the largest Gerber files of the corpus, each in a separate process, minus the memory of the same
// process for an empty file.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { SourceFile } from "@/lib/core/board/source-file";
import { EMPTY_GERBER, hasGerbv, runGerbv } from "../scripts/rivals/gerbv-run";
import { withBundled } from "./bundled";
import { percentile } from "./percentile";
import type { Figure } from "./run";

const FILES = 20;
/** Flags of the server's worker: a smaller young generation is collected more often. */
const FLAGS = ["--max-semi-space-size=1"];

/** The maximum over all files, and their median. */
const QUANTILES = { max: 1, median: 0.5 };

type Weigh = (file: SourceFile) => number;

export function benchGerberMemory(files: readonly SourceFile[]): Promise<Figure[]> {
  const largest = [...files].sort((a, b) => b.bytes.length - a.bytes.length).slice(0, FILES);
  return withBundled("read-one", (script) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "gerber-memory-"));
    try {
      const weighed = (engine: string) => beyondEmpty((file) => peakMb(script, { engine, file, folder }), largest);
      const ours = weighed("ours");
      const rivals: [name: string, megabytes: number[]][] = [["gerber-parser 4", weighed("gerber-parser 4")]];
      if (hasGerbv()) rivals.push(["gerbv", beyondEmpty(gerbvMb, largest)]);
      return Promise.resolve(rivals.flatMap(([name, theirs]) => compare(name, ours, theirs)));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

function compare(rival: string, ours: readonly number[], theirs: readonly number[]): Figure[] {
  return Object.entries(QUANTILES).map(([name, quantile]) => {
    const value = percentile(ours, quantile);
    const their = percentile(theirs, quantile);
    const against = `${rival} (${their.toFixed(1)} MB)`;
    return { name: `memory of the ${FILES} largest: ${name}`, value, unit: "MB", against, ratio: value / their };
  });
}

function beyondEmpty(weigh: Weigh, files: readonly SourceFile[]): number[] {
  const empty = weigh({ name: "empty.gbr", bytes: new TextEncoder().encode(EMPTY_GERBER) });
  return files.map((file) => weigh(file) - empty);
}

const gerbvMb: Weigh = (file) => runGerbv([file]).peakMb;

function peakMb(
  script: string,
  { engine, file, folder }: { engine: string; file: SourceFile; folder: string },
): number {
  const source = path.join(folder, "in");
  writeFileSync(source, file.bytes);
  const { stdout, stderr } = spawnSync(process.execPath, [...FLAGS, script, engine, source], { encoding: "utf8" });
  if (stdout === "") throw new Error(stderr);
  return Number(stdout);
}
