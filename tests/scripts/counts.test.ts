import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { temporaryDirectory } from "@/tests/support/temporary-directory";

type Counts = { passed: number; failed: number; skipped: number; retried?: number };
type Count = (file: string, code: number) => Counts;

let countVitest: Count;
let countPlaywright: Count;
beforeAll(async () => {
  const counts = pathToFileURL(path.resolve("scripts/tasks/counts.mjs")).href;
  ({ countVitest, countPlaywright } = (await import(/* @vite-ignore */ counts)) as {
    countVitest: Count;
    countPlaywright: Count;
  });
});

function report(content: unknown): string {
  const file = path.join(temporaryDirectory(), "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = (numPassedTests: number, numFailedTests: number) =>
  report({ numPassedTests, numFailedTests, numPendingTests: 1, numTodoTests: 1 });
const playwright = (expected: number, unexpected: number, flaky: number) =>
  report({ stats: { expected, unexpected, flaky, skipped: 2 } });

describe("the last line of npm test", () => {
  it("counts what a runner reports", () => {
    expect(countVitest(vitest(10, 2), 1)).toEqual({ passed: 10, failed: 2, skipped: 2 });
    expect(countVitest(vitest(10, 0), 0)).toEqual({ passed: 10, failed: 0, skipped: 2 });
    expect(countPlaywright(playwright(5, 1, 0), 1)).toMatchObject({ passed: 5, failed: 1, skipped: 2 });
  });

  it("counts one failure where a runner failed without a failed test", () => {
    expect(countVitest(vitest(10, 0), 1).failed).toBe(1);
    expect(countPlaywright(playwright(5, 0, 0), 1).failed).toBe(1);
  });

  it("counts one failure where a runner left no report, whatever it exited with", () => {
    expect(countVitest("/nowhere.json", 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countPlaywright("/nowhere.json", 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it("does not hide a test that passes only at times", () => {
    expect(countPlaywright(playwright(5, 0, 1), 0)).toEqual({ passed: 6, failed: 0, skipped: 2, retried: 1 });
  });
});
