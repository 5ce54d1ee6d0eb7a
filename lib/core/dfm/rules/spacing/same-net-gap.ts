// Slits into the copper of one area that are too narrow for the resist: it comes off and settles elsewhere.

import type { Rule } from "@/lib/core/dfm/rule";
import { measureNarrow } from "@/lib/core/dfm/rules/trace/measure-narrow";
import { CAPABILITY } from "@/lib/core/pcb/capability";

/** Narrower ones are etched as one with what lies beside them: what is left by the rounding of a tool. */
const MIN_MM = 0.02;

/** Only ever a notice, below the finest gap of the capability list (docs/decisions/limits.md): nothing is shorted by it. */
export const sameNetGap: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: null, warning: null, notice: CAPABILITY.minSpaceMm }),
  measure: (context) => measureNarrow(context, ({ within, mm }) => !within && mm >= MIN_MM),
};
