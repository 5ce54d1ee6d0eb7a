// A board's edges as plain polylines, short enough to be kept and drawn in a report.

import { type Contour, flatten } from "@/lib/core/geometry/contour";
import type { Outline } from "@/lib/core/board/outline";

/** A panel of many boards is shown by its first; nobody counts them in a picture of a hand's width. */
const MAX_LINES = 200;
const MAX_POINTS = 400;

function lineOf(contour: Contour): number[] {
  const points = flatten(contour);
  const step = Math.max(1, Math.ceil(points.length / 2 / MAX_POINTS));
  const line: number[] = [];
  for (let at = 0; at < points.length; at += 2 * step) {
    line.push(Math.round((points[at] ?? 0) * 1000) / 1000, Math.round((points[at + 1] ?? 0) * 1000) / 1000);
  }
  return line;
}

export function outlineLines({ boards }: Pick<Outline, "boards">): number[][] {
  return boards
    .flatMap(({ edge, cutouts }) => [edge, ...cutouts])
    .slice(0, MAX_LINES)
    .map(lineOf);
}
