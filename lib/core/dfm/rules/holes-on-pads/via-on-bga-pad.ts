// Vias in the pads of balls.

import type { Rule } from "@/lib/core/dfm/rule";
import { viasInPads } from "@/lib/core/dfm/rules/holes-on-pads/holes-in-pads";

/** Wider than any via: where vias in pads are ordered filled and capped, none is too wide. */
const ANY_MM = 10;

/** A ball has no solder to spare: an open hole below it takes it away, whatever its width (IPC-7095). */
export const viaOnBgaPad: Rule = {
  unit: "mm",
  worse: "most",
  thresholds: ({ viaInPad, viaFilledWithResin }) =>
    viaInPad || viaFilledWithResin
      ? { risk: null, warning: null, notice: ANY_MM }
      : { risk: null, warning: 0, notice: 0 },
  measure: (context, limits) => viasInPads(context, limits, "bga"),
};
