import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { temporaryDirectory } from "@/tests/support/temporary-directory";

type Counts = { passed: number; failed: number; skipped: number; retried?: number };
type Count = (file: string, code: number) => Counts;

let countVitest: Count;
let countPlaywright: Count;
let countAgain: (first: Counts, second: Counts) => Counts;
let failedInVitest: (file: string, root: string) => { file: string; tests: string[] }[];
beforeAll(async () => {
  const counts = pathToFileURL(path.resolve("scripts/tasks/counts.mjs")).href;
  ({ countVitest, countPlaywright, countAgain, failedInVitest } = (await import(/* @vite-ignore */ counts)) as {
    countVitest: Count;
    countPlaywright: Count;
    countAgain: typeof countAgain;
    failedInVitest: typeof failedInVitest;
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

  it("counts what passes at the second try apart, and names it", () => {
    const first = { passed: 10, failed: 3, skipped: 2 };
    expect(countAgain(first, { passed: 4, failed: 0, skipped: 0 })).toEqual({
      ...first,
      passed: 13,
      failed: 0,
      retried: 3,
    });
    expect(countAgain(first, { passed: 3, failed: 1, skipped: 0 })).toEqual({
      ...first,
      passed: 12,
      failed: 1,
      retried: 2,
    });
    const file = report({
      testResults: [
        {
          name: "/root/tests/a.test.ts",
          status: "passed",
          assertionResults: [{ status: "passed", fullName: "holds" }],
        },
        {
          name: "/root/tests/b.test.ts",
          status: "failed",
          assertionResults: [
            { status: "passed", fullName: "holds" },
            { status: "failed", fullName: "does not" },
          ],
        },
        { name: "/root/tests/c.test.ts", status: "failed", assertionResults: [] },
      ],
    });
    expect(failedInVitest(file, "/root")).toEqual([
      { file: "tests/b.test.ts", tests: ["does not"] },
      { file: "tests/c.test.ts", tests: [] },
    ]);
    expect(failedInVitest("/nowhere.json", "/root")).toEqual([]);
  });
});
