// npm run mutate -- <module>... [--sample 60] [--seed 1] [--minutes 30] [--only <part of a path>]: applies mutants to
// modules of lib/core one by one, runs the tests that import the changed file, and prints the surviving mutants and the
// ratio of detected ones per module.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { filesBelow, ImportGraph } from "./importers";
import { MODULES, type MutatedModule } from "./modules";
import { applyMutant, type Mutant, mutantsOf } from "./mutants";
import { sample } from "./sample";
import { TestProcess } from "./test-process";

type Planted = Mutant & { file: string };

/** Longer than any normal run of one module's tests: a mutant that does not end counts as detected. */
const TIMEOUT_MS = 180_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "30" },
    only: { type: "string", default: "" },
  },
});
const textOf = ({ file, line, original, replacement }: Planted) => `${file}:${line}  ${original}  ->  ${replacement}`;

const deadline = Date.now() + Number(values.minutes) * 60_000;
const graph = new ImportGraph();
const directory = mkdtempSync(path.join(tmpdir(), "boardwright-mutate-"));
const tester = new TestProcess();

function plantable({ source }: MutatedModule): Planted[] {
  return filesBelow(source, ".ts")
    .filter((file) => file.includes(values.only))
    .flatMap((file) => mutantsOf(readFileSync(file, "utf8")).map((mutant): Planted => ({ ...mutant, file })));
}

const UNCHANGED = { file: null, source: null };

/** The tests must pass without a mutant: a test that fails anyway would detect every one. Quick ones come first. */
async function passingTests(tests: readonly string[]): Promise<string[]> {
  const passing: { test: string; durationMs: number }[] = [];
  for (const test of tests) {
    const answer = await tester.ask({ tests: [test], ...UNCHANGED }, TIMEOUT_MS);
    if (answer?.failed === null) passing.push({ test, durationMs: answer.durationMs });
    else console.log(`fails without a mutant, left out: ${test}`);
  }
  return passing.sort((p, q) => p.durationMs - q.durationMs).map(({ test }) => test);
}

async function isDetected(planted: Planted, tests: string[]): Promise<boolean> {
  if (tests.length === 0) return false;
  const source = path.join(directory, "mutant.ts");
  writeFileSync(source, applyMutant(readFileSync(planted.file, "utf8"), planted));
  const answer = await tester.ask({ tests, file: path.resolve(planted.file), source }, TIMEOUT_MS);
  if (answer === null) console.log(`no end  ${textOf(planted)}`);
  return answer === null || answer.failed !== null;
}

async function measure(name: string, chosen: MutatedModule): Promise<void> {
  const all = plantable(chosen);
  const mutants = sample(all, Number(values.sample), Number(values.seed));
  const tests = await passingTests(filesBelow(chosen.tests, ".test.ts"));
  let planted = 0;
  let survived = 0;
  for (const mutant of mutants) {
    if (Date.now() > deadline) break;
    planted += 1;
    if (await isDetected(mutant, graph.importers(tests, mutant.file))) continue;
    survived += 1;
    console.log(`survived  ${textOf(mutant)}`);
  }
  const percent = ((100 * (planted - survived)) / Math.max(1, planted)).toFixed(0);
  const left = planted < mutants.length ? `, ${mutants.length - planted} not tried in time` : "";
  console.log(
    `${name}: planted ${planted} of ${all.length}, found ${planted - survived}, survived ${survived}, ${percent} %${left}`,
  );
  const quickest = await tester.ask({ tests: tests.slice(0, 1), ...UNCHANGED }, TIMEOUT_MS);
  if (quickest?.failed !== null) throw new Error("The tests fail without a mutant: the ratio is not valid");
}

try {
  for (const name of positionals) {
    const chosen = MODULES[name];
    if (chosen) await measure(name, chosen);
  }
} finally {
  tester.end();
  rmSync(directory, { recursive: true, force: true });
}
if (positionals.length === 0 || positionals.some((name) => !MODULES[name])) {
  console.error(`Modules: ${Object.keys(MODULES).join(", ")}`);
  process.exitCode = 2;
}
