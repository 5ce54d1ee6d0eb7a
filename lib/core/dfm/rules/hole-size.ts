// Hole and slot sizes: diameter, width, length and aspect ratio.

import type { DfmContext } from "@/lib/core/dfm/context";
import { type Hole, holeMeasure, slotLengthMm } from "@/lib/core/dfm/derived/holes";
import { toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, Rule, RulesOf, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import { CAPABILITY } from "@/lib/core/pcb/capability";

/** Drilled at the lowest grade: finer vias cost more. */
const COMMON_VIA_MM = 0.3;
/** A thin lead of 0.25 mm and the clearance of 0.25 mm that IPC-2222 (level A) leaves around it. */
const COMMON_COMPONENT_HOLE_MM = 0.5;
/** NPTHs are drilled last, through copper and solder mask, and thin drills break there: board houses publish 0.5 mm. */
const COMMON_NPTH_MM = 0.5;
const THIN_NPTH_MM = 0.4;
/** The widest drill that board houses list; wider holes are routed, to the tolerance of the router. */
const WIDEST_DRILL_MM = 6.5;
/** Nobody drills this: an outline that was written as a hit, or a file that was read at the wrong scale. */
const WIDEST_MM = 25;
/** Routers of less than 0.8 mm are slow and break: the slot is made, at another pace. */
const COMMON_PLATED_SLOT_MM = 0.8;
/** The router that board houses cut outlines with. */
const COMMON_ROUTER_MM = 1;

export const HOLE_SIZE_RULES: RulesOf<"holeSize"> = {
  viaDiameter: diameterRule("via", platedDrillThresholds(COMMON_VIA_MM)),
  componentHoleDiameter: diameterRule("component", platedDrillThresholds(COMMON_COMPONENT_HOLE_MM)),
  /** Risk: the smallest drill of the capability list. */
  unplatedHoleDiameter: diameterRule("unplated", () => ({
    risk: CAPABILITY.minDrillMm,
    warning: THIN_NPTH_MM,
    notice: COMMON_NPTH_MM,
  })),
  largestHole: {
    unit: "mm",
    worse: "most",
    thresholds: () => ({ risk: null, warning: WIDEST_MM, notice: WIDEST_DRILL_MM }),
    measure: (context, limits) =>
      measureHoles(context, limits, { worse: "most", valueOf: ({ path, diameterMm }) => (path ? null : diameterMm) }),
  },
  /**
   * The thickness of the board over the finished diameter. Risk: the capability list's 8 to 1. Deeper than 6 to 1 the
   * copper in the middle of a wall comes out thinner than at its ends.
   */
  holeAspectRatio: {
    unit: "ratio",
    worse: "most",
    thresholds: () => ({ risk: CAPABILITY.aspectRatio, warning: 7, notice: 6 }),
    measure: (context, limits) =>
      measureHoles(context, limits, {
        worse: "most",
        valueOf: (hole) =>
          hole.isPlated && !hole.path && !isBlind(hole, context)
            ? context.order.thicknessMm / drillSize(hole.diameterMm)
            : null,
      }),
  },
  /** Risk: the narrowest plated slot of the capability list. */
  platedSlotWidth: slotWidthRule(true, { minMm: CAPABILITY.minPlatedSlotMm, commonMm: COMMON_PLATED_SLOT_MM }),
  /** Risk: the narrowest cut-out of the capability list. */
  unplatedSlotWidth: slotWidthRule(false, { minMm: CAPABILITY.minCutoutMm, commonMm: COMMON_ROUTER_MM }),
  /**
   * Length from end to end over width. The second hit of a short slot meets the wall of the first and the drill drifts:
   * board houses ask for 2 to 1, and turn to a tolerance of their own below 1.5.
   */
  slotLength: {
    unit: "ratio",
    worse: "least",
    thresholds: () => ({ risk: null, warning: 1.5, notice: 2 }),
    measure: (context, limits) =>
      measureHoles(context, limits, {
        worse: "least",
        valueOf: (hole) => (hole.path ? slotLengthMm(hole) / hole.diameterMm : null),
      }),
  },
  /**
   * Laser vias are plated from one side and hold to 1 to 1 (IPC-2226), better 0.75; drilled ones go through a core
   * before it is pressed and have the limit of any hole.
   */
  blindViaAspectRatio: {
    unit: "ratio",
    worse: "most",
    thresholds: ({ laserDrill }) =>
      laserDrill ? { risk: 1, warning: 0.9, notice: 0.75 } : { risk: CAPABILITY.aspectRatio, warning: 7, notice: 6 },
    measure: (context, limits) =>
      measureHoles(context, limits, {
        worse: "most",
        valueOf: (hole) =>
          hole.isPlated && !hole.path && isBlind(hole, context) ? depthMm(hole, context) / hole.diameterMm : null,
      }),
  },
};

/** Risk: the smallest drill of the capability list. Warning: finer than the grade that was ordered. */
function platedDrillThresholds(commonMm: number): Rule["thresholds"] {
  return ({ minHoleMm }) => ({
    risk: CAPABILITY.minDrillMm,
    warning: minHoleMm,
    notice: Math.max(minHoleMm, commonMm),
  });
}

/** Round holes of one role. */
function diameterRule(kind: Hole["role"], thresholds: Rule["thresholds"]): Rule {
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

function slotWidthRule(plated: boolean, { minMm, commonMm }: { minMm: number; commonMm: number }): Rule {
  return {
    unit: "mm",
    worse: "least",
    thresholds: () => ({ risk: minMm, warning: minMm, notice: commonMm }),
    measure: (context, limits) =>
      measureHoles(context, limits, {
        worse: "least",
        valueOf: ({ isPlated, path, diameterMm }) => (isPlated === plated && path ? diameterMm : null),
      }),
  };
}

type HoleQuery = {
  worse: Rule["worse"];
  /** Null for holes that the rule does not measure. */
  valueOf: (hole: Hole) => number | null;
};

function measureHoles({ holes }: DfmContext, limits: Thresholds, { worse, valueOf }: HoleQuery): Measured | SkipReason {
  if (holes.length === 0) return "noDrills";
  const measures = holes.flatMap((hole) => {
    const value = valueOf(hole);
    return value === null ? [] : [holeMeasure(hole, value)];
  });
  return measures.length === 0 ? "noSuchFeature" : toMeasured(measures, worse, limits);
}

/** Drills come in steps of 0.05 mm; files in inches give their sizes some thousandths off. */
function drillSize(diameterMm: number): number {
  return Math.max(0.01, Math.round(diameterMm * 100) / 100);
}

/** True for a hole that ends within the board. */
function isBlind({ span }: Hole, context: DfmContext): boolean {
  return span !== undefined && (span.from > 1 || span.to < layerCount(context));
}

/** The fraction of the board's thickness between the layers that a hole joins, taken as equally spaced. */
function depthMm({ span }: Hole, context: DfmContext): number {
  const { thicknessMm } = context.order;
  return span ? (thicknessMm * (span.to - span.from)) / Math.max(1, layerCount(context) - 1) : thicknessMm;
}

function layerCount({ board, order }: DfmContext): number {
  const drawn = board.layers.filter(({ type }) => type === "copper").length;
  return Math.max(drawn, order.layers > 1 && drawn === 0 ? order.layers : drawn);
}
