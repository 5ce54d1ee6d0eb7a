// Holes of one kind measured one by one.

import { toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, Rule, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import type { DfmContext } from "@/lib/core/dfm/context";
import { type Hole, holeMeasure } from "@/lib/core/dfm/derived/holes";

export type HoleQuestion = {
  worse: Rule["worse"];
  /** Null for holes that are not asked. */
  valueOf: (hole: Hole) => number | null;
};

export function measureHoles(
  { holes }: DfmContext,
  limits: Thresholds,
  { worse, valueOf }: HoleQuestion,
): Measured | SkipReason {
  if (holes.length === 0) return "noDrills";
  const measures = holes.flatMap((hole) => {
    const value = valueOf(hole);
    return value === null ? [] : [holeMeasure(hole, value)];
  });
  return measures.length === 0 ? "noSuchFeature" : toMeasured(measures, worse, limits);
}
