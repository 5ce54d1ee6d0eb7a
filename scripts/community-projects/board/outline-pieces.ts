// Obstacles of a pour: bars with round ends and boxes, grown by a distance, and their edges as lines and arcs.

import type { Point } from "../../sample-boards/sheet";

export type Obstacle =
  | { readonly kind: "bar"; readonly from: Point; readonly to: Point; readonly radius: number }
  | { readonly kind: "box"; readonly at: Point; readonly halfW: number; readonly halfH: number };

/** Distance from the obstacle's edge, negative inside; in millimeters. */
export function distanceTo(obstacle: Obstacle, [x, y]: Point): number {
  if (obstacle.kind === "box") {
    const { at, halfW, halfH } = obstacle;
    // Corners stay square: further than needed.
    return Math.max(Math.abs(x - at[0]) - halfW, Math.abs(y - at[1]) - halfH);
  }
  const { from, to, radius } = obstacle;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / length));
  return Math.hypot(x - from[0] - t * dx, y - from[1] - t * dy) - radius;
}

export function grownBy(obstacle: Obstacle, by: number): Obstacle {
  if (obstacle.kind === "bar") return { ...obstacle, radius: obstacle.radius + by };
  return { ...obstacle, halfW: obstacle.halfW + by, halfH: obstacle.halfH + by };
}

export function boundsOf(obstacle: Obstacle): readonly [left: number, bottom: number, right: number, top: number] {
  if (obstacle.kind === "box") {
    const { at, halfW, halfH } = obstacle;
    return [at[0] - halfW, at[1] - halfH, at[0] + halfW, at[1] + halfH];
  }
  const { from, to, radius } = obstacle;
  const [left, bottom] = [Math.min(from[0], to[0]) - radius, Math.min(from[1], to[1]) - radius];
  return [left, bottom, Math.max(from[0], to[0]) + radius, Math.max(from[1], to[1]) + radius];
}

/** A line, or a counter-clockwise arc around `center`, in millimeters. */
export interface Piece {
  readonly length: number;
  readonly center: Point | null;
  /** The point at a distance along the piece. */
  pointAt(along: number): Point;
}

export function linePiece(from: Point, to: Point): Piece {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const pointAt = (along: number): Point => {
    const t = length === 0 ? 0 : along / length;
    return [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])];
  };
  return { length, center: null, pointAt };
}

export function arcPiece(center: Point, radius: number, startAngle: number, sweep: number): Piece {
  const pointAt = (along: number): Point => {
    const angle = startAngle + along / radius;
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
  };
  return { length: radius * sweep, center, pointAt };
}

export function boxPieces([left, bottom, right, top]: readonly [number, number, number, number]): Piece[] {
  const corners: Point[] = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
  return corners.map((corner, at) => linePiece(corner, corners[(at + 1) % 4] ?? corner));
}

/** The edge of the obstacle, counter-clockwise. */
export function edgeOf(obstacle: Obstacle): Piece[] {
  if (obstacle.kind === "box") return boxPieces(boundsOf(obstacle));
  const { from, to, radius } = obstacle;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  // A full circle as two arcs: one arc that ends where it begins would be none.
  if (length === 0) return [arcPiece(from, radius, 0, Math.PI), arcPiece(from, radius, Math.PI, Math.PI)];
  const [nx, ny] = [(-dy / length) * radius, (dx / length) * radius];
  const angle = Math.atan2(dy, dx);
  return [
    linePiece([from[0] - nx, from[1] - ny], [to[0] - nx, to[1] - ny]),
    arcPiece(to, radius, angle - Math.PI / 2, Math.PI),
    linePiece([to[0] + nx, to[1] + ny], [from[0] + nx, from[1] + ny]),
    arcPiece(from, radius, angle + Math.PI / 2, Math.PI),
  ];
}
