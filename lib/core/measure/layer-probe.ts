// Tests if a layer is dark at a point, by an index of its objects.

import Flatbush from "flatbush";
import { emptyBbox, isEmptyBbox } from "@/lib/base/bbox";
import { flatten, flattenEdge } from "@/lib/core/geometry/contour";
import { addObject, DATA_STRIDE, KIND, type LayerImage, regionOf } from "@/lib/core/board/image";
import { PolygonRows } from "@/lib/core/geometry/polygon-rows";

const ARC_TOLERANCE_MM = 0.002;

type Covers = (x: number, y: number) => boolean;

export class LayerProbe {
  readonly #image: LayerImage;
  readonly #tree: Flatbush | null;
  /** Object by index in the tree. */
  readonly #objects: number[] = [];
  readonly #regions = new Map<number, PolygonRows>();
  readonly #shapes = new Map<number, Covers>();

  constructor(image: LayerImage) {
    this.#image = image;
    const boxes: number[] = [];
    for (let at = 0; at < image.count; at++) {
      const box = emptyBbox();
      addObject(box, image, at);
      if (isEmptyBbox(box)) continue;
      this.#objects.push(at);
      boxes.push(box.minX, box.minY, box.maxX, box.maxY);
    }
    this.#tree = this.#objects.length > 0 ? new Flatbush(this.#objects.length) : null;
    for (let k = 0; k < boxes.length; k += 4)
      this.#tree?.add(boxes[k] ?? 0, boxes[k + 1] ?? 0, boxes[k + 2] ?? 0, boxes[k + 3] ?? 0);
    this.#tree?.finish();
  }

  /** The last object drawn over the point decides. */
  isDark(x: number, y: number): boolean {
    const { dark, isNegative } = this.#image;
    const over = this.objectsAt(x, y).at(-1);
    return (over !== undefined && dark[over] === 1) !== isNegative;
  }

  /** The objects that cover the point, dark and clear, in drawing order. */
  objectsAt(x: number, y: number): number[] {
    const near = this.#tree?.search(x, y, x, y).map((index) => this.#objects[index] ?? 0) ?? [];
    return near.sort((a, b) => a - b).filter((at) => this.#covers(at, x, y));
  }

  #covers(at: number, x: number, y: number): boolean {
    const { kind, data } = this.#image;
    if (kind[at] === KIND.region) return this.#regionAt(at).has(x, y);
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, bulge = 0] = data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
    const shape = this.#image.shape[at] ?? 0;
    if (kind[at] === KIND.flash) return this.#shapeAt(shape)(x - x0, y - y0);
    const points = [x0, y0];
    flattenEdge({ x0, y0, x1, y1, bulge }, ARC_TOLERANCE_MM, points);
    return distanceToLine(points, x, y) <= (this.#image.shapes[shape]?.strokeMm ?? 0) / 2;
  }

  #regionAt(at: number): PolygonRows {
    const rows = this.#regions.get(at) ?? new PolygonRows(flatten(regionOf(this.#image, at), ARC_TOLERANCE_MM));
    this.#regions.set(at, rows);
    return rows;
  }

  #shapeAt(index: number): Covers {
    const existing = this.#shapes.get(index);
    if (existing) return existing;
    const paths = (this.#image.shapes[index]?.paths ?? []).map(({ isDark, contours }) => ({
      isDark,
      rings: contours.map((contour) => new PolygonRows(flatten(contour, ARC_TOLERANCE_MM))),
    }));
    // The point must be in the outer contours and outside of their holes.
    const covers = (x: number, y: number) =>
      paths.reduce((isDark, path) => {
        const held = path.rings.filter((ring) => ring.has(x, y)).length;
        return held % 2 === 1 ? path.isDark : isDark;
      }, false);
    this.#shapes.set(index, covers);
    return covers;
  }
}

/** Distance from a point to an open line through `points` (pairs). */
export function distanceToLine(points: ArrayLike<number>, x: number, y: number): number {
  let min = Infinity;
  for (let k = 0; k + 3 < points.length; k += 2) {
    const px = points[k] ?? 0;
    const py = points[k + 1] ?? 0;
    const dx = (points[k + 2] ?? 0) - px;
    const dy = (points[k + 3] ?? 0) - py;
    const length = dx * dx + dy * dy;
    const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - px) * dx + (y - py) * dy) / length));
    min = Math.min(min, Math.hypot(px + t * dx - x, py + t * dy - y));
  }
  return min;
}
