// Draws the example projects and writes their documents. Run with: node --import tsx scripts/example-projects.ts

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { EXAMPLES } from "./example-projects/examples";
import { writeDocument } from "./example-projects/write-document";

const FOLDER = path.join(import.meta.dirname, "../lib/server/project/examples");

mkdirSync(FOLDER, { recursive: true });
for (const [id, draw] of Object.entries(EXAMPLES)) {
  const text = writeDocument(draw());
  writeFileSync(path.join(FOLDER, `${id}.json`), text);
  console.log(`${id}: ${Math.round(text.length / 1000)} kB`);
}
