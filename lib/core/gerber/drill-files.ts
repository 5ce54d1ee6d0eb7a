// Drill files for proposed holes that someone approved, under names that cannot be mistaken for the designer's.

import type { HoleProposal } from "@/lib/core/gerber/propose-holes";
import type { SourceFile } from "@/lib/core/board/source-file";
import { type DrilledHoles, writeExcellon } from "@/lib/core/formats/excellon/write-excellon";

export interface DrilledGroup extends DrilledHoles {
  isPlated: boolean;
}

const REMARK = {
  netlist: "Holes as the netlist lists them, agreed to by the customer: no drill file came.",
  pads: "Holes proposed from the pads, sizes agreed to by the customer: no drill file came.",
};

/** One file per plating; holes of one size share a tool. */
export function drillFiles(
  groups: readonly DrilledGroup[],
  { layers, basis }: { layers: number; basis: HoleProposal["basis"] },
): SourceFile[] {
  return [true, false].flatMap((isPlated) => {
    const tools = new Map<number, number[]>();
    for (const group of groups) {
      if (group.isPlated !== isPlated || group.places.length === 0) continue;
      const places = tools.get(group.diameterMm) ?? [];
      for (const place of group.places) places.push(place);
      tools.set(group.diameterMm, places);
    }
    if (tools.size === 0) return [];
    const sorted = [...tools].sort(([a], [b]) => a - b).map(([diameterMm, places]) => ({ diameterMm, places }));
    const text = writeExcellon(sorted, { isPlated, layers, remarks: [REMARK[basis]] });
    return [{ name: `agreed-holes-${isPlated ? "PTH" : "NPTH"}.drl`, bytes: new TextEncoder().encode(text) }];
  });
}
