// The areas of strokes as contours.

import { arcOf } from "@/lib/base/arc";
import { capsule, type Contour, type Edge, flattenEdge } from "@/lib/core/geometry/contour";

/** The contour of a round-ended stroke. */
export function strokeContours(edge: Edge, half: number): Contour[] {
  if (half <= 0) return [];
  const { x0, y0, x1, y1, bulge } = edge;
  if (bulge === 0) return [capsule([x0, y0], [x1, y1], half)];
  if (bulge < 0) return strokeContours({ x0: x1, y0: y1, x1: x0, y1: y0, bulge: -bulge }, half);
  const { cx, cy, radius } = arcOf(edge);
  if (radius <= half) return thickArc(edge, half);
  const at = (x: number, y: number, r: number) => [cx + ((x - cx) * r) / radius, cy + ((y - cy) * r) / radius] as const;
  const [outer, inner] = [radius + half, radius - half];
  return [
    Float64Array.of(
      ...[...at(x0, y0, outer), bulge],
      ...[...at(x1, y1, outer), 1],
      ...[...at(x1, y1, inner), -bulge],
      ...[...at(x0, y0, inner), 1],
    ),
  ];
}

/** An arc with a smaller radius than half its width, in short straight segments. */
function thickArc(edge: Edge, half: number): Contour[] {
  const points = [edge.x0, edge.y0];
  flattenEdge(edge, 1e-4, points);
  return Array.from({ length: points.length / 2 - 1 }, (_, k) => {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points.slice(2 * k, 2 * k + 4);
    return capsule([ax, ay], [bx, by], half);
  });
}
