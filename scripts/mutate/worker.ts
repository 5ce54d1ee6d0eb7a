// Runs tests against changed sources, in a process that the parent ends when a test does not end.

import path from "node:path";
import { REACHED } from "./instrumented";
import type { MeasureAnswer, MeasureQuestion, Question, TestAnswer, TestId, TestQuestion } from "./messages";
import { ModuleRegistry } from "./module-registry";
import { type CollectedTest, collectTests, VITEST } from "./test-api";

const registry = new ModuleRegistry({ vitest: VITEST });
let reached = new Set<number>();
Object.assign(globalThis, { [REACHED]: (mutant: number) => reached.add(mutant) });

/** The tests of a file by name, loaded at the first call. */
type Loader = (file: string) => Map<string, CollectedTest>;

async function loaderOf(sources: ReadonlyMap<string, string>, files: Iterable<string>): Promise<Loader> {
  for (const file of files) await registry.prepare(path.resolve(file));
  const load = await registry.withSources(sources);
  const loaded = new Map<string, Map<string, CollectedTest>>();
  return (file) => {
    const known = loaded.get(file);
    if (known) return known;
    const tests = new Map(collectTests(() => load(path.resolve(file))).map((test) => [test.name, test]));
    loaded.set(file, tests);
    return tests;
  };
}

const passes = (run: () => unknown) =>
  Promise.resolve()
    .then(run)
    .then(
      () => true,
      () => false,
    );

async function measured<T>(action: () => Promise<T> | T) {
  reached = new Set();
  const started = process.cpuUsage();
  const value = await action();
  const { user, system } = process.cpuUsage(started);
  return { value, durationMs: (user + system) / 1000, reached: [...reached] };
}

async function measure({ files, sources }: MeasureQuestion): Promise<MeasureAnswer> {
  const answer: MeasureAnswer = { tests: [], loads: [] };
  for (const file of files) {
    // Another loader per file: what a module keeps for later, the first test of each file works out.
    const testsOf = await loaderOf(new Map(sources), [file]);
    const { value, ...load } = await measured(() => testsOf(file));
    answer.loads.push({ file, ...load });
    for (const [name, { run }] of value) {
      const { value: passed, ...test } = await measured(() => passes(run));
      answer.tests.push({ file, name, passed, ...test });
    }
  }
  return answer;
}

async function test({ tests, sources }: TestQuestion): Promise<TestAnswer> {
  const testsOf = await loaderOf(new Map(sources), new Set(tests.map(({ file }) => file)));
  const fails = async ({ file, name }: TestId) => !(await passes(() => testsOf(file).get(name)?.run()));
  for (const each of tests) if (await fails(each)) return { failed: each };
  return { failed: null };
}

process.on("message", (question: Question) => {
  const answer = question.kind === "measure" ? measure(question) : test(question);
  answer.then(
    (reply) => process.send?.(reply),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.send?.("ready");
