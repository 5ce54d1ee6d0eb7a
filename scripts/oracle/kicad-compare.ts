// `node --import tsx scripts/oracle/kicad-compare.ts [part of a name …]`: KiCad's results on its boards (recorded in
// tests/fixtures/dfm/kicad-minima.json) next to those of our checks on the same board file, on the Gerber set of the
// corpus that was made of it, and on Gerber files that kicad-cli exports now if it is installed.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { readBoard } from "@/lib/core/gerber/board";
import type { SourceFile } from "@/lib/core/board/source-file";
import { corpusSets, nativeBoards, openSet } from "../corpus-set";
import { GERBER_DUPLICATES, keptMinima } from "./kept-minima";
import { ourMinima } from "./our-minima";

function exported(board: string): SourceFile[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), "kicad-out-"));
  try {
    const run = (...words: string[]) =>
      execFileSync("nice", ["-n", "10", "kicad-cli", "pcb", "export", ...words], { stdio: "ignore", timeout: 120_000 });
    run("gerbers", "-o", `${folder}/`, board);
    run("drill", "-o", `${folder}/`, "--excellon-separate-th", board);
    return readdirSync(folder).map((name) => ({ name, bytes: new Uint8Array(readFileSync(path.join(folder, name))) }));
  } catch {
    return [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function show(what: string, files: readonly SourceFile[]): void {
  const read = readBoard(files);
  if (!read.ok) return;
  row(what, ourMinima(read.value));
}

function row(what: string, minima: Record<string, number | null>): void {
  const cells = Object.entries(minima).map(([name, mm]) => `${name} ${mm === null ? "-" : mm.toFixed(3)}`);
  console.log(`  ${what.padEnd(9)} ${cells.map((cell) => cell.padEnd(21)).join("")}`);
}

const wanted = process.argv.slice(2);
for (const { id, path: file } of nativeBoards()) {
  const kept = keptMinima().boards[id];
  if (!kept || (wanted.length > 0 && !wanted.some((part) => id.includes(part)))) continue;
  console.log(`${id} ${kept.file}`);
  row("KiCad", Object.fromEntries(Object.entries(kept.minima).map(([name, value]) => [name, value?.mm ?? null])));
  show("exported", exported(file));
  show("board", [{ name: path.basename(file), bytes: new Uint8Array(readFileSync(file)) }]);
  const counterpart = corpusSets().find((set) => set.id === GERBER_DUPLICATES[id]);
  const opened = counterpart && (await openSet(counterpart));
  if (opened && "files" in opened) show("set", opened.files);
}
