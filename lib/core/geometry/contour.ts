// A closed contour of straight and round edges, as [x, y, bulge] per vertex in mm.
//
// The bulge belongs to the edge that leaves the vertex: tan(sweep / 4), positive counter-clockwise, 0 for a straight
// edge (the notation of DXF). No edge turns by more than 180°, so the bulge stays within ±1.

import { arcOf } from "@/lib/base/arc";
import { addPoint, type Bbox, emptyBbox } from "@/lib/base/bbox";
import { isMirroring, type Matrix } from "@/lib/base/matrix";

export type Contour = Float64Array;

/** One edge: its start, its end and its bulge. */
export type Edge = { x0: number; y0: number; x1: number; y1: number; bulge: number };

const STRIDE = 3;

export function circle(x: number, y: number, radius: number): Contour {
  return Float64Array.of(x - radius, y, 1, x + radius, y, 1);
}

/** From coordinate pairs. */
export function polygon(points: ArrayLike<number>): Contour {
  const out = new Float64Array((points.length >> 1) * STRIDE);
  for (let k = 0, o = 0; o < out.length; k += 2, o += STRIDE) {
    out[o] = points[k] ?? 0;
    out[o + 1] = points[k + 1] ?? 0;
  }
  return out;
}

export function rectangle(x: number, y: number, width: number, height: number): Contour {
  const w = width / 2;
  const h = height / 2;
  return polygon([x - w, y - h, x + w, y - h, x + w, y + h, x - w, y + h]);
}

/** A stadium: the outline of a round-ended stroke from one point to the other. */
export function capsule(from: readonly [number, number], to: readonly [number, number], radius: number): Contour {
  const [x0, y0] = from;
  const [x1, y1] = to;
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length === 0) return circle(x0, y0, radius);
  const nx = (-(y1 - y0) / length) * radius;
  const ny = ((x1 - x0) / length) * radius;
  return Float64Array.of(x0 - nx, y0 - ny, 0, x1 - nx, y1 - ny, 1, x1 + nx, y1 + ny, 0, x0 + nx, y0 + ny, 1);
}

export function edgeCount(contour: Contour): number {
  return Math.floor(contour.length / STRIDE);
}

export function edgeAt(contour: Contour, index: number): Edge {
  const o = index * STRIDE;
  const next = o + STRIDE < contour.length ? o + STRIDE : 0;
  return {
    x0: contour[o] ?? 0,
    y0: contour[o + 1] ?? 0,
    bulge: contour[o + 2] ?? 0,
    x1: contour[next] ?? 0,
    y1: contour[next + 1] ?? 0,
  };
}

/** Widens `box` by an edge, including an arc's bulge. */
export function addEdge(box: Bbox, edge: Edge): void {
  addPoint(box, edge.x0, edge.y0);
  addPoint(box, edge.x1, edge.y1);
  if (edge.bulge === 0) return;
  const { cx, cy, radius, sweep } = arcOf(edge);
  const start = Math.atan2(edge.y0 - cy, edge.x0 - cx);
  const [low, high] = sweep > 0 ? [start, start + sweep] : [start + sweep, start];
  for (let quarter = Math.ceil(low / (Math.PI / 2)); quarter * (Math.PI / 2) <= high; quarter++) {
    const turn = ((quarter % 4) + 4) % 4;
    if (turn === 0) addPoint(box, cx + radius, cy);
    else if (turn === 1) addPoint(box, cx, cy + radius);
    else if (turn === 2) addPoint(box, cx - radius, cy);
    else addPoint(box, cx, cy - radius);
  }
}

export function boundsOf(contour: Contour): Bbox {
  const box = emptyBbox();
  for (let k = edgeCount(contour) - 1; k >= 0; k--) addEdge(box, edgeAt(contour, k));
  return box;
}

/** The area enclosed in mm², positive counter-clockwise. */
export function signedArea(contour: Contour): number {
  let twice = 0;
  for (let k = edgeCount(contour) - 1; k >= 0; k--) {
    const edge = edgeAt(contour, k);
    twice += edge.x0 * edge.y1 - edge.x1 * edge.y0;
    if (edge.bulge !== 0) {
      const { radius, sweep } = arcOf(edge);
      twice += radius * radius * (sweep - Math.sin(sweep));
    }
  }
  return twice / 2;
}

export function reversed(contour: Contour): Contour {
  const count = edgeCount(contour);
  const out = new Float64Array(count * STRIDE);
  for (let k = 0; k < count; k++) {
    const from = (count - 1 - k) * STRIDE;
    const before = from >= STRIDE ? from - STRIDE : (count - 1) * STRIDE;
    out[k * STRIDE] = contour[from] ?? 0;
    out[k * STRIDE + 1] = contour[from + 1] ?? 0;
    out[k * STRIDE + 2] = -(contour[before + 2] ?? 0);
  }
  return out;
}

/** The same contour turning counter-clockwise, as a non-zero fill of many contours requires. */
export function counterClockwise(contour: Contour): Contour {
  return signedArea(contour) < 0 ? reversed(contour) : contour;
}

export function clockwise(contour: Contour): Contour {
  return signedArea(contour) > 0 ? reversed(contour) : contour;
}

/** Maps a contour. A mirroring map would reverse its direction, so the contour is reversed again. */
export function transformed(contour: Contour, m: Matrix): Contour {
  const out = new Float64Array(contour.length);
  const flip = isMirroring(m);
  for (let o = 0; o < contour.length; o += STRIDE) {
    const x = contour[o] ?? 0;
    const y = contour[o + 1] ?? 0;
    out[o] = m[0] * x + m[2] * y + m[4];
    out[o + 1] = m[1] * x + m[3] * y + m[5];
    out[o + 2] = flip ? -(contour[o + 2] ?? 0) : (contour[o + 2] ?? 0);
  }
  return flip ? reversed(out) : out;
}

/** Adds the points of an edge after its first to `out` (pairs), arcs within `toleranceMm` of the true curve. */
export function flattenEdge(edge: Edge, toleranceMm: number, out: number[]): void {
  if (edge.bulge !== 0) {
    const { cx, cy, radius, sweep } = arcOf(edge);
    const step = 2 * Math.acos(Math.max(0, 1 - toleranceMm / Math.max(radius, toleranceMm)));
    const steps = Math.min(256, Math.max(2, Math.ceil(Math.abs(sweep) / Math.max(step, 0.01))));
    const start = Math.atan2(edge.y0 - cy, edge.x0 - cx);
    for (let k = 1; k < steps; k++) {
      const angle = start + (sweep * k) / steps;
      out.push(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle));
    }
  }
  out.push(edge.x1, edge.y1);
}

/** The contour as pairs of points, arcs within `toleranceMm` of the true curve. */
export function flatten(contour: Contour, toleranceMm = 0.01): Float64Array {
  const out: number[] = [];
  const count = edgeCount(contour);
  for (let k = 0; k < count; k++) flattenEdge(edgeAt(contour, k), toleranceMm, out);
  return Float64Array.from(out);
}

/** Even-odd test against pairs of points. */
export function isInside(points: Float64Array, x: number, y: number): boolean {
  let inside = false;
  const n = points.length;
  let px = points[n - 2] ?? 0;
  let py = points[n - 1] ?? 0;
  for (let k = 0; k < n; k += 2) {
    const qx = points[k] ?? 0;
    const qy = points[k + 1] ?? 0;
    if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) inside = !inside;
    px = qx;
    py = qy;
  }
  return inside;
}
