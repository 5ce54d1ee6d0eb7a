// The area of one drawn object as rings of points.

import { type Contour, counterClockwise, flatten } from "@/lib/core/geometry/contour";
import { strokeContours } from "@/lib/core/measure/coverage/stroke-contours";
import { DATA_STRIDE, KIND, type LayerImage, regionOf } from "@/lib/core/board/image";

/** Maximum distance between an arc and its chords. */
export const ARC_TOLERANCE_MM = 0.002;

/** Rings that are filled together by the non-zero rule. */
export type RingPath = { isDark: boolean; rings: Float64Array[] };

/** In drawing order; a path that is not dark erases from the ones before it, within the object only. */
export function objectRings(image: LayerImage, at: number): RingPath[] {
  const [x = 0, y = 0, x1 = 0, y1 = 0, bulge = 0] = image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
  const shape = image.shapes[image.shape[at] ?? 0];
  if (image.kind[at] === KIND.flash)
    return (shape?.paths ?? []).map(({ isDark, contours }) => ({ isDark, rings: contours.map((c) => moved(c, x, y)) }));
  const contours =
    image.kind[at] === KIND.region
      ? [regionOf(image, at)]
      : strokeContours({ x0: x, y0: y, x1, y1, bulge }, (shape?.strokeMm ?? 0) / 2);
  return [{ isDark: true, rings: contours.map((contour) => flatten(counterClockwise(contour), ARC_TOLERANCE_MM)) }];
}

export function moved(contour: Contour, dx: number, dy: number): Float64Array {
  const points = pointsOf(contour);
  const out = new Float64Array(points.length);
  for (let k = 0; k < points.length; k += 2) {
    out[k] = (points[k] ?? 0) + dx;
    out[k + 1] = (points[k + 1] ?? 0) + dy;
  }
  return out;
}

/** Cached, because the rings of a shape are needed for each of its flashes. */
const known = new WeakMap<Contour, Float64Array>();

function pointsOf(contour: Contour): Float64Array {
  let points = known.get(contour);
  if (!points) known.set(contour, (points = flatten(contour, ARC_TOLERANCE_MM)));
  return points;
}
