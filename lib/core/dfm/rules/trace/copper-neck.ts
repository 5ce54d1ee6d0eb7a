// Where a copper area narrows to a neck between two wider parts of it.

import { minTrackMm } from "@/lib/core/dfm/limits/track-limits";
import type { Rule } from "@/lib/core/dfm/rule";
import { measureNarrow } from "@/lib/core/dfm/rules/trace/measure-narrow";

/** Above what is etched, what over-etching may take: 25 µm, a quarter of the finest track. */
const SPARE_MM = 0.025;

/** No risk: the copper is one net either way. Warning: the finest track that is etched, below it the neck may open. */
export const copperNeck: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: (order) => {
    const warning = minTrackMm(order, "outer");
    return { risk: null, warning, notice: warning + SPARE_MM };
  },
  measure: (context) => measureNarrow(context, ({ within, armMm }) => within && armMm === null),
};
