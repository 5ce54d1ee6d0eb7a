// Copper distribution: the balance of the stack and the copper density of each layer.

import { reversed } from "@/lib/core/geometry/contour";
import type { DfmContext } from "@/lib/core/dfm/context";
import { type CopperLayer, copperOrReason } from "@/lib/core/dfm/derived/copper";
import { toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, Rule, RulesOf, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import { contourCoverage, coverage } from "@/lib/core/measure/coverage/coverage";
import { commonLength, freeSpans, lengthOf } from "@/lib/core/measure/coverage/spans";

/**
 * IPC-6012 allows 0.75 % of bow and twist on boards for automated assembly; board houses hold it up to a difference of
 * a third between opposite layers, and ask beyond half.
 */
const BALANCE_NOTICE_PERCENT = 35;
const BALANCE_WARNING_PERCENT = 50;
/** Below a fifth board houses add thieving or ask; no board is refused for it. */
const MIN_DENSITY_PERCENT = 20;

type LayerDensity = { layer: CopperLayer; percent: number };

export const COPPER_BALANCE_RULES: RulesOf<"balance"> = {
  /** The difference between opposite layers, on the emptier one: boards bow towards it. */
  copperBalance: densityRule({
    worse: "most",
    limits: { risk: null, warning: BALANCE_WARNING_PERCENT, notice: BALANCE_NOTICE_PERCENT },
    valuesOf: (densities) =>
      oppositeLayers(densities).map(([above, below]) => ({
        layer: (above.percent < below.percent ? above : below).layer,
        percent: Math.abs(above.percent - below.percent),
      })),
  }),
  /** Sparse copper is etched and plated faster than the rest of the panel. */
  copperDensity: densityRule({
    worse: "least",
    limits: { risk: null, warning: null, notice: MIN_DENSITY_PERCENT },
    valuesOf: (densities) => [...densities],
  }),
};

type DensityQuery = {
  worse: Rule["worse"];
  limits: Thresholds;
  valuesOf: (densities: readonly LayerDensity[]) => LayerDensity[];
};

function densityRule(query: DensityQuery): Rule {
  return {
    unit: "percent",
    worse: query.worse,
    thresholds: () => query.limits,
    measure: (context, limits) => measureDensities(context, limits, query),
  };
}

function measureDensities(
  context: DfmContext,
  limits: Thresholds,
  { worse, valuesOf }: DensityQuery,
): Measured | SkipReason {
  const view = copperOrReason(context);
  if (typeof view === "string") return view;
  if (!context.boardEdge) return "noOutline";
  const densities = copperDensities(context);
  if (!densities) return context.board.hasOpenPours ? "noSuchFeature" : "tooLarge";
  const { minX, minY, maxX, maxY } = context.board.outline.bounds;
  const measures = valuesOf(densities).map(({ layer, percent }) => ({
    value: percent,
    x: (minX + maxX) / 2,
    y: (minY + maxY) / 2,
    mark: { kind: "box", minX, minY, maxX, maxY } as const,
    layer: layer.source.file,
  }));
  return measures.length === 0 ? "noSuchFeature" : toMeasured(measures, worse, limits);
}

/** Pairs of the first layer and the last, the second and the last but one, and so on. */
function oppositeLayers(densities: readonly LayerDensity[]): [LayerDensity, LayerDensity][] {
  return Array.from(
    { length: densities.length >> 1 },
    (_, k) => [densities[k], densities[densities.length - 1 - k]] as const,
  ).flatMap(([above, below]) => (above && below ? [[above, below]] : []));
}

/** Rows along which the board is measured, each at a different place in its stripe. */
const ROWS = 300;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Beyond it no density is measured: balance must not take longer than all other rules. */
const MAX_OBJECTS = 400_000;

/**
 * Copper over board area for each layer, within about a percent; null without an outline, with open pours, and beyond
 * the cap.
 */
function copperDensities(context: DfmContext): readonly LayerDensity[] | null {
  return context.memo("copper densities", () => {
    const { copper, board, boardEdge } = context;
    if (!copper || !boardEdge || board.hasOpenPours) return null;
    const objects = copper.layers.reduce((sum, { source }) => sum + source.image.count, 0);
    if (objects > MAX_OBJECTS) return null;
    const { minX, minY, maxX, maxY } = board.outline.bounds;
    const stripe = (maxY - minY) / ROWS;
    const ys = Float64Array.from({ length: ROWS }, (_, k) => minY + (k + ((k * GOLDEN) % 1)) * stripe);
    const boards = contourCoverage(
      board.outline.boards.flatMap(({ edge, cutouts }) => [edge, ...cutouts.map(reversed)]),
      ys,
    );
    const whole = boards.reduce((sum, spans) => sum + lengthOf(spans), 0);
    if (whole <= 0) return null;
    return copper.layers.map((layer) => {
      const { image } = layer.source;
      const rows = coverage(image, ys, { toleranceMm: 0.01 });
      const covered = rows.reduce((sum, spans, row) => {
        const dark = image.isNegative ? freeSpans(spans, minX, maxX) : spans;
        return sum + commonLength([dark, boards[row] ?? []]);
      }, 0);
      return { layer, percent: (covered / whole) * 100 };
    });
  });
}
