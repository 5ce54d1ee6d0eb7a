// A file store in a temporary directory, and its content.

import { readdirSync } from "node:fs";
import path from "node:path";
import { createDiskStore } from "@/lib/server/storage/disk-store";
import { temporaryDirectory } from "@/tests/support/temporary-directory";

export function testStore() {
  const directory = temporaryDirectory();
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
