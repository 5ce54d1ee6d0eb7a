// Drawings of KiCad's symbols and sheets as ours.
import type { Vec2 } from "@/lib/base/vec2";
import type { KicadSchematicGraphic, KicadSchematicText } from "@/lib/core/formats/kicad/schematic-graphic";
import type { Graphic } from "@/lib/core/schematic/model/graphic";
import type { Point } from "@/lib/core/schematic/model/units";
import { fillOf, lengthOf, pointOf, rotationOf, strokeOf, textStyleOf } from "./measures";

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
/** Distance of a text from the border of its box, as a part of its size, where the file does not say. */
const MARGIN = 0.7;

/** Anchor of a text within its box, by its alignment. */
export function anchorInBox({ at, size, marginsMm, effects }: KicadSchematicText, isUp: boolean): Vec2 | undefined {
  if (!at || !size) return at && [at.x, at.y];
  const { horizontal, vertical, size: height } = textStyleOf(effects);
  const usual = (MARGIN * height) / 10_000;
  const [left = usual, top = usual, right = usual, bottom = usual] = marginsMm;
  const between = (align: string, from: number, to: number) =>
    align === "start" ? from : align === "end" ? to : (from + to) / 2;
  const y = between(vertical, top, Math.abs(size[1]) - bottom);
  return [at.x + between(horizontal, left, size[0] - right), isUp ? at.y - y : at.y + y];
}

/** A text of a symbol, whose angle counts tenths of a degree, and the border of its box. */
export function symbolText(text: KicadSchematicText): Graphic[] {
  const anchor = anchorInBox(text, true);
  const at = anchor && pointOf(upward(anchor));
  if (!at || text.text === "") return [];
  const angle = (text.at?.angleDeg ?? 0) / (text.size ? 1 : 10);
  const graphic: Graphic = {
    ...{ shape: "text", at, text: text.text.slice(0, MAX_TEXT) },
    ...{ rotation: rotationOf(angle), style: textStyleOf(text.effects) },
  };
  const box = boxOf(text, upward);
  return box ? [box, graphic] : [graphic];
}

/** Null for a text without a box, or a box without a border and a fill. */
export function boxOf({ at, size, stroke, fill }: KicadSchematicText, axis: Axis): DrawnGraphic | null {
  if (!at || !size) return null;
  const hasBorder = stroke?.type !== "none" && (stroke?.widthMm ?? 0) >= 0;
  if (!hasBorder && fillOf(fill) === "none") return null;
  // In symbols, too, the size counts downward.
  const down = axis([0, 1])[1] * size[1];
  const [from, to] = [pointOf(axis([at.x, at.y])), pointOf([at.x + size[0], axis([at.x, at.y])[1] + Math.abs(down)])];
  return from && to ? { shape: "rectangle", from, to, stroke: strokeOf(stroke), fill: fillOf(fill) } : null;
}
