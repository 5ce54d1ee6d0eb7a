// How narrow the vias are.

import { platedDrillThresholds } from "@/lib/core/dfm/limits/drill-limits";
import { holeDiameter } from "@/lib/core/dfm/rules/hole-size/hole-diameter";

/** Drilled at the lowest grade: finer ones cost more. */
const COMMON_MM = 0.3;

export const viaDiameter = holeDiameter("via", platedDrillThresholds(COMMON_MM));
