// Straight pieces of wire as numbers along their line.
import { isSamePoint, type Point } from "../model/units";

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

export const isEmpty = ({ from, to }: Segment): boolean => isSamePoint(from, to);

const cross = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

export const isCollinear = (a: Segment, b: Segment): boolean =>
  cross(a.from, a.to, b.from) === 0 && cross(a.from, a.to, b.to) === 0;

/** Order of points on one line, whatever its direction. */
export const comparePoints = (a: Point, b: Point): number => a.x - b.x || a.y - b.y;

const sorted = ({ from, to }: Segment): readonly [Point, Point] =>
  comparePoints(from, to) <= 0 ? [from, to] : [to, from];

/** Position of two segments of one line: they share a stretch, a point, or nothing. */
export function meet(a: Segment, b: Segment): "overlap" | "touch" | "apart" {
  const [[aStart, aEnd], [bStart, bEnd]] = [sorted(a), sorted(b)];
  const start = comparePoints(aStart, bStart) >= 0 ? aStart : bStart;
  const end = comparePoints(aEnd, bEnd) <= 0 ? aEnd : bEnd;
  const order = comparePoints(start, end);
  return order < 0 ? "overlap" : order === 0 ? "touch" : "apart";
}

/** The segment from the first to the last point of both. */
export function unite(a: Segment, b: Segment): Segment {
  const points = [a.from, a.to, b.from, b.to].toSorted(comparePoints);
  const [first = a.from] = points;
  return { from: first, to: points.at(-1) ?? first };
}

/** The common end of two segments that touch. */
export const commonPoint = (a: Segment, b: Segment): Point =>
  isSamePoint(a.from, b.from) || isSamePoint(a.from, b.to) ? a.from : a.to;
