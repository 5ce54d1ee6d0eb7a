// Lines drawn with a rectangle: what the rectangle covers on its way (Gerber specification 8.2.3).

import { type Contour, type Edge, flattenEdge, polygon } from "@/lib/core/gerber/contour";
import { convexHull } from "@/lib/core/gerber/hull";

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
