// How many checks passed and failed, read from what the test runners leave.
import { readFileSync } from "node:fs";

/** A runner that fails without a failed test (a file that does not load, a server that does not start) counts as one. */
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

/** One check that holds or does not. */
export function countOne(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

export function countVitest(file, code) {
  const report = read(file);
  if (!report) return countOne(1);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return atLeastOne({ passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }, code);
}

/** A test that passed at its second try alone counts as passed, and is counted apart: it is to be looked at. */
export function countPlaywright(file, code) {
  const stats = read(file)?.stats;
  if (!stats) return countOne(1);
  const { expected, unexpected, flaky, skipped } = stats;
  return { ...atLeastOne({ passed: expected + flaky, failed: unexpected, skipped }, code), retried: flaky };
}
