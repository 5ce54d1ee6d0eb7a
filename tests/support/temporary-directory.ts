// Directories of tests, removed when their process ends.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const made: string[] = [];
process.once("exit", () => {
  for (const directory of made) rmSync(directory, { recursive: true, force: true });
});

export function temporaryDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), "boardwright-test-"));
  made.push(directory);
  return directory;
}
