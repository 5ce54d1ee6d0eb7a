// Draws what Eagle draws with: wires, circles, rectangles and polygons.

import { compose, isMirroring, type Matrix, rotation, translation } from "@/lib/base/matrix";
import { numberOf, type XmlElement } from "@/lib/base/xml";
import { type Contour, type Edge, edgeAt, edgeCount, rectangle, transformed } from "@/lib/core/geometry/contour";
import { circleEdges, contourOf } from "@/lib/core/native-board/arc-edges";
import {
  aboutOf,
  drawingFor,
  type EagleContext,
  type EagleOwner,
  layerFor,
} from "@/lib/core/native-board/eagle/eagle-context";
import { turnOf } from "@/lib/core/native-board/eagle/placement";

/** True where the record was a figure. */
export function drawFigure(record: XmlElement, owner: EagleOwner, context: EagleContext): boolean {
  const draw = FIGURES[record.name];
  if (!draw) return false;
  draw(record, owner, context);
  return true;
}

type Draw = (record: XmlElement, owner: EagleOwner, context: EagleContext) => void;

const FIGURES: Record<string, Draw> = {
  wire: drawWire,
  circle: drawCircle,
  rectangle: drawRectangle,
  polygon: drawPolygon,
};

function drawWire(wire: XmlElement, owner: EagleOwner, context: EagleContext): void {
  const layer = layerFor(numberOf(wire, "layer"), owner, context);
  if (!layer) return;
  const width = numberOf(wire, "width", 0);
  // A line of no width is an edge, and nothing on any other layer.
  if (width <= 0 && layer.place.type !== "outline") return;
  const isTrack = layer.place.type === "copper";
  const about = isTrack ? { ...aboutOf(wire, owner), purpose: "Conductor" } : aboutOf(wire, owner);
  const [x0, y0, x1, y1] = ["x1", "y1", "x2", "y2"].map((name) => numberOf(wire, name));
  const edges = bentEdges([x0 ?? NaN, y0 ?? NaN], [x1 ?? NaN, y1 ?? NaN], numberOf(wire, "curve", 0));
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
function drawCircle(circle: XmlElement, owner: EagleOwner, context: EagleContext): void {
  const layer = layerFor(numberOf(circle, "layer"), owner, context);
  const radius = numberOf(circle, "radius", 0);
  if (!layer || !(radius > 0)) return;
  const drawing = drawingFor(layer, context);
  const about = aboutOf(circle, owner);
  const width = numberOf(circle, "width", 0);
  const edges = circleEdges([numberOf(circle, "x"), numberOf(circle, "y")], radius).map((edge) =>
    mapped(edge, owner.map),
  );
  if (width > 0 || layer.place.type === "outline") for (const edge of edges) drawing.stroke(edge, width, about);
  else drawing.area(contourOf(edges), about);
}

function drawRectangle(record: XmlElement, owner: EagleOwner, context: EagleContext): void {
  const layer = layerFor(numberOf(record, "layer"), owner, context);
  if (!layer || layer.place.type === "outline") return;
  const [x0 = NaN, y0 = NaN, x1 = NaN, y1 = NaN] = ["x1", "y1", "x2", "y2"].map((name) => numberOf(record, name));
  const box = rectangle(0, 0, Math.abs(x1 - x0), Math.abs(y1 - y0));
  const own = compose(rotation(turnOf(record).degrees), translation((x0 + x1) / 2, (y0 + y1) / 2));
  drawingFor(layer, context).area(transformed(box, compose(own, owner.map)), aboutOf(record, owner));
}

function drawPolygon(polygon: XmlElement, owner: EagleOwner, context: EagleContext): void {
  const layer = layerFor(numberOf(polygon, "layer"), owner, context);
  if (!layer || polygon.attributes.get("pour") === "cutout") return;
  // Eagle fills copper anew whenever it is asked to; the file has the edge alone.
  if (layer.place.type === "copper" && owner.net !== undefined) {
    context.board.hasOpenPours = true;
    context.board.warnings.add("POUR_NOT_STORED", polygon.line);
    return;
  }
  const contour = contourOfVertices(polygon, owner.map);
  const about = aboutOf(polygon, owner);
  const drawing = drawingFor(layer, context);
  const width = numberOf(polygon, "width", 0);
  if (layer.place.type !== "outline") drawing.area(contour, about);
  if (width > 0) for (let k = 0; k < edgeCount(contour); k++) drawing.stroke(edgeAt(contour, k), width, about);
}

function contourOfVertices(polygon: XmlElement, map: Matrix): Contour {
  const vertices = polygon.children.filter(({ name }) => name === "vertex");
  const edges = vertices.flatMap((vertex, at) => {
    const next = vertices[(at + 1) % vertices.length] ?? vertex;
    const point = (one: XmlElement) => [numberOf(one, "x"), numberOf(one, "y")] as const;
    return bentEdges(point(vertex), point(next), numberOf(vertex, "curve", 0));
  });
  return contourOf(edges.map((edge) => mapped(edge, map)));
}
