// The widths of traces on some layers.

import type { Measure } from "@/lib/core/dfm/finding";
import { distinctPlaces } from "@/lib/core/dfm/findings";
import type { Measured, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import type { DfmContext } from "@/lib/core/dfm/context";
import { type CopperLayer, copperOrReason } from "@/lib/core/dfm/derived/copper";
import { type Trace, tracesOf } from "@/lib/core/dfm/derived/traces";

/** Of its width: shorter strokes are dots and corners. */
const MIN_LENGTH = 2;
/** How far beside a trace other copper makes it wider. */
const PROBE_MM = 0.01;
/** Bends of one trace within this are one place. */
const APART_MM = 2;

export function measureWidths(
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
      // In rising order: beyond both what remains can change nothing.
      if (trace.widthMm >= notice && trace.widthMm >= extreme) break;
      if (isWithinCopper(layer, trace)) continue;
      extreme = Math.min(extreme, trace.widthMm);
      if (trace.widthMm < notice) places.push(measureOf(layer, trace));
    }
  }
  if (!Number.isFinite(extreme)) return "noSuchFeature";
  return { places: distinctPlaces(places, "least", APART_MM), extreme };
}

/** Areas may be painted with thin strokes side by side: what has copper along a whole side is no trace of its width. */
function isWithinCopper(layer: CopperLayer, { owner, widthMm }: Trace): boolean {
  const { pieces, index } = layer;
  const [first = 0, end = 0] = [pieces.firstOf[owner], pieces.firstOf[owner + 1]];
  const isReferenceLayer = (side: 1 | -1) => {
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
  return isReferenceLayer(1) || isReferenceLayer(-1);
}

function measureOf({ source }: CopperLayer, { x0, y0, x1, y1, widthMm, lengthMm }: Trace): Measure {
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
