// Silkscreen: clearance from mask openings and holes, line width and text height.

import type { DfmContext } from "@/lib/core/dfm/context";
import { drawsAt, type MaskOrSilkLayer, maskOrSilkSides } from "@/lib/core/dfm/derived/drawn-layer";
import { gapTo } from "@/lib/core/dfm/derived/gaps";
import { holePieces } from "@/lib/core/dfm/derived/holes";
import type { Measure } from "@/lib/core/dfm/finding";
import { distinctPlaces, gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, RulesOf, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import { silkGaps } from "@/lib/core/dfm/rules/silk-gaps";
import { silkWords } from "@/lib/core/dfm/rules/silk-text";
import { THINNEST_MM } from "@/lib/core/measure/copper/copper-outline";

/** Registration tolerance of silkscreen to mask openings. */
const MASK_CLEARANCE_MM = 0.15;
/** Registration tolerance of silkscreen to holes. */
const HOLE_CLEARANCE_MM = 0.1;
/** Strokes of one letter are one place. */
const LETTER_MM = 0.5;
/** Board houses publish 0.15 mm (6 mil); below 0.1 mm ink breaks up. */
const COMMON_WIDTH_MM = 0.15;
/** Board houses publish 0.8 to 1 mm; below 0.6 mm the holes of letters fill in. */
const COMMON_HEIGHT_MM = 0.8;

export const SILK_RULES: RulesOf<"silk"> = {
  /** Silkscreen over pads, from edge to edge, 0 for overlaps: every board house clips it unasked, so a notice. */
  silkOnMaskOpening: {
    unit: "mm",
    worse: "least",
    thresholds: () => ({ risk: null, warning: null, notice: MASK_CLEARANCE_MM }),
    measure: (context, limits) => {
      const silk = maskOrSilkSides(context, "silkscreen", "noSilk");
      const masks = maskOrSilkSides(context, "soldermask", "noMask");
      if (typeof silk === "string") return silk;
      if (typeof masks === "string") return masks;
      const measures = silk.flatMap(({ side, layer }) => {
        const mask = masks.find((other) => other.side === side)?.layer;
        const gaps = mask ? silkGaps(context, layer, mask.index, limits.notice) : [];
        return gaps.map((gap) => gapMeasure(gap, layer.source.file));
      });
      const { places, extreme } = toMeasured(measures, "least", limits);
      return { places: distinctPlaces(places, "least", LETTER_MM), extreme };
    },
  },
  silkWidth: {
    unit: "mm",
    worse: "least",
    thresholds: () => ({ risk: null, warning: 0.1, notice: COMMON_WIDTH_MM }),
    measure: (context, limits) => {
      const silk = maskOrSilkSides(context, "silkscreen", "noSilk");
      if (typeof silk === "string") return silk;
      const measures = silk.flatMap(({ layer }) => strokeWidths(layer, limits.notice));
      const { places, extreme } = toMeasured(measures, "least", limits);
      return { places: distinctPlaces(places, "least", STROKES_APART_MM), extreme };
    },
  },
  silkHeight: {
    unit: "mm",
    worse: "least",
    thresholds: () => ({ risk: null, warning: 0.6, notice: COMMON_HEIGHT_MM }),
    measure: (context, limits) => {
      const silk = maskOrSilkSides(context, "silkscreen", "noSilk");
      if (typeof silk === "string") return silk;
      const measures = silk.flatMap(({ layer }) =>
        silkWords(context, layer).map(({ heightMm, letter }) => ({
          value: heightMm,
          x: (letter.minX + letter.maxX) / 2,
          y: (letter.minY + letter.maxY) / 2,
          mark: { kind: "box", ...letter } as const,
          layer: layer.source.file,
        })),
      );
      return measures.length === 0 ? "noSuchFeature" : toMeasured(measures, "least", limits);
    },
  },
  /** Ink over tented vias does no harm, and ink in a mask opening is clipped for the sake of the opening. */
  silkOnHole: {
    unit: "mm",
    worse: "least",
    thresholds: () => ({ risk: null, warning: 0.03, notice: HOLE_CLEARANCE_MM }),
    measure: measureOnHoles,
  },
};

function measureOnHoles(context: DfmContext, limits: Thresholds): Measured | SkipReason {
  const silk = maskOrSilkSides(context, "silkscreen", "noSilk");
  if (typeof silk === "string") return silk;
  const holes = context.holes.filter(({ role }) => role !== "via");
  if (holes.length === 0) return context.holes.length === 0 ? "noDrills" : "noSuchFeature";
  const measures = silk.flatMap(({ side, layer }) => {
    const mask = context.drawn("soldermask", side);
    return holes.flatMap((hole) => {
      if (mask && drawsAt(mask, hole.x, hole.y)) return [];
      const gap = gapTo(holePieces(hole), layer.index, { reachMm: limits.notice });
      return gap ? [gapMeasure(gap, layer.source.file)] : [];
    });
  });
  return toMeasured(measures, "least", limits);
}

/** Distance of the probes for ink next to a stroke, which is then one of many that paint an area. */
const PROBE_MM = 0.01;
const STROKES_APART_MM = 1;

/** Wide strokes as they are; thin ones only if nothing is drawn next to them. */
function strokeWidths(layer: MaskOrSilkLayer, noticeMm: number): Measure[] {
  const { pieces, source } = layer;
  const out: Measure[] = [];
  for (let k = 0; k < pieces.count; k++) {
    const radius = pieces.radius[k] ?? 0;
    const value = 2 * radius;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [pieces.x0[k], pieces.y0[k], pieces.x1[k], pieces.y1[k]];
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (value < THINNEST_MM || length <= value) continue;
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    const [nx, ny] = [-(y1 - y0) / length, (x1 - x0) / length];
    const far = radius + PROBE_MM;
    const isPainted = [1, -1].some((way) => drawsAt(layer, x + way * far * nx, y + way * far * ny));
    if (value < noticeMm && isPainted) continue;
    const mark = {
      kind: "gap",
      x0: x - radius * nx,
      y0: y - radius * ny,
      x1: x + radius * nx,
      y1: y + radius * ny,
    } as const;
    out.push({ value, x, y, mark, layer: source.file });
  }
  return out;
}
