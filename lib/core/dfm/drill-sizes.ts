// How many holes and slots there are of each size and finish.

import type { DfmFigures } from "@/lib/core/dfm/report";
import { type DrillLayer, HOLE_STRIDE } from "@/lib/core/board/drill";

type Size = DfmFigures["drillSizes"][number];

/** The smallest first, of one size plated before unplated before unknown; sizes of 0 are left out. */
export function drillSizes(drills: readonly DrillLayer[]): Size[] {
  const sizes = new Map<string, Size>();
  const sizeOf = (drill: DrillLayer, mm: number) => {
    const diameterMm = Math.round(mm * 1000) / 1000;
    const plating = drill.plating === "mixed" ? "unknown" : drill.plating;
    const key = `${diameterMm}/${plating}`;
    const size = sizes.get(key) ?? { diameterMm, plating, hits: 0, slots: 0 };
    sizes.set(key, size);
    return size;
  };
  for (const drill of drills) {
    for (let k = HOLE_STRIDE - 1; k < drill.holes.length; k += HOLE_STRIDE)
      if ((drill.holes[k] ?? 0) > 0) sizeOf(drill, drill.holes[k] ?? 0).hits++;
    for (const { diameterMm } of drill.slots) if (diameterMm > 0) sizeOf(drill, diameterMm).slots++;
  }
  const order = ["plated", "non-plated", "unknown"];
  return [...sizes.values()].sort(
    (a, b) => a.diameterMm - b.diameterMm || order.indexOf(a.plating) - order.indexOf(b.plating),
  );
}
