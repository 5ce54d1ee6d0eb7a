// The copper of a layer as short straight pieces with a thickness: what distances are measured between.

import { addPoint, type Bbox, emptyBbox } from "@/lib/base/bbox";
import { type Contour, flatten, flattenEdge } from "@/lib/core/gerber/contour";
import { DATA_STRIDE, KIND, type LayerImage, regionOf } from "@/lib/core/gerber/image";
import { PolygonRows } from "@/lib/core/gerber/polygon-rows";

/** Arcs are measured along chords; this is the most that they may stand off. */
const ARC_TOLERANCE_MM = 0.002;

/** Thinner lines are aids of the drawing program, not copper anyone could etch. */
export const THINNEST_MM = 0.03;

/** Pieces in columns: from (x0, y0) to (x1, y1), `radius` around, part of `owner`. */
export type CopperPieces = {
  count: number;
  x0: number[];
  y0: number[];
  x1: number[];
  y1: number[];
  radius: number[];
  owner: number[];
  /** The filled inside of an owner, null for strokes and dots. */
  fills: (Pick<PolygonRows, "has"> | null)[];
  /** A point of each owner that is copper. */
  anchors: [number, number][];
  bounds: Bbox[];
  /** Owners that are flashed: pads. */
  pads: number[];
};

export function noPieces(): CopperPieces {
  return {
    count: 0,
    x0: [],
    y0: [],
    x1: [],
    y1: [],
    radius: [],
    owner: [],
    fills: [],
    anchors: [],
    bounds: [],
    pads: [],
  };
}

/** Null beyond `maxPieces`, or where clear objects would have to be cut out first. */
export function copperPieces(image: LayerImage, maxPieces: number): CopperPieces | null {
  if (image.isNegative || image.dark.includes(0)) return null;
  const out = noPieces();
  for (let at = 0; at < image.count; at++) {
    if (out.count > maxPieces) return null;
    if (image.kind[at] === KIND.region) addFill(out, [regionOf(image, at)], [0, 0]);
    else if (image.kind[at] === KIND.stroke) addStroke(out, image, at);
    else addFlash(out, image, at);
  }
  return out.count > maxPieces ? null : out;
}

function addStroke(out: CopperPieces, image: LayerImage, at: number): void {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, bulge = 0] = image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
  const radius = (image.shapes[image.shape[at] ?? 0]?.strokeMm ?? 0) / 2;
  if (radius < THINNEST_MM / 2) return;
  const points = [x0, y0];
  flattenEdge({ x0, y0, x1, y1, bulge }, ARC_TOLERANCE_MM, points);
  addOwner(out, points, { radius, isClosed: false });
}

function addFlash(out: CopperPieces, image: LayerImage, at: number): void {
  const shape = image.shapes[image.shape[at] ?? 0];
  const [x = 0, y = 0] = image.data.subarray(at * DATA_STRIDE, at * DATA_STRIDE + 2);
  if (!shape) return;
  const first = out.fills.length;
  if (shape.kind === "circle") {
    if (shape.strokeMm > 0) addOwner(out, [x, y, x, y], { radius: shape.strokeMm / 2, isClosed: false });
  } else {
    for (const path of shape.paths) if (path.isDark) addFill(out, path.contours, [x, y]);
  }
  for (let owner = first; owner < out.fills.length; owner++) out.pads.push(owner);
}

function addFill(out: CopperPieces, contours: readonly Contour[], [dx, dy]: readonly [number, number]): void {
  const [outer] = contours;
  if (!outer || outer.length < 6) return;
  const points = flatten(outer, ARC_TOLERANCE_MM);
  for (let k = 0; k < points.length; k += 2) {
    points[k] = (points[k] ?? 0) + dx;
    points[k + 1] = (points[k + 1] ?? 0) + dy;
  }
  addOwner(out, points, { radius: 0, isClosed: true });
}

function addOwner(out: CopperPieces, points: ArrayLike<number>, how: { radius: number; isClosed: boolean }): void {
  const owner = out.fills.length;
  const box = emptyBbox();
  const last = how.isClosed ? points.length : points.length - 2;
  for (let k = 0; k < last; k += 2) {
    const next = (k + 2) % points.length;
    out.x0.push(points[k] ?? 0);
    out.y0.push(points[k + 1] ?? 0);
    out.x1.push(points[next] ?? 0);
    out.y1.push(points[next + 1] ?? 0);
    out.radius.push(how.radius);
    out.owner.push(owner);
    out.count++;
  }
  for (let k = 0; k < points.length; k += 2) addPoint(box, points[k] ?? 0, points[k + 1] ?? 0);
  box.minX -= how.radius;
  box.minY -= how.radius;
  box.maxX += how.radius;
  box.maxY += how.radius;
  out.bounds.push(box);
  out.anchors.push([points[0] ?? 0, points[1] ?? 0]);
  out.fills.push(how.isClosed ? new PolygonRows(points) : null);
}
