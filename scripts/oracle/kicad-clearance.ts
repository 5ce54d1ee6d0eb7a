// `node --import tsx scripts/oracle/kicad-clearance.ts [part of a path …]`: KiCad boards of the corpus swept with
// KiCad's own design rule check (kicad-cli must be installed); the results are recorded in
// tests/fixtures/dfm/kicad-minima.json.

import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { nativeBoards } from "../corpus-set";
import { kicadVersion } from "./kicad-drc";
import { KEPT_FILE, type KeptMinima, keptMinima } from "./kept-minima";
import { sweepBoard } from "./kicad-sweep";

/** Boards of the reader's tests, so that the comparison can run without the corpus. */
const OWN_BOARDS = ["every-record", "unused-layers"].map((id) => ({
  id,
  path: path.resolve(import.meta.dirname, `../../tests/core/gerber/native/boards/${id}.kicad_pcb`),
}));

const tool = `kicad-cli ${kicadVersion()}`;
const wanted = process.argv.slice(2);
const before = existsSync(KEPT_FILE) ? keptMinima() : { boards: {} };
const kept: KeptMinima = { tool, boards: { ...before.boards } };
for (const { id, path: file } of [...OWN_BOARDS, ...nativeBoards()]) {
  if (!file.endsWith(".kicad_pcb")) continue;
  if (wanted.length > 0 && !wanted.some((part) => file.includes(part) || id.includes(part))) continue;
  const start = performance.now();
  const minima = sweepBoard(file);
  kept.boards[id] = { file: path.basename(file), minima };
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${id} ${seconds} s ${JSON.stringify(Object.fromEntries(Object.entries(minima).map(([k, v]) => [k, v?.mm])))}`,
  );
  const boards = Object.fromEntries(Object.entries(kept.boards).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(KEPT_FILE, `${JSON.stringify({ tool, boards }, null, 2)}\n`);
}
