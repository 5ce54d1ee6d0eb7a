// Drawn shapes of sheets and symbols.
import type { AltiumProperties } from "@/lib/core/formats/altium/properties";
import {
  type AltiumPoint,
  decimal,
  flag,
  integer,
  length,
  point,
  points,
} from "@/lib/core/formats/altium/schematic-fields";
import type { Drawing } from "@/lib/core/schematic/model/records";
import { type Fill, LINE_STYLES, type Stroke } from "@/lib/core/schematic/model/graphic";
import type { Point } from "@/lib/core/schematic/model/units";
import { toLength } from "./coordinates";
import { RECORD } from "./sheet-source";

export type Shape = Drawing["graphic"];

/** LINEWIDTH: smallest, small, medium, large; 0 is the width that everything has. */
const WIDTHS = [0, 0, 7_620, 12_700];
const WHITE = 0xffffff;
const DARK = 0x80;

function strokeOf(record: AltiumProperties): Stroke {
  const style = integer(record, "LINESTYLEEXT") || integer(record, "LINESTYLE");
  return { width: WIDTHS[integer(record, "LINEWIDTH")] ?? 0, line: LINE_STYLES[style] ?? "solid" };
}

/** Colors are blue, green and red from the highest byte. Dark areas are filled with ink. */
function fillOf(record: AltiumProperties): Fill {
  if (!flag(record, "ISSOLID") || flag(record, "TRANSPARENT")) return "none";
  const area = integer(record, "AREACOLOR");
  if (area === WHITE) return "none";
  const [blue, green, red] = [(area >> 16) & 255, (area >> 8) & 255, area & 255];
  return 0.11 * blue + 0.59 * green + 0.3 * red < DARK ? "ink" : "body";
}

type ToFrame = (at: AltiumPoint) => Point;

/** Points of an ellipse, counter-clockwise from one angle in degrees to another. */
function onEllipse(center: AltiumPoint, radii: readonly [number, number], degrees: number): AltiumPoint {
  const angle = (degrees * Math.PI) / 180;
  return { x: center.x + radii[0] * Math.cos(angle), y: center.y + radii[1] * Math.sin(angle) };
}

const turnsOf = (degrees: number): number => ((degrees % 360) + 360) % 360;

interface Sweep {
  readonly start: number;
  /** 360 for a whole turn. */
  readonly by: number;
}

function sweepOf(record: AltiumProperties): Sweep {
  const [start, end] = [decimal(record, "STARTANGLE"), decimal(record, "ENDANGLE")];
  return { start, by: turnsOf(end - start) || 360 };
}

/** Steps of curves that are drawn as lines, in degrees. */
const STEP = 10;

function curve(center: AltiumPoint, radii: readonly [number, number], { start, by }: Sweep): AltiumPoint[] {
  const count = Math.max(1, Math.ceil(by / STEP));
  return Array.from({ length: count + 1 }, (_, index) => onEllipse(center, radii, start + (index * by) / count));
}

function ellipse(record: AltiumProperties, toFrame: ToFrame, style: { stroke: Stroke; fill: Fill }): Shape {
  const at = point(record, "LOCATION");
  const radius = length(record, "RADIUS");
  const second =
    record.has("SECONDARYRADIUS") || record.has("SECONDARYRADIUS_FRAC") ? length(record, "SECONDARYRADIUS") : radius;
  const center = toFrame(at);
  if (Math.abs(radius - second) < 0.01) return { shape: "circle", center, radius: toLength(radius), ...style };
  // The frame may be turned by a quarter.
  const right = toFrame({ x: at.x + radius, y: at.y });
  const isTurned = Math.abs(right.x - center.x) < Math.abs(right.y - center.y);
  const [radiusX, radiusY] = isTurned ? [second, radius] : [radius, second];
  return { shape: "ellipse", center, radiusX: toLength(radiusX), radiusY: toLength(radiusY), ...style };
}

function arc(record: AltiumProperties, toFrame: ToFrame, stroke: Stroke): Shape {
  const at = point(record, "LOCATION");
  const radius = length(record, "RADIUS");
  const isElliptical = record.record === RECORD.ellipticalArc;
  const second = isElliptical ? length(record, "SECONDARYRADIUS") : radius;
  const sweep = sweepOf(record);
  if (sweep.by === 360) return ellipse(record, toFrame, { stroke, fill: "none" });
  if (Math.abs(radius - second) > 0.01)
    return { shape: "polyline", points: curve(at, [radius, second], sweep).map(toFrame), stroke, fill: "none" };
  const [start, mid, end] = [0, 0.5, 1].map((part) =>
    toFrame(onEllipse(at, [radius, radius], sweep.start + part * sweep.by)),
  ) as [Point, Point, Point];
  return { shape: "arc", start, mid, end, stroke, fill: "none" };
}

function boxBetween(a: Point, b: Point, style: { stroke: Stroke; fill: Fill }): Shape {
  const from = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) };
  return { shape: "rectangle", from, to: { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) }, ...style };
}

function rectangle(record: AltiumProperties, toFrame: ToFrame, style: { stroke: Stroke; fill: Fill }): Shape {
  const [a, b] = [point(record, "LOCATION"), point(record, "CORNER")];
  const isRound = record.record === RECORD.roundRectangle;
  const rx = isRound ? Math.min(length(record, "CORNERXRADIUS"), Math.abs(b.x - a.x) / 2) : 0;
  const ry = isRound ? Math.min(length(record, "CORNERYRADIUS"), Math.abs(b.y - a.y) / 2) : 0;
  if (rx <= 0 || ry <= 0) return boxBetween(toFrame(a), toFrame(b), style);
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [low, high] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  const corner = (x: number, y: number, start: number) => curve({ x, y }, [rx, ry], { start, by: 90 });
  const outline = [
    ...corner(right - rx, high - ry, 0),
    ...corner(left + rx, high - ry, 90),
    ...corner(left + rx, low + ry, 180),
    ...corner(right - rx, low + ry, 270),
  ];
  return { shape: "polygon", points: outline.map(toFrame), ...style };
}

/** A curve may go on over several pieces, of three points each after the first. */
function beziers(record: AltiumProperties, toFrame: ToFrame, stroke: Stroke): Shape[] {
  const all = points(record).map(toFrame);
  const shapes: Shape[] = [];
  for (let at = 0; at + 3 < all.length; at += 3) {
    const [a, b, c, d] = all.slice(at, at + 4);
    if (a && b && c && d) shapes.push({ shape: "bezier", points: [a, b, c, d], stroke, fill: "none" });
  }
  return shapes;
}

function line(all: readonly Point[], stroke: Stroke): Shape[] {
  const [from, to, ...more] = all;
  if (!from || !to) return [];
  if (more.length === 0) return [{ shape: "line", points: [from, to], stroke, fill: "none" }];
  return [{ shape: "polyline", points: all, stroke, fill: "none" }];
}

/** Shapes of a record; null for records that are no drawings. */
export function shapesOf(record: AltiumProperties, toFrame: ToFrame): readonly Shape[] | null {
  const [stroke, fill] = [strokeOf(record), fillOf(record)];
  switch (record.record) {
    case RECORD.line:
      return line([point(record, "LOCATION"), point(record, "CORNER")].map(toFrame), stroke);
    case RECORD.polyline:
      return line(points(record).map(toFrame), stroke);
    case RECORD.polygon: {
      const corners = points(record).map(toFrame);
      return corners.length < 2 ? [] : [{ shape: "polygon", points: corners, stroke, fill }];
    }
    case RECORD.bezier:
      return beziers(record, toFrame, stroke);
    case RECORD.ellipse:
      return [ellipse(record, toFrame, { stroke, fill })];
    case RECORD.pie: {
      const at = point(record, "LOCATION");
      const radius = length(record, "RADIUS");
      const outline = [at, ...curve(at, [radius, radius], sweepOf(record))].map(toFrame);
      return [{ shape: "polygon", points: outline, stroke, fill }];
    }
    case RECORD.arc:
    case RECORD.ellipticalArc:
      return [arc(record, toFrame, stroke)];
    case RECORD.rectangle:
    case RECORD.roundRectangle:
      return [rectangle(record, toFrame, { stroke, fill })];
    default:
      return null;
  }
}

/** True for the arrows and other ends of lines, which ours do not have. */
export const hasLineEnds = (record: AltiumProperties): boolean =>
  record.record === RECORD.polyline && (integer(record, "STARTLINESHAPE") > 0 || integer(record, "ENDLINESHAPE") > 0);
