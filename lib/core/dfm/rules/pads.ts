// Pads: width, diameter and pitch.

import Flatbush from "flatbush";
import type { DfmContext } from "@/lib/core/dfm/context";
import { copperOrReason, isFilledAround } from "@/lib/core/dfm/derived/copper";
import type { Pad } from "@/lib/core/dfm/derived/pads";
import type { Measure } from "@/lib/core/dfm/finding";
import { toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, RulesOf, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import { NO_RING_MM } from "@/lib/core/dfm/rules/drill-tolerances";
import { minTraceSpaceMm } from "@/lib/core/dfm/rules/trace-limits";
import { CAPABILITY } from "@/lib/core/pcb/capability";

/** The lands of the finest gull-wing and quad packages (0.3 mm pitch); narrower ones lift during rework. */
const FINE_SMD_MM = 0.15;
/** Lands for 0.4 mm pitch by IPC-7351, the finest that every assembly house places. */
const COMMON_SMD_MM = 0.18;
/** The minimum that board houses publish for BGA pads. */
const MIN_BGA_MM = 0.2;
/** BGA pads of 0.25 mm and less are an option of the order; the slack of a length lies above it. */
const BGA_OPTION_MM = 0.255;
/** For balls of 0.8 mm pitch by IPC-7095. */
const COMMON_BGA_MM = 0.3;
/** Finer packages need a special printer and placer. */
const FINE_PITCH_MM = 0.3;
/** The finest pitch that every assembly house places. */
const COMMON_PITCH_MM = 0.4;

export const PADS_RULES: RulesOf<"pads"> = {
  /** Risk: the minimum trace. */
  smdPadWidth: {
    unit: "mm",
    worse: "least",
    thresholds: (order) => {
      const risk = minTraceSpaceMm(order, "outer");
      return { risk, warning: Math.max(risk, FINE_SMD_MM), notice: Math.max(risk, COMMON_SMD_MM) };
    },
    measure: (context, limits) => measurePads(context, limits, ({ role, layer }) => role === "smd" && layer.isOuter),
  },
  /** Risk: the minimum trace. Warning: finer than the order or than board houses publish. */
  bgaPadDiameter: {
    unit: "mm",
    worse: "least",
    thresholds: (order) => ({
      risk: minTraceSpaceMm(order, "outer"),
      warning: order.fineBgaPads ? MIN_BGA_MM : BGA_OPTION_MM,
      notice: order.fineBgaPads ? BGA_OPTION_MM : COMMON_BGA_MM,
    }),
    measure: (context, limits) => measurePads(context, limits, ({ role, layer }) => role === "bga" && layer.isOuter),
  },
  /**
   * Warning: the smallest drill with the smallest ring of the capability list (docs/decisions/limits.md), 0.45 mm.
   * Risk: the smallest drill leaves no ring. The ring itself has rules of its own. Within a pour a pad has no edge.
   */
  viaPadDiameter: {
    unit: "mm",
    worse: "least",
    thresholds: ({ laserDrill }) => {
      // Microvias are laser drilled at 0.1 mm.
      const drillMm = laserDrill ? 0.1 : CAPABILITY.minDrillMm;
      const warning = drillMm + 2 * CAPABILITY.minAnnularRingMm;
      return { risk: drillMm + 2 * NO_RING_MM, warning, notice: warning };
    },
    measure: (context, limits) =>
      measurePads(
        context,
        limits,
        ({ role, layer, x, y, widthMm }) =>
          role === "via" && (widthMm >= limits.notice || !isFilledAround(layer, { x, y, radiusMm: limits.notice / 2 })),
      ),
  },
  /** Risk: the minimum pitch of the capability list (docs/decisions/limits.md). Pads of one net have no minimum. */
  padPitch: {
    unit: "mm",
    worse: "least",
    thresholds: () => ({ risk: CAPABILITY.minPitchMm, warning: FINE_PITCH_MM, notice: COMMON_PITCH_MM }),
    measure(context, limits) {
      const view = copperOrReason(context, ({ isOuter }) => isOuter);
      if (typeof view === "string") return view;
      const places = view.layers.flatMap((layer) =>
        pitches(
          context.pads.filter((pad) => pad.layer === layer && (pad.role === "smd" || pad.role === "bga")),
          layer.source.file,
        ),
      );
      return places.length === 0 ? "noSuchFeature" : toMeasured(places, "least", limits);
    },
  },
};

/** The widths of the pads that `isWanted`. */
function measurePads(context: DfmContext, limits: Thresholds, isWanted: (pad: Pad) => boolean): Measured | SkipReason {
  const view = copperOrReason(context);
  if (typeof view === "string") return view;
  const pads = context.pads.filter(isWanted);
  return pads.length === 0 ? "noSuchFeature" : toMeasured(pads.map(widthMeasure), "least", limits);
}

function widthMeasure({ x, y, box, widthMm, layer }: Pad): Measure {
  return { value: widthMm, x, y, mark: { kind: "box", ...box }, layer: layer.source.file };
}

const PITCH_REACH_MM = 1;

/** From the center of each pad to the nearest pad of another net that comes after it in the file. */
function pitches(pads: readonly Pad[], layer: string): Measure[] {
  if (pads.length === 0) return [];
  const tree = new Flatbush(pads.length);
  for (const { x, y } of pads) tree.add(x, y, x, y);
  tree.finish();
  return pads.flatMap((pad, at) => {
    let [value, nearest]: [number, Pad | null] = [PITCH_REACH_MM, null];
    for (const index of tree.search(pad.x - value, pad.y - value, pad.x + value, pad.y + value)) {
      const other = pads[index];
      if (index <= at || !other || other.net === pad.net) continue;
      const distance = Math.hypot(other.x - pad.x, other.y - pad.y);
      if (distance < value) [value, nearest] = [distance, other];
    }
    if (!nearest) return [];
    const [x, y] = [(pad.x + nearest.x) / 2, (pad.y + nearest.y) / 2];
    return [{ value, x, y, mark: { kind: "gap", x0: pad.x, y0: pad.y, x1: nearest.x, y1: nearest.y }, layer }];
  });
}
