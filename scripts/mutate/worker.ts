// Runs test files against one mutant after another in a process of its own, which keeps the transformed sources. The
// parent ends the process when a mutant does not end.

import path from "node:path";
import { createVitest } from "vitest/node";
import type { Answer, Question } from "./messages";

const vitest = await createVitest("test", {
  config: "scripts/mutate/vitest.config.ts",
  watch: false,
  maxWorkers: 1,
  // Threads end with this process; forks would outlive it.
  pool: "threads",
  reporters: [{}],
  silent: true,
});
await vitest.standalone();

async function answer({ tests, file, source }: Question): Promise<Answer> {
  if (file !== null && source !== null) Object.assign(process.env, { MUTANT_FILE: file, MUTANT_SOURCE: source });
  if (file !== null) vitest.invalidateFile(file);
  const startedMs = performance.now();
  let failed: string | null = null;
  for (const test of tests) {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
      await vitest.globTestSpecifications([test]),
    );
    // The result lists the files of earlier runs as well.
    const own = testModules.filter(({ moduleId }) => moduleId === path.resolve(test));
    const isPassed = own.length > 0 && own.every((module) => module.ok());
    if (isPassed && unhandledErrors.length === 0) continue;
    failed = test;
    break;
  }
  delete process.env["MUTANT_FILE"];
  if (file !== null) vitest.invalidateFile(file);
  return { failed, durationMs: performance.now() - startedMs };
}

process.on("message", (question: Question) => {
  answer(question).then(
    (reply) => process.send?.(reply),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.send?.({ failed: null, durationMs: 0 } satisfies Answer);
