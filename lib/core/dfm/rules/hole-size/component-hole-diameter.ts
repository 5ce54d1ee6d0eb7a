// How narrow the holes for leads are.

import { platedDrillThresholds } from "@/lib/core/dfm/limits/drill-limits";
import { holeDiameter } from "@/lib/core/dfm/rules/hole-size/hole-diameter";

/** A thin lead of 0.25 mm and the 0.25 mm that IPC-2222 (level A) leaves around it. */
const COMMON_MM = 0.5;

export const componentHoleDiameter = holeDiameter("component", platedDrillThresholds(COMMON_MM));
