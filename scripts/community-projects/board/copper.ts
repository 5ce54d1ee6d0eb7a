// Copper that is on the board while it is routed, and the distance of a point to it.

import { type Point, type Shape } from "../../sample-boards/sheet";
import { sizeOf } from "./placed-part";

/** Layers by bits: 1 top, 2 bottom. */
export type LayerBits = 1 | 2 | 3;

export interface LandCopper {
  readonly net: string;
  readonly at: Point;
  readonly shape: Shape;
  readonly layers: LayerBits;
}

export interface Track {
  readonly layer: 0 | 1;
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
}

export interface Route {
  readonly net: string;
  readonly tracks: readonly Track[];
  readonly vias: readonly Point[];
}

export const VIA_MM = 0.6;
export const VIA_DRILL_MM = 0.3;

/** Distance to the land's edge, negative inside; ovals and circles are taken for their boxes' inscribed shapes. */
export function distanceToLand([x, y]: Point, at: Point, shape: Shape): number {
  const [w, h] = sizeOf(shape);
  const [dx, dy] = [Math.abs(x - at[0]), Math.abs(y - at[1])];
  if (shape.kind === "rect") {
    const [ox, oy] = [dx - w / 2, dy - h / 2];
    return ox > 0 && oy > 0 ? Math.hypot(ox, oy) : Math.max(ox, oy);
  }
  const r = Math.min(w, h) / 2;
  return Math.hypot(Math.max(0, dx - (w / 2 - r)), Math.max(0, dy - (h / 2 - r))) - r;
}

export function distanceToTrack([x, y]: Point, { from, to }: Pick<Track, "from" | "to">): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - from[0]) * dx + (y - from[1]) * dy) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from[0] - t * dx, y - from[1] - t * dy);
}
