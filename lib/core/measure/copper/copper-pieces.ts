// The dark objects of a layer as segments for a CopperIndex; owners are the numbers of objects.

import { addPoint, emptyBbox } from "@/lib/base/bbox";
import { type Contour, flatten, flattenEdge } from "@/lib/core/geometry/contour";
import { type CopperPieces, noPieces } from "@/lib/core/measure/copper/copper-outline";
import { DATA_STRIDE, KIND, type LayerImage, regionOf } from "@/lib/core/board/image";
import { PolygonRows } from "@/lib/core/geometry/polygon-rows";
import { isDisc } from "@/lib/core/board/shape";

/** Maximum distance between an arc and its chords. */
export const ARC_TOLERANCE_MM = 0.002;

/** The segments of owner n are `firstOf[n]` up to `firstOf[n + 1]`. */
export type ObjectPieces = CopperPieces & { firstOf: number[] };

type Line = { points: ArrayLike<number>; radius: number; isClosed: boolean };

export function objectPieces(image: LayerImage): ObjectPieces {
  const out: ObjectPieces = { ...noPieces(), firstOf: [0] };
  for (let at = 0; at < image.count; at++) {
    addOwner(out, image.dark[at] === 1 ? linesOf(image, at) : []);
    if (image.kind[at] === KIND.flash) out.pads.push(at);
  }
  return out;
}

function linesOf(image: LayerImage, at: number): Line[] {
  const [x = 0, y = 0, x1 = 0, y1 = 0, bulge = 0] = image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
  const shape = image.shapes[image.shape[at] ?? 0];
  const radius = (shape?.strokeMm ?? 0) / 2;
  if (image.kind[at] === KIND.region) return [outlineOf(regionOf(image, at), 0, 0)];
  if (image.kind[at] === KIND.stroke) {
    const points = [x, y];
    flattenEdge({ x0: x, y0: y, x1, y1, bulge }, ARC_TOLERANCE_MM, points);
    return [{ points, radius, isClosed: false }];
  }
  if (!shape) return [];
  if (isDisc(shape)) return [{ points: [x, y, x, y], radius, isClosed: false }];
  return shape.paths.flatMap(({ isDark, contours }) =>
    isDark ? contours.filter(({ length }) => length >= 6).map((contour) => outlineOf(contour, x, y)) : [],
  );
}

function outlineOf(contour: Contour, dx: number, dy: number): Line {
  const points = flatten(contour, ARC_TOLERANCE_MM);
  for (let k = 0; k < points.length; k += 2) {
    points[k] = (points[k] ?? 0) + dx;
    points[k + 1] = (points[k + 1] ?? 0) + dy;
  }
  return { points, radius: 0, isClosed: true };
}

function addOwner(out: ObjectPieces, lines: readonly Line[]): void {
  const owner = out.fills.length;
  const box = emptyBbox();
  for (const { points, radius, isClosed } of lines) {
    const last = isClosed ? points.length : points.length - 2;
    for (let k = 0; k < last; k += 2) {
      const next = (k + 2) % points.length;
      out.x0.push(points[k] ?? 0);
      out.y0.push(points[k + 1] ?? 0);
      out.x1.push(points[next] ?? 0);
      out.y1.push(points[next + 1] ?? 0);
      out.radius.push(radius);
      out.owner.push(owner);
      out.count++;
    }
    for (let k = 0; k < points.length; k += 2) {
      addPoint(box, (points[k] ?? 0) - radius, (points[k + 1] ?? 0) - radius);
      addPoint(box, (points[k] ?? 0) + radius, (points[k + 1] ?? 0) + radius);
    }
  }
  // The first contour of a shape is the outer one.
  const [outer] = lines;
  out.fills.push(outer?.isClosed ? new PolygonRows(outer.points) : null);
  out.anchors.push([outer?.points[0] ?? NaN, outer?.points[1] ?? NaN]);
  out.bounds.push(box);
  out.firstOf.push(out.count);
}
