// A store in a directory of its own, and what lies in it.

import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createDiskStore } from "@/lib/server/storage/disk-store";

export function testStore() {
  const directory = mkdtempSync(path.join(tmpdir(), "boardwright-files-"));
  return {
    directory,
    store: createDiskStore(directory),
    /** Every file of the store, drafts included, by its path inside it. */
    files: () =>
      readdirSync(directory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name))),
  };
}
