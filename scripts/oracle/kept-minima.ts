// Recorded results of KiCad's design rule check on its boards.

import { readFileSync } from "node:fs";
import path from "node:path";
import type { Min, Sweep } from "./kicad-sweep";

export type KeptMinima = { tool: string; boards: Record<string, { file: string; minima: Record<Sweep, Min> }> };

export const KEPT_FILE = path.resolve(import.meta.dirname, "../../tests/fixtures/dfm/kicad-minima.json");

export function keptMinima(): KeptMinima {
  return JSON.parse(readFileSync(KEPT_FILE, "utf8")) as KeptMinima;
}

/** Boards of the corpus whose own fabrication files are there too, by their set. */
export const GERBER_DUPLICATES: Readonly<Record<string, string>> = {
  ok01: "og56-viobar",
  ol02: "og51-freedsp",
  ol04: "og55-cvra-motor",
  ol07: "og48-espbase-rar",
  ol09: "og49-switchbuddy",
};
