// Traces and copper areas: trace width, necks, slivers, dead ends and acid traps.

import type { DfmContext } from "@/lib/core/dfm/context";
import { type CopperLayer, copperOrReason } from "@/lib/core/dfm/derived/copper";
import { type Trace, tracesOf } from "@/lib/core/dfm/derived/traces";
import type { Measure } from "@/lib/core/dfm/finding";
import { distinctPlaces } from "@/lib/core/dfm/findings";
import type { Measured, Rule, RulesOf, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import { acidTrap } from "@/lib/core/dfm/rules/acid-traps";
import { traceDeadEnd } from "@/lib/core/dfm/rules/dead-ends";
import { measureNarrow } from "@/lib/core/dfm/rules/narrow-copper";
import { minTraceSpaceMm, traceThresholds } from "@/lib/core/dfm/rules/trace-limits";
import { CAPABILITY } from "@/lib/core/pcb/capability";

/** Copper above the minimum that over-etching may take: 25 µm, a quarter of the finest trace. */
const OVER_ETCH_MM = 0.025;
/** Shorter slivers hold fast. */
const MIN_SLIVER_MM = 0.2;

export const TRACE_RULES: RulesOf<"trace"> = {
  traceWidthOuter: widthRule("outer"),
  traceWidthInner: widthRule("inner"),
  /** Necks of a copper area. No risk: the copper is one net either way. Warning: below the minimum a neck may open. */
  copperNeck: {
    unit: "mm",
    worse: "least",
    thresholds: (order) => {
      const warning = minTraceSpaceMm(order, "outer");
      return { risk: null, warning, notice: warning + OVER_ETCH_MM };
    },
    measure: (context) => measureNarrow(context, ({ within, armMm }) => within && armMm === null),
  },
  traceDeadEnd,
  acidTrap,
  /**
   * Thin arms of copper areas that lead nowhere: they may come off in the etching bath and settle elsewhere. A notice
   * at most, below the minimum trace of the capability list (docs/decisions/limits.md): they are cleaned up before
   * etching.
   */
  copperSliver: {
    unit: "mm",
    worse: "least",
    thresholds: () => ({ risk: null, warning: null, notice: CAPABILITY.minTraceMm }),
    measure: (context) => measureNarrow(context, ({ within, armMm }) => within && (armMm ?? 0) >= MIN_SLIVER_MM),
  },
};

function widthRule(place: "outer" | "inner"): Rule {
  return {
    unit: "mm",
    worse: "least",
    thresholds: (order) => traceThresholds(order, place),
    measure: (context, limits) => measureWidths(context, limits, ({ isOuter }) => isOuter === (place === "outer")),
  };
}

/** Minimum length as a multiple of the width: shorter strokes are dots and corners. */
const MIN_LENGTH = 2;
/** Distance of the probes for copper next to a trace, which makes it wider. */
const PROBE_MM = 0.01;
/** Bends of one trace within this distance are one place. */
const APART_MM = 2;

function measureWidths(
  context: DfmContext,
  { notice }: Thresholds,
  isWanted: (layer: CopperLayer) => boolean,
): Measured | SkipReason {
  const view = copperOrReason(context, isWanted);
  if (typeof view === "string") return view;
  const places: Measure[] = [];
  let extreme = Infinity;
  for (const layer of view.layers) {
    const traces = tracesOf(context, view.copper, layer).filter((one) => one.lengthMm > MIN_LENGTH * one.widthMm);
    for (const trace of [...traces].sort((a, b) => a.widthMm - b.widthMm)) {
      // Widths are in ascending order: beyond both bounds the rest changes nothing.
      if (trace.widthMm >= notice && trace.widthMm >= extreme) break;
      if (isWithinCopper(layer, trace)) continue;
      extreme = Math.min(extreme, trace.widthMm);
      if (trace.widthMm < notice) places.push(widthMeasure(layer, trace));
    }
  }
  if (!Number.isFinite(extreme)) return "noSuchFeature";
  return { places: distinctPlaces(places, "least", APART_MM), extreme };
}

/** Areas may be painted with thin strokes side by side: a stroke with copper along a whole side is no trace. */
function isWithinCopper(layer: CopperLayer, { owner, widthMm }: Trace): boolean {
  const { pieces, index } = layer;
  const [first = 0, end = 0] = [pieces.firstOf[owner], pieces.firstOf[owner + 1]];
  const hasCopperAlong = (side: 1 | -1) => {
    for (let step = 1; step <= 3; step++) {
      const piece = Math.min(end - 1, first + Math.floor(((end - first) * step) / 4));
      const t = end - first > 3 ? 0.5 : step / 4;
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [pieces.x0[piece], pieces.y0[piece], pieces.x1[piece], pieces.y1[piece]];
      const length = Math.hypot(x1 - x0, y1 - y0) || 1;
      const off = (side * (widthMm / 2 + PROBE_MM)) / length;
      const [x, y] = [x0 + (x1 - x0) * t - (y1 - y0) * off, y0 + (y1 - y0) * t + (x1 - x0) * off];
      if (!index.hasAt(x, y)) return false;
    }
    return true;
  };
  return hasCopperAlong(1) || hasCopperAlong(-1);
}

function widthMeasure({ source }: CopperLayer, { x0, y0, x1, y1, widthMm, lengthMm }: Trace): Measure {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const [dx, dy] = [((y0 - y1) / lengthMm) * (widthMm / 2), ((x1 - x0) / lengthMm) * (widthMm / 2)];
  return {
    value: widthMm,
    x,
    y,
    mark: { kind: "gap", x0: x - dx, y0: y - dy, x1: x + dx, y1: y + dy },
    layer: source.file,
  };
}
