// Snap points: the nearest flash, hole, end or corner.

import type { Vec2 } from "@/lib/base/vec2";
import { arcOf } from "@/lib/base/arc";
import { type Contour, edgeAt, edgeCount } from "@/lib/core/geometry/contour";
import { DATA_STRIDE, KIND, regionOf } from "@/lib/core/board/image";
import type { Outline } from "@/lib/core/board/outline";
import { nearestOnEdge } from "@/lib/core/measure/copper/object-distance";
import type { LayerIndex, PickIndex } from "@/lib/core/board-view/pick";

export type SnapKind =
  | "flash-centre"
  | "hole-centre"
  | "stroke-end"
  | "stroke-middle"
  | "arc-centre"
  | "region-corner"
  | "outline-corner"
  /** On the center line of a stroke, or on the board's edge: used if no point is near. */
  | "centre-line"
  | "outline-edge";

export type Snap = {
  kind: SnapKind;
  pointMm: Vec2;
  /** The object with the point; null for the board's edge. */
  layerId: string | null;
  object: number | null;
  distanceMm: number;
};

/** Any point of a line qualifies, so lines are considered after points, however near they are. */
const LINES: ReadonlySet<SnapKind> = new Set(["centre-line", "outline-edge"]);

/** The nearest point within the tolerance, else the nearest position on a line, else null. */
export function snapAt(index: PickIndex, outline: Outline | null, at: Vec2, toleranceMm: number): Snap | null {
  const nearest = new Nearest(at, toleranceMm);
  for (const layer of index) offerLayer(layer, at, toleranceMm, nearest);
  for (const { edge, cutouts } of outline?.boards ?? [])
    for (const contour of [edge, ...cutouts]) offerOutline(contour, at, nearest);
  return nearest.point ?? nearest.line;
}

class Nearest {
  point: Snap | null = null;
  line: Snap | null = null;
  readonly #at: Vec2;
  readonly #toleranceMm: number;

  constructor(at: Vec2, toleranceMm: number) {
    this.#at = at;
    this.#toleranceMm = toleranceMm;
  }

  offer(kind: SnapKind, x: number, y: number, from: { layerId: string; object: number } | null): void {
    const distanceMm = Math.hypot(x - this.#at[0], y - this.#at[1]);
    if (distanceMm > this.#toleranceMm) return;
    const slot = LINES.has(kind) ? "line" : "point";
    if (distanceMm >= (this[slot]?.distanceMm ?? Infinity)) return;
    this[slot] = { kind, pointMm: [x, y], layerId: from?.layerId ?? null, object: from?.object ?? null, distanceMm };
  }
}

function offerLayer({ layer, tree }: LayerIndex, [x, y]: Vec2, toleranceMm: number, nearest: Nearest): void {
  const { image } = layer;
  for (const object of tree.search(x - toleranceMm, y - toleranceMm, x + toleranceMm, y + toleranceMm)) {
    if (image.dark[object] === 0) continue;
    const from = { layerId: layer.id, object };
    const o = object * DATA_STRIDE;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, bulge = 0] = image.data.subarray(o, o + DATA_STRIDE);
    if (image.kind[object] === KIND.flash)
      nearest.offer(layer.type === "drill" ? "hole-centre" : "flash-centre", x0, y0, from);
    else if (image.kind[object] === KIND.region) offerCorners(regionOf(image, object), "region-corner", from, nearest);
    else {
      const edge = { x0, y0, x1, y1, bulge };
      nearest.offer("stroke-end", x0, y0, from);
      nearest.offer("stroke-end", x1, y1, from);
      const center = centerOfEdge(edge);
      nearest.offer("stroke-middle", center[0], center[1], from);
      if (bulge !== 0) {
        const { cx, cy } = arcOf(edge);
        nearest.offer("arc-centre", cx, cy, from);
      }
      const line = nearestOnEdge(edge, x, y);
      nearest.offer("centre-line", line.x, line.y, from);
    }
  }
}

/**
 * Halfway along; an arc's center is off its chord by half the chord times the bulge, to the right if that is positive.
 */
function centerOfEdge({ x0, y0, x1, y1, bulge }: Parameters<typeof arcOf>[0]): Vec2 {
  return [(x0 + x1) / 2 + ((y1 - y0) / 2) * bulge, (y0 + y1) / 2 - ((x1 - x0) / 2) * bulge];
}

function offerCorners(
  contour: Contour,
  kind: SnapKind,
  from: { layerId: string; object: number } | null,
  nearest: Nearest,
): void {
  for (let o = 0; o < contour.length; o += 3) nearest.offer(kind, contour[o] ?? 0, contour[o + 1] ?? 0, from);
}

function offerOutline(contour: Contour, [x, y]: Vec2, nearest: Nearest): void {
  offerCorners(contour, "outline-corner", null, nearest);
  for (let k = edgeCount(contour) - 1; k >= 0; k--) {
    const edge = edgeAt(contour, k);
    if (edge.bulge !== 0) {
      const { cx, cy } = arcOf(edge);
      nearest.offer("arc-centre", cx, cy, null);
    }
    const near = nearestOnEdge(edge, x, y);
    nearest.offer("outline-edge", near.x, near.y, null);
  }
}
