// SVG path of a measurement mark in px of the stage: ticks and arrows of dimension lines have a constant size.

import type { Vec2 } from "@/lib/base/vec2";
import { markBox } from "@/lib/core/dfm/mark-box";
import type { Mark } from "@/lib/core/dfm/finding";

const TICK_PX = 16;
const TAIL_PX = 22;
const HEAD_PX = 6;
const CROSS_PX = 10;

const at = ([x, y]: Vec2) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const line = (from: Vec2, to: Vec2) => `M${at(from)}L${at(to)}`;

/** Arrow from outside with its head at `tip`, and a tick across. */
function arrow([x, y]: Vec2, [ux, uy]: Vec2): string {
  const along = (by: number, across = 0): Vec2 => [x + ux * by - uy * across, y + uy * by + ux * across];
  const arrowHeads = line(along(HEAD_PX, HEAD_PX / 2), [x, y]) + line([x, y], along(HEAD_PX, -HEAD_PX / 2));
  return line(along(0, -TICK_PX), along(0, TICK_PX)) + line([x, y], along(TAIL_PX)) + arrowHeads;
}

function gapPath(from: Vec2, to: Vec2): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = length < 0.01 ? [1, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return line(from, to) + arrow(from, [-ux, -uy]) + arrow(to, [ux, uy]);
}

export function markPath(mark: Mark, toScreen: (point: Vec2) => Vec2): string {
  switch (mark.kind) {
    case "gap":
      return gapPath(toScreen([mark.x0, mark.y0]), toScreen([mark.x1, mark.y1]));
    case "ring": {
      const [x, y] = toScreen([mark.x, mark.y]);
      const [edgeX, edgeY] = toScreen([mark.x + mark.radiusMm, mark.y]);
      const r = Math.max(4, Math.hypot(edgeX - x, edgeY - y)).toFixed(1);
      return `M${at([x, y])}m-${r} 0a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 -${2 * Number(r)} 0`;
    }
    case "box": {
      const { minX, minY, maxX, maxY } = markBox(mark);
      const [a, b, c, d] = (
        [
          [minX, minY],
          [maxX, minY],
          [maxX, maxY],
          [minX, maxY],
        ] as const
      ).map(toScreen);
      return a && b && c && d ? `M${at(a)}L${at(b)}L${at(c)}L${at(d)}Z` : "";
    }
    case "point": {
      const [x, y] = toScreen([mark.x, mark.y]);
      return line([x - CROSS_PX, y], [x + CROSS_PX, y]) + line([x, y - CROSS_PX], [x, y + CROSS_PX]);
    }
  }
}
