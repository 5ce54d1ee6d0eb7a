// How narrow the round holes of one kind are.

import type { Rule } from "@/lib/core/dfm/rule";
import { measureHoles } from "@/lib/core/dfm/rules/hole-size/measure-holes";
import type { Hole } from "@/lib/core/dfm/derived/holes";

export function holeDiameter(kind: Hole["role"], thresholds: Rule["thresholds"]): Rule {
  return {
    unit: "mm",
    worse: "least",
    thresholds,
    measure: (context, limits) =>
      measureHoles(context, limits, {
        worse: "least",
        valueOf: ({ role, path, diameterMm }) => (role === kind && !path ? diameterMm : null),
      }),
  };
}
