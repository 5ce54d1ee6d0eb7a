// The least width of a pad in any direction: between two parallel lines that hold it.

import { flatten } from "@/lib/core/geometry/contour";
import { convexHull } from "@/lib/core/geometry/hull";
import { isDisc, type Shape } from "@/lib/core/board/shape";

const ARC_TOLERANCE_MM = 0.001;

/** Of the convex hull: one of the two lines runs along a side of it. 0 for a shape without an image. */
export function minWidth(shape: Shape): number {
  if (isDisc(shape)) return shape.strokeMm;
  const points = shape.paths.flatMap(({ isDark, contours }) =>
    isDark ? contours.flatMap((contour) => [...flatten(contour, ARC_TOLERANCE_MM)]) : [],
  );
  if (points.length < 6) return 0;
  const hull = convexHull(points);
  let min = Infinity;
  for (let k = 0; k < hull.length; k += 2) {
    const next = (k + 2) % hull.length;
    const [x0, y0, x1, y1] = [hull[k] ?? 0, hull[k + 1] ?? 0, hull[next] ?? 0, hull[next + 1] ?? 0];
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length < 1e-9) continue;
    let max = 0;
    for (let c = 0; c < hull.length; c += 2) {
      const off = ((x1 - x0) * ((hull[c + 1] ?? 0) - y0) - (y1 - y0) * ((hull[c] ?? 0) - x0)) / length;
      max = Math.max(max, Math.abs(off));
    }
    min = Math.min(min, max);
  }
  return Number.isFinite(min) ? min : 0;
}
