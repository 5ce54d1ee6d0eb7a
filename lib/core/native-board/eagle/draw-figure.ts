// Draws what Eagle draws with: wires, circles, rectangles and polygons.

import { compose, isMirroring, type Matrix, rotation, translation } from "@/lib/base/matrix";
import type { EagleCircle, EaglePolygon, EagleRectangle, EagleWire } from "@/lib/core/formats/eagle/graphic";
import {
  type Contour,
  type Edge,
  edgeAt,
  edgeCount,
  rectangle as rectangleAround,
  transformed,
} from "@/lib/core/geometry/contour";
import { circleEdges, contourOf } from "@/lib/core/native-board/arc-edges";
import {
  aboutOf,
  drawingFor,
  type EagleContext,
  type EagleOwner,
  layerFor,
} from "@/lib/core/native-board/eagle/eagle-context";

export function drawWire(wire: EagleWire, owner: EagleOwner, context: EagleContext): void {
  const layer = layerFor(wire.layer, owner, context);
  if (!layer) return;
  const { width } = wire;
  // A line of no width is an edge, and nothing on any other layer.
  if (width <= 0 && layer.place.type !== "outline") return;
  const isTrack = layer.place.type === "copper";
  const about = isTrack ? { ...aboutOf(wire, owner), purpose: "Conductor" } : aboutOf(wire, owner);
  const edges = bentEdges([wire.x1, wire.y1], [wire.x2, wire.y2], wire.curve);
  for (const edge of edges) drawingFor(layer, context).stroke(mapped(edge, owner.map), width, about);
}

/** `curve` in degrees, counter-clockwise; more than a half turn is two edges. */
function bentEdges(from: readonly [number, number], to: readonly [number, number], curve: number): Edge[] {
  const [[x0, y0], [x1, y1]] = [from, to];
  const sweep = (Math.max(-359.99, Math.min(359.99, curve)) * Math.PI) / 180;
  if (Math.abs(sweep) <= Math.PI) return [{ x0, y0, x1, y1, bulge: Math.tan(sweep / 4) }];
  // The middle of the arc lies beside that of the chord by the whole arc's bulge: tan(sweep / 4) half chords.
  const rise = Math.tan(sweep / 4) / 2;
  const [mx, my] = [(x0 + x1) / 2 + (y1 - y0) * rise, (y0 + y1) / 2 - (x1 - x0) * rise];
  const bulge = Math.tan(sweep / 8);
  return [
    { x0, y0, x1: mx, y1: my, bulge },
    { x0: mx, y0: my, x1, y1, bulge },
  ];
}

function mapped({ x0, y0, x1, y1, bulge }: Edge, map: Matrix): Edge {
  const at = (x: number, y: number) => [map[0] * x + map[2] * y + map[4], map[1] * x + map[3] * y + map[5]] as const;
  const [[ax, ay], [bx, by]] = [at(x0, y0), at(x1, y1)];
  return { x0: ax, y0: ay, x1: bx, y1: by, bulge: isMirroring(map) ? -bulge : bulge };
}

/** A circle of no line width is a disc. */
export function drawCircle(circle: EagleCircle, owner: EagleOwner, context: EagleContext): void {
  const layer = layerFor(circle.layer, owner, context);
  const { radius, width } = circle;
  if (!layer || !(radius > 0)) return;
  const drawing = drawingFor(layer, context);
  const about = aboutOf(circle, owner);
  const edges = circleEdges([circle.x, circle.y], radius).map((edge) => mapped(edge, owner.map));
  if (width > 0 || layer.place.type === "outline") for (const edge of edges) drawing.stroke(edge, width, about);
  else drawing.area(contourOf(edges), about);
}

export function drawRectangle(rectangle: EagleRectangle, owner: EagleOwner, context: EagleContext): void {
  const layer = layerFor(rectangle.layer, owner, context);
  if (!layer || layer.place.type === "outline") return;
  const { x1: x0, y1: y0, x2: x1, y2: y1 } = rectangle;
  const box = rectangleAround(0, 0, Math.abs(x1 - x0), Math.abs(y1 - y0));
  const own = compose(rotation(rectangle.rotation.angleDeg), translation((x0 + x1) / 2, (y0 + y1) / 2));
  drawingFor(layer, context).area(transformed(box, compose(own, owner.map)), aboutOf(rectangle, owner));
}

export function drawPolygon(polygon: EaglePolygon, owner: EagleOwner, context: EagleContext): void {
  const layer = layerFor(polygon.layer, owner, context);
  if (!layer || polygon.pour === "cutout") return;
  // Eagle fills copper anew whenever it is asked to; the file has the edge alone.
  if (layer.place.type === "copper" && owner.net !== undefined) {
    context.board.hasOpenPours = true;
    context.board.warnings.add("POUR_NOT_STORED", polygon.line);
    return;
  }
  const contour = contourOfVertices(polygon, owner.map);
  const about = aboutOf(polygon, owner);
  const drawing = drawingFor(layer, context);
  const { width } = polygon;
  if (layer.place.type !== "outline") drawing.area(contour, about);
  if (width > 0) for (let k = 0; k < edgeCount(contour); k++) drawing.stroke(edgeAt(contour, k), width, about);
}

function contourOfVertices({ vertices }: EaglePolygon, map: Matrix): Contour {
  const edges = vertices.flatMap((vertex, at) => {
    const next = vertices[(at + 1) % vertices.length] ?? vertex;
    return bentEdges([vertex.x, vertex.y], [next.x, next.y], vertex.curve);
  });
  return contourOf(edges.map((edge) => mapped(edge, map)));
}
