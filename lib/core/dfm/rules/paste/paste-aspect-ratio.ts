// Whether paste leaves a long aperture: its width against the foil.

import type { Rule } from "@/lib/core/dfm/rule";
import { FOIL_MM, measureApertures } from "@/lib/core/dfm/rules/paste/apertures";
import { aspectRatio, LEAST_ASPECT_RATIO } from "@/lib/core/gerber/openings/release";

/** Narrower than the foil is thick: paste bridges it and stays. */
const LEAST_WITH_CARE = 1;

/** IPC-7525: 1.5 and more. At a foil of 0.12 mm. */
export const pasteAspectRatio: Rule = {
  unit: "ratio",
  worse: "least",
  thresholds: () => ({ risk: null, warning: LEAST_WITH_CARE, notice: LEAST_ASPECT_RATIO }),
  measure: (subject, limits) => measureApertures(subject, limits, (aperture) => aspectRatio(aperture, FOIL_MM)),
};
