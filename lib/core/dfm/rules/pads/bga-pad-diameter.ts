// How small the pads of grid arrays are.

import { minTrackMm } from "@/lib/core/dfm/limits/track-limits";
import type { Rule } from "@/lib/core/dfm/rule";
import { measurePads } from "@/lib/core/dfm/rules/pads/measure-pads";

/** The least that board houses publish for pads of grid arrays. */
const MIN_MM = 0.2;
/** Pads of 0.25 mm and less are an option of the order; the slack of a length lies above it. */
const OPTION_MM = 0.255;
/** For balls of 0.8 mm pitch by IPC-7095. */
const COMMON_MM = 0.3;

/** Risk: the finest copper that is etched. Warning: finer than what was ordered or than board houses publish. */
export const bgaPadDiameter: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: (order) => ({
    risk: minTrackMm(order, "outer"),
    warning: order.fineBgaPads ? MIN_MM : OPTION_MM,
    notice: order.fineBgaPads ? OPTION_MM : COMMON_MM,
  }),
  measure: (context, limits) => measurePads(context, limits, ({ role, layer }) => role === "bga" && layer.isOuter),
};
