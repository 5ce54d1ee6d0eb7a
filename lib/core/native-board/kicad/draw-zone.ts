// Draws zones as they were last filled; what a fill would be is never worked out here.

import { findList, findNumber, findWord, listsIn, type SList, wordsOf } from "@/lib/base/s-expression";
import { contourOf, line } from "@/lib/core/native-board/arc-edges";
import { layersOf } from "@/lib/core/native-board/kicad/draw-figure";
import { polygonEdges } from "@/lib/core/native-board/kicad/figure";
import { BOARD_FRAME, findPoint } from "@/lib/core/native-board/kicad/frame";
import { drawingOf, type KicadContext } from "@/lib/core/native-board/kicad/kicad-context";
import type { About } from "@/lib/core/native-board/layer-drawing";

export function drawZone(zone: SList, context: KicadContext): void {
  // Where nothing may be: a rule for the designer and no copper.
  if (findList(zone, "keepout")) return;
  const net = context.nets.of(zone);
  const about: About = net === undefined ? { line: zone.line } : { line: zone.line, net };
  const fills = listsIn(zone, "filled_polygon");
  const segments = listsIn(zone, "fill_segments");
  const zoneLayers = layersOf(zone, context);
  const isOnCopper = zoneLayers.some(({ place }) => place.type === "copper");
  if (fills.length + segments.length === 0 && isOnCopper) {
    context.board.warnings.add("POUR_UNFILLED", zone.line);
    context.board.hasOpenPours = true;
  }
  const rimMm = rimOf(zone);
  for (const fill of fills) {
    const own = findWord(fill, "layer");
    const edges = polygonEdges(findList(fill, "pts"), BOARD_FRAME);
    for (const layer of own === undefined ? zoneLayers : context.layers.named([own])) {
      const drawing = drawingOf(context, layer);
      drawing.area(contourOf(edges), { ...about, line: fill.line });
      if (rimMm > 0) for (const edge of edges) drawing.stroke(edge, rimMm, about);
    }
  }
  for (const list of segments) drawSegments(list, { zone, about, context });
}

/** Fills are drawn with a line around them unless the zone says otherwise, as all of newer files do. */
function rimOf(zone: SList): number {
  const [word] = wordsOf(findList(zone, "filled_areas_thickness"));
  return word === "no" ? 0 : (findNumber(zone, "min_thickness") ?? 0);
}

/** Version 4 could fill with lines: pairs of points. */
function drawSegments(
  list: SList,
  { zone, about, context }: { zone: SList; about: About; context: KicadContext },
): void {
  const widthMm = findNumber(zone, "min_thickness") ?? 0;
  for (const pts of listsIn(list, "pts")) {
    const [first, second] = listsIn(pts, "xy").map((xy) =>
      findPoint({ items: [xy], line: xy.line }, "xy", BOARD_FRAME),
    );
    if (!first || !second) continue;
    for (const layer of layersOf(zone, context)) drawingOf(context, layer).stroke(line(first, second), widthMm, about);
  }
}
