// Draws figures: their line, and their inside where it is filled.

import { findNumber, findWord, findList, type SList, wordsOf } from "@/lib/base/s-expression";
import { contourOf } from "@/lib/core/native-board/arc-edges";
import { type Figure, readFigure } from "@/lib/core/native-board/kicad/figure";
import type { Frame } from "@/lib/core/native-board/kicad/frame";
import { drawingOf, type KicadContext } from "@/lib/core/native-board/kicad/kicad-context";
import type { KicadLayer } from "@/lib/core/native-board/kicad/layer-table";
import type { About } from "@/lib/core/native-board/layer-drawing";

/** A record that is no figure is passed over. */
export function drawFigure(record: SList, frame: Frame, context: KicadContext, component?: string): void {
  const figure = readFigure(record, frame);
  if (!figure) return;
  const net = context.nets.of(record);
  const about: About = {
    line: record.line,
    ...(net === undefined ? {} : { net }),
    ...(component === undefined ? {} : { component }),
  };
  for (const layer of layersOf(record, context)) {
    // Since version 9 a figure on copper may open the mask above itself, wider by a margin of its own.
    const margin = layer.place.type === "soldermask" ? (findNumber(record, "solder_mask_margin") ?? 0) : 0;
    drawOn(layer, { ...figure, widthMm: figure.widthMm + 2 * margin }, { context, about });
  }
}

export function layersOf(record: SList, { layers }: KicadContext): KicadLayer[] {
  const several = findList(record, "layers");
  const one = findWord(record, "layer");
  return layers.named(several ? wordsOf(several) : one === undefined ? [] : [one]);
}

function drawOn(layer: KicadLayer, figure: Figure, { context, about }: { context: KicadContext; about: About }): void {
  const drawing = drawingOf(context, layer);
  const isEdge = layer.place.type === "outline";
  const own = layer.place.type === "copper" && !figure.isFilled ? { ...about, purpose: "Conductor" } : about;
  if (figure.isFilled && !isEdge) drawing.area(contourOf(figure.edges), own);
  // A line of no width is still the edge of a board; anywhere else it draws nothing.
  if (figure.widthMm > 0 || isEdge) for (const edge of figure.edges) drawing.stroke(edge, figure.widthMm, own);
}
