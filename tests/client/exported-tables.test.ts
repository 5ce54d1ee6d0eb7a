// Writers of tables that people open in a spreadsheet: each is tested for formulas, and there is no other.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** Test that holds each writer to writing text as text. */
const WRITERS: Readonly<Record<string, string>> = {
  "lib/client/sheet.ts": "tests/client/sheet.test.ts",
  "lib/client/upload/bom-upload.ts": "tests/core/placement/placement-table.test.ts",
  "components/bom/start/sample-bom.ts": "words of our own alone",
  "components/schematic/bom-file.ts": "tests/core/schematic/export/bom-rows.test.ts",
  "components/waveforms/export-waveforms.ts": "tests/core/waveform/cursors-export.test.ts",
  "lib/server/ops/reports/export.ts": "tests/base/csv.test.ts",
};

/** Text that only a file with a table writer contains. */
const WRITES =
  /\bbookType\b|["'`]text\/(?:csv|tab-separated-values)|["'`]application\/vnd\.(?:ms-excel|openxml[^"'`]*sheet)/;

it("a table is written by writers alone whose cells are known to stay words", () => {
  const files = ["app", "components", "lib", "stores"].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${room}/${name.split(path.sep).join("/")}`),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => WRITES.test(readFileSync(file, "utf8")));
  // Lists of types that are accepted, or that ready-made files are served as, write nothing.
  const reading = new Set(["lib/server/storage/file-types.ts", "lib/server/content/assets.ts"]);
  expect(found.filter((file) => !reading.has(file)).toSorted()).toEqual(Object.keys(WRITERS).toSorted());
});
