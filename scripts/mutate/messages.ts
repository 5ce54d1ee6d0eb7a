// Messages between `npm run mutate` and the process that runs the tests.

export interface Question {
  /** Paths of test files, run in this order up to the first that fails. */
  tests: string[];
  /** Absolute paths of the source file and of the text to read in its place; null for the unchanged source. */
  file: string | null;
  source: string | null;
}

export interface Answer {
  /** The test file that failed; null if all passed. */
  failed: string | null;
  durationMs: number;
}
