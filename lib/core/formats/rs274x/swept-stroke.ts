// Lines drawn with a pen that is not round: what it covers on its way. For a rectangle that is the specification's word
// (2019.06, 8.2.3); of all other pens it says nothing, and they are taken for their convex hull.

import { type Contour, type Edge, flatten, flattenEdge, polygon } from "@/lib/core/geometry/contour";
import { convexHull } from "@/lib/core/geometry/hull";
import type { Shape } from "@/lib/core/board/shape";

const PEN_TOLERANCE_MM = 0.0005;

/** The corners of the convex hull of a shape, arcs in chords; empty where it has no image. */
export function hullOf({ paths }: Shape): Contour {
  const points = paths.flatMap(({ isDark, contours }) =>
    isDark ? contours.flatMap((contour) => [...flatten(contour, PEN_TOLERANCE_MM)]) : [],
  );
  return points.length < 6 ? new Float64Array() : polygon(convexHull(points));
}

/** Between two points that is the hull of the corners at both ends; an arc is taken in short pieces, one area each. */
export function sweptAreas(corners: Contour, edge: Edge): Contour[] {
  const points: number[] = [edge.x0, edge.y0];
  flattenEdge(edge, 0.01, points);
  const areas: Contour[] = [];
  for (let k = 0; k + 3 < points.length; k += 2) {
    const cloud: number[] = [];
    for (let c = 0; c < corners.length; c += 3) {
      const dx = corners[c] ?? 0;
      const dy = corners[c + 1] ?? 0;
      cloud.push(
        (points[k] ?? 0) + dx,
        (points[k + 1] ?? 0) + dy,
        (points[k + 2] ?? 0) + dx,
        (points[k + 3] ?? 0) + dy,
      );
    }
    areas.push(polygon(convexHull(cloud)));
  }
  return areas;
}
