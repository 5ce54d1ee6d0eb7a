// Thin arms of copper areas that lead nowhere: what may come off in the etching bath and settle elsewhere.

import type { Rule } from "@/lib/core/dfm/rule";
import { measureNarrow } from "@/lib/core/dfm/rules/trace/measure-narrow";
import { CAPABILITY } from "@/lib/core/pcb/capability";

/** Shorter ones hold fast. */
const MIN_ARM_MM = 0.2;

/** Only ever a notice, below the finest track of the capability list (docs/decisions/limits.md): it is cleaned up before etching. */
export const copperSliver: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: null, warning: null, notice: CAPABILITY.minTraceMm }),
  measure: (context) => measureNarrow(context, ({ within, armMm }) => within && (armMm ?? 0) >= MIN_ARM_MM),
};
