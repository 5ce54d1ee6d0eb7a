// Drawings of KiCad's symbols and sheets as ours.
import type { Vec2 } from "@/lib/base/vec2";
import type { KicadSchematicGraphic, KicadSchematicText } from "@/lib/core/formats/kicad/schematic-graphic";
import type { Graphic } from "@/lib/core/schematic/model/graphic";
import { type Point, UNITS_PER_MM } from "@/lib/core/schematic/model/units";
import { capitalsOfSize } from "@/lib/core/schematic/paint/text-metrics";
import { fillOf, lengthOf, pointOf, rotationOf, strokeOf, textStyleOf, withoutLastFeed } from "./measures";

export type DrawnGraphic = Exclude<Graphic, { shape: "text" }>;

/** The y axis of symbols points up. */
export const upward = ([x, y]: Vec2): Vec2 => [x, -y];
export const downward = (point: Vec2): Vec2 => point;
type Axis = (point: Vec2) => Vec2;

const MAX_POINTS = 20_000;

/** Middle of the shorter arc between two points about a center. */
function middleOf(start: Vec2, end: Vec2, [x, y]: Vec2): Vec2 {
  const [dx, dy] = [(start[0] + end[0]) / 2 - x, (start[1] + end[1]) / 2 - y];
  const [radius, reach] = [Math.hypot(start[0] - x, start[1] - y), Math.hypot(dx, dy)];
  if (reach > radius / 1e6) return [x + (dx / reach) * radius, y + (dy / reach) * radius];
  // Half a circle, counter-clockwise where y points up.
  return [x - (start[1] - y), y + (start[0] - x)];
}

/** Null for a shape without its points. */
export function graphicOf(drawn: KicadSchematicGraphic, axis: Axis): DrawnGraphic | null {
  const look = { stroke: strokeOf(drawn.stroke), fill: fillOf(drawn.fill) };
  const at = (point: Vec2 | undefined): Point | null => (point ? pointOf(axis(point)) : null);
  switch (drawn.shape) {
    case "polyline":
      return polylineOf(drawn.points, at, look);
    case "bezier": {
      const [a, b, c, d] = drawn.points.map(at);
      return a && b && c && d ? { shape: "bezier", points: [a, b, c, d], ...look } : null;
    }
    case "rectangle": {
      const [from, to] = [at(drawn.start), at(drawn.end)];
      return from && to ? { shape: "rectangle", from, to, ...look } : null;
    }
    case "circle": {
      const [center, radius] = [at(drawn.center), lengthOf(drawn.radiusMm)];
      return center && radius !== null && radius >= 0 ? { shape: "circle", center, radius, ...look } : null;
    }
    case "arc": {
      const { start, end, center } = drawn;
      const middle = drawn.mid ?? (start && end && center ? middleOf(start, end, center) : undefined);
      const [from, mid, to] = [at(start), at(middle), at(end)];
      return from && mid && to ? { shape: "arc", start: from, mid, end: to, ...look } : null;
    }
  }
}

function polylineOf(
  drawn: readonly Vec2[],
  at: (point: Vec2) => Point | null,
  look: Pick<DrawnGraphic, "stroke" | "fill">,
): DrawnGraphic | null {
  const points = drawn.slice(0, MAX_POINTS).flatMap((point) => at(point) ?? []);
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 2 || !first || !last) return null;
  const isClosed = points.length > 3 && first.x === last.x && first.y === last.y;
  return isClosed ? { shape: "polygon", points: points.slice(0, -1), ...look } : { shape: "polyline", points, ...look };
}

const MAX_TEXT = 20_000;
/** Distance of a text from the border of its box, as a part of its capitals' height, where the file does not say. */
const MARGIN = 0.7;

interface Box {
  readonly from: Vec2;
  readonly to: Vec2;
}

/** Upper left and lower right corner, y pointing down; null for a text without a box. */
function cornersOf({ at, size }: KicadSchematicText, axis: Axis): Box | null {
  if (!at || !size) return null;
  const [a, b] = [axis([at.x, at.y]), axis([at.x + size[0], at.y + size[1]])];
  return {
    from: [Math.min(a[0], b[0]), Math.min(a[1], b[1])],
    to: [Math.max(a[0], b[0]), Math.max(a[1], b[1])],
  };
}

/** Anchor of a text, within its box by its alignment; y points down. */
export function anchorOf(text: KicadSchematicText, axis: Axis): Vec2 | null {
  const { at, marginsMm, effects } = text;
  const box = cornersOf(text, axis);
  if (!at || !box) return at ? axis([at.x, at.y]) : null;
  const { horizontal, vertical, size } = textStyleOf(effects);
  const usual = (MARGIN * capitalsOfSize(size)) / UNITS_PER_MM;
  const [left = usual, top = usual, right = usual, bottom = usual] = marginsMm;
  const between = (align: string, from: number, to: number) =>
    align === "start" ? from : align === "end" ? to : (from + to) / 2;
  // An upright text reads from the lower end of its box, and its lines follow each other to the right.
  const isUpright = rotationOf(at.angleDeg) % 180 !== 0;
  const [across, down] = isUpright ? [vertical, horizontal] : [horizontal, vertical];
  const [x1, x2] = [box.from[0] + left, box.to[0] - right];
  const [y1, y2] = [box.from[1] + top, box.to[1] - bottom];
  return [between(across, x1, x2), isUpright ? between(down, y2, y1) : between(down, y1, y2)];
}

/** A text of a symbol, whose angle counts tenths of a degree, and the border of its box. */
export function symbolText(text: KicadSchematicText): Graphic[] {
  const anchor = anchorOf(text, upward);
  const at = anchor && pointOf(anchor);
  const box = boxOf(text, upward);
  const border = box ? [box] : [];
  if (!at || text.text === "") return border;
  const angle = (text.at?.angleDeg ?? 0) / (text.size ? 1 : 10);
  const graphic: Graphic = {
    ...{ shape: "text", at, text: withoutLastFeed(text.text).slice(0, MAX_TEXT) },
    ...{ rotation: rotationOf(angle), style: textStyleOf(text.effects) },
  };
  return [...border, graphic];
}

/** Null for a text without a box, or a box without a border and a fill. */
export function boxOf(text: KicadSchematicText, axis: Axis): DrawnGraphic | null {
  const corners = cornersOf(text, axis);
  const hasBorder = text.stroke?.type !== "none" && (text.stroke?.widthMm ?? 0) >= 0;
  const fill = fillOf(text.fill);
  if (!corners || (!hasBorder && fill === "none")) return null;
  const [from, to] = [pointOf(corners.from), pointOf(corners.to)];
  return from && to ? { shape: "rectangle", from, to, stroke: strokeOf(text.stroke), fill } : null;
}
