// Arcs through three points, as SVG paths.
import type { Point } from "../model/units";
import { mm } from "./svg-text";

/** Center of the circle through three points; null if they are on one line. */
export function centerOf(a: Point, b: Point, c: Point): Point | null {
  const d = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y));
  if (d === 0) return null;
  const [aa, bb, cc] = [a.x ** 2 + a.y ** 2, b.x ** 2 + b.y ** 2, c.x ** 2 + c.y ** 2];
  return {
    x: (aa * (b.y - c.y) + bb * (c.y - a.y) + cc * (a.y - b.y)) / d,
    y: (aa * (c.x - b.x) + bb * (a.x - c.x) + cc * (b.x - a.x)) / d,
  };
}

const cross = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

export function arcPath(start: Point, mid: Point, end: Point): string {
  const center = centerOf(start, mid, end);
  const to = `${mm(end.x)} ${mm(end.y)}`;
  if (center === null) return `M${mm(start.x)} ${mm(start.y)}L${to}`;
  const radius = mm(Math.hypot(start.x - center.x, start.y - center.y));
  const isClockwise = cross(start, mid, end) > 0;
  // The arc is the large one if its middle and the center are on one side of the chord.
  const isLarge = cross(start, end, mid) > 0 === cross(start, end, center) > 0;
  return `M${mm(start.x)} ${mm(start.y)}A${radius} ${radius} 0 ${Number(isLarge)} ${Number(isClockwise)} ${to}`;
}
