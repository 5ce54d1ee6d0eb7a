// A text key of an object's drawing: equal for objects that draw the same, whatever their number and tool.

import { DATA_STRIDE, KIND, type LayerImage, regionOf } from "@/lib/core/board/image";
import type { Shape } from "@/lib/core/board/shape";

/** Resolution of coordinates, because tools round differently in each export. */
const PER_MM = 1000;

/** Key of every object of a layer, moved by (dx, dy) mm. */
export function objectKeys(image: LayerImage, [dx, dy]: readonly [number, number]): string[] {
  const shapes = image.shapes.map(shapeKey);
  return Array.from({ length: image.count }, (_, at) => {
    const o = at * DATA_STRIDE;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, bulge = 0] = image.data.subarray(o, o + DATA_STRIDE);
    const polarity = image.dark[at] === 1 ? "+" : "-";
    if (image.kind[at] === KIND.region) return `${polarity}r ${contourKey(regionOf(image, at), dx, dy)}`;
    const start = `${units(x0 + dx)},${units(y0 + dy)}`;
    const shape = image.shape[at] ?? 0;
    if (image.kind[at] === KIND.flash) return `${polarity}f ${start} ${shapes[shape] ?? ""}`;
    const end = `${units(x1 + dx)},${units(y1 + dy)}`;
    const width = units(image.shapes[shape]?.strokeMm ?? 0);
    // A stroke is the same in either direction.
    const [first, last, bend] = start <= end ? [start, end, bulge] : [end, start, -bulge];
    return `${polarity}s ${first} ${last} ${Math.round(bend * 1e4)} ${width}`;
  });
}

function shapeKey({ paths }: Shape): string {
  return paths
    .map(
      ({ isDark, contours }) => (isDark ? "+" : "-") + contours.map((contour) => contourKey(contour, 0, 0)).join("/"),
    )
    .join(" ");
}

function contourKey(contour: Float64Array, dx: number, dy: number): string {
  let key = "";
  for (let o = 0; o < contour.length; o += 3)
    key += `${units((contour[o] ?? 0) + dx)},${units((contour[o + 1] ?? 0) + dy)},${Math.round((contour[o + 2] ?? 0) * 1e4)};`;
  return key;
}

function units(mm: number): number {
  return Math.round(mm * PER_MM) + 0;
}
