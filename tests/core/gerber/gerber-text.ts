// Small Gerber files for tests, and the question whether a layer has something at a point.

import { flatten, flattenEdge, isInside } from "@/lib/core/geometry/contour";
import { DATA_STRIDE, KIND, type LayerImage, regionOf } from "@/lib/core/board/image";
import { readLayer, type ReadLayer } from "@/lib/core/formats/rs274x/read-layer";
import type { Shape } from "@/lib/core/board/shape";

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** A file in mm with four digits behind the point and the given body. */
export function readMm(body: string): ReadLayer {
  return readLayer(bytesOf(`%FSLAX44Y44*%\n%MOMM*%\n${body}\nM02*\n`));
}

export function boxOf({ image }: ReadLayer): number[] {
  const { minX, minY, maxX, maxY } = image.bounds;
  return [minX, minY, maxX, maxY].map((value) => Math.round(value * 1e4) / 1e4 + 0);
}

/** Paints all objects in order and looks at one point: the definition of the format, slow and plain. */
export function isDarkAt(image: LayerImage, x: number, y: number): boolean {
  let isDark = image.isNegative;
  for (let at = 0; at < image.count; at++) {
    if (covers(image, at, x, y)) isDark = (image.dark[at] === 1) !== image.isNegative;
  }
  return isDark;
}

function covers(image: LayerImage, at: number, x: number, y: number): boolean {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, bulge = 0] = image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
  const shape = image.shapes[image.shape[at] ?? 0];
  if (image.kind[at] === KIND.region) return isInside(flatten(regionOf(image, at), 0.001), x, y);
  if (image.kind[at] === KIND.flash) return shape !== undefined && shapeCovers(shape, x - x0, y - y0);
  const points = [x0, y0];
  flattenEdge({ x0, y0, x1, y1, bulge }, 0.001, points);
  for (let k = 0; k + 3 < points.length; k += 2) {
    const [px = 0, py = 0, qx = 0, qy = 0] = points.slice(k, k + 4);
    const length = (qx - px) ** 2 + (qy - py) ** 2;
    const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - px) * (qx - px) + (y - py) * (qy - py)) / length));
    if (Math.hypot(px + t * (qx - px) - x, py + t * (qy - py) - y) <= (shape?.strokeMm ?? 0) / 2) return true;
  }
  return false;
}

function shapeCovers(shape: Shape, x: number, y: number): boolean {
  let isDark = false;
  for (const path of shape.paths) {
    const odd = path.contours.filter((contour) => isInside(flatten(contour, 0.001), x, y)).length % 2;
    if (odd === 1) isDark = path.isDark;
  }
  return isDark;
}
