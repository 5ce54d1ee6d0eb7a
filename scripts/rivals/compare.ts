// `npm run corpus -- --rivals`: every set read by each engine in a separate process, with one table of the results.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { truthOf } from "@/tests/core/gerber/identify-truth";
import { type CorpusSet, openSet } from "../corpus-set";
import type { Measured } from "./engine";
import { hasGerbv, runGerbv } from "./gerbv-run";

/** Flags of the server's worker: a smaller young generation is collected more often. */
const YOUNG = "ours, small young heap";
const BARE = "nothing";
const ENGINES = ["ours", YOUNG, "pcb-stackup 4", "tracespace 5", BARE];
const FLAGS: Record<string, string[]> = { [YOUNG]: ["--max-semi-space-size=1"] };
const SIZE_TOLERANCE_MM = 0.05;
const RUN_MS = 180_000;
const HEAP_MB = 4096;

type Tally = {
  name: string;
  opened: number;
  layers: number;
  layersRight: number;
  sizes: number;
  sizesRight: number;
  holes: number;
  holesRight: number;
  ms: number;
  peaksMb: number[];
  /** The same minus the memory of Node and the files for the set. */
  netMb: number[];
};

export async function compareRivals(sets: readonly CorpusSet[]): Promise<void> {
  const tallies = ENGINES.map(emptyTally);
  console.log(row(["set", ...ENGINES.map((name) => `${name}: ms, MB, size`)]));
  for (const set of sets) {
    const measured = ENGINES.map((engine) => runChild(engine, set.id));
    const bareMb = measured[ENGINES.indexOf(BARE)]?.peakMb;
    const cells = tallies.map((tally, at) => {
      const own = measured[at] ?? null;
      count(tally, set, own);
      if (own && bareMb !== undefined) tally.netMb.push(own.peakMb - bareMb);
      return own ? cellOf(own) : "died";
    });
    console.log(row([set.id, ...cells]));
  }
  if (hasGerbv()) tallies.push(await tallyGerbv(sets));
  print(tallies, sets.length);
  const [one, five, fifteen] = os.loadavg().map((load) => load.toFixed(1));
  console.log(`\nload of the machine: ${one} ${five} ${fifteen} on ${os.availableParallelism()} cores`);
}

function emptyTally(name: string): Tally {
  return {
    ...{ name, opened: 0, layers: 0, layersRight: 0, sizes: 0, sizesRight: 0 },
    ...{ holes: 0, holesRight: 0, ms: 0, peaksMb: [], netMb: [] },
  };
}

/** Null if the process crashed or took too long. */
function runChild(engine: string, set: string): Measured | null {
  const folder = mkdtempSync(path.join(os.tmpdir(), "rival-"));
  const target = path.join(folder, "result.json");
  try {
    const child = path.join(import.meta.dirname, "child.ts");
    const flags = [`--max-old-space-size=${HEAP_MB}`, ...(FLAGS[engine] ?? [])];
    const name = engine === YOUNG ? "ours" : engine;
    spawnSync(process.execPath, [...flags, "--import", "tsx", child, name, set, target], {
      stdio: "ignore",
      timeout: RUN_MS,
    });
    return existsSync(target) ? (JSON.parse(readFileSync(target, "utf8")) as Measured) : null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function cellOf({ isOpened, faults, ms, peakMb, widthMm, heightMm }: Measured): string {
  const size = widthMm === null || heightMm === null ? "-" : `${widthMm.toFixed(2)}x${heightMm.toFixed(2)}`;
  return `${ms.toFixed(0)}, ${peakMb.toFixed(0)}, ${size}${isOpened ? "" : ` failed${faults.length > 1 ? ` in ${faults.length}` : ""}`}`;
}

function count(tally: Tally, set: CorpusSet, measured: Measured | null): void {
  if (measured?.isOpened) tally.opened++;
  if (measured) {
    tally.ms += measured.ms;
    tally.peaksMb.push(measured.peakMb);
  }
  for (const { file, purpose } of measured?.layers ?? []) {
    const truth = truthOf(set.id, file);
    if (truth === undefined || truth === "other" || truth === "job") continue;
    tally.layers++;
    if (purpose === plainPurpose(truth)) tally.layersRight++;
  }
  const { widthMm, heightMm, holes } = set.truth;
  if (widthMm !== undefined && heightMm !== undefined) {
    tally.sizes++;
    const off = Math.max(
      Math.abs((measured?.widthMm ?? NaN) - widthMm),
      Math.abs((measured?.heightMm ?? NaN) - heightMm),
    );
    if (off <= SIZE_TOLERANCE_MM) tally.sizesRight++;
  }
  if (holes !== undefined) {
    tally.holes++;
    if (measured?.holes === holes) tally.holesRight++;
  }
}

/** The other engines neither number inner layers nor distinguish plating. */
function plainPurpose(truth: string): string {
  if (truth.startsWith("drill")) return "drill";
  return truth.startsWith("copper inner") ? "copper inner" : truth;
}

async function tallyGerbv(sets: readonly CorpusSet[]): Promise<Tally> {
  const tally = emptyTally("gerbv");
  for (const set of sets) {
    const opened = await openSet(set);
    if (!("files" in opened)) continue;
    const run = runGerbv(opened.files);
    if (run.opened === run.files) tally.opened++;
    tally.ms += run.ms;
    tally.peaksMb.push(run.peakMb);
  }
  return tally;
}

function print(tallies: readonly Tally[], sets: number): void {
  const percentOf = (right: number, all: number) =>
    all === 0 ? "-" : `${right} of ${all} (${((100 * right) / all).toFixed(1)} %)`;
  const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? NaN;
  console.log(
    `\n${row(["engine", "opened", "layers identified", "sizes", "holes", "ms", "peak MB: median, most", "net of Node itself"])}`,
  );
  for (const {
    name,
    opened,
    layers,
    layersRight,
    sizes,
    sizesRight,
    holes,
    holesRight,
    ms,
    peaksMb,
    netMb,
  } of tallies) {
    const hasAnswers = layers > 0;
    console.log(
      row([
        name,
        `${opened} of ${sets}`,
        hasAnswers ? percentOf(layersRight, layers) : "-",
        hasAnswers ? percentOf(sizesRight, sizes) : "-",
        hasAnswers ? percentOf(holesRight, holes) : "-",
        ms.toFixed(0),
        `${median(peaksMb).toFixed(0)}, ${Math.max(...peaksMb).toFixed(0)}`,
        netMb.length === 0 ? "-" : `${median(netMb).toFixed(0)}, ${Math.max(...netMb).toFixed(0)}`,
      ]),
    );
  }
}

function row(cells: readonly string[]): string {
  return cells
    .map((cell, at) => cell.padEnd(at === 0 ? 24 : 32))
    .join("")
    .trimEnd();
}
