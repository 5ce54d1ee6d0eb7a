// `npm run fuzz [cases] [first seed]`: a hundred thousand random files, read in processes of limited time and memory.
// Exits with 1 if one was neither read nor refused within its limits; its seed is printed, and `npm run fuzz 1 SEED`
// repeats it.

import { type ChildProcess, fork } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { caseText, fuzzCase } from "@/tests/core/gerber/fuzz/fuzz-case";
import type { FuzzReport } from "./fuzz-worker";

const CASES = 100_000;
/** Seeds per process. */
const LOT = 2_500;
const HEAP_MB = 512;
/** Time limit of one case; the slowest takes a twentieth of it. */
const CASE_MS = 20_000;
const WORKER = path.join(import.meta.dirname, "fuzz-worker.ts");

type Failure = { seed: number; why: string };

const [count = CASES, first = 0] = process.argv.slice(2).map(Number);
const failures: Failure[] = [];
const lots: number[] = [];
for (let from = first; from < first + count; from += LOT) lots.push(from);
let finished = 0;

await Promise.all(Array.from({ length: Math.max(1, os.availableParallelism()) }, work));
for (const { seed, why } of failures) console.log(`\n${why}\nagain: npm run fuzz 1 ${seed}`);
console.log(`${count} cases from seed ${first}: ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function work(): Promise<void> {
  for (let from = lots.shift(); from !== undefined; from = lots.shift()) {
    const end = Math.min(from + LOT, first + count);
    // A crashing process loses its current seed; the rest of the lot continues in another one.
    for (let at: number | null = from; at !== null && at < end;) at = await runLot(at, end);
    finished += end - from;
    console.log(`${finished} of ${count}, ${failures.length} failed`);
  }
}

/** Seed to continue with after a process that crashed or was ended; null after all seeds. */
function runLot(from: number, to: number): Promise<number | null> {
  const child = fork(WORKER, { execArgv: [`--max-old-space-size=${HEAP_MB}`, "--import", "tsx"], silent: true });
  return new Promise((resolve) => {
    let at = from;
    let isSlow = false;
    let isDone = false;
    let timer = watch(child, () => (isSlow = true));
    child.on("message", (news: FuzzReport) => {
      if ("failed" in news) failures.push({ seed: news.failed, why: news.text });
      else if ("done" in news) {
        isDone = true;
        child.kill();
      } else {
        at = news.at;
        clearTimeout(timer);
        timer = watch(child, () => (isSlow = true));
      }
    });
    child.on("exit", (code, signal) => {
      clearTimeout(timer);
      if (isDone) return resolve(null);
      const why = isSlow
        ? `more than ${CASE_MS / 1000} s`
        : `the process ended (${signal ?? code}), limit ${HEAP_MB} MB`;
      failures.push({ seed: at, why: `${why}\n${caseText(fuzzCase(at))}` });
      resolve(at + 1);
    });
    child.send({ from, to });
  });
}

function watch(child: ChildProcess, onSlow: () => void): NodeJS.Timeout {
  return setTimeout(() => {
    onSlow();
    child.kill("SIGKILL");
  }, CASE_MS);
}
