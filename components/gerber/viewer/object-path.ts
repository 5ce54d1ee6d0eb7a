// An object as an SVG path in mm: a filled area, or a stroked line with its width.
import { type Contour, flatten, flattenEdge } from "@/lib/core/geometry/contour";
import { DATA_STRIDE, KIND, type LayerImage, regionOf } from "@/lib/core/board/image";

const TOLERANCE_MM = 0.005;

function closed(contour: Contour, x = 0, y = 0): string {
  const points = flatten(contour, TOLERANCE_MM);
  let d = "";
  for (let k = 0; k + 1 < points.length; k += 2)
    d += `${k === 0 ? "M" : "L"}${(points[k] ?? 0) + x} ${(points[k + 1] ?? 0) + y}`;
  return `${d}Z`;
}

/** `widthMm` is null for an area. */
export function objectPath(image: LayerImage, at: number): { d: string; widthMm: number | null } {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, bulge = 0] = image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
  const shape = image.shapes[image.shape[at] ?? -1];
  if (image.kind[at] === KIND.region) return { d: closed(regionOf(image, at)), widthMm: null };
  if (image.kind[at] === KIND.flash) {
    const contours = shape?.paths.filter(({ isDark }) => isDark).flatMap((path) => path.contours) ?? [];
    return { d: contours.map((contour) => closed(contour, x0, y0)).join(""), widthMm: null };
  }
  const points: number[] = [x0, y0];
  flattenEdge({ x0, y0, x1, y1, bulge }, TOLERANCE_MM, points);
  let d = `M${x0} ${y0}`;
  for (let k = 2; k + 1 < points.length; k += 2) d += `L${points[k]} ${points[k + 1]}`;
  return { d, widthMm: shape?.strokeMm ?? 0 };
}
