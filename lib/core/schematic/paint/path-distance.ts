// Distance from a point to a path; curves count as short lines.
import type { Point } from "../model/units";
import type { PathCommand, PathPrimitive } from "./primitive";

/** Lines that stand for one curve. */
const PIECES = 12;

function pointOfCurve(
  from: Point,
  [, x1, y1, x2, y2, x, y]: Extract<PathCommand, readonly ["C", ...number[]]>,
  t: number,
): Point {
  const u = 1 - t;
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return { x: a * from.x + b * x1 + c * x2 + d * x, y: a * from.y + b * y1 + c * y2 + d * y };
}

/** Points along the path; null begins another part of it. */
function flatten(commands: readonly PathCommand[]): (Point | null)[] {
  const points: (Point | null)[] = [];
  let start: Point = { x: 0, y: 0 };
  let last = start;
  for (const command of commands) {
    if (command[0] === "C") {
      for (let piece = 1; piece <= PIECES; piece++) points.push(pointOfCurve(last, command, piece / PIECES));
      last = { x: command[5], y: command[6] };
      continue;
    }
    if (command[0] === "Z") last = start;
    else last = { x: command[1], y: command[2] };
    if (command[0] === "M") {
      start = last;
      points.push(null);
    }
    points.push(last);
  }
  return points;
}

function distanceToSegment({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / square));
  return Math.hypot(from.x + part * dx - x, from.y + part * dy - y);
}

export function distanceToPath({ commands }: PathPrimitive, point: Point): number {
  let least = Infinity;
  let before: Point | null = null;
  for (const next of flatten(commands)) {
    if (before && next) least = Math.min(least, distanceToSegment(point, before, next));
    before = next;
  }
  return least;
}
