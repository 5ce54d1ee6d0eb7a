// Vias in pads that parts are soldered flat on.

import type { Rule } from "@/lib/core/dfm/rule";
import { viasInPads } from "@/lib/core/dfm/rules/holes-on-pads/holes-in-pads";

/** Up to here a hole takes little solder (thermal vias below chips are made so); a wider one drains the pad. */
const LITTLE_MM = 0.35;
/** Wider than any via: where vias in pads are ordered filled and capped, none is too wide. */
const ANY_MM = 10;

/** The diameter of the hole, the widest the worst. */
export const viaOnSmdPad: Rule = {
  unit: "mm",
  worse: "most",
  thresholds: ({ viaInPad, viaFilledWithResin }) =>
    viaInPad || viaFilledWithResin
      ? { risk: null, warning: null, notice: ANY_MM }
      : { risk: null, warning: LITTLE_MM, notice: 0 },
  measure: (context, limits) => viasInPads(context, limits, "smd"),
};
