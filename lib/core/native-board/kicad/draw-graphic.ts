// Draws graphics: their lines, and their insides where they are filled.

import type { KicadGraphic } from "@/lib/core/formats/kicad/graphic";
import { contourOf } from "@/lib/core/native-board/arc-edges";
import { type Figure, toFigure } from "@/lib/core/native-board/kicad/figure";
import type { Frame } from "@/lib/core/native-board/kicad/frame";
import { drawingOf, type KicadContext } from "@/lib/core/native-board/kicad/kicad-context";
import type { BoardLayerName } from "@/lib/core/native-board/kicad/layer-table";
import type { About } from "@/lib/core/native-board/layer-drawing";

export function drawGraphic(graphic: KicadGraphic, frame: Frame, context: KicadContext, component?: string): void {
  const figure = toFigure(graphic, frame);
  if (!figure) return;
  const net = context.nets.find(graphic.net);
  const about: About = {
    line: graphic.line,
    ...(net === undefined ? {} : { net }),
    ...(component === undefined ? {} : { component }),
  };
  for (const layer of context.layers.named(graphic.layers)) {
    // Since version 9 a graphic on copper may open the mask above itself, wider by a margin of its own.
    const margin = layer.place.type === "soldermask" ? (graphic.solderMaskMarginMm ?? 0) : 0;
    drawOn(layer, { ...figure, widthMm: figure.widthMm + 2 * margin }, { context, about });
  }
}

type Drawn = { context: KicadContext; about: About };

function drawOn(layer: BoardLayerName, figure: Figure, { context, about }: Drawn): void {
  const drawing = drawingOf(context, layer);
  const isEdge = layer.place.type === "outline";
  const own = layer.place.type === "copper" && !figure.isFilled ? { ...about, purpose: "Conductor" } : about;
  if (figure.isFilled && !isEdge) drawing.area(contourOf(figure.edges), own);
  // A line of no width is still the edge of a board; anywhere else it draws nothing.
  if (figure.widthMm > 0 || isEdge) for (const edge of figure.edges) drawing.stroke(edge, figure.widthMm, own);
}
