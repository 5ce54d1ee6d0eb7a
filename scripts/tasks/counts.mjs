// Numbers of passed and failed checks, from the reports of the test runners.
import { readFileSync } from "node:fs";
import path from "node:path";

/** A runner that fails without a failed test (a file does not load, a server does not start) counts as one failure. */
function atLeastOne({ passed, failed, skipped }, code) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Counts a single check. */
export function countOne(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

export function countVitest(file, code) {
  const report = read(file);
  if (!report) return countOne(1);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return atLeastOne({ passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }, code);
}

/**
 * The failed files of a Vitest run, relative to the root, with the names of their failed tests (none: it did not load).
 */
export function failedInVitest(file, root) {
  const failed = (read(file)?.testResults ?? []).filter(({ status }) => status === "failed");
  return failed.map(({ name, assertionResults }) => ({
    file: path.relative(root, name).split(path.sep).join("/"),
    tests: assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => fullName),
  }));
}

/**
 * Combines two runs, the second of the failed files alone: tests that pass only then count as passed, and are listed
 * separately.
 */
export function countAgain(first, second) {
  const retried = Math.max(0, first.failed - second.failed);
  return { passed: first.passed + retried, failed: second.failed, skipped: first.skipped, retried };
}

/** A test that passed only at its second attempt counts as passed, and is listed separately for review. */
export function countPlaywright(file, code) {
  const stats = read(file)?.stats;
  if (!stats) return countOne(1);
  const { expected, unexpected, flaky, skipped } = stats;
  return { ...atLeastOne({ passed: expected + flaky, failed: unexpected, skipped }, code), retried: flaky };
}
