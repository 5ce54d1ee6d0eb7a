// How thin the lines of the silkscreen are.

import { distinctPlaces, toMeasured } from "@/lib/core/dfm/findings";
import type { Measure } from "@/lib/core/dfm/finding";
import type { Rule } from "@/lib/core/dfm/rule";
import { drawsAt, type MaskOrSilkLayer, maskOrSilkSides } from "@/lib/core/dfm/derived/drawn-layer";
import { THINNEST_MM } from "@/lib/core/measure/copper/copper-outline";

/** Board houses publish 0.15 mm (6 mil); below 0.1 mm ink breaks up. */
const COMMON_MM = 0.15;
/** Beside a stroke that is one of many which paint an area there is ink. */
const PROBE_MM = 0.01;
const APART_MM = 1;

export const silkWidth: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: null, warning: 0.1, notice: COMMON_MM }),
  measure: (context, limits) => {
    const silk = maskOrSilkSides(context, "silkscreen", "noSilk");
    if (typeof silk === "string") return silk;
    const measures = silk.flatMap(({ layer }) => strokes(layer, limits.notice));
    const { places, extreme } = toMeasured(measures, "least", limits);
    return { places: distinctPlaces(places, "least", APART_MM), extreme };
  },
};

/** Wide strokes as they are; thin ones only where nothing is drawn beside them. */
function strokes(layer: MaskOrSilkLayer, noticeMm: number): Measure[] {
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
