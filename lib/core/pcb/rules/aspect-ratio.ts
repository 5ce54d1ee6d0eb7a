// A hole is plated to a depth of eight times its diameter: the capability page's 1:8.

import { CAPABILITY } from "@/lib/core/pcb/capability";
import type { PcbRule } from "@/lib/core/pcb/rule";

/** 0.2 × 8 is not quite 1.6 in doubles. */
const TOLERANCE_MM = 1e-9;

export const aspectRatio: PcbRule = {
  yields: ["minHoleMm"],
  check({ thicknessMm, minHoleMm }) {
    const { aspectRatio: ratio } = CAPABILITY;
    if (minHoleMm * ratio >= thicknessMm - TOLERANCE_MM) return null;
    const min = Math.ceil((thicknessMm / ratio) * 1000) / 1000;
    return { option: "minHoleMm", args: { thickness: thicknessMm, min } };
  },
};
