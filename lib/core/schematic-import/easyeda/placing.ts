// Lengths, shapes and texts of EasyEDA in our terms.
import type { EasyedaLook, EasyedaPoint, EasyedaShape, EasyedaText } from "@/lib/core/formats/easyeda/drawn";
import type { Graphic, Rotation, Stroke, TextAlign, TextStyle } from "@/lib/core/schematic/model/graphic";
import type { FieldPlace } from "@/lib/core/schematic/model/records";
import type { Direction } from "@/lib/core/schematic/model/symbol";
import { type Point, toUnits } from "@/lib/core/schematic/model/units";
import { extentOf } from "../paper";

/** Units of 10 mil in twentieths, so that places of 4.99998 and 5 are one and sums stay exact. */
export const easyedaUnits = (length: number): number => Math.round(length * 20) * 127 + 0;

/** From the file's axes to those of a sheet or a symbol. */
export type PointMap = (point: EasyedaPoint) => Point;

export const lengthOf = (length: number): number => Math.max(0, Math.round(length * 2_540));

/** The usual width has our usual one. */
const strokeOf = ({ width, line }: EasyedaLook): Stroke => ({
  width: width === undefined || width === 1 ? 0 : lengthOf(Math.min(width, 100)),
  line,
});

export type DrawnGraphic = Exclude<Graphic, { shape: "text" }>;

const MAX_POINTS = 20_000;

export function graphicOf(shape: EasyedaShape, map: PointMap): DrawnGraphic {
  const look = { stroke: strokeOf(shape.look), fill: shape.look.fill };
  switch (shape.form) {
    case "path": {
      const points = shape.points.slice(0, MAX_POINTS).map(map);
      return { shape: shape.isClosed ? "polygon" : "polyline", points, ...look };
    }
    case "rectangle":
      return { shape: "rectangle", from: map(shape.from), to: map(shape.to), ...look };
    case "arc":
      return { shape: "arc", start: map(shape.start), mid: map(shape.middle), end: map(shape.end), ...look };
    case "ellipse": {
      const { center, radiusX, radiusY } = shape;
      const middle = map(center);
      // A corner tells the radii as the map turns them.
      const corner = map({ x: center.x + radiusX, y: center.y + radiusY });
      const [x, y] = [Math.abs(corner.x - middle.x), Math.abs(corner.y - middle.y)];
      if (radiusX === radiusY) return { shape: "circle", center: middle, radius: x, ...look };
      return { shape: "ellipse", center: middle, radiusX: x, radiusY: y, ...look };
    }
  }
}

export const styleOf = ({ size, isBold, isItalic, horizontal, vertical }: EasyedaText): TextStyle => ({
  ...{ size: lengthOf(Math.min(size, 1_000)), isBold, isItalic, horizontal, vertical },
});

const OPPOSITE: Record<TextAlign, TextAlign> = { start: "end", middle: "middle", end: "start" };

/** Fields read from the left or from below: one that stands upside down takes the same room. */
export function fieldPlace(text: EasyedaText, map: PointMap, origin: Point): FieldPlace {
  const at = map(text.at);
  const style = styleOf(text);
  const isBackward = text.rotation === 180 || text.rotation === 270;
  return {
    offset: { x: at.x - origin.x, y: at.y - origin.y },
    rotation: text.rotation === 0 || text.rotation === 180 ? 0 : 90,
    style: isBackward
      ? { ...style, horizontal: OPPOSITE[style.horizontal], vertical: OPPOSITE[style.vertical] }
      : style,
  };
}

export const turned = (rotation: Rotation, by: number): Rotation =>
  ([0, 90, 180, 270] as const)[((rotation + by + 720) / 90) % 4] ?? 0;

export const READING: Record<Rotation, Direction> = { 0: "right", 90: "up", 180: "left", 270: "down" };

/** The direction in which most of a drawing lies, seen from its anchor. */
export function directionFrom(at: Point, points: readonly Point[], usual: Direction): Direction {
  const extent = extentOf(points);
  if (!extent) return usual;
  const { min, max } = extent;
  const [x, y] = [min.x + max.x - 2 * at.x, min.y + max.y - 2 * at.y];
  if (x === 0 && y === 0) return usual;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "right" : "left";
  return y > 0 ? "down" : "up";
}

const PAPERS_MM = [
  [210, 148],
  [297, 210],
  [420, 297],
  [594, 420],
  [841, 594],
] as const;
/** EasyEDA's frames are some millimeters smaller than their paper. */
const TOLERANCE = toUnits(8);

/** The paper of a frame of this size. */
export function paperOfFrame(width: number, height: number): { readonly width: number; readonly height: number } {
  for (const [a, b] of PAPERS_MM)
    for (const [paperWidth, paperHeight] of [
      [toUnits(a), toUnits(b)],
      [toUnits(b), toUnits(a)],
    ] as const)
      if (Math.abs(paperWidth - width) <= TOLERANCE && Math.abs(paperHeight - height) <= TOLERANCE)
        return { width: paperWidth, height: paperHeight };
  return { width, height };
}
