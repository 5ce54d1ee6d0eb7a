// Drawn elements of Eagle as ours.
import { arcOf } from "@/lib/base/arc";
import type { EagleGraphic, EaglePolygon, EagleRectangle, EagleWire } from "@/lib/core/formats/eagle/graphic";
import type { Graphic, Stroke } from "@/lib/core/schematic/model/graphic";
import type { Point } from "@/lib/core/schematic/model/units";
import { type Origin, quarterTurn, toPoint, units } from "./coordinates";
import { lookUp } from "../look-up";

type Shape = Exclude<Graphic, { shape: "text" }>;

const LINES: Readonly<Record<string, Stroke["line"]>> = {
  longdash: "dashed",
  shortdash: "dotted",
  dashdot: "dash-dot",
};
const strokeOf = (width: number, style = ""): Stroke => ({
  width: Math.max(0, units(width)),
  line: lookUp(LINES, style) ?? "solid",
});

interface Ends {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly curve: number;
}

/** Straight where the curve is none, or would be no arc. */
const isStraight = ({ x1, y1, x2, y2, curve }: Ends): boolean =>
  !(Math.abs(curve) > 0.1 && Math.abs(curve) < 359.9) || (x1 === x2 && y1 === y2);

/** The point of an arc that is a part of its sweep away from its first end. */
function alongArc(ends: Ends, part: number): Point {
  const bulge = Math.tan((ends.curve * Math.PI) / 720);
  const { cx, cy, sweep } = arcOf({ x0: ends.x1, y0: ends.y1, x1: ends.x2, y1: ends.y2, bulge });
  const [sin, cos] = [Math.sin(sweep * part), Math.cos(sweep * part)];
  const [dx, dy] = [ends.x1 - cx, ends.y1 - cy];
  return { x: cx + dx * cos - dy * sin, y: cy + dx * sin + dy * cos };
}

export function drawWire(wire: EagleWire, origin: Origin): Shape {
  const stroke = strokeOf(wire.width, wire.style);
  const [start, end] = [toPoint({ x: wire.x1, y: wire.y1 }, origin), toPoint({ x: wire.x2, y: wire.y2 }, origin)];
  if (isStraight(wire)) return { shape: "line", points: [start, end], stroke, fill: "none" };
  return { shape: "arc", start, mid: toPoint(alongArc(wire, 0.5), origin), end, stroke, fill: "none" };
}

function drawRectangle({ x1, y1, x2, y2, rotation }: EagleRectangle, origin: Origin): Shape {
  const stroke = strokeOf(0);
  const isTurned = rotation.angleDeg % 180 !== 0;
  if (!isTurned || rotation.angleDeg % 90 === 0) {
    const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const [w, h] = isTurned ? [y2 - y1, x2 - x1] : [x2 - x1, y2 - y1];
    const corner = (sign: number) => toPoint({ x: cx + (sign * w) / 2, y: cy + (sign * h) / 2 }, origin);
    return { shape: "rectangle", from: corner(-1), to: corner(1), stroke, fill: "ink" };
  }
  const angle = (rotation.angleDeg * Math.PI) / 180;
  const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const corners = [
    { x: x1, y: y1 },
    { x: x2, y: y1 },
    { x: x2, y: y2 },
    { x: x1, y: y2 },
  ].map(({ x, y }) => ({
    x: cx + (x - cx) * Math.cos(angle) - (y - cy) * Math.sin(angle),
    y: cy + (x - cx) * Math.sin(angle) + (y - cy) * Math.cos(angle),
  }));
  return { shape: "polygon", points: corners.map((corner) => toPoint(corner, origin)), stroke, fill: "ink" };
}

/** Chords of a bent side of a polygon. */
const CHORDS = 8;
const MAX_VERTICES = 2_000;

function drawPolygon({ vertices, width }: EaglePolygon, origin: Origin): Shape | null {
  const kept = vertices.slice(0, MAX_VERTICES);
  const points = kept.flatMap((vertex, at): Point[] => {
    const next = kept[(at + 1) % kept.length] ?? vertex;
    const ends = { x1: vertex.x, y1: vertex.y, x2: next.x, y2: next.y, curve: vertex.curve };
    if (isStraight(ends)) return [toPoint(vertex, origin)];
    return Array.from({ length: CHORDS }, (_, chord) => toPoint(alongArc(ends, chord / CHORDS), origin));
  });
  return points.length < 3 ? null : { shape: "polygon", points, stroke: strokeOf(width), fill: "ink" };
}

/** Null for texts, and for what has no extent. */
export function drawGraphic(graphic: EagleGraphic, origin: Origin): Shape | null {
  switch (graphic.kind) {
    case "wire":
      return drawWire(graphic, origin);
    case "rectangle":
      return drawRectangle(graphic, origin);
    case "polygon":
      return drawPolygon(graphic, origin);
    case "circle": {
      const radius = Math.abs(units(graphic.radius));
      const fill = graphic.width === 0 ? "ink" : "none";
      return { shape: "circle", center: toPoint(graphic, origin), radius, stroke: strokeOf(graphic.width), fill };
    }
    case "text":
      return null;
  }
}

/** Corners of what a graphic covers, in millimeters of Eagle. */
export function cornersOf(graphic: EagleGraphic): readonly Point[] {
  switch (graphic.kind) {
    case "wire":
    case "rectangle":
      return [
        { x: graphic.x1, y: graphic.y1 },
        { x: graphic.x2, y: graphic.y2 },
      ];
    case "circle":
      return [-1, 1].map((sign) => ({ x: graphic.x + sign * graphic.radius, y: graphic.y + sign * graphic.radius }));
    case "polygon":
      return graphic.vertices;
    case "text": {
      const lines = graphic.text.split("\n");
      const width =
        Math.min(
          200,
          lines.reduce((most, { length }) => Math.max(most, length), 0),
        ) *
        graphic.size *
        0.7;
      const isUpright = quarterTurn(graphic.rotation.angleDeg) % 180 !== 0;
      const far = isUpright ? { x: graphic.x, y: graphic.y + width } : { x: graphic.x + width, y: graphic.y };
      return [graphic, far];
    }
  }
}
