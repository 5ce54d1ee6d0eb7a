// Whether paste leaves an aperture: its opening against its walls.

import type { Rule } from "@/lib/core/dfm/rule";
import { FOIL_MM, measureApertures } from "@/lib/core/dfm/rules/paste/apertures";
import { areaRatio, MIN_AREA_RATIO } from "@/lib/core/measure/openings/release";

/** Polished or thinner foils print down to here. */
const MIN_WITH_CARE = 0.5;

/** IPC-7525: 0.66 and more. At a foil of 0.12 mm. */
export const pasteAreaRatio: Rule = {
  unit: "ratio",
  worse: "least",
  thresholds: () => ({ risk: null, warning: MIN_WITH_CARE, notice: MIN_AREA_RATIO }),
  measure: (context, limits) => measureApertures(context, limits, (aperture) => areaRatio(aperture, FOIL_MM)),
};
