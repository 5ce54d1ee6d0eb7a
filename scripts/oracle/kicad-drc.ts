// KiCad's own design rule check of a board file, with given rules.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

export type DrcItem = { description: string; pos: { x: number; y: number } };
export type DrcViolation = { type: string; description: string; items: DrcItem[] };

/**
 * KiCad's violations on the board with only `rules` (the text of a .kicad_dru file). Clearances of pads, footprints,
 * zones and old net classes are removed, as they precede any rule.
 */
export function runDrc(boardFile: string, rules: string): DrcViolation[] {
  return drcOf(withoutOwnClearances(readFileSync(boardFile, "utf8")), rules);
}

/** KiCad's violations on a board, given as the text of a .kicad_pcb file; by KiCad's own rules by default. */
export function drcOf(board: string, rules?: string): DrcViolation[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), "kicad-drc-"));
  try {
    writeFileSync(path.join(folder, "board.kicad_pcb"), board);
    if (rules !== undefined) writeFileSync(path.join(folder, "board.kicad_dru"), rules);
    const out = path.join(folder, "report.json");
    const words = ["pcb", "drc", "--format", "json", "--units", "mm", "--severity-all", "-o", out];
    execFileSync("nice", ["-n", "10", "kicad-cli", ...words, path.join(folder, "board.kicad_pcb")], {
      stdio: "ignore",
      timeout: 300_000,
    });
    return (JSON.parse(readFileSync(out, "utf8")) as { violations: DrcViolation[] }).violations;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function kicadVersion(): string {
  return execFileSync("kicad-cli", ["version"], { encoding: "utf8" }).trim();
}

function withoutOwnClearances(text: string): string {
  return text
    .replace(/\(connect_pads([^()]*)\(clearance [^()]*\)/g, "(connect_pads$1(zone-own 0)")
    .replace(/\(clearance [^()]*\)/g, "")
    .replaceAll("(zone-own 0)", "(clearance 0)");
}
