// Shapes and texts of symbols and sheets as KiCad's lists.
import type { Fill, Graphic, Stroke } from "../../model/graphic";
import type { Point } from "../../model/units";
import { effects, list, mm, place, point, quote, uuid } from "./list";

const LINES = { solid: "solid", dashed: "dash", dotted: "dot", "dash-dot": "dash_dot" } as const;
const FILLS: Record<Fill, string> = { none: "none", body: "background", ink: "outline" };

export const stroke = ({ width, line }: Stroke): string =>
  list("stroke", list("width", mm(width)), list("type", LINES[line]));
const fill = (kind: Fill): string => list("fill", list("type", FILLS[kind]));

type Drawn = Exclude<Graphic, { shape: "text" }>;

/** Corners of the polygon in place of an ellipse, which KiCad 9 does not have. */
const CORNERS = 48;

const ellipse = ({ x, y }: Point, radiusX: number, radiusY: number): Point[] =>
  Array.from({ length: CORNERS }, (_, at) => {
    const angle = (2 * Math.PI * at) / CORNERS;
    return { x: Math.round(x + radiusX * Math.cos(angle)), y: Math.round(y + radiusY * Math.sin(angle)) };
  });

const corners = (points: readonly Point[]): string => list("pts", ...points.map((corner) => point("xy", corner)));
const closed = (points: readonly Point[]): Point[] => [...points, ...points.slice(0, 1)];

function shape(graphic: Drawn, at: (point: Point) => Point): readonly [name: string, ...items: string[]] {
  const all = (points: readonly Point[]): string => corners(points.map(at));
  switch (graphic.shape) {
    case "line":
    case "polyline":
      return ["polyline", all(graphic.points)];
    case "polygon":
      return ["polyline", all(closed(graphic.points))];
    case "ellipse":
      return ["polyline", all(closed(ellipse(graphic.center, graphic.radiusX, graphic.radiusY)))];
    case "rectangle":
      return ["rectangle", point("start", at(graphic.from)), point("end", at(graphic.to))];
    case "circle":
      return ["circle", point("center", at(graphic.center)), list("radius", mm(graphic.radius))];
    case "arc":
      return ["arc", point("start", at(graphic.start)), point("mid", at(graphic.mid)), point("end", at(graphic.end))];
    case "bezier":
      return ["bezier", all(graphic.points)];
  }
}

const onSheet = (at: Point): Point => at;
/** The y axis of KiCad's symbols points up; adding 0 makes -0 to 0. */
export const inSymbol = ({ x, y }: Point): Point => ({ x, y: -y + 0 });

/** Shapes of sheets have an id, those of symbols have none. */
export function drawnGraphic(graphic: Drawn, id: string | null): string {
  const [name, ...items] = shape(graphic, id === null ? inSymbol : onSheet);
  return list(name, ...items, stroke(graphic.stroke), fill(graphic.fill), id === null ? "" : uuid(id));
}

/** Angles of texts within symbols count tenths of a degree. */
export const symbolGraphic = (graphic: Graphic): string =>
  graphic.shape === "text"
    ? list("text", quote(graphic.text), place(inSymbol(graphic.at), 10 * graphic.rotation), effects(graphic.style))
    : drawnGraphic(graphic, null);
