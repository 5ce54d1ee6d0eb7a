// What is worked out of the shares of the board that the copper layers cover.

import { toMeasured } from "@/lib/core/dfm/measured";
import type { Measured, Rule, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import type { DfmSubject } from "@/lib/core/dfm/subject";
import type { CopperLayer } from "@/lib/core/dfm/views/copper";
import { copperOrReason } from "@/lib/core/dfm/views/copper-or-reason";
import { type CopperShare, copperShares } from "@/lib/core/dfm/views/copper-shares";

export type ShareQuestion = {
  worse: Rule["worse"];
  /** `percent` is told of `layer`, over the whole board. */
  valuesOf: (shares: readonly CopperShare[]) => { layer: CopperLayer; percent: number }[];
};

export function measureShares(
  subject: DfmSubject,
  limits: Thresholds,
  { worse, valuesOf }: ShareQuestion,
): Measured | SkipReason {
  const view = copperOrReason(subject);
  if (typeof view === "string") return view;
  if (!subject.rim) return "noOutline";
  const shares = copperShares(subject);
  if (!shares) return subject.board.hasOpenPours ? "noSuchFeature" : "tooLarge";
  const { minX, minY, maxX, maxY } = subject.board.outline.bounds;
  const measures = valuesOf(shares).map(({ layer, percent }) => ({
    value: percent,
    x: (minX + maxX) / 2,
    y: (minY + maxY) / 2,
    mark: { kind: "box", minX, minY, maxX, maxY } as const,
    layer: layer.source.file,
  }));
  return measures.length === 0 ? "noSuchFeature" : toMeasured(measures, worse, limits);
}
