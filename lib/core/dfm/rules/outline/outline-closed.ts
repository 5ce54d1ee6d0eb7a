// Whether the board's edge is one closed line.

import { heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import type { Measure } from "@/lib/core/dfm/finding";
import { gapMeasure } from "@/lib/core/dfm/findings";
import type { Measured, Rule } from "@/lib/core/dfm/rule";
import { openGaps } from "@/lib/core/dfm/rules/outline/open-ends";
import type { DfmContext } from "@/lib/core/dfm/context";
import { HEAL_MM, JOIN_MM } from "@/lib/core/geometry/stitch";

/**
 * The widest gap of the line. Risk: wider than what can be closed without guessing. Warning: it was closed, and has to
 * be looked at. Where no layer draws an edge the whole way around is open; an edge taken from another drawing counts as
 * closed, since that is asked.
 */
export const outlineClosed: Rule = {
  unit: "mm",
  worse: "most",
  thresholds: () => ({ risk: HEAL_MM, warning: JOIN_MM, notice: JOIN_MM }),
  measure: (context) => {
    const { outline } = context.board;
    if (outline.status === "closed") return { places: [], extreme: 0 };
    if (outline.status === "missing") return missing(context);
    const layer = context.board.layers.find(({ file }) => file === outline.file);
    const gaps = layer ? openGaps(layer.image) : [];
    const places = gaps.map((gap) => gapMeasure(gap, layer?.file ?? null));
    return places.length > 0 ? { places, extreme: places[0]?.value ?? null } : wholeEdge(context, HEAL_MM);
  },
};

function missing(context: DfmContext): Measured | "noOutline" {
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
