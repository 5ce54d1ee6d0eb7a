// Whether paste leaves a long aperture: its width against the foil.

import type { Rule } from "@/lib/core/dfm/rule";
import { FOIL_MM, measureApertures } from "@/lib/core/dfm/rules/paste/apertures";
import { aspectRatio, MIN_ASPECT_RATIO } from "@/lib/core/measure/openings/release";

/** Narrower than the foil is thick: paste bridges it and stays. */
const MIN_WITH_CARE = 1;

/** IPC-7525: 1.5 and more. At a foil of 0.12 mm. */
export const pasteAspectRatio: Rule = {
  unit: "ratio",
  worse: "least",
  thresholds: () => ({ risk: null, warning: MIN_WITH_CARE, notice: MIN_ASPECT_RATIO }),
  measure: (context, limits) => measureApertures(context, limits, (aperture) => aspectRatio(aperture, FOIL_MM)),
};
