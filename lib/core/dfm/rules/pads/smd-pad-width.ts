// How narrow the soldered pads are.

import { minTrackMm } from "@/lib/core/dfm/limits/track-limits";
import type { Rule } from "@/lib/core/dfm/rule";
import { measurePads } from "@/lib/core/dfm/rules/pads/measure-pads";

/** The lands of the finest gull-wing and quad parts (0.3 mm pitch); narrower ones lift when they are reworked. */
const FINE_MM = 0.15;
/** Lands for 0.4 mm pitch by IPC-7351, the finest that every assembly house places. */
const COMMON_MM = 0.18;

/** Risk: the finest track that is etched. */
export const smdPadWidth: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: (order) => {
    const risk = minTrackMm(order, "outer");
    return { risk, warning: Math.max(risk, FINE_MM), notice: Math.max(risk, COMMON_MM) };
  },
  measure: (context, limits) => measurePads(context, limits, ({ role, layer }) => role === "smd" && layer.isOuter),
};
