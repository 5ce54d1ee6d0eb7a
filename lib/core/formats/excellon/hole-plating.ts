// Plating of each tool in a drill file with plated and non-plated holes.

import type { Drilled } from "@/lib/core/formats/excellon/drilled";
import type { DrillLayer, DrillSlot } from "@/lib/core/board/drill";
import type { DrillPlating } from "@/lib/core/board/layer";

export type DrillPart = Pick<DrillLayer, "plating" | "holes" | "slots">;

const ATTRIBUTE = /^;\s*#@!\s*(?:TA\.AperFunction,(Plated|NonPlated)\b|(TD)\b)/i;
/** Altium, EasyEDA and P-CAD: the tools that follow, up to the next such line. */
const SECTION = /^;\s*TYPE\s*=\s*(NON_?-?PLATED|NPTH|PLATED|PTH)/i;
/** Allegro: ";T01 Holesize 1. = 0.330200 Tolerance = … PLATED MM Quantity = 668". */
const HOLESIZE = /^;\s*(?:T\d+\s+)?Holesize\s+0*(\d{1,4})\s*\..*?\b((?:NON[_-])?PLATED)\b/i;
const DEFINITION = /^T0*(\d{1,4})(?=[A-Z]).*C[\d.]/i;

/** By tool number; tools of which nothing is said are left out. */
export function platingByTool(lines: readonly string[]): Map<number, DrillPlating> {
  const out = new Map<number, DrillPlating>();
  let current: DrillPlating | undefined;
  for (const raw of lines) {
    const line = raw.trim();
    const [attribute, plated, end] = ATTRIBUTE.exec(line) ?? [];
    const section = SECTION.exec(line)?.[1];
    const holesize = HOLESIZE.exec(line);
    if (attribute !== undefined) current = end === undefined ? platingOf(plated) : undefined;
    else if (section !== undefined) current = platingOf(section);
    else if (holesize) out.set(Number(holesize[1]), platingOf(holesize[2]));
    else {
      const tool = DEFINITION.exec(line)?.[1];
      if (tool !== undefined && current) out.set(Number(tool), current);
    }
  }
  return out;
}

function platingOf(word = ""): DrillPlating {
  return /^N/i.test(word) ? "non-plated" : "plated";
}

/**
 * The holes and slots by finish. A file of one finish stays whole; of a mixed one, tools of which nothing is said stay
 * "unknown".
 */
export function partsOf(drilled: Drilled, whole: DrillPlating, byTool: ReadonlyMap<number, DrillPlating>): DrillPart[] {
  if (whole !== "mixed" || byTool.size === 0) return [partOf(whole, drilled, () => true)];
  const finishOf = (tool: number) => byTool.get(tool) ?? "unknown";
  return (["plated", "non-plated", "unknown"] as const)
    .map((plating) => partOf(plating, drilled, (tool) => finishOf(tool) === plating))
    .filter(({ holes, slots }) => holes.length + slots.length > 0);
}

function partOf(plating: DrillPlating, drilled: Drilled, belongs: (tool: number) => boolean): DrillPart {
  const holes: number[] = [];
  drilled.holeTools.forEach((tool, at) => {
    if (belongs(tool))
      holes.push(drilled.holes[at * 3] ?? 0, drilled.holes[at * 3 + 1] ?? 0, drilled.holes[at * 3 + 2] ?? 0);
  });
  const slots = drilled.slots
    .filter(({ tool }) => belongs(tool))
    .map(({ diameterMm, path }): DrillSlot => ({ diameterMm, path }));
  return { plating, holes: Float64Array.from(holes), slots };
}
