// Paths of sheets: lines, circles and arcs as commands.
import type { Graphic } from "../model/graphic";
import type { Point } from "../model/units";
import type { Ink, PathCommand, PathPrimitive } from "./primitive";
import { centerOf } from "./arc-path";
import { BODY_WIDTH } from "./measures";

/** Length of the handles of a quarter circle, as a part of its radius. */
const QUARTER = 0.5522847498;

export function polyline(points: readonly Point[], isClosed = false): PathCommand[] {
  const commands = points.map(({ x, y }, index): PathCommand => [index === 0 ? "M" : "L", x, y]);
  return isClosed && commands.length > 0 ? [...commands, ["Z"]] : commands;
}

export const rectangle = (from: Point, to: Point): PathCommand[] =>
  polyline([from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }], true);

export function ellipse({ x, y }: Point, radiusX: number, radiusY = radiusX): PathCommand[] {
  const [dx, dy] = [Math.round(radiusX * QUARTER), Math.round(radiusY * QUARTER)];
  const [left, right, top, bottom] = [x - radiusX, x + radiusX, y - radiusY, y + radiusY];
  return [
    ["M", right, y],
    ["C", right, y + dy, x + dx, bottom, x, bottom],
    ["C", x - dx, bottom, left, y + dy, left, y],
    ["C", left, y - dy, x - dx, top, x, top],
    ["C", x + dx, top, right, y - dy, right, y],
    ["Z"],
  ];
}

const FULL = 2 * Math.PI;
/** Angle from 0 up to a full turn. */
const positive = (angle: number): number => ((angle % FULL) + FULL) % FULL;

/** The arc from the start through a point to the end; a line if the three are on one. */
export function arc(start: Point, mid: Point, end: Point): PathCommand[] {
  const center = centerOf(start, mid, end);
  if (center === null) return polyline([start, end]);
  const angleOf = ({ x, y }: Point): number => Math.atan2(y - center.y, x - center.x);
  const radius = Math.hypot(start.x - center.x, start.y - center.y);
  const from = angleOf(start);
  const [toMid, toEnd] = [positive(angleOf(mid) - from), positive(angleOf(end) - from)];
  const sweep = toMid <= toEnd ? toEnd : toEnd - FULL;
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-6));
  const step = sweep / count;
  const handle = (4 / 3) * Math.tan(step / 4) * radius;
  const commands: PathCommand[] = [["M", start.x, start.y]];
  for (let index = 0; index < count; index++) {
    const [a, b] = [from + index * step, from + (index + 1) * step];
    const isLast = index === count - 1;
    const [x, y] = isLast ? [end.x, end.y] : [center.x + radius * Math.cos(b), center.y + radius * Math.sin(b)];
    const first = [
      center.x + radius * Math.cos(a) - handle * Math.sin(a),
      center.y + radius * Math.sin(a) + handle * Math.cos(a),
    ];
    const second = [
      center.x + radius * Math.cos(b) + handle * Math.sin(b),
      center.y + radius * Math.sin(b) - handle * Math.cos(b),
    ];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [...first, ...second].map(Math.round);
    commands.push(["C", x1, y1, x2, y2, Math.round(x), Math.round(y)]);
  }
  return commands;
}

interface PathStyle {
  readonly width: number;
  readonly line?: PathPrimitive["line"];
  readonly fill?: PathPrimitive["fill"];
}

export const pathOf = (
  ink: Ink,
  commands: readonly PathCommand[],
  { width, line = "solid", fill = "none" }: PathStyle,
): PathPrimitive => ({ kind: "path", ink, commands, width, line, fill });

export type DrawnGraphic = Exclude<Graphic, { shape: "text" }>;

/** `map` places the points; it keeps lengths, and axes up to a quarter turn. */
function commandsOf(graphic: DrawnGraphic, map: (point: Point) => Point): PathCommand[] {
  switch (graphic.shape) {
    case "rectangle":
      return rectangle(map(graphic.from), map(graphic.to));
    case "circle":
      return ellipse(map(graphic.center), graphic.radius);
    case "ellipse": {
      const { center, radiusX, radiusY } = graphic;
      const [middle, corner] = [map(center), map({ x: center.x + radiusX, y: center.y + radiusY })];
      return ellipse(middle, Math.abs(corner.x - middle.x), Math.abs(corner.y - middle.y));
    }
    case "arc":
      return arc(map(graphic.start), map(graphic.mid), map(graphic.end));
    case "bezier": {
      const [start, a, b, end] = graphic.points;
      const [from, first, second, to] = [map(start), map(a), map(b), map(end)];
      return [
        ["M", from.x, from.y],
        ["C", first.x, first.y, second.x, second.y, to.x, to.y],
      ];
    }
    default:
      return polyline(graphic.points.map(map), graphic.shape === "polygon");
  }
}

export const graphicPath = (
  ink: Ink,
  graphic: DrawnGraphic,
  map: (point: Point) => Point = (point) => point,
): PathPrimitive =>
  pathOf(ink, commandsOf(graphic, map), {
    ...{ width: graphic.stroke.width || BODY_WIDTH, line: graphic.stroke.line, fill: graphic.fill },
  });
