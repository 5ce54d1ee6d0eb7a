// Verbs on the drawn shapes of a symbol.
import type { Graphic } from "../model/graphic";
import type { SchematicSymbol } from "../model/symbol";
import type { Point } from "../model/units";
import { graphicPath } from "../paint/path";
import { distanceToPath } from "../paint/path-distance";
import { boundsOfAll, primitiveBounds } from "../paint/primitive-bounds";
import { textBlock } from "../paint/readable-text";

const shifted = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y });

/** The graphic with all its points mapped. */
export function mapGraphic(graphic: Graphic, map: (point: Point) => Point): Graphic {
  switch (graphic.shape) {
    case "line":
      return { ...graphic, points: [map(graphic.points[0]), map(graphic.points[1])] };
    case "polyline":
    case "polygon":
      return { ...graphic, points: graphic.points.map(map) };
    case "rectangle":
      return { ...graphic, from: map(graphic.from), to: map(graphic.to) };
    case "circle":
    case "ellipse":
      return { ...graphic, center: map(graphic.center) };
    case "arc":
      return { ...graphic, start: map(graphic.start), mid: map(graphic.mid), end: map(graphic.end) };
    case "bezier": {
      const [a, b, c, d] = graphic.points;
      return { ...graphic, points: [map(a), map(b), map(c), map(d)] };
    }
    default:
      return { ...graphic, at: map(graphic.at) };
  }
}

export const addGraphic = (
  symbol: SchematicSymbol,
  graphic: Graphic,
  { unit, style }: { unit: number; style: number },
): SchematicSymbol => ({ ...symbol, graphics: [...symbol.graphics, { unit, style, graphic }] });

export function changeGraphic(
  symbol: SchematicSymbol,
  index: number,
  map: (graphic: Graphic) => Graphic,
): SchematicSymbol {
  const drawn = symbol.graphics[index];
  if (!drawn) return symbol;
  const graphic = map(drawn.graphic);
  if (graphic === drawn.graphic) return symbol;
  return { ...symbol, graphics: symbol.graphics.map((each, at) => (at === index ? { ...each, graphic } : each)) };
}

export const moveGraphic = (symbol: SchematicSymbol, index: number, by: Point): SchematicSymbol =>
  by.x === 0 && by.y === 0
    ? symbol
    : changeGraphic(symbol, index, (graphic) => mapGraphic(graphic, (point) => shifted(point, by)));

/** Counter-clockwise about the middle of its box, on the grid. */
export function rotateGraphic(symbol: SchematicSymbol, index: number, grid: number): SchematicSymbol {
  const drawn = symbol.graphics[index];
  if (!drawn) return symbol;
  if (drawn.graphic.shape === "text") {
    const rotation = drawn.graphic.rotation === 0 ? 90 : 0;
    return changeGraphic(symbol, index, (graphic) => (graphic.shape === "text" ? { ...graphic, rotation } : graphic));
  }
  const box = primitiveBounds(graphicPath("symbol", drawn.graphic));
  const center = (a: number, b: number): number => Math.round((a + b) / 2 / grid) * grid;
  const [x, y] = [center(box.minX, box.maxX), center(box.minY, box.maxY)];
  return changeGraphic(symbol, index, (graphic) => {
    const turned = mapGraphic(graphic, (point) => ({ x: x + (point.y - y), y: y - (point.x - x) }));
    return turned.shape === "ellipse" ? { ...turned, radiusX: turned.radiusY, radiusY: turned.radiusX } : turned;
  });
}

export const removeGraphic = (symbol: SchematicSymbol, index: number): SchematicSymbol =>
  symbol.graphics[index] ? { ...symbol, graphics: symbol.graphics.filter((_, at) => at !== index) } : symbol;

/** Distance of a point from the outline of a shape, or from the box of a text. */
export function distanceToGraphic(graphic: Graphic, point: Point): number {
  if (graphic.shape !== "text") return distanceToPath(graphicPath("symbol", graphic), point);
  const box = boundsOfAll(textBlock({ ...graphic, ink: "symbol" }));
  return Math.hypot(
    Math.max(box.minX - point.x, 0, point.x - box.maxX),
    Math.max(box.minY - point.y, 0, point.y - box.maxY),
  );
}
