// Draws Altium's tracks, arcs and fills.

import { compose, rotation, translation } from "@/lib/base/matrix";
import { type Edge, rectangle, transformed } from "@/lib/core/geometry/contour";
import type { AltiumArc, AltiumFill, AltiumTrack } from "@/lib/core/formats/altium/primitives";
import { aboutOf, type AltiumContext, drawingOn, pointMm } from "@/lib/core/native-board/altium/altium-context";
import { BOTTOM } from "@/lib/core/native-board/altium/layers";
import { arcAround, line } from "@/lib/core/native-board/arc-edges";

export function drawLine(primitive: AltiumTrack | AltiumArc, context: AltiumContext): void {
  const widthMm = primitive.width * context.unitMm;
  if (primitive.isKeepout || !(widthMm > 0)) return;
  const drawing = drawingOn(primitive.layer, context);
  const about = aboutOf(primitive, context);
  const own = primitive.layer <= BOTTOM ? { ...about, purpose: "Conductor" } : about;
  for (const edge of lineEdges(primitive, context)) drawing?.stroke(edge, widthMm, own);
}

export function lineEdges(primitive: AltiumTrack | AltiumArc, context: { unitMm: number }): Edge[] {
  if (primitive.kind === "track") return [line(pointMm(primitive.start, context), pointMm(primitive.end, context))];
  const [cx, cy] = pointMm(primitive.center, context);
  const { startDeg, endDeg } = primitive;
  const radius = primitive.radius * context.unitMm;
  const sweep = ((((endDeg - startDeg) % 360) + 360) % 360 || 360) * RADIANS;
  const start = [cx + radius * Math.cos(startDeg * RADIANS), cy + radius * Math.sin(startDeg * RADIANS)] as const;
  return arcAround([cx, cy], start, sweep);
}

const RADIANS = Math.PI / 180;

export function drawFill(fill: AltiumFill, context: AltiumContext): void {
  if (fill.isKeepout) return;
  const [[x0, y0], [x1, y1]] = [pointMm(fill.from, context), pointMm(fill.to, context)];
  const map = compose(rotation(fill.angleDeg), translation((x0 + x1) / 2, (y0 + y1) / 2));
  const box = transformed(rectangle(0, 0, Math.abs(x1 - x0), Math.abs(y1 - y0)), map);
  drawingOn(fill.layer, context)?.area(box, aboutOf(fill, context));
}
