// All measures of a check as what it hands back: those that could be better, and the worst of all.

import type { Measure } from "@/lib/core/dfm/finding";
import type { Measured, Rule, Thresholds } from "@/lib/core/dfm/rule";

export function toMeasured(measures: Iterable<Measure>, worse: Rule["worse"], { notice }: Thresholds): Measured {
  const places: Measure[] = [];
  let extreme: number | null = null;
  for (const measure of measures) {
    const { value } = measure;
    if (extreme === null || (worse === "least" ? value < extreme : value > extreme)) extreme = value;
    if (worse === "least" ? value < notice : value > notice) places.push(measure);
  }
  return { places, extreme };
}
