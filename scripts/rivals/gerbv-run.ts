// gerbv on the drawings and drill files of a set, one by one: time minus that for an empty file, and peak memory.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { identifyLayers } from "@/lib/core/gerber/identify";
import type { SourceFile } from "@/lib/core/board/source-file";

/** GNU time, which writes the largest resident set of a command. */
const TIME = "/usr/bin/time";
/** A single dot, for the time of starting and exiting. */
export const EMPTY_GERBER = "%FSLAX24Y24*%\n%MOIN*%\n%ADD10C,0.01*%\nD10*\nX0Y0D03*\nM02*\n";
const CASE_MS = 60_000;

export type GerbvRun = { files: number; opened: number; ms: number; peakMb: number };

export function hasGerbv(): boolean {
  return existsSync(TIME) && spawnSync("gerbv", ["--version"], { stdio: "ignore" }).error === undefined;
}

/** gerbv reads a file and writes it as RS-274X, its cheapest operation. */
export function runGerbv(files: readonly SourceFile[]): GerbvRun {
  const folder = mkdtempSync(path.join(os.tmpdir(), "gerbv-run-"));
  try {
    const empty = runOne(folder, new TextEncoder().encode(EMPTY_GERBER), "rs274x");
    const total: GerbvRun = { files: 0, opened: 0, ms: 0, peakMb: 0 };
    const wanted = new Map(identifyLayers(files).map(({ file, format }) => [file, format]));
    for (const { name, bytes } of files) {
      const format = wanted.get(name);
      if (format !== "gerber" && format !== "excellon") continue;
      const run = runOne(folder, bytes, format === "gerber" ? "rs274x" : "drill");
      total.files++;
      if (run.isWritten) total.opened++;
      total.ms += Math.max(0, run.ms - empty.ms);
      total.peakMb = Math.max(total.peakMb, run.peakMb);
    }
    return total;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function runOne(
  folder: string,
  bytes: Uint8Array,
  kind: "rs274x" | "drill",
): { ms: number; peakMb: number; isWritten: boolean } {
  const [source, target, memory] = ["in", "out", "kb"].map((name) => path.join(folder, name));
  if (!source || !target || !memory) throw new Error("no folder");
  writeFileSync(source, bytes);
  rmSync(target, { force: true });
  const start = performance.now();
  spawnSync(TIME, ["-f", "%M", "-o", memory, "gerbv", `--export=${kind}`, `--output=${target}`, source], {
    stdio: "ignore",
    timeout: CASE_MS,
  });
  const ms = performance.now() - start;
  const kilobytes = Number(readFileSync(memory, "utf8").trim().split("\n").at(-1));
  return { ms, peakMb: kilobytes / 1024, isWritten: existsSync(target) && statSync(target).size > 0 };
}
