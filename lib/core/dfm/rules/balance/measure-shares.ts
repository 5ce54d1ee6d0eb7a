// What is worked out of the shares of the board that the copper layers cover.

import { toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, Rule, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import type { DfmContext } from "@/lib/core/dfm/context";
import { type CopperLayer, copperOrReason } from "@/lib/core/dfm/derived/copper";
import { type CopperShare, copperShares } from "@/lib/core/dfm/derived/copper-shares";

export type ShareQuestion = {
  worse: Rule["worse"];
  /** `percent` is told of `layer`, over the whole board. */
  valuesOf: (shares: readonly CopperShare[]) => { layer: CopperLayer; percent: number }[];
};

export function measureShares(
  context: DfmContext,
  limits: Thresholds,
  { worse, valuesOf }: ShareQuestion,
): Measured | SkipReason {
  const view = copperOrReason(context);
  if (typeof view === "string") return view;
  if (!context.edgeRing) return "noOutline";
  const shares = copperShares(context);
  if (!shares) return context.board.hasOpenPours ? "noSuchFeature" : "tooLarge";
  const { minX, minY, maxX, maxY } = context.board.outline.bounds;
  const measures = valuesOf(shares).map(({ layer, percent }) => ({
    value: percent,
    x: (minX + maxX) / 2,
    y: (minY + maxY) / 2,
    mark: { kind: "box", minX, minY, maxX, maxY } as const,
    layer: layer.source.file,
  }));
  return measures.length === 0 ? "noSuchFeature" : toMeasured(measures, worse, limits);
}
