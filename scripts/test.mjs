// `npm test`: runs every check, each stage even if another has failed, and prints one line for each at the end.
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureBuilt } from "./build.mjs";
import { findChromium } from "./tasks/chromium.mjs";
import { countAgain, countOne, countPlaywright, countVitest, failedInVitest } from "./tasks/counts.mjs";
import { ensureInstalled } from "./tasks/install.mjs";
import { ROOT, runNode, runTool } from "./tasks/run.mjs";

const CACHE = path.join(ROOT, ".cache");
const VITEST_REPORT = path.join(CACHE, "vitest.json");
const PLAYWRIGHT_REPORT = path.join(CACHE, "playwright.json");

/** Unit tests that failed at least once. */
const upset = [];

async function lint() {
  const code = await runTool("eslint/bin/eslint.js", ["."]);
  const format = await runTool("prettier/bin/prettier.cjs", ["--check", "--log-level", "warn", "."]);
  return countOne(code || format);
}

async function types() {
  // Left by a development server, which rewrites them.
  rmSync(path.join(ROOT, ".next/dev/types"), { recursive: true, force: true });
  // Next writes the types of pages and images that the compiler then reads.
  const written = await runTool("next/dist/bin/next", ["typegen"]);
  return countOne(written || (await runTool("typescript/bin/tsc", ["--noEmit", "-p", "."])));
}

async function vitest(files) {
  rmSync(VITEST_REPORT, { force: true });
  const args = ["run", ...files, "--reporter=default", "--reporter=json", `--outputFile.json=${VITEST_REPORT}`];
  return countVitest(VITEST_REPORT, await runTool("vitest/vitest.mjs", args, { NODE_ENV: "test" }));
}

/** As in the browser, tests that fail under load are retried once in CI; they are listed in the summary anyway. */
async function units() {
  const first = await vitest([]);
  const failed = failedInVitest(VITEST_REPORT, ROOT);
  for (const { file, tests } of failed) {
    for (const test of tests.length > 0 ? tests : ["(the whole file)"]) upset.push(`${file} › ${test}`);
  }
  if (!process.env.CI || failed.length === 0) return first;
  return countAgain(first, await vitest(failed.map(({ file }) => file)));
}

async function build() {
  return countOne(await ensureBuilt());
}

async function browser() {
  rmSync(PLAYWRIGHT_REPORT, { force: true });
  const chromium = await findChromium();
  if (!chromium) {
    console.error("There is no Chromium for the browser tests. Set PLAYWRIGHT_CHROMIUM_PATH to one.");
    return countOne(1);
  }
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT,
  };
  const code = await runTool("@playwright/test/cli.js", ["test", "--reporter=list,json"], env);
  return countPlaywright(PLAYWRIGHT_REPORT, code);
}

/** Attacks against the built server; `npm run attack` runs all of them. */
async function attacks() {
  return countOne(await runNode(["--import", "tsx", "scripts/attack/run.ts", "--short"]));
}

async function inTurn(stages) {
  const counts = [];
  for (const stage of stages) {
    const startedAt = performance.now();
    counts.push({ name: stage.name, ...(await stage()), seconds: Math.round((performance.now() - startedAt) / 1000) });
  }
  return counts;
}

/** Rows run in sequence; the lists of a row run in parallel: lint is one process and leaves a core to the build. */
const ROWS = [[[lint], [types, build]], [[units]], [[browser]], [[attacks]]];

process.chdir(ROOT);
await ensureInstalled();
mkdirSync(CACHE, { recursive: true });
const results = [];
for (const row of ROWS) {
  console.log(
    `\n== ${row
      .flat()
      .map(({ name }) => name)
      .join(", ")}`,
  );
  results.push(...(await Promise.all(row.map(inTurn))).flat());
}
console.log("");
for (const name of upset) console.log(`failed, if only once: ${name}`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log("");
for (const { name, passed, failed, skipped, retried = 0, seconds } of results) {
  const more = [skipped > 0 && `${skipped} skipped`, retried > 0 && `${retried} at the second try`].filter(Boolean);
  console.log(`${name.padEnd(8)} ${[`${passed} passed`, `${failed} failed`, ...more, `${seconds} s`].join(", ")}`);
}
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
