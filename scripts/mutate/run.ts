// npm run mutate -- <module> [--count 60] [--seed 1] [--jobs 2]: applies mutants to a module of lib/core one by one,
// runs the tests that import the changed file, and prints the ratio of detected mutants and the surviving ones.

import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { applyMutant, type Mutant, mutantsOf } from "./mutants";

interface Module {
  /** A folder, or one file. */
  source: string;
  tests: string;
}

const MODULES: Readonly<Record<string, Module>> = {
  address: { source: "lib/core/address", tests: "tests/core/address" },
  board3d: { source: "lib/core/board3d", tests: "tests/core/board3d" },
  dfm: { source: "lib/core/dfm", tests: "tests/core/dfm" },
  placement: { source: "lib/core/placement", tests: "tests/core/placement" },
  pricing: { source: "lib/core/pricing", tests: "tests/core/pricing" },
  "stack-order": { source: "lib/core/board/stack-order.ts", tests: "tests/core/gerber" },
};

type Planted = Mutant & { file: string };

/** Numerical Recipes' linear congruential generator: the same seed selects the same mutants. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function sample(all: readonly Planted[], count: number, seed: number): Planted[] {
  const random = randomFrom(seed);
  const rest = [...all];
  const chosen: Planted[] = [];
  while (chosen.length < count && rest.length > 0) {
    chosen.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return chosen;
}

/** Longer than any normal run of one module's tests: a mutant that does not end counts as detected. */
const TIMEOUT_MS = 180_000;

/** True if a test fails, or the run does not end, with this source in place of the file. */
function isFound({ tests }: Module, planted: Planted, directory: string): Promise<boolean> {
  const source = path.join(directory, `${path.basename(planted.file)}.${planted.start}.${planted.end}.ts`);
  writeFileSync(source, applyMutant(readFileSync(planted.file, "utf8"), planted));
  const vitest = ["node_modules/vitest/vitest.mjs", "related", planted.file, "--run", "--bail=1", "--dir", tests];
  const child = spawn(process.execPath, [...vitest, "--config", "scripts/mutate/vitest.config.ts", "--maxWorkers=1"], {
    env: { ...process.env, MUTANT_FILE: path.resolve(planted.file), MUTANT_SOURCE: source, NO_COLOR: "1" },
    stdio: "ignore",
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), TIMEOUT_MS);
    child.once("error", reject);
    child.once("exit", (code) => {
      clearTimeout(timer);
      resolve(code !== 0);
    });
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    jobs: { type: "string", default: "2" },
  },
});
const name = positionals[0] ?? "";
const chosenModule = MODULES[name];
if (!chosenModule) {
  console.error(`Usage: npm run mutate -- <${Object.keys(MODULES).join("|")}> [--count 60] [--seed 1] [--jobs 2]`);
  process.exit(2);
}

function filesOf(source: string): string[] {
  if (statSync(source).isFile()) return [source];
  const names = readdirSync(source, { recursive: true, encoding: "utf8" });
  return names.filter((each) => each.endsWith(".ts")).map((each) => path.join(source, each));
}

const all = filesOf(chosenModule.source)
  .sort()
  .flatMap((file) => mutantsOf(readFileSync(file, "utf8")).map((mutant): Planted => ({ ...mutant, file })));
const faults = sample(all, Number(values.count), Number(values.seed));
const directory = mkdtempSync(path.join(tmpdir(), "boardwright-mutate-"));
const missed: Planted[] = [];
const queue = [...faults];
const work = async () => {
  for (let fault = queue.shift(); fault; fault = queue.shift()) {
    if (await isFound(chosenModule, fault, directory)) continue;
    missed.push(fault);
    console.log(`not found  ${fault.file}:${fault.line}  ${fault.original}  ->  ${fault.replacement}`);
  }
};
try {
  await Promise.all(Array.from({ length: Number(values.jobs) }, work));
} finally {
  rmSync(directory, { recursive: true, force: true });
}
const found = faults.length - missed.length;
console.log(
  `${name}: ${found} of ${faults.length} planted faults found (${((100 * found) / Math.max(1, faults.length)).toFixed(0)} %), of ${all.length} possible`,
);
