// Draws zones as they were last filled; nothing is filled anew.

import type { KicadZone } from "@/lib/core/formats/kicad/zone";
import { contourOf, line } from "@/lib/core/native-board/arc-edges";
import { pathEdges } from "@/lib/core/native-board/kicad/figure";
import { BOARD_FRAME, pointIn } from "@/lib/core/native-board/kicad/frame";
import { drawingOf, type KicadContext } from "@/lib/core/native-board/kicad/kicad-context";
import type { About } from "@/lib/core/native-board/layer-drawing";

export function drawZone(zone: KicadZone, context: KicadContext): void {
  // A rule for the designer and no copper.
  if (zone.isKeepout) return;
  const net = context.nets.find(zone.net, zone.netName);
  const about: About = net === undefined ? { line: zone.line } : { line: zone.line, net };
  const zoneLayers = context.layers.named(zone.layers);
  const isOnCopper = zoneLayers.some(({ place }) => place.type === "copper");
  if (!zone.isFilled && isOnCopper) {
    context.board.warnings.add("POUR_UNFILLED", zone.line);
    context.board.hasOpenPours = true;
  }
  const widthMm = zone.minThicknessMm ?? 0;
  // Fills are drawn with a line around them unless the zone says otherwise, as all of newer files do.
  const outlineMm = zone.areFillsOutlined ? widthMm : 0;
  for (const fill of zone.fills) {
    const edges = pathEdges(fill.path, BOARD_FRAME);
    for (const layer of fill.layer === undefined ? zoneLayers : context.layers.named([fill.layer])) {
      const drawing = drawingOf(context, layer);
      drawing.area(contourOf(edges), { ...about, line: fill.line });
      if (outlineMm > 0) for (const edge of edges) drawing.stroke(edge, outlineMm, about);
    }
  }
  for (const [start, end] of zone.fillLines) {
    if (!start || !end) continue;
    const edge = line(pointIn(BOARD_FRAME, ...start), pointIn(BOARD_FRAME, ...end));
    for (const layer of zoneLayers) drawingOf(context, layer).stroke(edge, widthMm, about);
  }
}
