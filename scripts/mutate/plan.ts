// The tests that may detect a mutant, the quickest first.

import type { MeasureAnswer, TestId } from "./messages";

export interface Plan {
  tests: TestId[];
  /** The time of these tests and of loading their files, without a mutant. */
  durationMs: number;
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
    const own = reaching
      .flatMap(({ atLoad, tests: each }) =>
        each.map((test) => ({ ...test, isReaching: atLoad.has(mutant) || test.reached.has(mutant) })),
      )
      .sort((p, q) => Number(q.isReaching) - Number(p.isReaching) || p.durationMs - q.durationMs);
    return {
      tests: own.map(({ file, name }) => ({ file, name })),
      durationMs: [...reaching, ...own].reduce((sum, each) => sum + each.durationMs, 0),
    };
  });
}
