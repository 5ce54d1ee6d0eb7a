// Messages between `npm run mutate` and the process that runs the tests.

/** A test of a file, by its name within the file. */
export interface TestId {
  file: string;
  name: string;
}

/** Absolute paths of source files, and the texts to read in their place. */
export type Sources = [file: string, source: string][];

/** Runs every test of the files once, with sources that count the reached mutants. */
export interface MeasureQuestion {
  kind: "measure";
  files: string[];
  sources: Sources;
}

export interface MeasuredTest extends TestId {
  passed: boolean;
  /** Of the CPU, which does not depend on the load of the machine. */
  durationMs: number;
  /** Numbers of the mutants that the test evaluates, without those that loading its file evaluates. */
  reached: number[];
}

export interface MeasureAnswer {
  tests: MeasuredTest[];
  loads: { file: string; durationMs: number; reached: number[] }[];
}

/** Runs tests in this order up to the first that fails. */
export interface TestQuestion {
  kind: "test";
  tests: TestId[];
  sources: Sources;
}

export interface TestAnswer {
  /** The test that failed; null if all passed. */
  failed: TestId | null;
}

export type Question = MeasureQuestion | TestQuestion;
export type AnswerTo<Q extends Question> = Q extends MeasureQuestion ? MeasureAnswer : TestAnswer;
