// The tests that may detect a mutant, the quickest first.

import type { MeasureAnswer, TestId } from "./messages";

export interface Plan {
  tests: TestId[];
  /** The time of these tests and of loading their files, without a mutant. */
  durationMs: number;
}

/** A mutant that so much time of tests does not detect counts as undetected, so that a slow module can be measured. */
const MAX_TESTS_MS = 10_000;

function withinTime<T extends { durationMs: number }>(tests: readonly T[]): T[] {
  let leftMs = MAX_TESTS_MS;
  return tests.filter(({ durationMs }, at) => {
    const isRun = at === 0 || durationMs <= leftMs;
    if (isRun) leftMs -= durationMs;
    return isRun;
  });
}

/**
 * The plans of `count` mutants by number: all tests of the files that reach it, as one test may use a value that another
 * has worked out; those that reach it themselves first. Tests that fail without a mutant are left out.
 */
export function plansOf({ tests, loads }: MeasureAnswer, count: number): Plan[] {
  const files = loads.map((load) => ({
    durationMs: load.durationMs,
    atLoad: new Set(load.reached),
    tests: tests
      .filter((test) => test.file === load.file && test.passed)
      .map((test) => ({ ...test, reached: new Set(test.reached) })),
  }));
  return Array.from({ length: count }, (_, mutant): Plan => {
    const reaching = files.filter(
      (file) => file.atLoad.has(mutant) || file.tests.some(({ reached }) => reached.has(mutant)),
    );
    const all = reaching
      .flatMap(({ atLoad, tests: each }) =>
        each.map((test) => ({ ...test, isReaching: atLoad.has(mutant) || test.reached.has(mutant) })),
      )
      .sort((p, q) => Number(q.isReaching) - Number(p.isReaching) || p.durationMs - q.durationMs);
    const own = withinTime(all);
    return {
      tests: own.map(({ file, name }) => ({ file, name })),
      durationMs: [...reaching, ...own].reduce((sum, each) => sum + each.durationMs, 0),
    };
  });
}
