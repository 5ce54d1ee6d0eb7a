// KiCad's own design rule check of a board file, by its rules: time minus that for an empty board.

import { spawnSync } from "node:child_process";
import { drcOf } from "../oracle/kicad-drc";

/** An outline of 100 × 100 mm and nothing else, for the time of starting, reading and exiting. */
const EMPTY_BOARD = `(kicad_pcb (version 20240108) (generator "pcbnew")
  (general (thickness 1.6))
  (layers (0 "F.Cu" signal) (31 "B.Cu" signal) (44 "Edge.Cuts" user))
  (gr_rect (start 0 0) (end 100 100) (stroke (width 0.1) (type default)) (fill none) (layer "Edge.Cuts"))
)`;

export function hasKicad(): boolean {
  return spawnSync("kicad-cli", ["version"], { stdio: "ignore" }).error === undefined;
}

/** Milliseconds for the text of a .kicad_pcb file. */
export function kicadDrcMs(board: string): number {
  return Math.max(0, timed(board) - timed(EMPTY_BOARD));
}

function timed(board: string): number {
  const start = performance.now();
  drcOf(board);
  return performance.now() - start;
}
