// Copper to score: the distance of copper from V-score lines.

import { KIND } from "@/lib/core/board/image";
import { type CopperLayer, copperOrReason } from "@/lib/core/dfm/derived/copper";
import type { Measure } from "@/lib/core/dfm/finding";
import { distinctPlaces, gapMeasure } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { gapBetween } from "@/lib/core/measure/copper/nearest";
import { addLine, type DrawnPieces, noDrawnPieces } from "@/lib/core/measure/copper/pieces";

const FARTHER_MM = 0.1;
const APART_MM = 3;

/**
 * The groove of a 1.6 mm board is cut by a third from each side with a blade of 30°: half its width is 0.14 mm, and its
 * line may be 0.1 mm off. Risk: a trace that the groove cuts through; pours and pads lose a strip. Warning: the
 * distance that board houses publish for scored edges. Notice: the distance that they recommend.
 */
export const copperToScore: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: 0.25, warning: 0.4, notice: 0.5 }),
  measure(context, { notice }) {
    const { scores, outline } = context.board;
    if (!scores || scores.length === 0) return "noSuchFeature";
    const view = copperOrReason(context);
    if (typeof view === "string") return view;
    const lines = noDrawnPieces();
    const { minX, minY, maxX, maxY } = outline.bounds;
    scores.forEach(({ isUpright, atMm }, object) =>
      addLine(lines, isUpright ? [atMm, minY, atMm, maxY] : [minX, atMm, maxX, atMm], { radius: 0, object }),
    );
    const found = view.layers.flatMap((layer) => nearLines(lines, layer, notice + FARTHER_MM));
    const extreme = found.reduce((min, { value }) => Math.min(min, value), Infinity);
    const places = distinctPlaces(
      found.filter(({ value }) => value < notice),
      "least",
      APART_MM,
    );
    return { places, extreme: Number.isFinite(extreme) ? extreme : null };
  },
};

function nearLines(lines: DrawnPieces, layer: CopperLayer, reachMm: number): Measure[] {
  const out: Measure[] = [];
  for (let k = 0; k < lines.count; k++) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [lines.x0[k], lines.y0[k], lines.x1[k], lines.y1[k]];
    for (const piece of layer.index.piecesIn(x0 - reachMm, y0 - reachMm, x1 + reachMm, y1 + reachMm)) {
      const gap = gapBetween(lines, k, layer.pieces, piece);
      if (gap.mm > reachMm) continue;
      const measure = { ...gapMeasure(gap, layer.source.file), value: Math.max(0, gap.mm) };
      out.push(isStroke(layer, piece) ? measure : { ...measure, atMost: "warning" });
    }
  }
  return out;
}

function isStroke({ pieces, source }: CopperLayer, piece: number): boolean {
  return source.image.kind[pieces.objects[pieces.owner[piece] ?? 0] ?? -1] === KIND.stroke;
}
