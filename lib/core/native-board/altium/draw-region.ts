// Draws Altium's regions: the fills of polygons, single areas, and cutouts of the board.

import type { Vec2 } from "@/lib/base/vec2";
import type { Edge } from "@/lib/core/geometry/contour";
import type { AltiumRegion, AltiumVertex } from "@/lib/core/formats/altium/primitives";
import {
  aboutOf,
  type AltiumContext,
  drawingOf,
  drawingOn,
  pointMm,
} from "@/lib/core/native-board/altium/altium-context";
import { bridged } from "@/lib/core/native-board/altium/bridged";
import { EDGE, MULTI } from "@/lib/core/native-board/altium/layers";
import { arcAround, contourOf, line } from "@/lib/core/native-board/arc-edges";

const COPPER = 0;

export function drawRegion(region: AltiumRegion, context: AltiumContext): void {
  const { isKeepout, regionKind, isBoardCutout, layer } = region;
  if (isKeepout || (regionKind !== COPPER && !isBoardCutout)) return;
  const outline = outlineEdges(region.outline, context);
  if (isBoardCutout) return drawEdge(outline, region.line, context);
  if (layer === MULTI || outline.length < 2) return;
  const holes = region.holes.map((hole) => contourOf(outlineEdges(hole, context)));
  drawingOn(layer, context)?.area(bridged(contourOf(outline), holes), aboutOf(region, context));
}

/** Binary files hold each region twice; the fills of polygons are taken from the plain ones, all others by shape. */
export function isSecondCopy({ polygon, isShapeBased }: AltiumRegion): boolean {
  return (polygon !== undefined) === isShapeBased;
}

export function drawEdge(edges: readonly Edge[], lineNumber: number, { board }: AltiumContext): void {
  const drawing = drawingOf(EDGE, board);
  for (const edge of edges) drawing.stroke(edge, 0, { line: lineNumber });
}

/** Angles always count counter-clockwise; the side to the next vertex may go along the arc or against it. */
export function outlineEdges(vertices: readonly AltiumVertex[], context: { unitMm: number }): Edge[] {
  const points = vertices.map(({ at }) => pointMm(at, context));
  return vertices.flatMap(({ arc }, index) => {
    const at = points[index] ?? [NaN, NaN];
    const next = points[(index + 1) % points.length] ?? at;
    if (!arc) return at[0] === next[0] && at[1] === next[1] ? [] : [line(at, next)];
    const center = pointMm(arc.center, context);
    const sweep = (((((arc.endDeg - arc.startDeg) % 360) + 360) % 360 || 360) * Math.PI) / 180;
    const fromStart = angleTo(center, at, arc.startDeg);
    const fromEnd = angleTo(center, at, arc.endDeg);
    const edges = arcAround(center, at, fromStart <= fromEnd ? sweep : -sweep);
    const last = edges.at(-1);
    if (last) [last.x1, last.y1] = [next[0], next[1]];
    return edges;
  });
}

/** The angle, in radians, between a direction and a point as seen from the center. */
function angleTo([cx, cy]: Vec2, [x, y]: Vec2, degrees: number): number {
  const difference = Math.atan2(y - cy, x - cx) - (degrees * Math.PI) / 180;
  return Math.abs(Math.atan2(Math.sin(difference), Math.cos(difference)));
}
