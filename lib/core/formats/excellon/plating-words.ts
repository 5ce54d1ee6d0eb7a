// Plating of a drill file's holes, from words of its name and header.

import type { DrillPlating } from "@/lib/core/board/layer";

const NON_PLATED_NAME = /\b(npth|nplt|non ?plated|unplated|not plated|nonplate[dt]|udrill)\b|非金属化|非镀/;
const PLATED_NAME = /\b(pth|plt|plated|via|vias|pdrill)\b|金属化/;

/** From a phrase of lower-case words. */
export function platingOfName(words: string): DrillPlating {
  if (NON_PLATED_NAME.test(words)) return /\bpth\b.*\bnpth\b/.test(words) ? "mixed" : "non-plated";
  return PLATED_NAME.test(words) ? "plated" : "unknown";
}

/** From the header of a drill program; "unknown" where it says nothing. */
export function platingOfProgram(header: string): DrillPlating {
  const found = new Set<DrillPlating>();
  for (const match of header.matchAll(/#@! TA\.AperFunction,(Plated|NonPlated),/g)) add(found, match[1] === "Plated");
  // Mentor: "; Contents: Thru / Drill / Non-Plated".
  for (const match of header.matchAll(/^;[ \t]*Contents[ \t]*:.*?\b(Non-)?Plated\b/gim))
    add(found, match[1] === undefined);
  // Allegro: ";T01 Holesize 1. = 0.330200 Tolerance = ... PLATED MM Quantity = 668".
  for (const match of header.matchAll(/^;?[ \t]*(?:T\d+[ \t]+)?Holesize.*?\b(NON_|NON-)?PLATED\b/gim))
    add(found, match[1] === undefined);
  for (const plating of declaredSections(header)) found.add(plating);
  if (found.size === 0) return "unknown";
  return found.size > 1 ? "mixed" : ([...found][0] ?? "unknown");
}

function add(found: Set<DrillPlating>, isPlated: boolean): void {
  found.add(isPlated ? "plated" : "non-plated");
}

// Altium, EasyEDA and P-CAD open both sections in every file; only one that is followed by tools says anything.
function declaredSections(header: string): DrillPlating[] {
  return header
    .split(/^;[ \t]*TYPE[ \t]*=[ \t]*/m)
    .slice(1)
    .filter((section) => /^T\d+(?:\D.*)?C[\d.]/m.test(section.split(/^%/m)[0] ?? ""))
    .map((section) => (/^(PLATED|PTH)/i.test(section) ? "plated" : "non-plated"));
}
