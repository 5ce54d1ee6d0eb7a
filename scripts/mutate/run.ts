// npm run mutate -- <module>... [--sample 60] [--seed 1] [--minutes 30] [--only <part of a path>] [--again]: applies mutants
// to modules of lib/core one by one, runs the tests that reach the changed expression, and prints the surviving mutants
// and the ratio of detected ones per module. `--again` tries only the survivors of the last run.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { EQUIVALENTS, type Equivalent, equivalentOf } from "./equivalents";
import { filesBelow, ImportGraph } from "./importers";
import { instrumented } from "./instrumented";
import type { Sources } from "./messages";
import { MODULES, type MutatedModule } from "./modules";
import { applyMutant, type Mutant, mutantsOf } from "./mutants";
import { type Plan, plansOf } from "./plan";
import { sample } from "./sample";
import { TestProcess } from "./test-process";

interface Planted extends Mutant {
  file: string;
  source: string;
  /** Among all mutants of the module. */
  number: number;
  isEquivalent: boolean;
}

const MEASURE_LIMIT_MS = 20 * 60_000;
/** A mutant that makes the tests this much slower counts as detected. */
const SLOWER = 20;
const START_LIMIT_MS = 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "30" },
    only: { type: "string", default: "" },
    again: { type: "boolean", default: false },
  },
});
const textOf = ({ file, line, original, replacement }: Planted) =>
  `${file}:${line}  ${original}  ->  ${replacement}`.replaceAll(/\s*\n\s*/g, " ");

const deadline = Date.now() + Number(values.minutes) * 60_000;
const tester = new TestProcess();

/** The sources of a module with mutants, with sources that count the reached ones. */
function plantable({ source: folder }: MutatedModule): { mutants: Planted[]; sources: Sources } {
  const mutants: Planted[] = [];
  const sources: Sources = [];
  const listed = new Set<Equivalent>();
  for (const file of filesBelow(folder, ".ts").filter((each) => each.includes(values.only))) {
    const source = readFileSync(file, "utf8");
    const own = mutantsOf(source);
    sources.push([path.resolve(file), instrumented(source, own, mutants.length)]);
    for (const mutant of own) {
      const equivalent = equivalentOf(EQUIVALENTS, { file, source, mutants: own }, mutant);
      if (equivalent) listed.add(equivalent);
      mutants.push({ ...mutant, file, source, number: mutants.length, isEquivalent: equivalent !== undefined });
    }
    for (const { code, change } of EQUIVALENTS.filter((each) => each.file === file && !listed.has(each)))
      console.log(`equivalent, but not found: ${file}  ${code}  (${change})`);
  }
  return { mutants, sources };
}

const fileOfSurvivors = (name: string) => path.join(".cache", "mutate", `${name}.json`);

function survivorsOf(name: string): string[] {
  const file = fileOfSurvivors(name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as string[]) : [];
}

async function isDetected(planted: Planted, { tests, durationMs }: Plan): Promise<boolean> {
  if (tests.length === 0) return false;
  const sources: Sources = [[path.resolve(planted.file), applyMutant(planted.source, planted)]];
  const answer = await tester.ask({ kind: "test", tests, sources }, START_LIMIT_MS + SLOWER * durationMs);
  if (answer === null) console.log(`no end  ${textOf(planted)}`);
  return answer === null || answer.failed !== null;
}

async function plansFor(chosen: MutatedModule, mutants: readonly Planted[], sources: Sources): Promise<Plan[]> {
  const graph = new ImportGraph();
  const changed = [...new Set(mutants.map(({ file }) => file))];
  const files = filesBelow(chosen.tests, ".test.ts").filter((test) =>
    changed.some((file) => graph.distance(test, file) !== null),
  );
  const answer = await tester.ask({ kind: "measure", files, sources }, MEASURE_LIMIT_MS);
  if (answer === null) throw new Error("The tests do not end without a mutant");
  for (const { file, name } of answer.tests.filter(({ passed }) => !passed)) {
    console.log(`fails without a mutant, left out: ${file}: ${name}`);
  }
  return plansOf(answer, mutants.length);
}

async function measure(name: string, chosen: MutatedModule): Promise<void> {
  const { mutants: all, sources } = plantable(chosen);
  const plans = await plansFor(chosen, all, sources);
  const previous = new Set(survivorsOf(name));
  const candidates = values.again ? all.filter((mutant) => previous.has(textOf(mutant))) : all;
  const mutants = sample(candidates, Number(values.sample), Number(values.seed));
  let planted = 0;
  let equivalent = 0;
  const survivors: string[] = [];
  for (const mutant of mutants) {
    if (Date.now() > deadline) break;
    planted += 1;
    const plan = plans[mutant.number];
    if (mutant.isEquivalent) equivalent += 1;
    else if (plan && !(await isDetected(mutant, plan))) {
      survivors.push(textOf(mutant));
      console.log(`${plan.tests.length === 0 ? "not run " : "survived"}  ${textOf(mutant)}`);
    }
  }
  mkdirSync(path.dirname(fileOfSurvivors(name)), { recursive: true });
  writeFileSync(fileOfSurvivors(name), JSON.stringify(survivors));
  const found = planted - equivalent - survivors.length;
  const percent = ((100 * found) / Math.max(1, planted - equivalent)).toFixed(0);
  const left = planted < mutants.length ? `, ${mutants.length - planted} not tried in time` : "";
  console.log(
    `${name}: planted ${planted} of ${all.length}, equivalent ${equivalent}, found ${found}, ` +
      `survived ${survivors.length}, ${percent} %${left}`,
  );
}

try {
  for (const name of positionals) {
    const chosen = MODULES[name];
    if (chosen) await measure(name, chosen);
  }
} finally {
  tester.end();
}
if (positionals.length === 0 || positionals.some((name) => !MODULES[name])) {
  console.error(`Modules: ${Object.keys(MODULES).join(", ")}`);
  process.exitCode = 2;
}
