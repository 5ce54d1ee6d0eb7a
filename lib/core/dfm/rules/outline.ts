// Board outline: a closed line, the size of the board, inner corners, routed slots and webs.

import { heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import type { DfmContext } from "@/lib/core/dfm/context";
import type { Measure } from "@/lib/core/dfm/finding";
import { distinctPlaces, gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, RulesOf, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import { innerCornerRadius } from "@/lib/core/dfm/rules/inner-corners";
import { outlineGaps } from "@/lib/core/dfm/rules/outline-gaps";
import { type RoutedGaps, routedGaps } from "@/lib/core/dfm/rules/routed-gaps";
import { HEAL_MM, JOIN_MM } from "@/lib/core/geometry/stitch";
import { CAPABILITY, MIN_SINGLE_MM, SIZE_LIMITS } from "@/lib/core/pcb/capability";

/** A smaller single board slips through the rollers of the production lines, and is made in a panel. */
const MIN_LOOSE_MM = 20;
/** The router that board houses cut outlines with; narrower routers are slower. */
const COMMON_ROUTER_MM = 1;
/** Places within this distance along a web are one. */
const WEBS_APART_MM = 1;

export const OUTLINE_RULES: RulesOf<"outline"> = {
  /**
   * The widest gap of the line. Risk: wider than can be closed without a guess. Warning: it was closed, and has to be
   * confirmed. Without a layer that draws an edge the whole perimeter is open; an edge from another drawing counts as
   * closed, since we ask about it.
   */
  outlineClosed: {
    unit: "mm",
    worse: "most",
    thresholds: () => ({ risk: HEAL_MM, warning: JOIN_MM, notice: JOIN_MM }),
    measure: (context) => {
      const { outline } = context.board;
      if (outline.status === "closed") return { places: [], extreme: 0 };
      if (outline.status === "missing") return missingOutline(context);
      const layer = context.board.layers.find(({ file }) => file === outline.file);
      const gaps = layer ? outlineGaps(layer.image) : [];
      const places = gaps.map((gap) => gapMeasure(gap, layer?.file ?? null));
      return places.length > 0 ? { places, extreme: places[0]?.value ?? null } : wholeEdge(context, HEAL_MM);
    },
  },
  /** The shorter side. Risk: the smallest board of the capability list. Notice: assembled in panels only. */
  boardSize: {
    unit: "mm",
    worse: "least",
    thresholds: () => ({ risk: SIZE_LIMITS.minMm, warning: MIN_LOOSE_MM, notice: MIN_SINGLE_MM }),
    measure: ({ board }, { notice }) => {
      const { bounds, status } = board.outline;
      if (status === "missing" || isEmptyBbox(bounds)) return "noOutline";
      const value = Math.min(widthOf(bounds), heightOf(bounds));
      const { minX, minY, maxX, maxY } = bounds;
      const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2];
      const place = { value, x, y, mark: { kind: "box", minX, minY, maxX, maxY } as const, layer: null };
      return { places: value < notice ? [place] : [], extreme: value };
    },
  },
  innerCornerRadius,
  /**
   * The width of the router's path through slots, notches and between boards. Risk: the narrowest cut-out of the
   * capability list.
   */
  routedWidth: {
    unit: "mm",
    worse: "least",
    thresholds: () => ({ risk: CAPABILITY.minCutoutMm, warning: CAPABILITY.minCutoutMm, notice: COMMON_ROUTER_MM }),
    measure: (context, limits) => measureRoutedGaps(context, limits, { kind: "routed", apartMm: COMMON_ROUTER_MM }),
  },
  /**
   * The board between cut-outs and its edge. A web as wide as the board is thick holds; half of that may break during
   * routing, which we ask about first.
   */
  narrowWeb: {
    unit: "mm",
    worse: "least",
    thresholds: ({ thicknessMm }) => ({
      risk: null,
      warning: Math.max(0.5, thicknessMm / 2),
      notice: Math.max(0.5, thicknessMm),
    }),
    measure: (context, limits) => measureRoutedGaps(context, limits, { kind: "webs", apartMm: WEBS_APART_MM }),
  },
};

function measureRoutedGaps(
  context: DfmContext,
  limits: Thresholds,
  { kind, apartMm }: { kind: keyof RoutedGaps; apartMm: number },
): Measured | SkipReason {
  const { boardEdge, board } = context;
  if (!boardEdge) return "noOutline";
  const measures = routedGaps(context)[kind].map((gap) => gapMeasure(gap, board.outline.file ?? null));
  const { places, extreme } = toMeasured(measures, "least", limits);
  return { places: distinctPlaces(places, "least", apartMm), extreme };
}

function missingOutline(context: DfmContext): Measured | "noOutline" {
  const { bounds, file } = context.board.outline;
  if (isEmptyBbox(bounds)) return "noOutline";
  return wholeEdge(context, file === undefined ? 2 * (widthOf(bounds) + heightOf(bounds)) : HEAL_MM);
}

function wholeEdge({ board }: DfmContext, value: number): Measured {
  const { minX, minY, maxX, maxY } = board.outline.bounds;
  const place: Measure = {
    value,
    x: (minX + maxX) / 2,
    y: (minY + maxY) / 2,
    mark: { kind: "box", minX, minY, maxX, maxY },
    layer: board.outline.file ?? null,
  };
  return { places: [place], extreme: value };
}
