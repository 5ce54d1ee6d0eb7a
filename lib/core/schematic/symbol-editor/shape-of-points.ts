// Shapes of the drawing tools, from the points that were clicked.
import type { Graphic, TextStyle } from "../model/graphic";
import type { Point } from "../model/units";

export const SHAPE_TOOLS = ["line", "rectangle", "circle", "arc", "polygon", "text"] as const;
export type ShapeTool = (typeof SHAPE_TOOLS)[number];

/** Points after which the shape is whole; polygons go on until they are ended. */
export const POINTS_OF: Record<ShapeTool, number> = {
  ...{ line: 2, rectangle: 2, circle: 2, arc: 3, polygon: Infinity, text: 1 },
};

const STROKE = { width: 0, line: "solid" } as const;
/** 1.27 mm. */
const TEXT_STYLE: TextStyle = {
  ...{ size: 12_700, isBold: false, isItalic: false, horizontal: "middle", vertical: "middle" },
};

const isEmpty = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
const middle = (a: Point, b: Point): Point => ({ x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) });

/** Null while the points make no shape. Arcs go from the first to the second point, through the third. */
export function shapeOf(tool: ShapeTool, points: readonly Point[], text = ""): Graphic | null {
  const [first, second, third] = points;
  if (!first) return null;
  if (tool === "text") return { shape: "text", at: first, text, rotation: 0, style: TEXT_STYLE };
  if (!second || (isEmpty(first, second) && tool !== "polygon")) return null;
  switch (tool) {
    case "line":
      return { shape: "line", points: [first, second], stroke: STROKE, fill: "none" };
    case "rectangle":
      if (first.x === second.x || first.y === second.y) return null;
      return { shape: "rectangle", from: first, to: second, stroke: STROKE, fill: "body" };
    case "circle": {
      const radius = Math.round(Math.hypot(second.x - first.x, second.y - first.y));
      return { shape: "circle", center: first, radius, stroke: STROKE, fill: "body" };
    }
    case "arc":
      return {
        shape: "arc",
        start: first,
        mid: third ?? middle(first, second),
        end: second,
        stroke: STROKE,
        fill: "none",
      };
    default:
      return { shape: points.length < 3 ? "polyline" : "polygon", points, stroke: STROKE, fill: "body" };
  }
}
