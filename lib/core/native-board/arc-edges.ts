// Arcs as design tools write them, as edges that turn by no more than 180° each.

import type { Edge } from "@/lib/core/geometry/contour";
import type { Vec2 } from "@/lib/base/vec2";

const TURN = 2 * Math.PI;

/** From `start` around `centre` by `sweep` radians, counter-clockwise where that is positive; one turn at most. */
export function arcAround(centre: Vec2, start: Vec2, sweep: number): Edge[] {
  const whole = Math.max(-TURN, Math.min(TURN, sweep));
  const pieces = Math.abs(whole) > Math.PI ? 2 : 1;
  const edges: Edge[] = [];
  let from = start;
  for (let k = 1; k <= pieces; k++) {
    const to = turned(start, centre, (whole * k) / pieces);
    edges.push({ x0: from[0], y0: from[1], x1: to[0], y1: to[1], bulge: Math.tan(whole / pieces / 4) });
    from = to;
  }
  return edges;
}

function turned([x, y]: Vec2, [cx, cy]: Vec2, angle: number): Vec2 {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}

export function circleEdges([cx, cy]: Vec2, radius: number): Edge[] {
  return arcAround([cx, cy], [cx + radius, cy], TURN);
}

/** The arc from `start` through `mid` to `end`; a straight line where the three lie on one. */
export function arcThrough(start: Vec2, mid: Vec2, end: Vec2): Edge[] {
  const [ax, ay] = [mid[0] - start[0], mid[1] - start[1]];
  const [bx, by] = [end[0] - start[0], end[1] - start[1]];
  const cross = 2 * (ax * by - ay * bx);
  if (Math.abs(cross) < 1e-12) return [line(start, end)];
  const [aa, bb] = [ax * ax + ay * ay, bx * bx + by * by];
  const centre: Vec2 = [start[0] + (by * aa - ay * bb) / cross, start[1] + (ax * bb - bx * aa) / cross];
  const angleOf = ([x, y]: Vec2) => Math.atan2(y - centre[1], x - centre[0]);
  // The three turn the way the arc does.
  const way = cross > 0 ? 1 : -1;
  const sweep = (way * ((((angleOf(end) - angleOf(start)) * way) % TURN) + TURN)) % TURN;
  return arcAround(centre, start, sweep === 0 ? way * TURN : sweep);
}

export function line([x0, y0]: Vec2, [x1, y1]: Vec2): Edge {
  return { x0, y0, x1, y1, bulge: 0 };
}

/** A chain of edges as a closed contour. */
export function contourOf(edges: readonly Edge[]): Float64Array {
  return Float64Array.from(edges.flatMap(({ x0, y0, bulge }) => [x0, y0, bulge]));
}

const BEZIER_STEPS = 24;

export function bezier([p0, p1, p2, p3]: readonly [Vec2, Vec2, Vec2, Vec2]): Edge[] {
  const at = (t: number): Vec2 => {
    const u = 1 - t;
    const mix = (k: 0 | 1) => u * u * u * p0[k] + 3 * u * u * t * p1[k] + 3 * u * t * t * p2[k] + t * t * t * p3[k];
    return [mix(0), mix(1)];
  };
  return Array.from({ length: BEZIER_STEPS }, (_, k) => line(at(k / BEZIER_STEPS), at((k + 1) / BEZIER_STEPS)));
}
