// On one layer holes are punched or drilled without plating: not under 0.3 mm.

import type { PcbRule } from "@/lib/core/pcb/rule";

const MIN_HOLE_MM = 0.3;

export const singleLayerHole: PcbRule = {
  yields: ["minHoleMm"],
  check({ layers, minHoleMm }) {
    return layers > 1 || minHoleMm >= MIN_HOLE_MM ? null : { option: "minHoleMm", args: { min: MIN_HOLE_MM } };
  },
};
